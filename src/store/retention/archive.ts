/**
 * Archives the logs of raids that ended some time ago. An archived raid has one row in place of a row for each input.
 */
import { constants, deflateSync } from 'node:zlib'
import { z } from 'zod'
import { decompressJsonOrDamaged } from '../database/compress.ts'
import type { Transaction } from '../database/open.ts'
import { Prisma } from '../generated/client.ts'

/**
 * Returns an archived log; null if the raid isn't archived, or doesn't exist. The caller checks the value with a
 * schema.
 */
export async function findArchivedLog(tx: Transaction, raidId: string): Promise<unknown> {
  const row = await tx.archive.findUnique({ where: { raidId }, select: { log: true } })
  return row && decompressJsonOrDamaged(row.log)
}

/**
 * Replaces a raid's inputs by an archived log, and deletes its snapshots and votes. Call it under `lockRaidRow`.
 * @param keepsGame whether the raid's last game stays, because a replay of the log doesn't lead to it any more
 */
export async function replaceInputsByArchive(
  tx: Transaction,
  raidId: string,
  log: unknown,
  keepsGame: boolean,
): Promise<void> {
  const bytes = deflateSync(JSON.stringify(log), { level: constants.Z_BEST_COMPRESSION })
  await tx.archive.create({ data: { raidId, log: Uint8Array.from(bytes) } })
  await tx.input.deleteMany({ where: { raidId } })
  await tx.snapshot.deleteMany({ where: { raidId } })
  await tx.motion.deleteMany({ where: { raidId } })
  await tx.$executeRaw`
    UPDATE "Raid" SET archived = true, state = CASE WHEN ${keepsGame} THEN state END WHERE id = ${raidId}::uuid`
}

/** Marks raids that were cancelled before they began as archived, because they have no inputs. */
export async function markCancelledRaidsAsArchived(tx: Transaction, before: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Raid" SET archived = true
    WHERE NOT archived AND "endedAt" < ${before} AND status = 'abandoned' AND version = 0`
}

const ripeSchema = z.array(z.object({ id: z.string() }))

/**
 * Returns raids that ended before `before` and aren't archived, the oldest first. Raids with a report, or with a
 * message that is still to be sent, are left out.
 */
export async function findRaidsToArchive(tx: Transaction, before: Date, most: number): Promise<string[]> {
  const rows: unknown = await tx.$queryRaw(Prisma.sql`
    SELECT r.id FROM "Raid" r
    WHERE NOT r.archived AND r."endedAt" < ${before} AND r.status IN ('won', 'lost', 'drawn', 'abandoned')
      AND NOT EXISTS (SELECT 1 FROM "Report" p WHERE p."raidId" = r.id)
      AND NOT EXISTS (SELECT 1 FROM "Outbox" o JOIN "Topic" t ON t.key = o.topic
                      WHERE t."raidId" = r.id AND o.status = 'waiting')
    ORDER BY r."endedAt" LIMIT ${most}`)
  return ripeSchema.parse(rows).map(({ id }) => id)
}
