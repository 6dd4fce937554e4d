/** Computes from an open question alone which actions about its player are due, and when. */

import { isRaidWithLessons } from '../../raids/index.ts'
import type { OpenQuestion } from '../../store/raids/open-questions.ts'
import type { PersonSettings } from '../model/settings.ts'
import { parsePersonSettingsOrDefault, parseRaidSettingsOrDefault } from '../stored/settings.ts'
import { nextMomentOutsideQuietHours } from './quiet-hours.ts'
import { DEFAULT_TIME_ZONE } from './time-zones.ts'

export const DUE_ACTION_KINDS = ['reminder', 'warning', 'default', 'sleep'] as const
export type DueActionKind = (typeof DUE_ACTION_KINDS)[number]

/**
 * An action about an absent player. `prompt` is the number of the question in the outbox, and `nth` counts the
 * actions of this kind about it, from 1.
 */
export interface DueAction {
  raidId: string
  prompt: number
  deed: DueActionKind
  nth: number
  at: Date
}

export const HOUR_MS = 3_600_000
/**
 * The number of minutes without an answer after which a player counts as absent. A player on vacation counts at
 * once.
 */
export const ABSENT_AFTER_MINUTES = 10
/** The most reminders about one question. The last reminder is addressed to the whole table. */
export const MAX_REMINDERS = 5
/** The part of the raid's time limit after which a player is warned. */
export const WARNING_SHARE_OF_TIME_LIMIT = 3 / 4
/** The number of days without an answer after which a raid is put to sleep. */
export const RAID_SLEEPS_AFTER_DAYS = 30
/** The number of default answers for each seat if everybody is absent. Then the raid waits for people. */
const ROUNDS_ALONE = 2

/**
 * Returns the next actions about the player of an open question, the earliest first, at most one of each kind.
 * Lessons have none, because nobody waits for the player.
 */
export function scheduledActions(wait: OpenQuestion): DueAction[] {
  const { raidId, prompt } = wait
  if (isRaidWithLessons({ raid: wait.name })) return []
  const due = (deed: DueActionKind, nth: number, at: Date | null): DueAction[] =>
    at ? [{ raidId, prompt, deed, nth, at }] : []
  return [
    ...due('reminder', wait.reminders + 1, nextReminderTime(wait)),
    ...due('warning', 1, warning(wait)),
    ...due('default', 1, limit(wait)),
    ...due('sleep', 1, wait.asleep ? null : later(wait.since, RAID_SLEEPS_AFTER_DAYS * 24)),
  ].sort((a, b) => a.at.getTime() - b.at.getTime())
}

/**
 * Returns the time of the next reminder of an open question; null if no reminder follows.
 * @param wait the wait for a player in a raid, or in a game of the companion
 */
export function nextReminderTime(
  wait: Pick<OpenQuestion, 'raidId' | 'personId' | 'person' | 'since' | 'reminders' | 'reminded'>,
): Date | null {
  const settings = parsePersonSettingsOrDefault(wait.personId, wait.person)
  const { reminderHours, muted, quiet, timeZone } = settings
  if (reminderHours === null || muted.includes(wait.raidId) || wait.reminders >= MAX_REMINDERS) return null
  const reminded = wait.reminded === null ? wait.since : new Date(wait.reminded)
  const last = reminded > wait.since ? reminded : wait.since // The bot may have returned to the server since then.
  return nextMomentOutsideQuietHours(
    afterVacation(later(last, reminderHours), settings),
    quiet,
    timeZone ?? DEFAULT_TIME_ZONE,
  )
}

function afterVacation(at: Date, { awayUntil }: PersonSettings): Date {
  const back = awayUntil === null ? at : new Date(awayUntil)
  return back > at ? back : at
}

function warning(wait: OpenQuestion): Date | null {
  const hours = limitOf(wait)
  return hours === null || wait.warned !== null
    ? null
    : later(wait.since, hours * WARNING_SHARE_OF_TIME_LIMIT)
}

/**
 * Returns the time at which the default answer is due; null if the raid has no time limit, or the player wasn't
 * warned. After a warning a player always has the rest of the limit, even if the warning came late.
 */
function limit(wait: OpenQuestion): Date | null {
  const hours = limitOf(wait)
  if (hours === null || wait.warned === null) return null
  const rest = later(new Date(wait.warned), hours * (1 - WARNING_SHARE_OF_TIME_LIMIT))
  const whole = later(wait.since, hours)
  return rest > whole ? rest : whole
}

function limitOf(wait: OpenQuestion): number | null {
  return isDeserted(wait) ? null : parseRaidSettingsOrDefault(wait.raidId, wait.raid).limitHours
}

/**
 * Whether everybody seems to have left the raid. Then no default answers are given, so that the clock doesn't play
 * it to its end.
 */
const isDeserted = ({ alone, seats, asleep }: OpenQuestion): boolean =>
  asleep || alone >= seats * ROUNDS_ALONE

const later = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS)
