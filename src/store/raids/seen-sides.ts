/** Stores which people have seen the hidden cards of a side in a raid. Rows are only added, never deleted. */

import type { Transaction } from '../database/open.ts'
import type { SeenSide } from '../generated/client.ts'

/** Adds the rows that don't exist yet. */
export async function addSeenSides(
  tx: Transaction,
  raidId: string,
  seen: readonly Pick<SeenSide, 'playerId' | 'side'>[],
): Promise<void> {
  await tx.seenSide.createMany({ data: seen.map((one) => ({ raidId, ...one })), skipDuplicates: true })
}

/** Returns the sides whose hidden cards a person has seen in a raid. */
export async function sidesSeenBy(tx: Transaction, raidId: string, playerId: string): Promise<string[]> {
  const rows = await tx.seenSide.findMany({ where: { raidId, playerId }, select: { side: true } })
  return rows.map(({ side }) => side)
}
