/**
 * Stores the games after a raid's inputs, for undos. Only inputs that weren't undone have a snapshot: an undo deletes
 * those of the undone inputs and adds none. `saveInputAndGame` writes snapshots.
 */
import { decompressJsonOrDamaged } from '../database/compress.ts'
import type { Transaction } from '../database/open.ts'

/** The minimum number of inputs to which the game can return. */
export const MIN_SNAPSHOT_COUNT = 112
/** The number of inputs after which old snapshots are deleted. */
export const INPUTS_BETWEEN_SNAPSHOT_PRUNES = 16

/** Returns the numbers of the inputs that have a snapshot, the newest first. */
export async function snapshotNumbersOf(tx: Transaction, raidId: string): Promise<number[]> {
  const rows = await tx.snapshot.findMany({
    where: { raidId },
    select: { seq: true },
    orderBy: { seq: 'desc' },
  })
  return rows.map(({ seq }) => seq)
}

/** Returns the game after an input as plain JSON; null if the input no longer has a snapshot. */
export async function findSnapshot(tx: Transaction, raidId: string, seq: number): Promise<unknown> {
  const row = await tx.snapshot.findUnique({ where: { raidId_seq: { raidId, seq } } })
  return row ? decompressJsonOrDamaged(row.state) : null
}

export async function deleteSnapshotsAfter(tx: Transaction, raidId: string, seq: number): Promise<void> {
  await tx.snapshot.deleteMany({ where: { raidId, seq: { gt: seq } } })
}

/** Deletes all snapshots, because a finished raid can't be undone. */
export async function deleteSnapshots(tx: Transaction, raidId: string): Promise<void> {
  await tx.snapshot.deleteMany({ where: { raidId } })
}

export async function pruneSnapshots(tx: Transaction, raidId: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "Snapshot" WHERE "raidId" = ${raidId}::uuid AND seq < (
      SELECT seq FROM "Snapshot" WHERE "raidId" = ${raidId}::uuid
      ORDER BY seq DESC OFFSET ${MIN_SNAPSHOT_COUNT - 1} LIMIT 1)`
}
