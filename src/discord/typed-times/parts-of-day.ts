/** Parts of the day in a text: "morgen Abend", "tonight", "Freitagnacht", "in the morning". */
import type { ClockTime } from './clocks.ts'

export type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'

/** The time of day for each part of the day, if no clock time is written. */
export const HOUR_OF_PART_OF_DAY: Readonly<Record<PartOfDay, number>> = {
  morning: 9,
  noon: 12,
  afternoon: 15,
  evening: 20,
  night: 22,
}

const DAY_WORDS =
  'heute|gestern|übermorgen|uebermorgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mo|di|mi|do|fr|sa|so'

/** Matches a German weekday that is joined to a part of the day, as in "Freitagabend". */
const JOINED =
  /\b((?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)(?=(?:morgen|vormittag|mittag|nachmittag|abend|nacht)s?\b)/

/** Matches "morgen" after a day, where it means the morning. Alone it means tomorrow. */
const MORNING = new RegExp(`(?<=\\b(?:${DAY_WORDS}) )morgen\\b`)

const PARTS: readonly (readonly [RegExp, PartOfDay])[] = [
  [/\b(?:am |in the |in der )?(?:morgens|vormittags?|früh|frueh|morning)\b/, 'morning'],
  [/\bam morgen\b/, 'morning'],
  [/\b(?:am |in the )?(?:nachmittags?|afternoon)\b/, 'afternoon'],
  [/\b(?:am )?mittags?\b/, 'noon'],
  [/\b(?:am |in the )?(?:abends?|evening)\b/, 'evening'],
  [/\b(?:at )?night\b/, 'evening'],
  [/\b(?:in der )?nachts?\b/, 'night'],
]

/**
 * Extracts the part of the day from a normalized text.
 * @returns the part, and the rest of the text; "tonight" leaves "today"
 */
export function extractPartOfDay(text: string): { readonly part: PartOfDay | null; readonly rest: string } {
  const spelled = text
    .replace(JOINED, '$1 ')
    .replace(/\btonight\b/, 'today night')
    .replace(/\bthis (?=morning|afternoon|evening)/, 'today ')
  const found = [[MORNING, 'morning'] as const, ...PARTS].find(([pattern]) => pattern.test(spelled))
  if (!found) return { part: null, rest: spelled }
  const rest = spelled.replace(found[0], ' ').replace(/ {2,}/g, ' ').trim()
  return { part: found[1], rest }
}

/** Applies the part of the day to a time: "8" in the evening is 20:00. From 24 on it is on the day after. */
export function applyPartOfDay(clock: ClockTime, part: PartOfDay | null): ClockTime {
  if (part === null || (!clock.isOpen && clock.hour !== 12)) return clock
  return { ...clock, hour: hourIn(clock.hour, part), isOpen: false }
}

function hourIn(hour: number, part: PartOfDay): number {
  if (part === 'morning') return hour
  if (part === 'noon') return hour < 5 ? hour + 12 : hour
  if (part === 'afternoon') return hour === 12 ? 12 : hour + 12
  if (hour === 12) return 24
  return hour < 5 ? hour + 24 : hour + 12
}
