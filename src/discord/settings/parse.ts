/** Parses the values that people type into settings. */
import { isTimeZone, listTimeZones } from '../../table/absence/time-zones.ts'
import { HOURS_SETTING_RANGE } from '../../table/model/settings.ts'
import type { PersonSettings } from '../../table/settings/contract.ts'
import { type ClockTime, parseClock } from '../typed-times/clocks.ts'
import { durationInHours, parseDuration } from '../typed-times/durations.ts'
import { normalizeTimeText } from '../typed-times/normalize.ts'
import { parseUtcOffset, timeZoneOfAbbreviation } from '../typed-times/zone-in-text.ts'

/** The value of a typed setting; or, in `wrong`, the text if it isn't one, or a sentence about it. */
export type ParsedSetting<T> = { value: T } | { wrong: string }

const NONE = ['', 'none', 'no', 'off', 'never', 'kein', 'keine', 'keines', 'nein', 'nie', 'aus', '-']

/** Whether a typed text is one of the words for "none" or "never". */
export const isWordForNone = (text: string): boolean => NONE.includes(text.trim().toLowerCase())

const BETWEEN = /-|\b(?:to|till?|until|bis)\b/

/** Parses typed quiet hours, such as "22:00-08:00", "10 pm to 8 am" or "none". */
export function parseQuietHours(text: string): ParsedSetting<PersonSettings['quiet']> {
  if (isWordForNone(text)) return { value: null }
  const [from, to, ...more] = normalizeTimeText(text)
    .replace(/^(?:from|von|between|zwischen) /, '')
    .split(BETWEEN)
    .map((side) => clockText(parseClock(side.trim())))
  return from && to && more.length === 0 ? { value: { from, to } } : { wrong: text }
}

/** Returns a time of day as text, such as "08:00"; null if there is none. */
function clockText(clock: ClockTime | null): string | null {
  return clock && [clock.hour % 24, clock.minute].map((part) => `${part}`.padStart(2, '0')).join(':')
}

/** Parses a typed time zone, such as "Europe/Berlin", "CET" or "UTC+1", to its standard name. */
export function parseTimeZone(text: string): ParsedSetting<string> {
  const wanted = text.trim().replaceAll(' ', '_').toLowerCase()
  const known = listTimeZones().find((zone) => zone.toLowerCase() === wanted)
  const zone = known ?? timeZoneOfAbbreviation(text) ?? offset(text)
  if (zone !== null) return { value: zone }
  return wanted !== '' && isTimeZone(text.trim()) ? { value: text.trim() } : { wrong: text }
}

function offset(text: string): string | null {
  const folded = text.trim().toLowerCase()
  const read = parseUtcOffset(folded)
  return read?.found === folded ? read.zone : null
}

/**
 * Returns the names of time zones that contain a typed text, those that begin with it first. The zone of an
 * abbreviation comes before all others.
 */
export function timeZonesMatching(text: string, most = 25): string[] {
  const wanted = text.trim().replaceAll(' ', '_').toLowerCase()
  const found = listTimeZones().filter((zone) => zone.toLowerCase().includes(wanted))
  const begins = (zone: string) => zone.split('/').some((part) => part.toLowerCase().startsWith(wanted))
  const place = timeZoneOfAbbreviation(text) ?? offset(text)
  const all = [...(place ? [place] : []), ...found.filter(begins), ...found.filter((zone) => !begins(zone))]
  return [...new Set(all)].slice(0, most)
}

/** Parses a whole number of hours: "12", "12 h", "2 days". The value is null for "never" and 0. */
export function parseHours(text: string): ParsedSetting<number | null> {
  const folded = normalizeTimeText(text)
  if (isWordForNone(text) || folded === '0') return { value: null }
  const duration = parseDuration(/^\d+$/.test(folded) ? `${folded} h` : folded)
  const hours = duration && durationInHours(duration)
  const isRead =
    hours !== null &&
    Number.isInteger(hours) &&
    hours >= HOURS_SETTING_RANGE.min &&
    hours <= HOURS_SETTING_RANGE.max
  return isRead ? { value: hours } : { wrong: text }
}
