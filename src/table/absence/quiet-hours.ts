/**
 * Computes with quiet hours, which are times in a person's own time zone. Daylight saving time may begin or end
 * within them.
 */
import { minutesSinceMidnight } from './time-zones.ts'

interface Quiet {
  from: string // The start of the quiet hours, such as "22:00".
  to: string // The end of the quiet hours. If it is earlier than `from`, it is on the next day.
}

const MINUTE = 60_000
const DAY = 24 * 60

/** Returns the given moment, or the end of the quiet hours if the moment is within them. */
export function nextMomentOutsideQuietHours(at: Date, quiet: Quiet | null, timeZone: string): Date {
  if (!quiet || !isWithinQuietHours(at, quiet, timeZone)) return at
  const left = (minutesOf(quiet.to) - minutesSinceMidnight(at, timeZone) + DAY) % DAY
  const whole = at.getTime() - (at.getTime() % MINUTE)
  return firstLoud(new Date(whole + left * MINUTE), quiet, timeZone)
}

/**
 * Corrects the computed end of quiet hours, which is an hour off if daylight saving time began or ended within
 * them.
 */
function firstLoud(counted: Date, quiet: Quiet, timeZone: string): Date {
  let at = counted
  while (isWithinQuietHours(at, quiet, timeZone)) at = new Date(at.getTime() + MINUTE)
  while (!isWithinQuietHours(minuteBefore(at), quiet, timeZone)) at = minuteBefore(at)
  return at
}

const minuteBefore = (at: Date): Date => new Date(at.getTime() - MINUTE)

/**
 * Whether a moment is within quiet hours. Quiet hours include their first minute, but not their end. If both are
 * equal, there are none.
 */
export function isWithinQuietHours(at: Date, { from, to }: Quiet, timeZone: string): boolean {
  const [now, begin, end] = [minutesSinceMidnight(at, timeZone), minutesOf(from), minutesOf(to)]
  return begin <= end ? now >= begin && now < end : now >= begin || now < end
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
