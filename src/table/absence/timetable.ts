/** The actions of the clock for an awaited player, and their times. They follow from the data of the wait alone. */

import { isLessonRaid } from '../../raids/index.ts'
import type { OpenQuestion } from '../../store/raids/open-questions.ts'
import type { PersonSettings } from '../model/settings.ts'
import { parsePersonSettingsOrDefault, parseRaidSettingsOrDefault } from '../stored/settings.ts'
import { afterQuietHours } from './quiet-hours.ts'
import { DEFAULT_ZONE } from './zones.ts'

export const DUE_ACTIONS = ['reminder', 'warning', 'default', 'sleep'] as const
export type DueActionKind = (typeof DUE_ACTIONS)[number]

/** `nth` counts the actions about one prompt, from 1. */
export interface DueAction {
  raidId: string
  prompt: number
  deed: DueActionKind
  nth: number
  at: Date
}

export const HOUR_MS = 3_600_000
/** A player on vacation is absent at once. For others, friends may pass this long after the question. */
export const ABSENT_AFTER_MINUTES = 10
/** The number of reminders about one question. The last one is addressed to the table. */
export const MAX_REMINDERS = 5
/** A player is warned after this part of the table's time limit. */
export const WARNING_SHARE = 3 / 4
/** A raid that has been silent for this long is put to sleep. */
export const SLEEP_AFTER_DAYS = 30
/** If everybody is absent, the clock gives this number of answers for each seat. Then it waits for people. */
const ROUNDS_ALONE = 2

/** Returns the actions, the earliest first, and at most one of each kind. In a lesson nobody waits for the player. */
export function timetable(wait: OpenQuestion): DueAction[] {
  const { raidId, prompt } = wait
  if (isLessonRaid({ raid: wait.name })) return []
  const due = (deed: DueActionKind, nth: number, at: Date | null): DueAction[] =>
    at ? [{ raidId, prompt, deed, nth, at }] : []
  return [
    ...due('reminder', wait.reminders + 1, nextReminder(wait)),
    ...due('warning', 1, warning(wait)),
    ...due('default', 1, limit(wait)),
    ...due('sleep', 1, wait.asleep ? null : later(wait.since, SLEEP_AFTER_DAYS * 24)),
  ].sort((a, b) => a.at.getTime() - b.at.getTime())
}

/**
 * Returns the time of the next reminder; null if there is none.
 * @param wait the wait for a player in a raid, or in a game of the companion
 */
export function nextReminder(
  wait: Pick<OpenQuestion, 'raidId' | 'personId' | 'person' | 'since' | 'reminders' | 'reminded'>,
): Date | null {
  const settings = parsePersonSettingsOrDefault(wait.personId, wait.person)
  const { reminderHours, muted, quiet, timeZone } = settings
  if (reminderHours === null || muted.includes(wait.raidId) || wait.reminders >= MAX_REMINDERS) return null
  const last = wait.reminded === null ? wait.since : new Date(wait.reminded)
  return afterQuietHours(afterVacation(later(last, reminderHours), settings), quiet, timeZone ?? DEFAULT_ZONE)
}

function afterVacation(at: Date, { awayUntil }: PersonSettings): Date {
  const back = awayUntil === null ? at : new Date(awayUntil)
  return back > at ? back : at
}

function warning(wait: OpenQuestion): Date | null {
  const hours = limitOf(wait)
  return hours === null || wait.warned !== null ? null : later(wait.since, hours * WARNING_SHARE)
}

/**
 * Returns the end of the player's time; null if the raid has no time limit, or the player wasn't warned. The part of
 * the time that follows a warning is always left after it.
 */
function limit(wait: OpenQuestion): Date | null {
  const hours = limitOf(wait)
  if (hours === null || wait.warned === null) return null
  const rest = later(new Date(wait.warned), hours * (1 - WARNING_SHARE))
  const whole = later(wait.since, hours)
  return rest > whole ? rest : whole
}

function limitOf(wait: OpenQuestion): number | null {
  return isDeserted(wait) ? null : parseRaidSettingsOrDefault(wait.raidId, wait.raid).limitHours
}

/** Whether everybody has left the raid. Then the clock doesn't play it to its end. */
const isDeserted = ({ alone, seats, asleep }: OpenQuestion): boolean =>
  asleep || alone >= seats * ROUNDS_ALONE

const later = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS)
