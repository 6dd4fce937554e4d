/** Durations as people write them: "90 min", "2 h", "1h30", "1,5 Stunden", "2 weeks". */
import { firstMomentOfLocalTime, localTimeAsUtc } from '../../table/absence/time-zones.ts'

/** A duration. Its days are counted by the calendar, so the time of day stays the same if clocks change. */
export interface Duration {
  readonly days: number
  readonly minutes: number
}

const MINUTE = 60_000
const DAY = 24 * 60

const UNITS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ m: 1, min: 1, mins: 1, minute: 1, minutes: 1, minuten: 1 },
    ...{ h: 60, hr: 60, hrs: 60, hour: 60, hours: 60, std: 60, stunde: 60, stunden: 60 },
    ...{ d: DAY, day: DAY, days: DAY, t: DAY, tag: DAY, tage: DAY, tagen: DAY },
    ...{ w: 7 * DAY, wo: 7 * DAY, week: 7 * DAY, weeks: 7 * DAY, woche: 7 * DAY, wochen: 7 * DAY },
  }),
)

const BEFORE = /^(?:\+|(?:in|after|nach|for|für|fuer|noch)(?= ))? ?/
const AFTER = / (?:from now|later|long|ab jetzt|später|lang)$/
const PART = /^(\d{1,4}(?:[.,]\d{1,2})?) ?(\p{L}+) ?(?:(?:and|und|,) ?)?/u
const MINUTES_OF_HOUR = /^[0-5]\d$/

/** Parses a normalized text that is only a duration; null for any other text. */
export function parseDuration(text: string): Duration | null {
  let rest = text.replace(BEFORE, '').replace(AFTER, '')
  let minutes = 0
  let smallest = Number.POSITIVE_INFINITY
  while (rest !== '') {
    const [whole = '', count = '', unit = ''] = PART.exec(rest) ?? []
    const size = UNITS.get(unit)
    if (size === undefined) return smallest === 60 ? withMinutes(minutes, rest) : null
    minutes += Number(count.replace(',', '.')) * size
    smallest = size
    rest = rest.slice(whole.length)
  }
  return Number.isFinite(smallest) ? durationOf(minutes) : null
}

/** Reads hours and minutes, such as "1h30". */
const withMinutes = (hours: number, rest: string): Duration | null =>
  MINUTES_OF_HOUR.test(rest) ? durationOf(hours + Number(rest)) : null

const durationOf = (minutes: number): Duration =>
  minutes % DAY === 0 ? { days: minutes / DAY, minutes: 0 } : { days: 0, minutes: Math.round(minutes) }

export const durationInHours = ({ days, minutes }: Duration): number => days * 24 + minutes / 60

/** Adds a duration to a moment, by the calendar of this zone. */
export function addDuration(now: Date, { days, minutes }: Duration, zone: string): Date {
  const shown = localTimeAsUtc(now, zone).getTime() + days * DAY * MINUTE
  const day = days === 0 ? now : firstMomentOfLocalTime(new Date(shown), zone)
  return new Date(day.getTime() + minutes * MINUTE)
}
