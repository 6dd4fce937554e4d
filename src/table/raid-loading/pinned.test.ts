import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { heuristicPlayer } from '../../bots/heuristic.ts'
import { allCards } from '../../cards/index.ts'
import { compressJson } from '../../store/database/compress.ts'
import { findPinnedCards, savePinnedCards } from '../../store/raids/cards.ts'
import { findRaidWithGame } from '../../store/raids/raids.ts'
import { texts } from '../../texts/texts.ts'
import {
  announcementsOf,
  answerOpenDecision,
  createStartedRaid,
  openDecisionWithAskedPerson,
  playOnWithComputerPlayer,
  requireAccepted,
  type TestParty,
  tableWithFixedSeed,
} from '../fixture.ts'
import { evictRaid } from '../raids-in-memory/raid-cache.ts'
import { parseGame, parsePinnedCards, parsePossibleTreasure } from '../stored/parse-stored.ts'

describeWithDatabase('a raid that was begun with other card data', (database) => {
  /** Changes the raid as if an earlier version of the bot had begun it. */
  async function beganWith(party: TestParty, hash: string, cards: unknown): Promise<void> {
    const { db, transaction } = database.store()
    const game = parseGame((await findRaidWithGame(db, party.raid.id))?.state)
    const cardHash = cards === null ? null : await transaction((tx) => savePinnedCards(tx, cards))
    const state = compressJson({ ...game, cards: hash })
    await db.raid.update({ where: { id: party.raid.id }, data: { state, cardHash } })
    evictRaid(party.raid.id)
  }

  it('continues with that card data', async () => {
    const party = await createStartedRaid(tableWithFixedSeed(database.store()))
    const old = [...allCards.values()].map((card) => ({ ...card, name: `Old ${card.name}` }))
    await beganWith(party, `earlier-${database.kind}`, old)
    requireAccepted(await answerOpenDecision(party, ['keep']))
    const { view } = await openDecisionWithAskedPerson(party)
    expect(view.seats.map((seat) => seat.hero?.name)).toEqual([
      'Old Frizlix of Kezan',
      'Old Gurzak of Orgrimmar',
      'Old Frizlix of Kezan',
      'Old "Captain" Cookie',
    ])
  })

  it('is not played with the wrong card data', async () => {
    const party = await createStartedRaid(tableWithFixedSeed(database.store()))
    await beganWith(party, `lost-${database.kind}`, null)
    const answering = await party.table.answer(party.raid.id, party.people[0], [{ picks: ['keep'] }])
    expect(answering).toEqual({ rejected: texts.stored.broken })
  })
})

describeWithDatabase('the pinned card data of a raid', (database) => {
  const rowOf = async ({ raid }: TestParty) => {
    const { db } = database.store()
    const row = await findRaidWithGame(db, raid.id)
    return { row, stored: await findPinnedCards(db, row?.cardHash ?? '') }
  }

  it('contains the cards of its decks, its lair and their texts, and is enough to play the raid to its end', {
    timeout: 60_000,
  }, async () => {
    const party = await createStartedRaid(tableWithFixedSeed(database.store()))
    const { stored } = await rowOf(party)
    const ids = parsePinnedCards(stored).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['DDD-1', 'DDD-4', 'DDD-46', 'CD2-R1', 'CD2-W1']))
    expect(ids.some((id) => id.startsWith('DSK') || id.startsWith('DTP'))).toBe(false)
    expect(ids.length).toBeLessThan(120)
    expect(await playOnWithComputerPlayer(party, heuristicPlayer)).toBeGreaterThan(20)
    expect(await party.table.find({ raidId: party.raid.id })).toMatchObject({
      status: expect.stringMatching(/won|lost/),
    })
  })

  it('contains the treasure as it was at the beginning', async () => {
    const { stored } = await rowOf(await createStartedRaid(tableWithFixedSeed(database.store())))
    const loot = parsePossibleTreasure(stored)
    expect(loot).toHaveLength(60)
    expect(parsePossibleTreasure([...allCards.values()])).toEqual(
      expect.arrayContaining([expect.objectContaining(loot[0])]),
    )
  })

  it('is passed along with the raid, but never stored in announcements', async () => {
    const party = await createStartedRaid(tableWithFixedSeed(database.store()))
    const { row } = await rowOf(party)
    expect(party.raid.cards.get('DDD-1')?.name).toBe('"Captain" Cookie')
    expect(party.raid.cards.get('DSK-1')).toBeUndefined()
    expect(row?.cardHash).not.toBeNull()
    const started = (await announcementsOf(database.store(), party)).find(({ kind }) => kind === 'started')
    expect(started).toHaveProperty('raid')
    expect(started).not.toHaveProperty('raid.cards')
  })

  it('is shared by raids that begin with the same cards', async () => {
    const first = await rowOf(await createStartedRaid(tableWithFixedSeed(database.store())))
    const second = await rowOf(await createStartedRaid(tableWithFixedSeed(database.store())))
    expect(first.row?.cardHash).toBe(second.row?.cardHash)
  })
})
