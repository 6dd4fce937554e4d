/**
 * The games after a raid's inputs, as far back as they can be gone back to. They are the moments that still count: an
 * undo drops those that it takes back, and adds none. `saveInput` writes them.
 */
import { unpackStored } from './compress.ts'
import type { Tx } from './open.ts'

/** So many moments back from now at least. */
export const SNAPSHOTS_KEPT = 112
/** After so many inputs, those before are dropped. */
export const PRUNED_EVERY = 16

/** The numbers of the inputs after which there is a snapshot, the newest first. */
export async function snapshotsOf(tx: Tx, raidId: string): Promise<number[]> {
  const rows = await tx.snapshot.findMany({
    where: { raidId },
    select: { seq: true },
    orderBy: { seq: 'desc' },
  })
  return rows.map(({ seq }) => seq)
}

/** The game after an input as plain JSON; null where there is none any more. */
export async function readSnapshot(tx: Tx, raidId: string, seq: number): Promise<unknown> {
  const row = await tx.snapshot.findUnique({ where: { raidId_seq: { raidId, seq } } })
  return row ? unpackStored(row.state) : null
}

export async function dropSnapshotsAfter(tx: Tx, raidId: string, seq: number): Promise<void> {
  await tx.snapshot.deleteMany({ where: { raidId, seq: { gt: seq } } })
}

/** Once a raid is over there is no way back. */
export async function dropSnapshots(tx: Tx, raidId: string): Promise<void> {
  await tx.snapshot.deleteMany({ where: { raidId } })
}

export async function pruneSnapshots(tx: Tx, raidId: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "Snapshot" WHERE "raidId" = ${raidId}::uuid AND seq < (
      SELECT seq FROM "Snapshot" WHERE "raidId" = ${raidId}::uuid
      ORDER BY seq DESC OFFSET ${SNAPSHOTS_KEPT - 1} LIMIT 1)`
}
