/**
 * Data that nobody needs any more after a while: lobbies that nobody begins, reports, and earlier states of the
 * companion's games.
 */
import { z } from 'zod'
import { pack } from '../database/compress.ts'
import type { Tx } from '../database/open.ts'

const idsSchema = z.array(z.object({ id: z.string() }))

/** Lobbies in which nothing has happened since then, and which aren't to begin later. */
export async function inactiveLobbies(tx: Tx, since: Date, most: number): Promise<string[]> {
  const rows: unknown = await tx.$queryRaw`
    SELECT r.id FROM "Raid" r
    WHERE r.status = 'lobby' AND r."updatedAt" < ${since}
      AND coalesce(CASE WHEN r.lobby->>'at' ~ '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d' THEN (r.lobby->>'at')::timestamptz END,
                   '-infinity') < ${since}
      AND NOT EXISTS (SELECT 1 FROM "Seat" s WHERE s."raidId" = r.id AND s."joinedAt" >= ${since})
    ORDER BY r."updatedAt" LIMIT ${most}`
  return idsSchema.parse(rows).map(({ id }) => id)
}

/** @returns the number of deleted rows */
export async function dropReports(tx: Tx, before: Date): Promise<number> {
  return (await tx.report.deleteMany({ where: { at: { lt: before } } })).count
}

const NOTHING = pack(null)

/**
 * Drops the states of the companion's games before each move, if nothing has happened in the game for that long since
 * its end. Then its moves can't be taken back any more.
 * @returns the number of moves
 */
export async function dropWarPasts(tx: Tx, before: Date): Promise<number> {
  return tx.$executeRaw`
    UPDATE "WarEntry" e SET before = ${NOTHING} FROM "War" w
    WHERE w.id = e."warId" AND w.status = 'ended' AND w."updatedAt" < ${before} AND length(e.before) > ${NOTHING.length}`
}
