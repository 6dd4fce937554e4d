/** Loads a stored raid into a present database, beside others. People, characters and the raid get new ids. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { compressJson } from '../../src/store/database/compress.ts'
import type { Store } from '../../src/store/database/open.ts'
import { newId, TEST_GUILD_ID } from '../../src/store/fixture.ts'
import type { Prisma } from '../../src/store/generated/client.ts'
import { topicKey, topicOfRaid } from '../../src/store/outbox/topics.ts'
import { ensureGuild } from '../../src/store/people/people.ts'
import type { StoredRaid } from './file.ts'

export interface Loaded {
  raidId: string
  /** The new ids by the old ones. */
  people: ReadonlyMap<string, string>
}

/** The place where the raid goes on, and the ids of its people. By default nobody is known there. */
export interface Place {
  guildId: string
  channelId: string
  threadId: string
  idOf: (name: string) => string
}

type Row = Record<string, unknown>

/** Writes the rows of card data to which raids refer. Existing rows stay. */
export async function loadCards(store: Store, cards: ReadonlyMap<string, unknown>): Promise<void> {
  const data = [...cards].map(([hash, definitions]) => ({ hash, bytes: compressJson(definitions) }))
  await store.db.cardData.createMany({ data, skipDuplicates: true })
}

/** Loads a raid. Its card data must be in the database. Columns that it does not have yet get their defaults. */
export async function loadRaid(store: Store, stored: StoredRaid, place: Place = nowhere()): Promise<Loaded> {
  const people = new Map(stored.players.map(({ id, name }) => [String(id), place.idOf(String(name))]))
  const characters = new Map(stored.characters.map(({ id }) => [String(id), randomUUID()]))
  const raidId = randomUUID()
  const renamed = renaming(new Map([...people, ...characters, [String(stored.raid.id), raidId]]))
  const { db } = store
  const home = newId() // a new server for the characters, because their names may be taken in others
  for (const guild of [place.guildId, home]) await ensureGuild(db, guild)
  const players = stored.players.map((row) => playerRow(renamed(row)))
  await db.player.createMany({ data: players, skipDuplicates: true })
  await db.character.createMany({ data: stored.characters.map((row) => characterRow(renamed(row), home)) })
  const { state, ...raid } = renamed(stored.raid)
  await db.raid.create({ data: raidRow({ ...raid, state: packed(state) }, place) })
  await db.seat.createMany({ data: stored.seats.map((row) => seatRow(renamed(row))) })
  await db.input.createMany({
    data: stored.inputs.map((row) => inputRow({ ...renamed(row), events: packed(row.events) })),
  })
  await db.snapshot.createMany({
    data: stored.snapshots.map((row) => snapshotRow({ ...renamed(row), state: packed(row.state) })),
  })
  const topic = topicKey(topicOfRaid(raidId))
  const last = Math.max(0, ...stored.outbox.map((row) => Number(row.order)))
  await db.topic.create({ data: { key: topic, last, raidId } })
  await db.outbox.createMany({ data: stored.outbox.map((row) => outboxRow({ ...renamed(row), topic })) })
  await db.motion.createMany({ data: stored.motions.map((row) => motionRow(renamed(row))) })
  return { raidId, people }
}

const nowhere = (): Place => ({ guildId: TEST_GUILD_ID, channelId: newId(), threadId: newId(), idOf: newId })

/** Replaces ids anywhere in a row, also inside its JSON. */
function renaming(ids: ReadonlyMap<string, string>): (row: Row) => Row {
  const one = (value: unknown): unknown => {
    if (typeof value === 'string') return ids.get(value) ?? value
    if (Array.isArray(value)) return value.map(one)
    return isRow(value) ? renamed(value) : value
  }
  const renamed = (row: Row): Row =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [ids.get(key) ?? key, one(value)]))
  return renamed
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

const packed = (value: unknown) => (value === null || value === undefined ? null : compressJson(value))

/** Types a stored row as a row of the present table, whose missing columns have defaults. */
const rowOf = <T extends object>() => z.custom<T>(isRow)

const playerRow = (row: Row) => rowOf<Prisma.PlayerCreateManyInput>().parse(row)
const characterRow = (row: Row, guildId: string) =>
  rowOf<Prisma.CharacterCreateManyInput>().parse({ ...row, guildId })
const seatRow = (row: Row) => rowOf<Prisma.SeatCreateManyInput>().parse(row)
const inputRow = (row: Row) => rowOf<Prisma.InputCreateManyInput>().parse(row)
const snapshotRow = (row: Row) => rowOf<Prisma.SnapshotCreateManyInput>().parse(row)
const motionRow = (row: Row) => rowOf<Prisma.MotionCreateManyInput>().parse({ ...row, id: randomUUID() })

const raidRow = (row: Row, { guildId, channelId, threadId }: Place) =>
  rowOf<Prisma.RaidUncheckedCreateInput>().parse({
    ...row,
    guildId,
    channelId,
    threadId,
    code: randomUUID().slice(0, 8).toUpperCase(),
  })

/** The message was sent long ago, so the senders of the test ignore it. */
const outboxRow = ({ id: _, raidId: __, ...row }: Row) =>
  rowOf<Prisma.OutboxCreateManyInput>().parse({
    ...row,
    nonce: randomUUID().slice(0, 25),
    status: 'sent',
    claimedBy: null,
    claimedUntil: null,
  })
