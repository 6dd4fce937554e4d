/**
 * Finds and deletes data that nobody needs any more: inactive lobbies, reports, and earlier states of the companion's
 * games.
 */
import { z } from 'zod'
import { compressJson } from '../database/compress.ts'
import type { Transaction } from '../database/open.ts'

const idsSchema = z.array(z.object({ id: z.string() }))

/**
 * Returns the ids of at most `most` lobbies in which nothing has happened since a time, and which aren't planned for a
 * later time. Lobbies of servers that the bot has left, or to which it has returned since that time, are left out.
 */
export async function findInactiveLobbies(tx: Transaction, since: Date, most: number): Promise<string[]> {
  const rows: unknown = await tx.$queryRaw`
    SELECT r.id FROM "Raid" r JOIN "Guild" g ON g.id = r."guildId" AND g."leftAt" IS NULL
    WHERE r.status = 'lobby' AND coalesce(g."returnedAt", '-infinity') < ${since} AND r."updatedAt" < ${since}
      AND coalesce(CASE WHEN r.lobby->>'at' ~ '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d' THEN (r.lobby->>'at')::timestamptz END,
                   '-infinity') < ${since}
      AND NOT EXISTS (SELECT 1 FROM "Seat" s WHERE s."raidId" = r.id AND s."joinedAt" >= ${since})
    ORDER BY r."updatedAt" LIMIT ${most}`
  return idsSchema.parse(rows).map(({ id }) => id)
}

/** Deletes reports. Returns the number of deleted rows. */
export async function deleteOldReports(tx: Transaction, before: Date): Promise<number> {
  return (await tx.report.deleteMany({ where: { at: { lt: before } } })).count
}

const NOTHING = compressJson(null)

/**
 * Deletes the states before each move of the companion's games that ended before a time. The moves of these games
 * can't be taken back any more.
 * @returns the number of moves whose states were deleted
 */
export async function deleteUndoStatesOfOldWars(tx: Transaction, before: Date): Promise<number> {
  return tx.$executeRaw`
    UPDATE "WarEntry" e SET before = ${NOTHING} FROM "War" w
    WHERE w.id = e."warId" AND w.status = 'ended' AND w."updatedAt" < ${before} AND length(e.before) > ${NOTHING.length}`
}
