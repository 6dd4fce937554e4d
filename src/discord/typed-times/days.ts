/**
 * Days in words, read by chrono in the person's language, otherwise in the other one: "tomorrow", "Freitag", "28.
 * November".
 */
import * as de from 'chrono-node/de'
import * as en from 'chrono-node/en'
import { LANGUAGES, type Language } from '../../texts/language.ts'
import type { ClockTime } from './clocks.ts'
import { type CalendarDay, type DateContext, dayInLikelyYear, validCalendarDay } from './dates.ts'
import { withoutFillerWords } from './normalize.ts'

export type DayExpression =
  /** @property weekday the weekday beside the date; null if there was none */
  | { readonly kind: 'date'; readonly date: CalendarDay; readonly weekday: number | null }
  /**
   * A weekday, counted from Sunday, which is 0.
   * @property next the day that "next Friday" is read as; null for the coming one
   */
  | { readonly kind: 'weekday'; readonly weekday: number; readonly next: CalendarDay | null }

export interface DayInText {
  readonly day: DayExpression | null
  /** The end of a range of days. */
  readonly until: DayExpression | null
  /** A time of day that chrono found. */
  readonly clock: ClockTime | null
  /** Whether it counts days from now with the present time of day: "3 days ago", "in 2 weeks". */
  readonly isRelative: boolean
  /** Minutes from now, if the words contain nothing else. */
  readonly minutes: number | null
}

interface Reader {
  readonly chrono: typeof en.casual
  /** Spells a day as chrono needs it. */
  readonly spelled?: (text: string) => string
}

type Result = ReturnType<typeof en.casual.parse>[number]
type Components = Result['start']

const NOON = 12
const DAY = 24 * 3_600_000

/** Parses the days in a normalized text. @returns null unless all of the text could be read */
export function parseDaysInText(text: string, context: DateContext): DayInText | null {
  const languages = [context.language, ...LANGUAGES.filter((one) => one !== context.language)]
  for (const reader of languages.flatMap((one) => READERS[one] ?? [])) {
    const results = resultsOf(spelled(text, reader), reader, context.today)
    const read = results && meaning(results, text, context.today)
    if (read) return read
  }
  return null
}

const GERMAN_DATE = /\b(\d{1,2}) (?=(?:jän|jan|feb|mär|mar|maer|apr|mai|jun|jul|aug|sep|okt|nov|dez)\p{L}*)/u

/**
 * The languages in which days in words can be read. A language may be missing: then its days are read in the others.
 */
const READERS: Readonly<Partial<Record<Language, Reader>>> = {
  en: { chrono: en.casual },
  /** Adds the dot that German dates have: "28. November". */
  de: { chrono: de.casual, spelled: (text) => text.replace(GERMAN_DATE, '$1. ') },
}

/**
 * Respells days as chrono needs them: "28. November" with its dot, "Friday next week" in this order, and a dash
 * between ISO dates.
 */
function spelled(text: string, reader: Reader): string {
  const turned = text.replace(/\b(nächste|diese|next|this) (woche|week) (\p{L}+)/u, '$3 $1 $2')
  const ranged = turned.replace(/(\d) (?:bis|to|till?|until) (?=20\d\d-)/, '$1 - ')
  const dated = ranged.replace(/\b(?:heute|today) (?=in \d)/, '')
  return reader.spelled?.(dated) ?? dated
}

/**
 * Reads a text with chrono, which counts in the zone of this machine. It starts from noon, when no zone changes its
 * clocks, so days are the same everywhere.
 * @returns null if words are left that it can't read
 */
function resultsOf(text: string, { chrono }: Reader, today: CalendarDay): Result[] | null {
  const noon = new Date(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate(), NOON)
  const results = chrono.parse(text, noon)
  const left = results.reduceRight((rest, { index, text: read }) => cut(rest, index, read.length), text)
  return results.length > 0 && withoutFillerWords(left.replaceAll('-', ' ')) === '' ? results : null
}

const cut = (text: string, index: number, length: number): string =>
  `${text.slice(0, index)} ${text.slice(index + length)}`

function meaning(results: readonly Result[], text: string, today: CalendarDay): DayInText | null {
  const starts = results.map(({ start }) => start)
  if (starts.filter((start) => start.isCertain('hour')).length > 1) return null
  if (starts.some(hasZone)) return null
  const relative = starts.find((start) => isTagged(start, 'relativeDateAndTime'))
  const now = starts.find(isNow)
  const hasMoment = relative !== undefined || now !== undefined
  const ends = results.flatMap(({ end }) => (end ? [end] : []))
  const day = hasMoment ? null : dayIn(starts, text, today)
  const clock = hasMoment ? null : clockIn(starts)
  if (!hasMoment && day === null && (clock === null || starts.some(hasDate))) return null
  return {
    day,
    until: dayIn(ends, text, today),
    clock,
    isRelative: starts.some(isRelative),
    minutes: now ? 0 : relative ? minutesFromNoon(relative, today) : null,
  }
}

/** Whether chrono has read a time zone. Zones are read by our own code, which knows places instead of offsets. */
const hasZone = (start: Components): boolean =>
  start.isCertain('timezoneOffset') && !isTagged(start, 'relativeDateAndTime') && !isNow(start)

/** Whether the text contains part of a date, such as "November" or two days. */
const hasDate = (start: Components): boolean =>
  isRelative(start) || (['year', 'month', 'day', 'weekday'] as const).some((part) => start.isCertain(part))

const isTagged = (start: Components, tag: string): boolean => start.tags().has(`result/${tag}`)
const isNow = (start: Components): boolean => start.tags().has('casualReference/now')

function minutesFromNoon(at: Components, today: CalendarDay): number {
  const [year, month, day, hour, minute] = (['year', 'month', 'day', 'hour', 'minute'] as const).map((one) =>
    Number(at.get(one)),
  )
  const shown = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute)
  return (shown - today.getTime()) / 60_000 - NOON * 60
}

function clockIn(all: readonly Components[]): ClockTime | null {
  const at = all.find((one) => one.isCertain('hour'))
  const hour = at?.get('hour') ?? null
  if (!at || hour === null) return null
  const isOpen = hour > 0 && hour < 12 && !at.isCertain('meridiem')
  return { hour, minute: at.get('minute') ?? 0, isOpen, isSpoken: false }
}

function dayIn(all: readonly Components[], text: string, today: CalendarDay): DayExpression | null {
  const [dated, ...others] = all.filter((one) => one.isCertain('day') || isRelative(one))
  const named = all.find((one) => one.isCertain('weekday') && !isRelative(one))
  const weekday = named?.get('weekday') ?? null
  if (others.length > 0 || (!dated && weekday === null)) return null
  const date = dated ? dateOf(dated, today, isRelative(dated) || dated.isCertain('year')) : null
  if (dated && weekday !== null && isRelative(dated)) return date && weekdayNear(date, weekday)
  if (dated) return date && { kind: 'date', date, weekday }
  const next = named && TURNED.test(text) ? dateOf(named, today, true) : null
  return weekday === null ? null : { kind: 'weekday', weekday, next }
}

const isRelative = (one: Components): boolean => isTagged(one, 'relativeDate')

/** Returns a weekday in the week (from Monday to Sunday) of a date, for texts such as "Friday in 2 weeks". */
function weekdayNear(date: CalendarDay, weekday: number): DayExpression {
  const fromMonday = (day: number) => (day + 6) % 7
  const days = fromMonday(weekday) - fromMonday(date.getUTCDay())
  return { kind: 'weekday', weekday, next: new Date(date.getTime() + days * DAY) }
}

/**
 * Matches words before a weekday, such as "next", whose meaning depends on the speaker: the coming Friday, or the
 * one after it.
 */
const TURNED = /next|n(?:ä|ae)chste|last|letzte/

function dateOf(at: Components, today: CalendarDay, withYear = at.isCertain('year')): CalendarDay | null {
  const [year, month, day] = [at.get('year') ?? 0, at.get('month') ?? 0, at.get('day') ?? 0]
  return withYear ? validCalendarDay(year, month, day) : dayInLikelyYear(month, day, today)
}
