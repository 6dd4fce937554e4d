/** Further queries of the table: the raid of a channel, a player, and the inputs with public events. */
import { z } from 'zod'
import type { Transaction } from '../database/open.ts'
import type { Player, Raid } from '../generated/client.ts'
import { findInputs, type SavedInput } from './inputs.ts'

/** The person who types, the channel, and whether the person means a raid that has not begun. */
interface Typing {
  /** A channel or a thread. */
  readonly placeId: string
  readonly playerId: string | null
  readonly isForLobby: boolean
}

const idsSchema = z.array(z.object({ id: z.string() }))

/**
 * Finds the open raids that a person may mean in a channel or thread, the most likely first: the raid of this thread,
 * lobbies (for `isForLobby`), the raid that waits for the person, raids in which they have a seat or which they lead,
 * other raids. Of equally likely raids, the newest comes first. In a private thread, that is the thread's raid.
 * @returns their ids
 */
export async function findLikelyRaidIds(
  tx: Transaction,
  { placeId, playerId, isForLobby }: Typing,
): Promise<string[]> {
  const rows: unknown = await tx.$queryRaw`
    SELECT r.id FROM "Raid" r
    LEFT JOIN "Topic" t ON t."raidId" = r.id
    LEFT JOIN LATERAL (
      SELECT o.payload FROM "Outbox" o
      WHERE o.topic = t.key AND o.kind = 'prompt' ORDER BY o."order" DESC LIMIT 1) prompt ON r.status = 'playing'
    LEFT JOIN LATERAL (
      SELECT count(*) > 0 AS is FROM "Seat" s WHERE s."raidId" = r.id AND s."playerId" = ${playerId}) seated ON true
    WHERE r.status IN ('lobby', 'playing') AND (r."threadId" = ${placeId} OR r."channelId" = ${placeId})
    ORDER BY r."threadId" IS NOT DISTINCT FROM ${placeId} DESC,
             (${isForLobby} AND r.status = 'lobby') DESC,
             coalesce(prompt.payload->'person'->>'id' = ${playerId}
               OR prompt.payload->'also' @> jsonb_build_array(
                    jsonb_build_object('person', jsonb_build_object('id', ${playerId}::text))), false) DESC,
             (seated.is OR r."leaderId" IS NOT DISTINCT FROM ${playerId}) DESC,
             (seated.is AND r.status = 'playing') DESC,
             r."createdAt" DESC`
  const ids = idsSchema.parse(rows).map(({ id }) => id)
  return ids.length > 0 ? ids : raidOfOwnThread(tx, placeId)
}

async function raidOfOwnThread(tx: Transaction, threadId: string): Promise<string[]> {
  const own = await tx.ownThread.findUnique({
    where: { threadId, raid: { status: { in: ['lobby', 'playing'] } } },
    select: { raidId: true },
  })
  return own ? [own.raidId] : []
}

/** Returns a player. @throws Prisma's P2025 if the player was never stored */
export async function findPlayerOrThrow(tx: Transaction, id: string): Promise<Player> {
  return tx.player.findUniqueOrThrow({ where: { id } })
}

/** Selects inputs whose payload is marked as having public events. */
const hasPublicEvents = (raidId: string) => ({ raidId, payload: { path: ['told'], equals: true } })

export async function countNarratedInputs(tx: Transaction, raidId: string): Promise<number> {
  return tx.input.count({ where: hasPublicEvents(raidId) })
}

/** Skips the `skip` newest inputs and returns the next ones, at most `take`, in chronological order. */
export async function findNarratedInputs(
  tx: Transaction,
  raidId: string,
  skip: number,
  take: number,
): Promise<SavedInput[]> {
  const rows = await tx.input.findMany({
    where: hasPublicEvents(raidId),
    select: { seq: true },
    orderBy: { seq: 'desc' },
    skip,
    take,
  })
  const [last, first] = [rows.at(0), rows.at(-1)]
  if (!last || !first) return []
  const seqs = new Set(rows.map((row) => row.seq))
  const between = await findInputs(tx, raidId, { after: first.seq - 1, upTo: last.seq })
  return between.filter((input) => seqs.has(input.seq))
}

/** Returns the newest raid of a channel or thread, whatever its status; null if there is none. */
export async function findNewestRaidInChannelOrThread(
  tx: Transaction,
  channelOrThreadId: string,
): Promise<Omit<Raid, 'state'> | null> {
  return tx.raid.findFirst({
    where: { OR: [{ threadId: channelOrThreadId }, { channelId: channelOrThreadId }] },
    omit: { state: true },
    orderBy: { createdAt: 'desc' },
  })
}

/** Returns an open raid in which the character has a seat; null if there is none. */
export async function findOpenRaidOfCharacter(
  tx: Transaction,
  characterId: string,
): Promise<{ code: string } | null> {
  return tx.raid.findFirst({
    where: { status: { in: ['lobby', 'playing'] }, seats: { some: { characterId } } },
    select: { code: true },
  })
}

const xpSchema = z.array(z.object({ id: z.string(), xp: z.number().int() }))

/**
 * Prevents other transactions from changing these characters until this one ends. All transactions lock in the same
 * order, to avoid deadlocks.
 * @returns the XP of each character by its id
 */
export async function lockCharactersAndReadXp(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows: unknown = await tx.$queryRaw`
    SELECT id, xp FROM "Character" WHERE id::text = ANY(${[...ids]}) ORDER BY id FOR UPDATE`
  return new Map(xpSchema.parse(rows).map(({ id, xp }) => [id, xp]))
}

/** Returns a name that no character of this player in this guild has: the wanted name, with a number if necessary. */
export async function unusedCharacterName(
  tx: Transaction,
  guildId: string,
  playerId: string,
  wish: string,
): Promise<string> {
  const rows = await tx.character.findMany({ where: { guildId, playerId }, select: { name: true } })
  const taken = new Set(rows.map((row) => row.name))
  let name = wish
  for (let n = 2; taken.has(name); n++) name = `${wish} ${n}`
  return name
}
