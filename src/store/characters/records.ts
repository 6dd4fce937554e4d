/** The record of each raid that was played to its end, for campaigns, leaderboards and histories. */

import type { Tx } from '../database/open.ts'
import type { RunRecord } from '../generated/client.ts'

export type Recorded = Omit<RunRecord, 'raidName'> & { readonly raid: string }
export type NewRecord = Omit<Recorded, 'endedAt'>

/** Stored once, at the end of the raid. */
export async function saveRecord(tx: Tx, { raid: raidName, ...record }: NewRecord): Promise<void> {
  await tx.runRecord.createMany({ data: [{ ...record, raidName }], skipDuplicates: true })
}

/** All records of a guild, the earliest first. */
export async function recordsOf(tx: Tx, guildId: string): Promise<Recorded[]> {
  const records = await tx.runRecord.findMany({ where: { guildId }, orderBy: { endedAt: 'asc' } })
  return records.map(({ raidName: raid, ...record }) => ({ ...record, raid }))
}
