/** Clocks and calendars in people's own time zones, by IANA names such as "Europe/Berlin" or offsets such as "UTC+05:30". */

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Of quiet hours that were set without a time zone. */
export const NO_ZONE = 'UTC'

const OFFSET = /^UTC([+-])(\d{2}):([0-5]\d)$/

/** Returns the minutes of a zone such as "UTC+05:30"; null for every other text. */
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

/** The time zones that can be chosen. */
export const timeZones = (): string[] => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Making one takes longer than using it. What is no time zone is UTC. */
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

/** What calendar and clock show there, as a moment in UTC that shows the same. */
export function shownAt(at: Date, timeZone: string): Date {
  const offset = offsetOf(timeZone)
  if (offset !== null) return new Date(wholeMinute(at.getTime()) + offset * MINUTE)
  const parts = clockIn(timeZone).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')))
}

const wholeMinute = (time: number): number => Math.floor(time / MINUTE) * MINUTE

/** Minutes since midnight, as the clock shows them there. */
export function minutesAt(at: Date, timeZone: string): number {
  const shown = shownAt(at, timeZone)
  return shown.getUTCHours() * 60 + shown.getUTCMinutes()
}

/**
 * All moments at which calendar and clock show this there, the earliest first: none where the clocks skip that hour, two
 * where they repeat it.
 * @param shown a moment in UTC that shows the same
 */
export function momentsShowing(shown: Date, timeZone: string): Date[] {
  const offsets = new Set([-DAY, DAY].map((ahead) => offsetNear(shown, ahead, timeZone)))
  return [...offsets]
    .map((offset) => new Date(shown.getTime() - offset))
    .filter((at) => shownAt(at, timeZone).getTime() === shown.getTime())
    .sort((a, b) => a.getTime() - b.getTime())
}

/** The first moment at which calendar and clock show this there; where they skip it, as long after the change. */
export const momentShowing = (shown: Date, timeZone: string): Date =>
  momentsShowing(shown, timeZone)[0] ?? new Date(shown.getTime() - offsetNear(shown, -DAY, timeZone))

/** Milliseconds by which clocks there are ahead of UTC, a day before or after what they show. */
function offsetNear(shown: Date, ahead: number, timeZone: string): number {
  const at = new Date(shown.getTime() + ahead)
  return shownAt(at, timeZone).getTime() - wholeMinute(at.getTime())
}
