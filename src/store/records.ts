/** What is kept of each raid that was seen through, for campaigns, leaderboards and histories. */
import type { RunRecord } from './generated/client.ts'
import type { Tx } from './open.ts'

export type NewRecord = Omit<RunRecord, 'endedAt'>

/** Kept once, with the end of the raid. */
export async function saveRecord(tx: Tx, record: NewRecord): Promise<void> {
  await tx.runRecord.createMany({ data: [record], skipDuplicates: true })
}

/** All of a guild, the first one first. */
export async function recordsOf(tx: Tx, guildId: string): Promise<RunRecord[]> {
  return tx.runRecord.findMany({ where: { guildId }, orderBy: { endedAt: 'asc' } })
}
