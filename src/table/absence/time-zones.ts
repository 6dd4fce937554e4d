/**
 * Converts times from and to people's time zones, which are IANA names such as "Europe/Berlin" or offsets such as
 * "UTC+05:30".
 */

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The time zone of quiet hours that were set without one. */
export const DEFAULT_TIME_ZONE = 'UTC'

const OFFSET = /^UTC([+-])(\d{2}):([0-5]\d)$/

/** Returns the offset in minutes of a zone such as "UTC+05:30"; null for every other text. */
function offsetOf(timeZone: string): number | null {
  const [, sign, hours, minutes] = OFFSET.exec(timeZone) ?? []
  if (sign === undefined) return null
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** Whether a text names a time zone: "Europe/Berlin", "UTC", "UTC+01:00". */
export function isTimeZone(text: string): boolean {
  if (offsetOf(text) !== null) return true
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return true
  } catch {
    return false
  }
}

/** Returns the time zones that can be chosen. */
export const listTimeZones = (): string[] => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]

const clocks = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns the cached formatter of a time zone, since creating one takes longer than using it. An unknown time zone
 * counts as UTC.
 */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', {
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  clocks.set(timeZone, made)
  return made
}

/**
 * Returns a Date whose UTC fields show the date and time of a zone's clock at a moment, without the seconds.
 */
export function localTimeAsUtc(at: Date, timeZone: string): Date {
  const offset = offsetOf(timeZone)
  if (offset !== null) return new Date(wholeMinute(at.getTime()) + offset * MINUTE)
  const parts = clockIn(timeZone).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')))
}

const wholeMinute = (time: number): number => Math.floor(time / MINUTE) * MINUTE

/** Returns the minutes since midnight at a moment, by a zone's clock. */
export function minutesSinceMidnight(at: Date, timeZone: string): number {
  const shown = localTimeAsUtc(at, timeZone)
  return shown.getUTCHours() * 60 + shown.getUTCMinutes()
}

/**
 * Returns all moments at which a zone has this date and time, the earliest first: none if the clocks skip that hour,
 * two if they repeat it.
 * @param shown a moment in UTC with the same date and time
 */
export function allMomentsOfLocalTime(shown: Date, timeZone: string): Date[] {
  const offsets = new Set([-DAY, DAY].map((ms) => offsetNear(shown, ms, timeZone)))
  return [...offsets]
    .map((offset) => new Date(shown.getTime() - offset))
    .filter((at) => localTimeAsUtc(at, timeZone).getTime() === shown.getTime())
    .sort((a, b) => a.getTime() - b.getTime())
}

/**
 * Returns the first moment at which a zone has this date and time. If the zone's clocks skip that time, returns the
 * moment that would have it without the change of the clocks.
 */
export const firstMomentOfLocalTime = (shown: Date, timeZone: string): Date =>
  allMomentsOfLocalTime(shown, timeZone)[0] ?? new Date(shown.getTime() - offsetNear(shown, -DAY, timeZone))

/** Returns the milliseconds by which a zone is ahead of UTC, a day before or after a date and time. */
function offsetNear(shown: Date, ms: number, timeZone: string): number {
  const at = new Date(shown.getTime() + ms)
  return localTimeAsUtc(at, timeZone).getTime() - wholeMinute(at.getTime())
}
