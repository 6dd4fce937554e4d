/** The limits on the raids, lessons, threads and reports of one person, which the operator configures. */

import type { Transaction } from '../../store/database/open.ts'
import { countPrivateThreads } from '../../store/outbox/private-threads.ts'
import { codesOfOpenRaidsLedBy, countRaidsOpenedSince } from '../../store/raids/raids.ts'
import { countReportsSince } from '../../store/raids/reports.ts'
import { codesOfOpenWarsLedBy } from '../../store/wars.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import { RAID_SLEEPS_AFTER_DAYS } from '../absence/timetable.ts'
import type { Person } from '../model/person.ts'
import { Rejection } from '../model/rejection.ts'

export interface UsageLimitsPerPerson {
  /**
   * The most unfinished raids that a person leads, without sleeping ones. The same number limits games of Shadow of
   * War.
   */
  readonly raids: number
  /** The most lessons that a person begins in 24 hours. Each has a private thread. */
  readonly lessons: number
  /** The most private threads that a person has in raids at a time. */
  readonly privateThreads: number
  /** The most reports of one person in 24 hours. */
  readonly reports: number
}

const NONE = Number.POSITIVE_INFINITY

export const NO_USAGE_LIMITS: UsageLimitsPerPerson = {
  raids: NONE,
  lessons: NONE,
  privateThreads: NONE,
  reports: NONE,
}

const DAY_MS = 24 * 3_600_000

/**
 * Checks that a person may lead one more raid.
 * @param leader the leader of the raid that is opened
 * @param by the person who opens it
 * @throws Rejection if the leader leads too many raids
 */
export async function requireMayOpenRaid(
  tx: Transaction,
  { raids }: UsageLimitsPerPerson,
  { leader, by, now }: { leader: Person; by: Person; now: Date },
): Promise<void> {
  if (raids === NONE) return
  const open = await codesOfOpenRaidsLedBy(
    tx,
    leader.id,
    new Date(now.getTime() - RAID_SLEEPS_AFTER_DAYS * DAY_MS),
  )
  if (open.length < raids) return
  const codes = open.slice(0, MOST_NAMED)
  throw new Rejection(
    leader.id === by.id
      ? texts.say.tooManyRaids(raids, codes)
      : texts.say.leadsTooManyRaids(toMarkup(leader.name), raids),
  )
}

const MOST_NAMED = 5

/** Checks that a person may open a game of the companion. @throws Rejection if they have opened too many */
export async function requireMayOpenWar(
  tx: Transaction,
  { raids }: UsageLimitsPerPerson,
  { id }: Person,
): Promise<void> {
  if (raids === NONE) return
  const open = await codesOfOpenWarsLedBy(tx, id)
  if (open.length >= raids) throw new Rejection(texts.say.tooManyWars(raids, open.slice(0, MOST_NAMED)))
}

/**
 * Returns the reason why a person may not begin a lesson now; null if they may.
 * @param names the names of the raids that are lessons
 */
export async function reasonAgainstNewLesson(
  tx: Transaction,
  { lessons }: UsageLimitsPerPerson,
  { personId, names, now }: { personId: string; names: readonly string[]; now: Date },
): Promise<string | null> {
  if (lessons === NONE) return null
  const begun = await countRaidsOpenedSince(tx, personId, names, new Date(now.getTime() - DAY_MS))
  return begun < lessons ? null : texts.say.tooManyLessons(lessons)
}

export async function mayOpenPrivateThread(
  tx: Transaction,
  { privateThreads }: UsageLimitsPerPerson,
  personId: string,
): Promise<boolean> {
  return privateThreads === NONE || (await countPrivateThreads(tx, personId)) < privateThreads
}

/** Checks that a person may send a report. @throws Rejection if they have sent too many in 24 hours */
export async function requireMayReport(
  tx: Transaction,
  { id }: Person,
  { reports }: UsageLimitsPerPerson,
  now: Date,
): Promise<void> {
  if (reports === NONE) return
  const made = await countReportsSince(tx, id, new Date(now.getTime() - DAY_MS))
  if (made >= reports) throw new Rejection(texts.say.tooManyReports(reports))
}
