/** Stores reports of players: the raid, and its version at that time. */

import type { Transaction } from '../database/open.ts'
import type { Report } from '../generated/client.ts'

export type { Report } from '../generated/client.ts'

type NewReport = Pick<Report, 'raidId' | 'version' | 'byId' | 'note'>

/** Stores a report and returns its number. */
export async function createReport(tx: Transaction, report: NewReport): Promise<number> {
  const { number } = await tx.report.create({ data: report, select: { number: true } })
  return number
}

/** Returns a report; null if there is none with this number. */
export async function findReportByNumber(tx: Transaction, number: number): Promise<Report | null> {
  return tx.report.findUnique({ where: { number } })
}

/** Returns reports, the newest first. */
export async function listReports(tx: Transaction, most: number): Promise<(Report & { code: string })[]> {
  const rows = await tx.report.findMany({
    orderBy: { number: 'desc' },
    take: most,
    include: { raid: { select: { code: true } } },
  })
  return rows.map(({ raid, ...report }) => ({ ...report, code: raid.code }))
}

/** Returns the interaction ids of a raid's last inputs, in order. The bot's log names inputs by these ids. */
export async function newestInteractionsOfRaid(
  tx: Transaction,
  raidId: string,
  most: number,
): Promise<{ seq: number; interaction: string }[]> {
  const rows = await tx.input.findMany({
    where: { raidId, interactionId: { not: null } },
    orderBy: { seq: 'desc' },
    take: most,
    select: { seq: true, interactionId: true },
  })
  return rows.map(({ seq, interactionId }) => ({ seq, interaction: interactionId ?? '' })).reverse()
}

export async function countReportsSince(tx: Transaction, byId: string, at: Date): Promise<number> {
  return tx.report.count({ where: { byId, at: { gte: at } } })
}
