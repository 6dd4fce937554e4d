/** Clocks and calendars in people's own time zones, by their IANA names. */

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Whether a text names a time zone: "Europe/Berlin", "UTC". */
export function isTimeZone(text: string): boolean {
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
  const parts = clockIn(timeZone).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')))
}

/** Minutes since midnight, as the clock shows them there. */
export function minutesAt(at: Date, timeZone: string): number {
  const shown = shownAt(at, timeZone)
  return shown.getUTCHours() * 60 + shown.getUTCMinutes()
}

/** When the day after begins there. @param day "2027-01-31"; null when there is no such day */
export function endOfDay(day: string, timeZone: string): Date | null {
  const [, year, month, date] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(day) ?? []
  const midnight = shownTime([Number(year), Number(month), Number(date), 0, 0])
  return midnight && whenShown(midnight.getTime() + DAY, timeZone)
}

type Shown = readonly [year: number, month: number, day: number, hour: number, minute: number]

/** When calendar and clock show this there; null when there is no such day. */
export function momentAt(shown: Shown, timeZone: string): Date | null {
  const time = shownTime(shown)
  return time && whenShown(time.getTime(), timeZone)
}

function shownTime([year, month, day, hour, minute]: Shown): Date | null {
  const time = new Date(Date.UTC(year, month - 1, day, hour, minute))
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === day ? time : null
}

/** @param wanted the moment in UTC that shows the same */
function whenShown(wanted: number, timeZone: string): Date {
  let at = wanted
  for (let n = 0; n < 2; n++) at -= shownAt(new Date(at), timeZone).getTime() - wanted
  return new Date(at)
}
