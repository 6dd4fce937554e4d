import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { newId, newPerson, requireAccepted, tableWithFixedSeed } from '../fixture.ts'
import { createPastRaid, createTestRaider } from './fixture.ts'

describeWithDatabase('the record of a raid with computer players', (database) => {
  const table = () => tableWithFixedSeed(database.store())

  it('says how many there were, in the history and beside a fast clear', async () => {
    const [store, guildId] = [database.store(), newId()]
    const zix = await createTestRaider(store, guildId, 'Zix')
    const code = await createPastRaid(store, guildId, [zix], { computers: 2 })
    const { records } = table()
    const { runs } = requireAccepted(await records.history({ guildId, personId: zix.personId }, null, 1))
    expect(runs.map(({ computers }) => computers)).toEqual([2])
    expect(requireAccepted(await records.run(guildId, code)).computers).toBe(2)
    const scope = { guildId, viewer: '0', raid: null, mode: null }
    const { ranking } = requireAccepted(await records.leaderboard('fastest', scope))
    expect(ranking.top).toMatchObject([{ row: { code, computers: 2 } }])
  })

  it('counts them when the raid ends, and gives XP to the person alone', async () => {
    const [at, guildId, anna] = [table(), newId(), newPerson('Anna')]
    const { id, code } = requireAccepted(
      await at.create({ guildId, channelId: newId() }, anna, 'deadmines', 'novice'),
    )
    requireAccepted(await at.join(id, anna, 'horde-rogue'))
    requireAccepted(await at.lobbies.fill(id, anna, { players: 2, level: null, deck: null }))
    requireAccepted(await at.start(id, anna))
    requireAccepted(await at.concede(id, anna))
    const run = requireAccepted(await at.records.run(guildId, code))
    expect([run.raiders, run.computers, run.party.map(({ person: { name } }) => name)]).toEqual([
      3,
      2,
      ['Anna'],
    ])
  })

  it('is on no list of Boss players', async () => {
    const [at, guildId, anna, dora] = [table(), newId(), newPerson('Anna'), newPerson('Dora')]
    const playedBy = async (players: number) => {
      const { id } = requireAccepted(
        await at.create({ guildId, channelId: newId() }, anna, 'onyxia', 'standard'),
      )
      requireAccepted(await at.join(id, anna, 'horde-rogue'))
      requireAccepted(await at.joinAsBoss(id, dora))
      requireAccepted(await at.lobbies.fill(id, anna, { players, level: null, deck: null }))
      for (const who of [anna, dora]) requireAccepted(await at.lobbies.ready(id, who, true))
      requireAccepted(await at.start(id, anna))
      requireAccepted(await at.concede(id, dora))
    }
    const scope = { guildId, viewer: '0', raid: null, mode: null }
    const runsOfDora = async () => {
      const { by, ranking } = requireAccepted(await at.records.leaderboard('bosses', scope))
      return by === 'bosses' ? ranking.top.map(({ row }) => row.runs) : []
    }
    await playedBy(2)
    expect(await runsOfDora()).toEqual([])
    await playedBy(0)
    expect(await runsOfDora()).toEqual([1])
  })
})
