/** Counts the hints that players get from the computer. */
import type { Transaction } from '../database/open.ts'

/** Prisma would also set the time of the last change, from which it follows whether a raid is abandoned. */
export async function incrementHintCount(tx: Transaction, raidId: string): Promise<void> {
  await tx.$executeRaw`UPDATE "Raid" SET hints = hints + 1 WHERE id = ${raidId}::uuid`
}
