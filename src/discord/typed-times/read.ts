/**
 * Reads moments as people write them in English and German: "8pm", "morgen 20:30", "Freitag 20 Uhr", "in 2 weeks",
 * "28.11. 20:30 CET", Discord's `<t:…>`. The present time and the time zone are arguments. Moments in the past, or
 * more than a year ahead, are refused.
 */
import type { DayExpression } from './days.ts'
import { parseDiscordTimestamp } from './discord-timestamps.ts'
import { addDuration, parseDuration } from './durations.ts'
import { momentOfPhrase, type StartOrEnd, todayInZone } from './moments.ts'
import { MAX_TIME_TEXT_LENGTH, normalizeTimeText } from './normalize.ts'
import { parseTimePhrase } from './phrase.ts'
import type { TimeContext, TimeReading, TimeReadingNote, TimeZoneSource } from './results.ts'
import { extractTimeZone } from './zone-in-text.ts'

const MINUTE = 60_000
const FURTHEST = 366 * 24 * 60 * MINUTE

/** Parses the time at which something begins. A day without a time of day is read as its evening. */
export const parseStartTime = (text: string, context: TimeContext): TimeReading =>
  text.length > MAX_TIME_TEXT_LENGTH
    ? { kind: 'unread' }
    : (stamped(text, context) ?? worded(text, context, 'start'))

const UNTIL = /^(?:until|till?|bis)(?: zum| the)? /
const NUMBER = /^\d{1,3}$/

/**
 * Parses the time at which something ends. A day without a time of day is read as its end, and a number alone as days.
 */
export function parseEndTime(text: string, context: TimeContext): TimeReading {
  if (text.length > MAX_TIME_TEXT_LENGTH) return { kind: 'unread' }
  const rest = normalizeTimeText(text).replace(UNTIL, '')
  if (!NUMBER.test(rest)) return stamped(text, context) ?? worded(rest, context, 'end')
  return toCome(addDuration(context.now, { days: Number(rest), minutes: 0 }, context.zone), context.now, {
    of: 'none',
  })
}

function stamped(text: string, { now }: TimeContext): TimeReading | null {
  const at = parseDiscordTimestamp(text)
  return at && toCome(at, now, { of: 'none' })
}

/** Matches a number without a unit: "5", "in 5". */
const NUMBER_ALONE = /^(?:in )?(\d{1,2})$/

function worded(text: string, context: TimeContext, side: StartOrEnd): TimeReading {
  const { zone, rest } = extractTimeZone(normalizeTimeText(text))
  const [, number] = zone === null ? (NUMBER_ALONE.exec(rest) ?? []) : []
  if (number !== undefined) return { kind: 'number', number: Number(number) }
  if (zone === null) return fromNow(rest, context, side) ?? fromPhrase(rest, context, { of: 'context' }, side)
  return fromPhrase(rest, { ...context, zone }, { of: 'text', name: zone }, side)
}

function toCome(
  at: Date,
  now: Date,
  zone: TimeZoneSource,
  notes: readonly TimeReadingNote[] = [],
): TimeReading {
  if (!(at > now)) return { kind: 'past', at }
  return at.getTime() - now.getTime() > FURTHEST ? { kind: 'far', at } : { kind: 'moment', at, zone, notes }
}

/** Matches "2h", which is read as a duration, and "20h30", which is a time of day. */
const ALONE = /^(\d{1,2}) ?h(?: ?[0-5]\d)?$/
const MOST_HOURS = 12

/** Matches a time of day such as "2000 hrs". */
const FOUR_DIGITS = /^(?:[01]\d|2[0-3])[0-5]\d ?(?:h|hrs?|hours)$/

const hoursAlone = (text: string): number => Number(ALONE.exec(text)?.[1] ?? 0)

function fromNow(text: string, { now, zone }: TimeContext, side: StartOrEnd): TimeReading | null {
  const hours = hoursAlone(text)
  const duration = hours > MOST_HOURS || FOUR_DIGITS.test(text) ? null : parseDuration(text)
  if (!duration) return null
  const alone: TimeReadingNote[] = hours > 0 ? [{ kind: 'duration', hours }] : []
  const sameTime: TimeReadingNote[] = duration.days > 0 && side === 'start' ? [{ kind: 'sameTime' }] : []
  return toCome(addDuration(now, duration, zone), now, { of: 'none' }, [...alone, ...sameTime])
}

function fromPhrase(text: string, context: TimeContext, zone: TimeZoneSource, side: StartOrEnd): TimeReading {
  const { now, language } = context
  const whole = parseTimePhrase(text, { today: todayInZone(context), language })
  if (whole === null || 'kind' in whole) return whole ?? { kind: 'unread' }
  const phrase = side === 'end' ? (whole.until ?? whole) : whole
  const { day, minutes } = phrase
  if (minutes !== null) return toCome(minutesLater(minutes, now), now, { of: 'none' })
  if (day?.kind === 'date' && isOtherWeekday(day)) return { kind: 'weekday', day: day.date }
  const meant = momentOfPhrase(phrase, context, side)
  if (!meant) return { kind: 'unread' }
  const hours = hoursAlone(text)
  const clock: TimeReadingNote[] = hours > MOST_HOURS ? [{ kind: 'clock', hours }] : []
  const range: TimeReadingNote[] = phrase.until ? [{ kind: 'range' }] : []
  return toCome(meant.at, now, zone, [...clock, ...meant.notes, ...range])
}

const minutesLater = (minutes: number, now: Date): Date => new Date(now.getTime() + minutes * MINUTE)

const isOtherWeekday = ({ date, weekday }: Extract<DayExpression, { kind: 'date' }>): boolean =>
  weekday !== null && weekday !== date.getUTCDay()
