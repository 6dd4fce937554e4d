/** The logs of raids that have been over for a while: all of a raid in one row, in place of a row for each input. */
import { constants, deflateSync } from 'node:zlib'
import { z } from 'zod'
import { unpackStored } from '../compress.ts'
import { Prisma } from '../generated/client.ts'
import type { Tx } from '../open.ts'

/** @returns null when the raid has all its rows still, or there is none; its reader checks the shape */
export async function readArchive(tx: Tx, raidId: string): Promise<unknown> {
  const row = await tx.archive.findUnique({ where: { raidId }, select: { log: true } })
  return row && unpackStored(row.log)
}

/**
 * Puts a log in the place of a raid's inputs. Its snapshots, its votes and what was said of it go, too; call it under
 * `lockRaid`.
 * @param keepsGame its last game stays, since the log doesn't lead to it any more
 */
export async function putIntoArchive(
  tx: Tx,
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

/** Those that were called off before they began have nothing to be put away. */
export async function passOver(tx: Tx, before: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Raid" SET archived = true
    WHERE NOT archived AND "endedAt" < ${before} AND status = 'abandoned' AND version = 0`
}

const ripeShape = z.array(z.object({ id: z.string() }))

/** Raids that ended before then and have all their rows, the oldest first; not those that somebody has reported. */
export async function ripeRaids(tx: Tx, before: Date, most: number): Promise<string[]> {
  const rows: unknown = await tx.$queryRaw(Prisma.sql`
    SELECT r.id FROM "Raid" r
    WHERE NOT r.archived AND r."endedAt" < ${before} AND r.status IN ('won', 'lost', 'drawn', 'abandoned')
      AND NOT EXISTS (SELECT 1 FROM "Report" p WHERE p."raidId" = r.id)
      AND NOT EXISTS (SELECT 1 FROM "Outbox" o JOIN "Topic" t ON t.key = o.topic
                      WHERE t."raidId" = r.id AND o.status = 'waiting')
    ORDER BY r."endedAt" LIMIT ${most}`)
  return ripeShape.parse(rows).map(({ id }) => id)
}
