/** Limits on what one person may have open, or begin within a day. The operator configures them. */

import type { Tx } from '../../store/database/open.ts'
import { countPrivateThreads } from '../../store/outbox/private-threads.ts'
import { countRaidsSince, openRaidsLedBy } from '../../store/raids/raids.ts'
import { reportsSince } from '../../store/raids/reports.ts'
import { openWarsOf } from '../../store/wars.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import { SLEEP_AFTER_DAYS } from '../absence/timetable.ts'
import type { Person } from '../model/person.ts'
import { Rejection } from '../model/rejection.ts'

export interface Limits {
  /**
   * Raids that a person leads and that haven't ended, without sleeping ones. The same number limits games of Shadow
   * of War.
   */
  readonly raids: number
  /** Lessons that a person begins in 24 hours. Each has a private thread. */
  readonly lessons: number
  /** Private threads that a person has in raids at a time. */
  readonly privateThreads: number
  /** Reports of one person in 24 hours. */
  readonly reports: number
}

const NONE = Number.POSITIVE_INFINITY

export const NO_LIMITS: Limits = { raids: NONE, lessons: NONE, privateThreads: NONE, reports: NONE }

const DAY_MS = 24 * 3_600_000

/**
 * Refuses if the leader leads too many raids.
 * @param leader the leader of the raid that is opened
 * @param by the person who opens it
 * @throws Rejection
 */
export async function mayOpenRaid(
  tx: Tx,
  { raids }: Limits,
  { leader, by, now }: { leader: Person; by: Person; now: Date },
): Promise<void> {
  if (raids === NONE) return
  const open = await openRaidsLedBy(tx, leader.id, new Date(now.getTime() - SLEEP_AFTER_DAYS * DAY_MS))
  if (open.length < raids) return
  const codes = open.slice(0, MOST_NAMED)
  throw new Rejection(
    leader.id === by.id
      ? texts.say.tooManyRaids(raids, codes)
      : texts.say.leadsTooManyRaids(toMarkup(leader.name), raids),
  )
}

const MOST_NAMED = 5

/** Refuses if the person has opened too many games of the companion. @throws Rejection */
export async function mayOpenWar(tx: Tx, { raids }: Limits, { id }: Person): Promise<void> {
  if (raids === NONE) return
  const open = await openWarsOf(tx, id)
  if (open.length >= raids) throw new Rejection(texts.say.tooManyWars(raids, open.slice(0, MOST_NAMED)))
}

/**
 * Returns why a person may begin no lesson now, or null if they may.
 * @param names names of the raids that are lessons
 */
export async function whyNoLesson(
  tx: Tx,
  { lessons }: Limits,
  { personId, names, now }: { personId: string; names: readonly string[]; now: Date },
): Promise<string | null> {
  if (lessons === NONE) return null
  const begun = await countRaidsSince(tx, personId, names, new Date(now.getTime() - DAY_MS))
  return begun < lessons ? null : texts.say.tooManyLessons(lessons)
}

export async function mayOpenPrivateThread(
  tx: Tx,
  { privateThreads }: Limits,
  personId: string,
): Promise<boolean> {
  return privateThreads === NONE || (await countPrivateThreads(tx, personId)) < privateThreads
}

/** Refuses if the person has sent too many reports. @throws Rejection */
export async function mayReport(tx: Tx, { id }: Person, { reports }: Limits, now: Date): Promise<void> {
  if (reports === NONE) return
  const made = await reportsSince(tx, id, new Date(now.getTime() - DAY_MS))
  if (made >= reports) throw new Rejection(texts.say.tooManyReports(reports))
}
