/**
 * Dates in digits: "28.11.", "28.11.2026", "28/11", "2026-11-28", "the 28th". They become ISO dates, which chrono
 * reads.
 */
import { LANGUAGE_TABLE, type Language } from '../../texts/languages.ts'
import { findClockInText } from './clocks.ts'

const DAY = 24 * 3_600_000
/** A date without a year counts as past if it was at most this many days ago. Otherwise it is next year's. */
const RECENT_DAYS = 60

/** A calendar day: midnight in UTC. */
export type CalendarDay = Date

export interface DateContext {
  readonly today: CalendarDay
  readonly language: Language
}

/** The reasons why digits aren't a certain date. */
export type UnclearDate =
  | { readonly kind: 'dayOrder'; readonly days: readonly [CalendarDay, CalendarDay] }
  | { readonly kind: 'dotted'; readonly day: CalendarDay; readonly clock: string }

export type IsoDatesResult = { readonly text: string } | UnclearDate

/** Returns a day in ISO form, or a sign that no reader accepts for an impossible day. */
const isoOr = (day: CalendarDay | null): string => (day ? ` ${isoDateOfDay(day)} ` : ' ? ')

/** Returns the date, or null if the month doesn't have this day ("31.2."). */
export function validCalendarDay(year: number, month: number, day: number): CalendarDay | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null
}

export const isoDateOfDay = (day: CalendarDay): string => day.toISOString().slice(0, 10)

/** Returns the day that a person means by this month and day without a year. */
export function dayInLikelyYear(month: number, day: number, today: CalendarDay): CalendarDay | null {
  const years = [-1, 0, 1].map((ahead) => validCalendarDay(today.getUTCFullYear() + ahead, month, day))
  const since = today.getTime() - RECENT_DAYS * DAY
  return years.find((date) => date && date.getTime() > since) ?? null
}

function dayOf(year: string | undefined, month: string, day: string, today: CalendarDay): CalendarDay | null {
  if (year === undefined) return dayInLikelyYear(Number(month), Number(day), today)
  return validCalendarDay(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day))
}

/** Matches dates such as "28.11.", "28.11.26" and "28.11. 2026". */
const DOTTED = /(?<![\d.])(\d{1,2})\. ?(\d{1,2})\.(?:(\d{4}|\d{2})|( 20\d{2}))?(?![\d:])/g
/** Matches texts such as "28.11", which can also be a time. */
const OPEN = /(?<![\d.:,])(\d{1,2})\.(\d{1,2})(?![\d.:]| ?(?:uhr|h|[ap]m)\b)/
const SLASHED = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])/
/** Matches dates such as "28-11-2026". */
const DASHED = /(?<![\d-])(\d{1,2})-(\d{1,2})-(\d{4})(?!\d)/g
/** Matches dates such as "2026/11/28" and "2026-11-28T20:30". */
const YEAR_FIRST = /(?<!\d)(20\d{2})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)t?/g

/** Replaces the dates in a normalized text by ISO dates. @returns the text, or the reason why a date isn't certain */
export function replaceDatesByIsoDates(text: string, context: DateContext): IsoDatesResult {
  const { today } = context
  const iso = (year: string | undefined, month: string, day: string) => isoOr(dayOf(year, month, day, today))
  const sure = text
    .replace(YEAR_FIRST, (_, year: string, __, month: string, day: string) => iso(year, month, day))
    .replace(DOTTED, (_, day: string, month: string, year?: string, apart?: string) =>
      iso(year ?? apart?.trim(), month, day),
    )
    .replace(DASHED, (_, day: string, month: string, year: string) => iso(year, month, day))
  const slashed = slashes(sure, context)
  const all = 'kind' in slashed ? slashed : dots(dayOfMonth(slashed.text, today), today)
  return 'kind' in all ? all : { text: all.text.replace(/ {2,}/g, ' ').trim() }
}

/**
 * Decides the order of day and month. In German the day comes first. In English the order depends on the writer,
 * unless one of the two possible days is over.
 */
function slashes(text: string, { today, language }: DateContext): IsoDatesResult {
  const [whole, one = '', other = '', year] = SLASHED.exec(text) ?? []
  if (whole === undefined) return { text }
  const [dayFirst, monthFirst] = [dayOf(year, other, one, today), dayOf(year, one, other, today)]
  const isOpen = LANGUAGE_TABLE[language].monthCanBeFirst && one !== other
  const areToCome = dayFirst !== null && monthFirst !== null && dayFirst >= today && monthFirst >= today
  if (areToCome && isOpen) return { kind: 'dayOrder', days: [dayFirst, monthFirst] }
  const isMonthFirst = isOpen && dayFirst !== null && dayFirst < today
  const day = isMonthFirst ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst)
  return { text: text.replace(whole, isoOr(day)) }
}

/**
 * Decides whether numbers with a dot are a date, as in "28.11 20:30", or a time, as in "tomorrow 20.30". "10.11"
 * alone can be either.
 */
function dots(text: string, today: CalendarDay): IsoDatesResult {
  const match = OPEN.exec(text)
  const [whole = '', first = '', second = ''] = match ?? []
  if (!match) return { text }
  const day = dayInLikelyYear(Number(second), Number(first), today)
  const clock = second.length === 2 && Number(first) < 24 && Number(second) < 60 ? `${first}:${second}` : null
  const rest = text.replace(whole, ' ').trim()
  if (day && (clock === null || findClockInText(rest)))
    return { text: text.replace(whole, ` ${isoDateOfDay(day)} `) }
  if (day && clock !== null && rest === '') return { kind: 'dotted', day, clock }
  return { text: clock === null ? text : text.replace(whole, clock) }
}

const MONTHS = /\b(?:jan|feb|mar|mär|maer|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec)\p{L}*/u
const NTH = /\b(?:the |on )*(\d{1,2})(?:st|nd|rd|th)\b/
const NTH_IN_GERMAN = /(?<![\d.:])(\d{1,2})\.(?![\d.])/

/** Reads a day without a month: "on the 28th", "am 28.". */
function dayOfMonth(text: string, today: CalendarDay): string {
  if (MONTHS.test(text)) return text
  const [whole, day] = NTH.exec(text) ?? NTH_IN_GERMAN.exec(text) ?? []
  if (whole === undefined) return text
  const found = [0, 1, 2]
    .map((ahead) => validCalendarDay(today.getUTCFullYear(), today.getUTCMonth() + 1 + ahead, Number(day)))
    .find((one) => one && one >= today)
  return found ? text.replace(whole, ` ${isoDateOfDay(found)} `) : text
}
