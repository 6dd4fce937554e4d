/**
 * The games after a raid's inputs, for undos. Only moments that still count have one: an undo drops those of the
 * undone inputs, and adds none. `saveInput` writes them.
 */
import { unpackStored } from '../database/compress.ts'
import type { Tx } from '../database/open.ts'

/** The least number of moments to which the game can return. */
export const SNAPSHOTS_KEPT = 112
/** The number of inputs after which old snapshots are dropped. */
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

/** The game after an input as plain JSON; null if there is no snapshot any more. */
export async function readSnapshot(tx: Tx, raidId: string, seq: number): Promise<unknown> {
  const row = await tx.snapshot.findUnique({ where: { raidId_seq: { raidId, seq } } })
  return row ? unpackStored(row.state) : null
}

export async function dropSnapshotsAfter(tx: Tx, raidId: string, seq: number): Promise<void> {
  await tx.snapshot.deleteMany({ where: { raidId, seq: { gt: seq } } })
}

/** Drops all snapshots, because a finished raid can't be undone. */
export async function dropSnapshots(tx: Tx, raidId: string): Promise<void> {
  await tx.snapshot.deleteMany({ where: { raidId } })
}

export async function pruneSnapshots(tx: Tx, raidId: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "Snapshot" WHERE "raidId" = ${raidId}::uuid AND seq < (
      SELECT seq FROM "Snapshot" WHERE "raidId" = ${raidId}::uuid
      ORDER BY seq DESC OFFSET ${SNAPSHOTS_KEPT - 1} LIMIT 1)`
}
