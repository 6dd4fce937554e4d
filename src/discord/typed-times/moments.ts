/** Finds the moment that a phrase means, by the present time and a time zone. */
import {
  allMomentsOfLocalTime,
  firstMomentOfLocalTime,
  localTimeAsUtc,
} from '../../table/absence/time-zones.ts'
import type { ClockTime } from './clocks.ts'
import { type CalendarDay, isoDateOfDay } from './dates.ts'
import type { DayExpression } from './days.ts'
import { HOUR_OF_PART_OF_DAY, type PartOfDay } from './parts-of-day.ts'
import type { TimePhrase } from './phrase.ts'
import type { TimeContext, TimeReadingNote } from './results.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Returns midnight in UTC of today's date in the zone. */
export function todayInZone({ now, zone }: TimeContext): CalendarDay {
  const shown = localTimeAsUtc(now, zone).getTime()
  return new Date(shown - (shown % DAY))
}

/**
 * The moment that a phrase means, with notes on how the phrase was read. In results of functions whose names begin
 * with "shown", `at` is a moment in UTC with the zone's date and time.
 */
export interface InterpretedMoment {
  readonly at: Date
  readonly notes: readonly TimeReadingNote[]
}

/** The beginning or the end of something. A day alone begins in the evening, and lasts to its end. */
export type StartOrEnd = 'start' | 'end'

/** Returns the moment that a phrase means; null if the phrase contains too little. */
export function momentOfPhrase(
  phrase: TimePhrase,
  context: TimeContext,
  side: StartOrEnd,
): InterpretedMoment | null {
  const shown = shownBy(phrase, context, side)
  if (!shown) return null
  const { at, notes } = shown
  const all = allMomentsOfLocalTime(at, context.zone)
  const [first, second] = all.some((one) => one > context.now) ? all.filter((one) => one > context.now) : all
  if (first && !second) return { at: first, notes }
  if (first && second) return { at: first, notes: [...notes, repeated(at, second)] }
  const after = firstMomentOfLocalTime(at, context.zone)
  return {
    at: after,
    notes: [...notes, { kind: 'skipped', read: clockText(localTimeAsUtc(after, context.zone)) }],
  }
}

function repeated(shown: Date, second: Date): TimeReadingNote {
  return {
    kind: 'repeated',
    read: clockText(shown),
    other: `${isoDateOfDay(second)} ${clockText(second)} UTC`,
  }
}

/** Formats a time of day, such as "20:30". */
const clockText = (shown: Date): string => shown.toISOString().slice(11, 16)

function shownBy(phrase: TimePhrase, context: TimeContext, side: StartOrEnd): InterpretedMoment | null {
  const { day, clock, part } = phrase
  if (clock === null) return shownWithoutClock(phrase, context, side)
  if (day === null) return nextShowing(clock, part, context)
  return shownOnDay(dateOf(day, clock, context), clock, context, notesOf(day))
}

const notesOf = (day: DayExpression): TimeReadingNote[] =>
  day.kind === 'weekday' && day.next ? [{ kind: 'nextDay', day: day.next }] : []

type Time = Pick<ClockTime, 'hour' | 'minute'>

const plus = (day: CalendarDay, { hour, minute }: Time): Date =>
  new Date(day.getTime() + (hour * 60 + minute) * MINUTE)

/** Returns the date of a day. A weekday is the next one on which the time is in the future. */
function dateOf(day: DayExpression, time: Time, context: TimeContext): CalendarDay {
  if (day.kind === 'date') return day.date
  if (day.next) return day.next
  const today = todayInZone(context)
  const ahead = (day.weekday - today.getUTCDay() + 7) % 7
  const date = new Date(today.getTime() + ahead * DAY)
  return isToCome(plus(date, time), context) ? date : new Date(date.getTime() + 7 * DAY)
}

const isToCome = (shown: Date, { now, zone }: TimeContext): boolean =>
  (allMomentsOfLocalTime(shown, zone).at(-1) ?? firstMomentOfLocalTime(shown, zone)) > now

/** Returns the moment of a time on a date. "Today at 8" means the evening once eight in the morning is over. */
function shownOnDay(
  date: CalendarDay,
  clock: ClockTime,
  context: TimeContext,
  notes: readonly TimeReadingNote[],
): InterpretedMoment {
  const [morning, evening] = [plus(date, clock), plus(date, { ...clock, hour: clock.hour + 12 })]
  if (!clock.isOpen) return { at: morning, notes }
  const isToday = date.getTime() === todayInZone(context).getTime()
  const isEvening = isToday && !isToCome(morning, context) && isToCome(evening, context)
  const [read, other] = isEvening ? [evening, morning] : [morning, evening]
  return { at: read, notes: [...notes, half(read, other)] }
}

const half = (read: Date, other: Date): TimeReadingNote => ({
  kind: 'half',
  read: clockText(read),
  other: clockText(other),
})

/** Returns the next moment with this time of day. Spoken times, such as "at 8", can be before or after noon. */
function nextShowing(
  clock: ClockTime,
  part: PartOfDay | null,
  context: TimeContext,
): InterpretedMoment | null {
  const today = todayInZone(context)
  const halves = clock.isOpen && clock.isSpoken && part === null ? [0, 12] : [0]
  const at = [-1, 0, 1, 2]
    .flatMap((day) => halves.map((hours) => plus(today, { ...clock, hour: clock.hour + hours + day * 24 })))
    .find((one) => isToCome(one, context))
  if (!at) return null
  return { at, notes: clock.isOpen ? [half(at, new Date(at.getTime() + DAY / 2))] : [] }
}

function shownWithoutClock(
  phrase: TimePhrase,
  context: TimeContext,
  side: StartOrEnd,
): InterpretedMoment | null {
  const { day, part, isRelative } = phrase
  if (day && side === 'end') return shownAtEnd(day, context)
  if (day && isRelative && part === null) return shownAtThisTime(day, context)
  return shownInPart(day, part, context)
}

function shownAtEnd(day: DayExpression, context: TimeContext): InterpretedMoment {
  const end = { hour: 24, minute: 0 }
  return { at: plus(dateOf(day, end, context), end), notes: notesOf(day) }
}

/** Returns the present time of day on the given day, for a relative day such as "in 2 weeks". */
function shownAtThisTime(day: DayExpression, context: TimeContext): InterpretedMoment {
  const time = localTimeAsUtc(context.now, context.zone).getTime() % DAY
  const date = dateOf(day, { hour: 24, minute: 0 }, context)
  return { at: new Date(date.getTime() + time), notes: [{ kind: 'sameTime' }] }
}

/** Returns the moment of a part of a day. A day alone begins in the evening. */
function shownInPart(
  day: DayExpression | null,
  part: PartOfDay | null,
  context: TimeContext,
): InterpretedMoment | null {
  const time = { hour: HOUR_OF_PART_OF_DAY[part ?? 'evening'], minute: 0 }
  if (day) {
    const at = plus(dateOf(day, time, context), time)
    return { at, notes: [...notesOf(day), ...hourNote(part, at)] }
  }
  const next = part && nextShowing({ ...time, isOpen: false, isSpoken: false }, part, context)
  return next && { at: next.at, notes: hourNote(part, next.at) }
}

/**
 * Returns a note with the hour that a part of the day is read as. Noon needs no note, because it is a time of day.
 */
const hourNote = (part: PartOfDay | null, at: Date): TimeReadingNote[] =>
  part === 'noon' ? [] : [{ kind: 'hour', read: clockText(at) }]
