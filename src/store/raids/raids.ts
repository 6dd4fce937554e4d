/**
 * Stores raids, with and without their games. A game is read and written with plain SQL, because Prisma's models have
 * no row lock. With a game of 54 KB (7 KB compressed), both ways take 0.7–1.3 ms; a JSON column would take 5–6 ms to
 * write.
 */
import { z } from 'zod'
import { decompressJsonOrDamaged } from '../database/compress.ts'
import type { Store, Transaction } from '../database/open.ts'
import { newShortCode } from '../database/short-codes.ts'
import { type Prisma, type Raid, RaidStatus } from '../generated/client.ts'

/** A raid with its game. The caller checks the JSON fields, which are unknown here. */
export type RaidRow = Omit<
  Raid,
  'state' | 'heldBy' | 'hints' | 'summary' | 'settings' | 'lobby' | 'archived'
> & {
  /** The game as plain JSON; null while the raid is in the lobby. */
  readonly state: unknown
  readonly summary: unknown
  readonly settings: unknown
  readonly lobby: unknown
  /** The time of the raid's last input; null before the first input, and in queries that don't read it. */
  readonly lastInputAt: Date | null
}

type NewRaid = {
  readonly guildId: string
  readonly channelId: string
  readonly threadId?: string
  readonly name: string
  readonly mode: string
  readonly leaderId: string
  readonly summary?: Prisma.InputJsonObject
  readonly lobby?: Prisma.InputJsonObject
}

const ENDED: readonly RaidStatus[] = ['won', 'lost', 'drawn', 'abandoned']

/** Opens a lobby with a new code. The guild and the leader must be stored already. */
export async function createRaid(tx: Transaction, raid: NewRaid): Promise<Raid> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const [made] = await tx.raid.createManyAndReturn({
      data: [{ ...raid, code: newShortCode() }],
      skipDuplicates: true,
    })
    if (made) return made
  }
  throw new Error(`No raid could be created. Does the thread ${raid.threadId} have one already?`)
}

/** Returns the codes of the unfinished raids that a person leads and that have changed since a time. */
export async function codesOfOpenRaidsLedBy(
  tx: Transaction,
  leaderId: string,
  touchedSince: Date,
): Promise<string[]> {
  const where = { leaderId, status: { notIn: [...ENDED] }, updatedAt: { gte: touchedSince } }
  const rows = await tx.raid.findMany({ where, select: { code: true }, orderBy: { updatedAt: 'desc' } })
  return rows.map(({ code }) => code)
}

/** Counts the raids with these names that a person has opened since a time. */
export async function countRaidsOpenedSince(
  tx: Transaction,
  leaderId: string,
  names: readonly string[],
  at: Date,
): Promise<number> {
  return tx.raid.count({ where: { leaderId, name: { in: [...names] }, createdAt: { gte: at } } })
}

type RaidKey = { readonly id: string } | { readonly code: string } | { readonly threadId: string }

/** Returns the row of a raid without its game; null if there is no such raid. */
export async function findRaidWithoutGame(
  tx: Transaction,
  key: RaidKey,
): Promise<Omit<Raid, 'state'> | null> {
  const where = 'code' in key ? { code: key.code.trim().toUpperCase() } : key
  return tx.raid.findUnique({ where, omit: { state: true } })
}

type RaidFilter = {
  readonly guildId?: string
  /** Returns only raids in which this player has a seat; by default all raids. */
  readonly playerId?: string
  readonly status?: readonly RaidStatus[]
  readonly limit?: number
}

/** Returns raids without their games, the last played first; by default 25. */
export async function listRaids(tx: Transaction, filter: RaidFilter): Promise<Omit<Raid, 'state'>[]> {
  const { guildId, playerId, status, limit = 25 } = filter
  return tx.raid.findMany({
    where: {
      ...(guildId === undefined ? {} : { guildId }),
      ...(playerId === undefined ? {} : { seats: { some: { playerId } } }),
      ...(status === undefined ? {} : { status: { in: [...status] } }),
    },
    omit: { state: true },
    orderBy: { updatedAt: 'desc' },
    take: limit,
  })
}

/** Returns the lobbies of a channel, the newest first. */
export async function lobbiesInChannel(tx: Transaction, channelId: string): Promise<Omit<Raid, 'state'>[]> {
  const where = { channelId, status: RaidStatus.lobby }
  return tx.raid.findMany({ where, omit: { state: true }, orderBy: { createdAt: 'desc' }, take: 25 })
}

/**
 * Returns the ended raid of a thread, or the raid of a channel that ended last. The first filter in `fitting` that
 * matches a raid is used.
 */
export async function findLastEndedRaidInChannelOrThread(
  tx: Transaction,
  placeId: string,
  ...fitting: readonly Prisma.RaidWhereInput[]
): Promise<Omit<Raid, 'state'> | null> {
  const inChannel = fitting.map((one) => ({ ...one, channelId: placeId }))
  for (const where of [{ threadId: placeId }, ...inChannel, { channelId: placeId }]) {
    const found = await tx.raid.findFirst({
      where: { ...where, status: { in: [...ENDED] } },
      omit: { state: true },
      orderBy: { endedAt: 'desc' },
    })
    if (found) return found
  }
  return null
}

const plannedSchema = z.array(z.object({ id: z.string(), lobby: z.unknown() }))

/** Returns the lobbies that have a planned time, without those of servers that the bot has left. */
export async function lobbiesWithPlannedStart(tx: Transaction): Promise<z.infer<typeof plannedSchema>> {
  return plannedSchema.parse(
    await tx.$queryRaw`
    SELECT r.id, r.lobby FROM "Raid" r JOIN "Guild" g ON g.id = r."guildId" AND g."leftAt" IS NULL
    WHERE r.status = 'lobby' AND r.lobby->>'at' IS NOT NULL`,
  )
}

type RaidChanges = {
  readonly status?: RaidStatus
  readonly channelId?: string
  readonly threadId?: string
  readonly name?: string
  readonly mode?: string
  readonly leaderId?: string
  readonly engineVersion?: string
  readonly cardHash?: string
  readonly heldBy?: string
  readonly summary?: Prisma.InputJsonObject
  readonly lobby?: Prisma.InputJsonObject
}

/** Changes fields of a raid. The times of its start and end are set automatically. */
export async function updateRaid(
  tx: Transaction,
  id: string,
  changes: RaidChanges,
  now = new Date(),
): Promise<void> {
  const { status } = changes
  const started = status === 'playing' ? { startedAt: now } : {}
  const ended = status && ENDED.includes(status) ? { endedAt: now } : {}
  await tx.raid.update({ where: { id }, data: { ...changes, ...started, ...ended }, select: { id: true } })
}

/** Records activity in a raid, so that it doesn't count as inactive. */
export async function markRaidActive(tx: Transaction, id: string): Promise<void> {
  await tx.$executeRaw`UPDATE "Raid" SET "updatedAt" = now() WHERE id = ${id}::uuid`
}

const rowSchema = z.object({
  id: z.string(),
  code: z.string(),
  guildId: z.string(),
  channelId: z.string(),
  threadId: z.string().nullable(),
  name: z.string(),
  mode: z.string(),
  status: z.enum(RaidStatus),
  leaderId: z.string(),
  version: z.number().int(),
  engineVersion: z.string().nullable(),
  cardHash: z.string().nullable(),
  state: z.instanceof(Uint8Array).nullable(),
  challenge: z.string().nullable(),
  summary: z.unknown(),
  settings: z.unknown(),
  lobby: z.unknown(),
  createdAt: z.date(),
  startedAt: z.date().nullable(),
  endedAt: z.date().nullable(),
  updatedAt: z.date(),
  lastInputAt: z.date().nullable().default(null),
})

/** Returns a raid with its game; null if there is none with this id. */
export async function findRaidWithGame(tx: Transaction, id: string): Promise<RaidRow | null> {
  return loaded(await tx.$queryRaw`SELECT * FROM "Raid" WHERE id = ${id}::uuid`)
}

/**
 * Returns a raid with its game, and locks it. Other transactions wait until this one ends. The former owner loses the
 * raid.
 * @param ownerProcess the process that owns it from now on, when this is committed
 */
export async function lockRaidRow(
  tx: Transaction,
  id: string,
  ownerProcess: string | null = null,
): Promise<RaidRow | null> {
  return loaded(
    await tx.$queryRaw`UPDATE "Raid" SET "heldBy" = ${ownerProcess} WHERE id = ${id}::uuid RETURNING *`,
  )
}

/** Returns which of these raids this process still owns. */
export async function ownedRaidsAmong(
  { prepared }: Pick<Store, 'prepared'>,
  ids: readonly string[],
  ownerProcess: string,
): Promise<string[]> {
  const text = 'SELECT id FROM "Raid" WHERE id = ANY($1::text::uuid[]) AND "heldBy" = $2'
  const { rows } = await prepared('who holds what', text, [`{${ids.join()}}`, ownerProcess])
  return idsSchema.parse(rows).map(({ id }) => id)
}

const idsSchema = z.array(z.object({ id: z.string() }))

/** A cached game, with the version and the time of the last change of its raid. */
interface LookedGame {
  readonly version: number
  readonly updatedAt: Date
  readonly state: unknown
}

/**
 * The cached games of raids that are over or asleep, with their raids' versions. A game with all its derived data
 * takes a third of a megabyte.
 */
const looked = new Map<string, LookedGame>()
const MOST_LOOKED = 60
const NEVER = new Date(0)

/**
 * Returns a raid with its game, for reading only. While the raid doesn't change, all callers get the same game. Use
 * it outside of transactions, whose data may be rolled back.
 */
export async function findRaidWithCachedGame(db: Transaction, id: string): Promise<RaidRow | null> {
  const known = looked.get(id)
  const rows: unknown = await db.$queryRaw`
    SELECT id, code, "guildId", "channelId", "threadId", name, mode, status, "leaderId", version, "engineVersion",
           "cardHash", challenge,
           CASE WHEN version = ${known?.version ?? -1} AND "updatedAt" = ${known?.updatedAt ?? NEVER}
                THEN NULL ELSE state END AS state,
           summary, settings, lobby, "createdAt", "startedAt", "endedAt", "updatedAt",
           (SELECT at FROM "Input" WHERE "raidId" = "Raid".id AND seq = "Raid".version) AS "lastInputAt"
    FROM "Raid" WHERE id = ${id}::uuid`
  const row = loaded(rows)
  if (!row) return null
  const { version, updatedAt } = row
  const isKnown = known?.version === version && known.updatedAt.getTime() === updatedAt.getTime()
  const state = row.state ?? (isKnown ? known.state : null)
  remember(id, { version, updatedAt, state })
  return { ...row, state }
}

/** Caches a game, and removes the least recently used one if there are too many. */
function remember(id: string, game: LookedGame): void {
  looked.delete(id)
  looked.set(id, game)
  const [oldest] = looked.keys()
  if (looked.size > MOST_LOOKED && oldest !== undefined) looked.delete(oldest)
}

/** Removes a game from this cache. Called when the raid cache has the game, which is then the newer one. */
export const dropGameFromReadCache = (id: string): boolean => looked.delete(id)

function loaded(rows: unknown): RaidRow | null {
  const row = z.array(rowSchema).max(1).parse(rows)[0]
  return row
    ? {
        ...row,
        summary: row.summary,
        settings: row.settings,
        lobby: row.lobby,
        state: row.state && decompressJsonOrDamaged(row.state),
      }
    : null
}
