/**
 * Tests a whole raid against the computer's Boss: the table answers where nobody has a choice, and asks once for each
 * attack.
 */
import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { heuristicPlayer } from '../../bots/heuristic.ts'
import { findInputs } from '../../store/raids/inputs.ts'
import { findRaidWithGame } from '../../store/raids/raids.ts'
import {
  newId,
  newPerson,
  playOnWithComputerPlayer,
  requireAccepted,
  TEST_GUILD_ID,
  type TestParty,
  tableWithFixedSeed,
} from '../fixture.ts'
import { replayRaid } from '../replay/replay.ts'

describeWithDatabase('a raid against the computer’s Boss', (database) => {
  /** Returns a raid in which the computer plays Onyxia, and all have few stops. */
  async function begun(): Promise<TestParty> {
    const table = tableWithFixedSeed(database.store())
    const people = [newPerson('Anna'), newPerson('Ben'), newPerson('Cleo')] as const
    const [anna, ben, cleo] = people
    const at = { guildId: TEST_GUILD_ID, channelId: newId() }
    const lobby = requireAccepted(await table.create(at, anna, 'onyxia', 'standard'))
    for (const who of [anna, ben, cleo]) requireAccepted(await table.join(lobby.id, who, 'horde-warrior'))
    return { table, raid: requireAccepted(await table.start(lobby.id, anna)), people }
  }

  it('is answered by the table where nobody has a choice, and a replay gives the same game', async () => {
    const party = await begun()
    await playOnWithComputerPlayer(party, heuristicPlayer, 140)
    const inputs = await findInputs(database.store().db, party.raid.id)
    const byTable = inputs.filter(({ kind, userId }) => kind === 'answer' && userId === null)
    expect(byTable.length).toBeGreaterThan(5)
    const state: unknown = (await findRaidWithGame(database.store().db, party.raid.id))?.state
    expect(JSON.parse(JSON.stringify(await replayRaid(database.store().db, party.raid.id)))).toEqual(state)
  }, 120_000)
})
