import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases.ts'
import type { Store } from '../database/open.ts'
import { createTestRaid, newId, TEST_GUILD_ID } from '../fixture.ts'
import { ensurePlayer, saveGuildSettings } from '../people/people.ts'
import { findPinnedCards, savePinnedCards } from './cards.ts'
import { findInputOfInteraction, findInputs, saveInputAndGame, VersionConflictError } from './inputs.ts'
import {
  dropGameFromReadCache,
  findRaidWithCachedGame,
  findRaidWithGame,
  findRaidWithoutGame,
  listRaids,
  lockRaidRow,
  updateRaid,
} from './raids.ts'
import { seatsOfRaid, takeSeat, updateSeat, vacateSeatsOfPlayer } from './seats.ts'

const input = (raidId: string, version: number, interactionId: string | null = null) => ({
  raidId,
  version,
  kind: 'answer',
  seat: 1,
  payload: { decision: version, choose: ['ä', '"', '\\'] },
  events: [{ kind: 'drew', n: version }],
  userId: '77',
  interactionId,
  state: { turn: version + 1, hands: ['Müll', '🐉'], nested: { none: null } },
})

const save = (store: Store, ...values: Parameters<typeof input>) =>
  store.transaction(async (tx) => {
    await lockRaidRow(tx, values[0])
    return saveInputAndGame(tx, input(...values))
  })

describeOnEachDatabase('raids', (database) => {
  it('looks at the same version return the same game, and the next version returns another', async () => {
    const store = database.store()
    const { id } = await createTestRaid(store)
    const put = (version: number) => store.transaction((tx) => saveInputAndGame(tx, input(id, version)))
    await put(0)
    const first = await findRaidWithCachedGame(store.db, id)
    expect(first?.state).toEqual(input(id, 0).state)
    expect((await findRaidWithCachedGame(store.db, id))?.state).toBe(first?.state)
    await put(1)
    expect(await findRaidWithCachedGame(store.db, id)).toMatchObject({
      version: 2,
      state: input(id, 1).state,
    })
  })

  it('are cached for looks, the last sixty of them, until a process owns one', async () => {
    const { db, transaction } = database.store()
    const ids: string[] = []
    for (let n = 0; n < 61; n++) {
      const { id } = await createTestRaid(database.store())
      await transaction((tx) => saveInputAndGame(tx, input(id, 0)))
      ids.push(id)
    }
    const stateOf = async (at: number) => (await findRaidWithCachedGame(db, ids.at(at) ?? ''))?.state
    const [first, second] = [await stateOf(0), await stateOf(1)]
    for (let at = 2; at < 61; at++) await stateOf(at)
    expect(await stateOf(1)).toBe(second)
    expect(await stateOf(0)).not.toBe(first)
    dropGameFromReadCache(ids[1] ?? '')
    expect(await stateOf(1)).not.toBe(second)
  })

  it('have a code that people can read out, in either case', async () => {
    const store = database.store()
    const raid = await createTestRaid(store)
    expect(raid.code).toMatch(/^[B-DF-HJ-NP-TV-Z2-9]{6}$/)
    const found = await findRaidWithoutGame(store.db, { code: ` ${raid.code.toLowerCase()} ` })
    expect(found).toMatchObject({ id: raid.id, status: 'lobby', version: 0 })
    expect(found).not.toHaveProperty('state')
  })

  it('store their game, its inputs and its version', async () => {
    const store = database.store()
    const { id } = await createTestRaid(store)
    expect((await findRaidWithGame(store.db, id))?.state).toBeNull()
    expect(await save(store, id, 0)).toBe(1)
    expect(await save(store, id, 1)).toBe(2)
    expect(await findRaidWithGame(store.db, id)).toMatchObject({
      version: 2,
      state: input(id, 1).state,
      summary: {},
    })
    const log = await findInputs(store.db, id)
    expect(log.map((entry) => entry.seq)).toEqual([1, 2])
    expect(log[0]).toMatchObject({ payload: input(id, 0).payload, events: input(id, 0).events, userId: '77' })
    expect((await findInputs(store.db, id, { after: 1 })).map((entry) => entry.seq)).toEqual([2])
    expect((await findInputs(store.db, id, { last: 1 })).map((entry) => entry.seq)).toEqual([2])
  })

  it('refuse an input for an earlier version, and store nothing of it', async () => {
    const store = database.store()
    const { id } = await createTestRaid(store)
    await save(store, id, 0)
    await expect(save(store, id, 0)).rejects.toThrow(VersionConflictError)
    expect(await findInputs(store.db, id)).toHaveLength(1)
  })

  it('accept simultaneous inputs one after the other', async () => {
    const store = database.store()
    const { id } = await createTestRaid(store)
    const next = () =>
      store.transaction(async (tx) => {
        const raid = await lockRaidRow(tx, id)
        return saveInputAndGame(tx, input(id, raid!.version))
      })
    const seqs = await Promise.all(Array.from({ length: 12 }, next))
    expect(seqs.sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1))
  })

  it('accept the same interaction once', async () => {
    const store = database.store()
    const { id } = await createTestRaid(store)
    const click = newId()
    expect(await findInputOfInteraction(store.db, click)).toBeNull()
    await save(store, id, 0, click)
    expect(await findInputOfInteraction(store.db, click)).toEqual({ raidId: id, seq: 1 })
    await expect(save(store, id, 1, click)).rejects.toThrow()
    expect(await findRaidWithGame(store.db, id)).toMatchObject({ version: 1 })
  })

  it('record when they start and end, and pin their cards', async () => {
    const store = database.store()
    const { id } = await createTestRaid(store)
    const cards = [{ no: 1, name: 'Edwin VanCleef' }]
    const cardHash = await savePinnedCards(store.db, cards)
    expect(await savePinnedCards(store.db, cards)).toBe(cardHash)
    expect(await findPinnedCards(store.db, cardHash)).toEqual(cards)
    await updateRaid(store.db, id, { status: 'playing', engineVersion: '1', cardHash, threadId: newId() })
    await updateRaid(store.db, id, { status: 'won', summary: { turns: 9 } })
    const raid = await findRaidWithGame(store.db, id)
    expect(raid).toMatchObject({ status: 'won', summary: { turns: 9 }, cardHash })
    expect([raid?.startedAt, raid?.endedAt]).toEqual([expect.any(Date), expect.any(Date)])
  })

  it('give seats by the lowest free number, several to one player', async () => {
    const store = database.store()
    const { id, leaderId } = await createTestRaid(store)
    const friend = await ensurePlayer(store.db, { id: newId(), name: 'Friend' }, null)
    const sitter = { playerId: leaderId, characterId: null, deck: 'gurzak' }
    await store.transaction(async (tx) => {
      await takeSeat(tx, id, sitter)
      await takeSeat(tx, id, sitter)
      await takeSeat(tx, id, { ...sitter, playerId: friend.id })
    })
    expect(await vacateSeatsOfPlayer(store.db, id, leaderId, 2)).toBe(1)
    expect((await takeSeat(store.db, id, sitter)).number).toBe(2)
    await updateSeat(store.db, id, 3, { deck: 'frizlix' })
    const seats = await seatsOfRaid(store.db, id)
    expect(seats.map((seat) => [seat.number, seat.player.name, seat.deck])).toEqual([
      [1, 'Vanndar', 'gurzak'],
      [2, 'Vanndar', 'gurzak'],
      [3, 'Friend', 'frizlix'],
    ])
    expect(await vacateSeatsOfPlayer(store.db, id, leaderId)).toBe(2)
  })

  it('are listed by guild, player and status, the last played first', async () => {
    const store = database.store()
    const [first, second] = [await createTestRaid(store), await createTestRaid(store)]
    await updateRaid(store.db, first.id, { status: 'playing' })
    await takeSeat(store.db, second.id, { playerId: second.leaderId, characterId: null, deck: 'gurzak' })
    const playing = await listRaids(store.db, { guildId: TEST_GUILD_ID, status: ['playing'], limit: 1 })
    expect(playing.map((raid) => raid.id)).toEqual([first.id])
    const mine = await listRaids(store.db, { playerId: second.leaderId })
    expect(mine.map((raid) => raid.id)).toEqual([second.id])
  })

  it('belong to a guild that has its own settings', async () => {
    const store = database.store()
    await saveGuildSettings(store.db, newId(), { remind: 8 })
    expect(
      await store.db.guild.findFirst({ where: { settings: { path: ['remind'], equals: 8 } } }),
    ).not.toBeNull()
  })
})
