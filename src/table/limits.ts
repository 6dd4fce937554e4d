/** How much of what costs everybody one person may do; whoever runs the bot says so. */

import type { Tx } from '../store/open.ts'
import { openRaidsOf } from '../store/raids.ts'
import { reportsSince } from '../store/reports.ts'
import { texts } from '../texts/texts.ts'
import { SLEEP_DAYS } from './absence/timetable.ts'
import type { Person } from './contract.ts'
import { Rejection } from './rejection.ts'

export interface Limits {
  /** Raids that somebody leads and that haven't ended; those that sleep aren't counted. */
  readonly raids: number
  /** Reports of one person's in 24 hours. */
  readonly reports: number
}

export const NO_LIMITS: Limits = { raids: Number.POSITIVE_INFINITY, reports: Number.POSITIVE_INFINITY }

const DAY_MS = 24 * 3_600_000

/** @throws Rejection */
export async function mayOpenRaid(tx: Tx, { id }: Person, { raids }: Limits, now: Date): Promise<void> {
  if (raids === Number.POSITIVE_INFINITY) return
  const open = await openRaidsOf(tx, id, new Date(now.getTime() - SLEEP_DAYS * DAY_MS))
  if (open.length >= raids) throw new Rejection(texts.say.tooManyRaids(raids, open.slice(0, 5)))
}

/** @throws Rejection */
export async function mayReport(tx: Tx, { id }: Person, { reports }: Limits, now: Date): Promise<void> {
  if (reports === Number.POSITIVE_INFINITY) return
  const made = await reportsSince(tx, id, new Date(now.getTime() - DAY_MS))
  if (made >= reports) throw new Rejection(texts.say.tooManyReports(reports))
}
