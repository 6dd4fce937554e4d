/** What is kept of each raid that was seen through, for campaigns, leaderboards and histories. */
import type { RunRecord } from './generated/client.ts'
import type { Tx } from './open.ts'

export type Recorded = Omit<RunRecord, 'raidName'> & { readonly raid: string }
export type NewRecord = Omit<Recorded, 'endedAt'>

/** Kept once, with the end of the raid. */
export async function saveRecord(tx: Tx, { raid: raidName, ...record }: NewRecord): Promise<void> {
  await tx.runRecord.createMany({ data: [{ ...record, raidName }], skipDuplicates: true })
}

/** All of a guild, the first one first. */
export async function recordsOf(tx: Tx, guildId: string): Promise<Recorded[]> {
  const records = await tx.runRecord.findMany({ where: { guildId }, orderBy: { endedAt: 'asc' } })
  return records.map(({ raidName: raid, ...record }) => ({ ...record, raid }))
}
