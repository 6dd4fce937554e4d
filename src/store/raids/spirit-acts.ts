/** Stores the acts of raiders whose heroes have fallen. Each person has one act of each kind per round. */
import type { Transaction } from '../database/open.ts'
import type { SpiritAct } from '../generated/client.ts'

/** Adds an act. Returns false if the person already has an act of this kind in this round. */
export async function addSpiritAct(tx: Transaction, act: SpiritAct): Promise<boolean> {
  const { count } = await tx.spiritAct.createMany({ data: [act], skipDuplicates: true })
  return count > 0
}

/** Returns the acts of all people in a round. */
export const spiritActsInRound = (tx: Transaction, raidId: string, round: number): Promise<SpiritAct[]> =>
  tx.spiritAct.findMany({ where: { raidId, round }, orderBy: { playerId: 'asc' } })

/** Returns the hints for a seat since a round, the oldest first. */
export const hintsForSeat = (
  tx: Transaction,
  raidId: string,
  where: { readonly seat: number; readonly since: number },
): Promise<SpiritAct[]> =>
  tx.spiritAct.findMany({
    where: { raidId, kind: 'hint', seat: where.seat, round: { gte: where.since } },
    orderBy: [{ round: 'asc' }, { playerId: 'asc' }],
  })
