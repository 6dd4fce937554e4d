/** Stores games of the companion, and their logs. */
import { z } from 'zod'
import { compressJson, decompressJsonOrDamaged } from './database/compress.ts'
import type { Transaction } from './database/open.ts'
import { type Prisma, type War, WarStatus } from './generated/client.ts'

export { WarStatus } from './generated/client.ts'

/** A game's row. The packed fields are unpacked to plain JSON, which the reader checks. */
export type WarRow = Omit<War, 'setup' | 'lists' | 'state'> & {
  readonly setup: unknown
  readonly lists: unknown
  readonly state: unknown
}

const opened = (row: War): WarRow => ({
  ...row,
  lists: decompressJsonOrDamaged(row.lists),
  state: row.state && decompressJsonOrDamaged(row.state),
})

interface NewWar {
  readonly code: string
  readonly guildId: string
  readonly channelId: string
  readonly leaderId: string
  readonly setup: Prisma.InputJsonObject
}

/** Stores a new game. Its guild and leader must be stored already. */
export const createWar = async (tx: Transaction, war: NewWar): Promise<WarRow> =>
  opened(await tx.war.create({ data: { ...war, lists: compressJson({}) } }))

/**
 * Returns a game by its id or code, or the newest game of a thread or channel (`place`). In a channel, ended games are
 * left out.
 */
export async function findWar(
  tx: Transaction,
  where: { id: string } | { place: string } | { code: string },
): Promise<WarRow | null> {
  if ('id' in where || 'code' in where) {
    const row = await tx.war.findUnique({ where })
    return row && opened(row)
  }
  const { place } = where
  const row = await tx.war.findFirst({
    where: { OR: [{ threadId: place }, { channelId: place, status: { not: WarStatus.ended } }] },
    orderBy: { createdAt: 'desc' },
  })
  return row && opened(row)
}

/** Returns the codes of the unfinished games that a person leads, the last changed first. */
export async function codesOfOpenWarsLedBy(tx: Transaction, leaderId: string): Promise<string[]> {
  const where = { leaderId, status: { not: WarStatus.ended } }
  const rows = await tx.war.findMany({ where, select: { code: true }, orderBy: { updatedAt: 'desc' } })
  return rows.map(({ code }) => code)
}

/** Returns the unfinished games of a server, the last changed first. */
export async function openWarsInGuild(tx: Transaction, guildId: string): Promise<WarRow[]> {
  const where = { guildId, status: { not: WarStatus.ended } }
  return (await tx.war.findMany({ where, orderBy: { updatedAt: 'desc' }, take: 25 })).map(opened)
}

/** Returns a game, and prevents other transactions from changing it before this one ends. */
export async function lockWar(tx: Transaction, id: string): Promise<WarRow | null> {
  await tx.$queryRaw`SELECT id FROM "War" WHERE id = ${id}::uuid FOR UPDATE`
  return findWar(tx, { id })
}

/**
 * Returns the games in play whose last activity was between these two times, without those of servers that the bot
 * has left.
 */
export async function warsActiveBetween(tx: Transaction, from: Date, to: Date): Promise<WarRow[]> {
  const where = { status: WarStatus.playing, updatedAt: { gte: from, lte: to }, guild: { leftAt: null } }
  return (await tx.war.findMany({ where })).map(opened)
}

const reminderSchema = z.array(z.object({ personId: z.string(), at: z.string() }))

/**
 * Returns the reminders after an entry of a game: the people who were reminded, and the times at which the reminders
 * were due.
 */
export async function remindersAfterWarEntry(
  tx: Transaction,
  warId: string,
  seq: number,
): Promise<z.infer<typeof reminderSchema>> {
  const rows: unknown = await tx.$queryRaw`
    SELECT payload->'reminder'->'person'->>'id' AS "personId", payload->'reminder'->>'at' AS at
    FROM "Outbox" JOIN "Topic" ON topic = key
    WHERE "warId" = ${warId}::uuid AND payload->'reminder' IS NOT NULL AND (payload->>'seq')::int = ${seq}`
  return reminderSchema.parse(rows)
}

interface WarChanges {
  readonly threadId?: string
  readonly leaderId?: string
  readonly status?: WarStatus
  readonly setup?: Prisma.InputJsonObject
  readonly lists?: unknown
  readonly state?: unknown
  readonly version?: number
}

export async function updateWar(
  tx: Transaction,
  id: string,
  { lists, state, ...changes }: WarChanges,
): Promise<void> {
  const packed = {
    ...(lists === undefined ? {} : { lists: compressJson(lists) }),
    ...(state === undefined ? {} : { state: compressJson(state) }),
  }
  await tx.war.update({ where: { id }, data: { ...changes, ...packed } })
}

interface NewEntry {
  readonly warId: string
  readonly seq: number
  readonly entry: Prisma.InputJsonObject
  readonly events: unknown
  readonly before: unknown
  readonly userId: string
  readonly interactionId: string
}

export async function addWarEntry(tx: Transaction, { events, before, ...entry }: NewEntry): Promise<void> {
  await tx.warEntry.create({ data: { ...entry, events: compressJson(events), before: compressJson(before) } })
}

/** Whether the click with this interaction id has already made an entry. */
export const hasWarEntryOfInteraction = async (tx: Transaction, interactionId: string): Promise<boolean> =>
  (await tx.warEntry.count({ where: { interactionId } })) > 0

/** Returns the state of the game before an entry; null if there is no such entry. */
export async function findWarStateBeforeEntry(tx: Transaction, warId: string, seq: number): Promise<unknown> {
  const row = await tx.warEntry.findUnique({ where: { warId_seq: { warId, seq } }, select: { before: true } })
  return row ? decompressJsonOrDamaged(row.before) : null
}

/** Returns the time of the last entry, by one person if `userId` is given; null if there is none. */
export async function findLastWarEntryTime(
  tx: Transaction,
  warId: string,
  userId?: string,
): Promise<Date | null> {
  const where = { warId, ...(userId === undefined ? {} : { userId }) }
  const row = await tx.warEntry.findFirst({ where, orderBy: { seq: 'desc' }, select: { at: true } })
  return row?.at ?? null
}

/**
 * Returns the time since which a game waits for its players: its last entry, or a later return of the bot to the
 * server. Null if it has no entry, or if the bot has left the server.
 */
export async function findStartOfWaitInWar(tx: Transaction, warId: string): Promise<Date | null> {
  const row = await tx.warEntry.findFirst({
    where: { warId, war: { guild: { leftAt: null } } },
    orderBy: { seq: 'desc' },
    select: { at: true, war: { select: { guild: { select: { returnedAt: true } } } } },
  })
  const back = row?.war.guild.returnedAt
  return row && back && back > row.at ? back : (row?.at ?? null)
}

export const findWarStartTime = async (tx: Transaction, warId: string): Promise<Date | null> =>
  (await tx.warEntry.findFirst({ where: { warId }, orderBy: { seq: 'asc' }, select: { at: true } }))?.at ??
  null

/** Returns the events of all entries, in order. */
export async function warEntriesWithEvents(
  tx: Transaction,
  warId: string,
): Promise<{ seq: number; entry: unknown; events: unknown }[]> {
  const rows = await tx.warEntry.findMany({
    where: { warId },
    orderBy: { seq: 'asc' },
    select: { seq: true, entry: true, events: true },
  })
  return rows.map((row) => ({ ...row, events: decompressJsonOrDamaged(row.events) }))
}
