/** What people write into settings, and what it means. */
import { endOfDay, isTimeZone, timeZones } from '../../table/absence/zones.ts'
import type { PersonSettings } from '../../table/settings/contract.ts'

export type Read<T> = { value: T } | { wrong: string }

const HOURS = /^\s*(\d{1,2}):?(\d{2})?\s*$/
const NONE = ['', 'none', 'no', 'off', 'keine', '-']

/** Nothing, in whichever words. */
export const isNone = (text: string): boolean => NONE.includes(text.trim().toLowerCase())

/** "22:00-08:00", "22-8"; "none". */
export function readQuiet(text: string): Read<PersonSettings['quiet']> {
  if (isNone(text)) return { value: null }
  const [from, to, ...more] = text.split(/-|–|to|bis/).map(clockOf)
  return from && to && more.length === 0 ? { value: { from, to } } : { wrong: text }
}

/** "8" is "08:00". */
function clockOf(text: string): string | null {
  const [, hours = '', minutes = '00'] = HOURS.exec(text) ?? []
  const isClock = hours !== '' && Number(hours) < 24 && Number(minutes) < 60
  return isClock ? `${hours.padStart(2, '0')}:${minutes}` : null
}

/** Its own spelling of a time zone's name, however it was written. */
export function readZone(text: string): Read<string> {
  const wanted = text.trim().replaceAll(' ', '_').toLowerCase()
  const known = timeZones().find((zone) => zone.toLowerCase() === wanted)
  if (known) return { value: known }
  return wanted !== '' && isTimeZone(text.trim()) ? { value: text.trim() } : { wrong: text }
}

/** Names in which the text occurs, those that begin with it first. */
export function zonesLike(text: string, most = 25): string[] {
  const wanted = text.trim().replaceAll(' ', '_').toLowerCase()
  const found = timeZones().filter((zone) => zone.toLowerCase().includes(wanted))
  const begins = (zone: string) => zone.split('/').some((part) => part.toLowerCase().startsWith(wanted))
  return [...found.filter(begins), ...found.filter((zone) => !begins(zone))].slice(0, most)
}

const DAY = 24 * 3_600_000
const MOST_DAYS = 366
const DAYS = /^(\d{1,3})\s*\p{L}*$/u

/** "2027-01-31": until that day is over there; "10 days", "10": so long from now. */
export function readUntil(text: string, timeZone: string, now: Date): Read<Date> {
  const [, days] = DAYS.exec(text.trim()) ?? []
  const until = days ? new Date(now.getTime() + Number(days) * DAY) : endOfDay(text.trim(), timeZone)
  const isToCome = until && until > now && until.getTime() <= now.getTime() + MOST_DAYS * DAY
  return isToCome ? { value: until } : { wrong: text }
}
