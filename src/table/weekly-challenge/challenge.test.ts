import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { computeChallengeForWeek, isoWeekOfDate } from '../../campaign/challenge.ts'
import { starterDecks } from '../../cards/index.ts'
import { cardOf } from '../../engine/internals.ts'
import { summariesOfChallengeRaids } from '../../raids/index.ts'
import { findRaidWithGame } from '../../store/raids/raids.ts'
import { userText } from '../../texts/user-text.ts'
import { newId, newPerson, requireAccepted } from '../fixture.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'
import { parseGame } from '../stored/parse-stored.ts'
import { createTable } from '../table.ts'

const PATIENCE = { timeout: 120_000 }

describeWithDatabase('the weekly challenge', (database) => {
  /** The number of weeks that are used. Every test uses a different week, and random seeds as in live games. */
  let weeks = 0
  function inAWeek() {
    const at = new Date(Date.UTC(2030, 0, 7 * ++weeks))
    const table = createTable(database.store(), { now: () => at })
    const challenge = computeChallengeForWeek(isoWeekOfDate(at), {
      raids: summariesOfChallengeRaids,
      decks: starterDecks.map(({ key }) => key),
    })
    return { table, challenge }
  }
  type Week = ReturnType<typeof inAWeek>

  async function lobby({ table }: Week, people: readonly Person[], guildId = newId()): Promise<RaidInfo> {
    const leader = people[0] ?? newPerson('Nobody')
    let raid = requireAccepted(await table.challenges.open({ guildId, channelId: newId() }, leader))
    await table.setThread(raid.id, newId())
    for (const one of people) raid = requireAccepted(await table.join(raid.id, one, 'horde-rogue'))
    return raid
  }

  async function begun(week: Week, people: readonly Person[], guildId?: string): Promise<RaidInfo> {
    const { id, leader } = await lobby(week, people, guildId)
    return requireAccepted(await week.table.start(id, leader))
  }

  async function lost({ table }: Week, raid: RaidInfo): Promise<void> {
    for (const one of new Set(raid.seats.map(({ person: { id } }) => id)))
      for (const { person: who, seat } of raid.seats)
        if (who.id === one) requireAccepted(await table.concede(raid.id, who, seat))
  }

  const three = () => [newPerson('Anna'), newPerson('Ben'), newPerson('Cleo')]

  /** Returns every card of every pile, in order. */
  async function piles({ id }: RaidInfo) {
    const game = parseGame((await findRaidWithGame(database.store().db, id))?.state)
    return game.players.map(({ hand, deck }) => [...hand, ...deck].map((object) => cardOf(game, object).id))
  }

  it('has the same seed if the log of the first raid is damaged', PATIENCE, async () => {
    const week = inAWeek()
    const { db } = database.store()
    const three = (name: string) => Array<Person>(3).fill(newPerson(name))
    const seedOf = async ({ id }: RaidInfo) => {
      const { payload } = await db.input.findUniqueOrThrow({ where: { raidId_seq: { raidId: id, seq: 1 } } })
      return Object(payload).seed
    }
    const first = await begun(week, three('Anna'))
    const second = await begun(week, three('Ben'))
    const seed = await seedOf(first)
    await db.input.update({ where: { raidId_seq: { raidId: first.id, seq: 1 } }, data: { payload: 'x' } })
    expect([await seedOf(second), await seedOf(await begun(week, three('Cleo')))]).toEqual([seed, seed])
  })

  it('is one raid with the same decks in the same order for every group', PATIENCE, async () => {
    const week = inAWeek()
    const { raid, mode, decks } = week.challenge
    const first = await begun(week, three())
    const second = await begun(week, three())
    expect([first.raid, first.mode, first.seats.map(({ deck }) => deck)]).toEqual([raid, mode, decks])
    expect(await piles(second)).toEqual(await piles(first))
    const other = inAWeek()
    expect(await piles(await begun(other, three()))).not.toEqual(await piles(first))
  })

  it(
    'has one seat for each deck, and the next raider takes a free seat with its deck',
    PATIENCE,
    async () => {
      const week = inAWeek()
      const [anna, ben, cleo] = [newPerson('Anna'), newPerson('Ben'), newPerson('Cleo')]
      const raid = await lobby(week, [anna, ben])
      expect(await week.table.start(raid.id, anna)).toMatchObject({
        rejected: expect.stringContaining('exactly 3 seats'),
      })
      requireAccepted(await week.table.join(raid.id, cleo, 'horde-rogue'))
      expect(await week.table.join(raid.id, newPerson('Dora'), 'horde-rogue')).toHaveProperty('rejected')
      requireAccepted(await week.table.leave(raid.id, ben))
      const again = requireAccepted(await week.table.joinAs(raid.id, cleo, null))
      expect(again.seats.map(({ deck }) => deck)).toEqual(week.challenge.decks)
    },
  )

  it(
    'counts each person’s first run without corrections, and shows names only in the own guild',
    PATIENCE,
    async () => {
      const week = inAWeek()
      const [guildId, people] = [newId(), three()]
      const [anna = newPerson('')] = people
      const first = await begun(week, people, guildId)
      await lost(week, first)
      await lost(week, await begun(week, [...people.slice(0, 2), newPerson('Dora')], guildId))
      const corrected = await begun(week, three(), guildId)
      const by = { person: corrected.leader, roles: [] }
      const hero =
        parseGame((await findRaidWithGame(database.store().db, corrected.id))?.state).players.at(-1)?.hero ??
        0
      requireAccepted(
        await week.table.corrections.make({
          raidId: corrected.id,
          by,
          correction: { kind: 'damage', object: hero, damage: 9 },
          reason: userText('we mixed it up'),
        }),
      )
      await lost(week, corrected)
      await lost(week, await begun(week, three()))
      await begun(week, three())
      const card = await week.table.challenges.look(guildId, anna.id)
      expect(card.ranked.map(({ own }) => own?.people ?? null)).toEqual([['Anna', 'Ben', 'Cleo'], null])
      expect(card.unranked.map(({ why }) => why)).toEqual(['again', 'corrected'])
      expect([card.playing, card.hasPlayed]).toEqual([1, true])
      const { hasPlayed } = await week.table.challenges.look(guildId, newId())
      expect(hasPlayed).toBe(false)
    },
  )
})
