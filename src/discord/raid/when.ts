/** When a raid is to begin, as people write it: "20:30", "2026-11-28 20:30", "in 90 min", "in 2 h", "in 3 days". */
import { momentAt, shownAt } from '../../table/absence/zones.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const UNITS: Readonly<Record<string, number>> = { m: MINUTE, h: 60 * MINUTE, s: 60 * MINUTE, d: DAY, t: DAY }

const FROM_NOW =
  /^(?:in|\+)?\s*(\d{1,4})\s*(m|min|minuten?|minutes?|h|std|stunden?|hours?|d|days?|tag|tage|tagen)$/
const CLOCK = /^(?:(\d{4})-(\d{1,2})-(\d{1,2})[ t])?\s*(\d{1,2}):(\d{2})$/
const FURTHEST = 366 * DAY

/** @returns null for what can't be read, or isn't to come within a year */
export function readWhen(text: string, timeZone: string, now: Date): Date | null {
  const at = meant(text.trim().toLowerCase(), timeZone, now)
  return at && at > now && at.getTime() - now.getTime() <= FURTHEST ? at : null
}

function meant(text: string, timeZone: string, now: Date): Date | null {
  const [, count, unit = ''] = FROM_NOW.exec(text) ?? []
  if (count !== undefined) return new Date(now.getTime() + Number(count) * (UNITS[unit.charAt(0)] ?? 0))
  const [, year, month, day, hour, minute] = CLOCK.exec(text) ?? []
  if (Number(hour) > 23 || Number(minute) > 59 || hour === undefined) return null
  const clock = [Number(hour), Number(minute)] as const
  if (year !== undefined) return momentAt([Number(year), Number(month), Number(day), ...clock], timeZone)
  return nextAt(clock, timeZone, now)
}

/** Today, or tomorrow where it is later than that already. */
function nextAt(clock: readonly [number, number], timeZone: string, now: Date): Date | null {
  const today = shownAt(now, timeZone)
  for (const ahead of [0, 1]) {
    const day = new Date(today.getTime() + ahead * DAY)
    const at = momentAt([day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate(), ...clock], timeZone)
    if (at && at > now) return at
  }
  return null
}
