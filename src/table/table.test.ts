import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../test/databases.ts'
import { heuristicPlayer } from '../players/heuristic.ts'
import { announced, aRaidOn, keepHands, playOn } from './fixture.ts'
import { openTable } from './table.ts'

describeOnEachDatabase('a raid at the table', (database) => {
  it('is played from the first command to the last XP', async () => {
    const table = openTable(database.store())
    const party = await aRaidOn(table)
    await keepHands(party)
    await playOn(party, heuristicPlayer)
    const said = await announced(database.store(), party)
    const ended = said.at(-1)
    expect(ended?.kind).toBe('ended')
  })
})
