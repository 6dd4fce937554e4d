/** Stores the record of each raid that was played to its end, for campaigns, leaderboards and histories. */

import type { Transaction } from '../database/open.ts'
import type { RunRecord } from '../generated/client.ts'

export type StoredRaidRecord = Omit<RunRecord, 'raidName'> & { readonly raid: string }
export type NewRaidRecord = Omit<StoredRaidRecord, 'endedAt' | 'seconds' | 'byHand' | 'computers'> &
  Partial<Pick<StoredRaidRecord, 'seconds' | 'byHand' | 'computers'>>

type OfKind = Pick<StoredRaidRecord, 'guildId' | 'raid' | 'mode'>

/** Stores the record of a raid, once, at the raid's end. */
export async function saveRaidRecord(
  tx: Transaction,
  { raid: raidName, ...record }: NewRaidRecord,
): Promise<void> {
  await tx.runRecord.createMany({ data: [{ ...record, raidName }], skipDuplicates: true })
}

/** Returns how many of a guild's raids on this difficulty were played to their end, and how many of them were won. */
export async function countRaidRecords(
  tx: Transaction,
  { guildId, raid: raidName, mode }: OfKind,
): Promise<{ runs: number; wins: number }> {
  const counts = await tx.runRecord.groupBy({
    by: ['status'],
    where: { guildId, raidName, mode },
    _count: true,
  })
  const wins = counts.find(({ status }) => status === 'won')?._count ?? 0
  return { runs: counts.reduce((sum, { _count }) => sum + _count, 0), wins }
}

/** Returns how long the guild's newest raids on this difficulty took, in seconds, without breaks. */
export async function durationsOfNewestRaids(
  tx: Transaction,
  { guildId, raid: raidName, mode }: OfKind,
  most: number,
): Promise<number[]> {
  const rows = await tx.runRecord.findMany({
    where: { guildId, raidName, mode, seconds: { not: null } },
    select: { seconds: true },
    orderBy: { endedAt: 'desc' },
    take: most,
  })
  return rows.flatMap(({ seconds }) => seconds ?? [])
}

/** Returns the record of the raid that ended last in a guild, among raids with these names. */
export async function findLastRaidRecordOfGuild(
  tx: Transaction,
  guildId: string,
  raids: readonly string[],
): Promise<StoredRaidRecord | null> {
  const record = await tx.runRecord.findFirst({
    where: { guildId, raidName: { in: [...raids] } },
    orderBy: { endedAt: 'desc' },
  })
  if (!record) return null
  const { raidName: raid, ...rest } = record
  return { ...rest, raid }
}

/** Returns all records of a guild, the earliest first. */
export async function raidRecordsOfGuild(tx: Transaction, guildId: string): Promise<StoredRaidRecord[]> {
  const records = await tx.runRecord.findMany({ where: { guildId }, orderBy: { endedAt: 'asc' } })
  return records.map(({ raidName: raid, ...record }) => ({ ...record, raid }))
}
