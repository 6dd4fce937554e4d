/** The result of reading a time: a moment with notes on how it was read, or the reason why there is none. */
import type { Language } from '../../texts/language.ts'
import type { CalendarDay, UnclearDate } from './dates.ts'

/** The present time, the zone and the language with which a text is read. */
export interface TimeContext {
  readonly now: Date
  /** The zone of times that name none: an IANA name, or an offset such as "UTC+01:00". */
  readonly zone: string
  /** The language that is tried first. It also determines the order of day and month in "10/11". */
  readonly language: Language
}

/** A note for the writer on how their words were read. Times of day are in 24 hours: "20:30". */
export type TimeReadingNote =
  /** The text doesn't say whether it is before or after noon. */
  | { readonly kind: 'half'; readonly read: string; readonly other: string }
  /** The text contains no time of day, or only a part of the day. */
  | { readonly kind: 'hour'; readonly read: string }
  /** The time of day is the present one. */
  | { readonly kind: 'sameTime' }
  /** The clocks skip the typed time as summer time begins. */
  | { readonly kind: 'skipped'; readonly read: string }
  /** Clocks show that time twice in autumn; `other` is the second moment, such as "2027-10-31 01:30 UTC". */
  | { readonly kind: 'repeated'; readonly read: string; readonly other: string }
  /** A weekday with "next" may mean another week. */
  | { readonly kind: 'nextDay'; readonly day: CalendarDay }
  /** The text was a range, of which only the beginning is used. */
  | { readonly kind: 'range' }
  /** A number of hours may be a time of day or a duration, such as "2h" or "20h". */
  | { readonly kind: 'duration' | 'clock'; readonly hours: number }

/**
 * The zone in which a time was read: "none" if that makes no difference, else that of the context or one in the text.
 */
export type TimeZoneSource =
  | { readonly of: 'none' | 'context' }
  | { readonly of: 'text'; readonly name: string }

/** A future moment that a text means, with notes for its writer. */
export interface MomentReading {
  readonly kind: 'moment'
  readonly at: Date
  readonly zone: TimeZoneSource
  readonly notes: readonly TimeReadingNote[]
}

/**
 * The reasons why a typed time can't be used: it is past, too far in the future, ambiguous or contradictory,
 * or it couldn't be read.
 */
export type UnusableTime =
  | { readonly kind: 'past' | 'far'; readonly at: Date }
  /** The text was a number without a unit. */
  | { readonly kind: 'number'; readonly number: number }
  /** The date is on another weekday than the one beside it; `day` is the date. */
  | { readonly kind: 'weekday'; readonly day: CalendarDay }
  | UnclearDate
  | { readonly kind: 'unread' }

/** The result of reading a text. */
export type TimeReading = MomentReading | UnusableTime
