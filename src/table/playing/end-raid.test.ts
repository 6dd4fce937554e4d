import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import type { Game } from '../../engine/index.ts'
import { compressJson } from '../../store/database/compress.ts'
import { findRaidWithGame } from '../../store/raids/raids.ts'
import {
  announcementsOf,
  createStartedRaid,
  newId,
  requireAccepted,
  TEST_GUILD_ID,
  type TestParty,
  tableWithFixedSeed,
} from '../fixture.ts'
import { parseGame } from '../stored/parse-stored.ts'

describeWithDatabase('the end of a raid', (database) => {
  const aRaid = () => createStartedRaid(tableWithFixedSeed(database.store()))

  /** Changes the stored game directly, as if it had been played that way. */
  async function tamper({ raid }: TestParty, change: (game: Game) => void): Promise<void> {
    const { db } = database.store()
    const game = parseGame((await findRaidWithGame(db, raid.id))?.state)
    change(game)
    await db.raid.update({ where: { id: raid.id }, data: { state: compressJson(game) } })
  }

  async function concedeAll({ table, raid, people }: TestParty): Promise<void> {
    for (const one of people) requireAccepted(await table.concede(raid.id, one))
  }

  async function endOf(party: TestParty) {
    const last = (await announcementsOf(database.store(), party)).at(-1)
    if (last?.kind !== 'ended') throw new Error('it has not ended')
    return last
  }

  it('books what was achieved to every character, whoever fell on the way', async () => {
    const party = await aRaid()
    await tamper(party, (game) => {
      game.registers.tally = { damage: 30, 'boss:DDD-5': 1 }
      game.earned = ['DDD-42']
    })
    await concedeAll(party)
    const { raid, rewards, outcome } = await endOf(party)
    expect([raid.status, outcome]).toEqual(['lost', { kind: 'won', side: 'lair' }])
    expect(rewards[1]).toEqual({
      seat: 1,
      character: "Ben's Gurzak",
      xp: [
        { code: 'firstAttempt', amount: 5 },
        { code: 'halfDamage', amount: 2 },
        { code: 'boss:DDD-5', amount: 2 },
        { code: 'achievement:DDD-42', amount: 3 },
      ],
      before: 0,
      after: 12,
      levelBefore: 1,
      levelAfter: 10,
      achievements: ['DDD-42'],
    })
    for (const { id } of party.people) {
      const [sheet] = await party.table.sheets(TEST_GUILD_ID, id)
      expect(sheet).toMatchObject({ xp: 12, level: 10, nextLevelAt: 20, runs: 1, wins: 0 })
      expect(sheet?.raids[0]?.earned).toMatchObject([{ card: 'DDD-42', runs: [party.raid.code] }])
      expect(sheet?.raids[0]?.missing).toHaveLength(5)
    }
  })

  it('counts as a first attempt once for each character and raid, and never if the raid was abandoned', async () => {
    const table = tableWithFixedSeed(database.store())
    const first = await createStartedRaid(table)
    const [anna] = first.people
    requireAccepted(await table.abandon(first.raid.id, anna))
    expect(await endOf(first)).toMatchObject({ outcome: { kind: 'abandoned' }, rewards: [] })

    const xpAfter = async (deck: string) => {
      const at = { guildId: TEST_GUILD_ID, channelId: newId() }
      const raid = requireAccepted(await table.create(at, anna, 'deadmines', 'novice'))
      requireAccepted(await table.join(raid.id, anna, deck))
      requireAccepted(await table.start(raid.id, anna))
      requireAccepted(await table.concede(raid.id, anna))
      return (await endOf({ ...first, raid })).rewards.map(({ before, after }) => [before, after])
    }
    expect(await xpAfter('horde-rogue')).toEqual([[0, 5]])
    expect(await xpAfter('horde-rogue')).toEqual([[5, 7]])
    expect(await xpAfter('horde-warrior')).toEqual([[0, 5]])
  })

  it('rewards a character once, in however many seats it played', async () => {
    const table = tableWithFixedSeed(database.store())
    const { people } = await createStartedRaid(table)
    const [anna] = people
    const raid = requireAccepted(
      await table.create({ guildId: TEST_GUILD_ID, channelId: newId() }, anna, 'deadmines', 'novice'),
    )
    for (const deck of ['horde-rogue', 'horde-rogue']) requireAccepted(await table.join(raid.id, anna, deck))
    requireAccepted(await table.start(raid.id, anna))
    expect(await table.concede(raid.id, people[1])).toEqual({ rejected: 'You have no seat in this raid.' })
    expect(await table.concede(raid.id, anna, 2)).toEqual({ rejected: 'That seat is not yours.' })
    requireAccepted(await table.concede(raid.id, anna, 1))
    expect(await table.concede(raid.id, anna, 1)).toEqual({ rejected: 'You have left the game already.' })
    requireAccepted(await table.concede(raid.id, anna))
    const party = { table, raid, people }
    expect((await endOf(party)).rewards).toMatchObject([{ seat: 0, before: 0, after: 5 }])
  })

  it('can come for two raids at once, and only one of them is the first', async () => {
    const table = tableWithFixedSeed(database.store())
    const { people } = await createStartedRaid(table)
    const [anna] = people
    const both = [newId(), newId()].map(async (channelId) => {
      const raid = requireAccepted(
        await table.create({ guildId: TEST_GUILD_ID, channelId }, anna, 'deadmines', 'novice'),
      )
      requireAccepted(await table.join(raid.id, anna, 'horde-rogue'))
      return requireAccepted(await table.start(raid.id, anna))
    })
    const raids = await Promise.all(both)
    await Promise.all(raids.map((raid) => table.concede(raid.id, anna).then(requireAccepted)))
    const rewards = await Promise.all(raids.map((raid) => endOf({ table, raid, people })))
    const spans = rewards.map((end) => [end.rewards[0]?.before, end.rewards[0]?.after])
    expect(spans.sort()).toEqual([
      [0, 5],
      [5, 7],
    ])
  })
})
