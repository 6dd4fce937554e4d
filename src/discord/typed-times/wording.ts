/** Describes how a time was read and in which zone, or what to write instead if it could not be read. */
import type { TimeZoneInUse } from '../../table/settings/contract.ts'
import { texts } from '../../texts/texts.ts'
import { type UserText, userText } from '../../texts/user-text.ts'
import { discordTimestamp } from '../absence/news.ts'
import { isoDateOfDay } from './dates.ts'
import type { StartOrEnd } from './moments.ts'
import type { MomentReading, TimeReadingNote, TimeZoneSource, UnusableTime } from './results.ts'

const t = texts.times

/**
 * Returns the moment as Discord shows it to each reader in their own zone: "Saturday, 28 November 2026 20:30 (in 2
 * hours)".
 */
export const momentText = (at: Date): string => t.moment(discordTimestamp(at, 'F'), discordTimestamp(at, 'R'))

/** Describes the zone that was used and how the text was read; empty if there is nothing to explain. */
export const describeTimeReading = (
  { zone, notes }: Pick<MomentReading, 'zone' | 'notes'>,
  inUse: TimeZoneInUse,
): string => [zoneSentence(zone, inUse), ...notes.map(noteSentence)].filter((one) => one !== '').join(' ')

function zoneSentence(zone: TimeZoneSource, { zone: name, of }: TimeZoneInUse): string {
  if (zone.of === 'text') return t.zoneNamed(zone.name)
  return zone.of === 'context' ? t.zoneOf[of](name) : ''
}

function noteSentence(note: TimeReadingNote): string {
  switch (note.kind) {
    case 'half':
      return t.half(note.read, note.other)
    case 'hour':
      return t.hour(note.read)
    case 'sameTime':
      return t.sameTime
    case 'skipped':
      return t.skipped(note.read)
    case 'repeated':
      return t.repeated(note.read, note.other)
    case 'nextDay':
      return t.nextDay(note.day)
    case 'range':
      return t.range
    case 'duration':
      return t.duration(note.hours)
    case 'clock':
      return t.clock(note.hours)
  }
}

/** Describes why a text is no moment, and what to write instead. */
export function explainUnusableTime(reading: UnusableTime, typed: string, side: StartOrEnd): string {
  const text = userText(typed)
  switch (reading.kind) {
    case 'past':
      return t.past(text, discordTimestamp(reading.at, 'F'))
    case 'far':
      return t.far(text, discordTimestamp(reading.at, 'F'))
    case 'number':
      return t.number(text, reading.number)
    case 'weekday':
      return t.weekday(text, reading.day)
    case 'dayOrder':
      return dayOrder(text, reading.days)
    case 'dotted':
      return t.dotted(text, reading.clock, isoDateOfDay(reading.day))
    case 'unread':
      return side === 'start' ? t.unread(text) : t.unreadEnd(text)
  }
}

const dayOrder = (text: UserText, days: readonly [Date, Date]): string =>
  t.dayOrder(text, days, [isoDateOfDay(days[0]), isoDateOfDay(days[1])])
