/** Counts the hints that players get from the computer. */
import type { Transaction } from '../database/open.ts'

/**
 * Counts one more hint of a raid. Uses SQL, because Prisma would also set the time of the last change, which
 * decides whether a raid counts as abandoned.
 */
export async function incrementHintCount(tx: Transaction, raidId: string): Promise<void> {
  await tx.$executeRaw`UPDATE "Raid" SET hints = hints + 1 WHERE id = ${raidId}::uuid`
}
