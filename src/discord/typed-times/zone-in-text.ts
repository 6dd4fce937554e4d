/**
 * Time zones that people write beside a time: "20:30 CET", "8pm EST", "20:30 UTC+1", "8pm Europe/Berlin", "8pm London
 * time".
 */
import { listTimeZones } from '../../table/absence/time-zones.ts'

/** Places of abbreviations: people write EST in summer, too, and mean the clock in New York. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  UTC: ['utc', 'gmt', 'z', 'zulu'],
  'Europe/Berlin': ['cet', 'cest', 'mez', 'mesz', 'german', 'deutsche', 'deutscher'],
  'Europe/London': ['bst', 'uk'],
  'Europe/Lisbon': ['wet', 'west'],
  'Europe/Helsinki': ['eet', 'eest', 'oez', 'oesz'],
  'Europe/Moscow': ['msk'],
  'America/New_York': ['est', 'edt', 'et', 'eastern'],
  'America/Chicago': ['cst', 'cdt', 'ct', 'central'],
  'America/Denver': ['mst', 'mdt', 'mt', 'mountain'],
  'America/Los_Angeles': ['pst', 'pdt', 'pt', 'pacific'],
  'America/Anchorage': ['akst', 'akdt'],
  'Pacific/Honolulu': ['hst'],
  'America/Sao_Paulo': ['brt'],
  'Asia/Kolkata': ['ist'],
  'Asia/Singapore': ['sgt'],
  'Asia/Tokyo': ['jst'],
  'Asia/Seoul': ['kst'],
  'Australia/Sydney': ['aest', 'aedt'],
  'Australia/Perth': ['awst'],
  'Pacific/Auckland': ['nzst', 'nzdt'],
}

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries(PLACES).flatMap(([zone, words]) => words.map((word) => [word, zone] as const)),
)

/** Returns the zone that an abbreviation means; null for all other words. */
export const timeZoneOfAbbreviation = (word: string): string | null =>
  ABBREVIATIONS.get(word.trim().toLowerCase()) ?? null

let byName: ReadonlyMap<string, string> | undefined

/** Returns the zones by their names and by their cities, in lower case with spaces. */
function names(): ReadonlyMap<string, string> {
  byName ??= new Map(
    listTimeZones().flatMap((zone) => {
      const words = zone.toLowerCase().replaceAll('_', ' ')
      return [words.slice(words.lastIndexOf('/') + 1), words].map((name) => [name, zone] as const)
    }),
  )
  return byName
}

/** Matches an offset from UTC. A dash after a time is a range instead, unless the whole text is ISO 8601. */
const OFFSET =
  /(?:\b(?:utc|gmt) ?|(?<=:\d{2}) ?(?=\+)|(?<=\d|[ap]m) (?=[+-]\d{4}\b)|(?<=\d-\d{2}t\d{2}:\d{2}(?::\d{2})?))([+-])(\d{1,2})(?::?(\d{2}))?(?!\d)/
const MOST_HOURS = 14

/** Returns the zone "UTC+05:30" for "UTC+5:30"; null if the text has no offset. */
export function parseUtcOffset(text: string): { readonly zone: string; readonly found: string } | null {
  const [found, sign = '', hours = '', minutes = '00'] = OFFSET.exec(text) ?? []
  if (found === undefined || Number(hours) > MOST_HOURS || Number(minutes) > 59) return null
  return { zone: `UTC${sign}${hours.padStart(2, '0')}:${minutes}`, found }
}

export interface ExtractedTimeZone {
  /** The time zone; null if the text names none. */
  readonly zone: string | null
  /** The text without the zone. */
  readonly rest: string
}

/** Finds a time zone in a normalized text. */
export function extractTimeZone(text: string): ExtractedTimeZone {
  const offset = parseUtcOffset(text)
  if (offset) return { zone: offset.zone, rest: text.replace(offset.found, ' ').trim() }
  return zoneWord(text) ?? city(text) ?? { zone: null, rest: text }
}

/** Returns an abbreviation after a time or at the end, or a name with a slash anywhere. */
function zoneWord(text: string): ExtractedTimeZone | null {
  const words = text.replace(/(:\d{2})z\b/, '$1 z').split(' ')
  const isPlaced = (n: number) => isTime(words[n - 1]) || (n === words.length - 1 && words.some(isTime))
  const at = words.findIndex((word, n) =>
    word.includes('/') ? isName(word) : ABBREVIATIONS.has(word) && isPlaced(n),
  )
  const found = words[at]
  if (found === undefined) return null
  const zone = ABBREVIATIONS.get(found) ?? names().get(found.replaceAll('_', ' ')) ?? null
  const count = /^(?:time|zeit)$/.test(words[at + 1] ?? '') ? 2 : 1
  return { zone, rest: words.toSpliced(at, count).join(' ') }
}

const isName = (word: string): boolean => names().has(word.replaceAll('_', ' '))

/** Whether a word is a time of day or belongs to one, such as "20:30", "pm" or "uhr". */
const isTime = (word = ''): boolean => /\d|^[ap]m$|^uhr$|^noon$|^midnight$|^oclock$/.test(word)

/** Finds a city at the end, after a time: "8pm in London", "8pm New York time", "20 Uhr Berliner Zeit". */
function city(text: string): ExtractedTimeZone | null {
  const words = text.replace(/ (?:time|zeit)$/, '').split(' ')
  for (const n of words.keys()) {
    const name = words.slice(n).join(' ')
    const zone = names().get(name) ?? names().get(name.replace(/er$/, ''))
    const before = words[n - 1] === 'in' ? n - 1 : n
    if (zone && isTime(words[before - 1])) return { zone, rest: words.slice(0, before).join(' ') }
  }
  return null
}
