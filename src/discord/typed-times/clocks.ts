/** Times of day in a text: "8pm", "20:30", "20 Uhr 30", "halb neun", "quarter past eight", "noon". */

export interface ClockTime {
  /** 0 to 24: 24 is the end of the day. */
  readonly hour: number
  readonly minute: number
  /** Whether the hour is from one to eleven, without a sign whether it is before or after noon. */
  readonly isOpen: boolean
  /** Whether it is written as people say it, "at 8" or "half past eight", instead of "8:30". */
  readonly isSpoken: boolean
}

const NOON: ClockTime = { hour: 12, minute: 0, isOpen: false, isSpoken: false }
const MIDNIGHT: ClockTime = { ...NOON, hour: 24 }

/**
 * Returns a time of day; null if it is impossible.
 * @param half "am", "pm", their first letters, or anything else; it is ignored beside "20:30"
 */
function clockOf(hours: string, minute = 0, half = '', isSpoken = false): ClockTime | null {
  const written = Number(hours)
  if (minute > 59 || written > 24 || (written === 24 && minute > 0)) return null
  const isHalf = /^[ap]/.test(half) && written >= 1 && written <= 12
  const hour = isHalf ? (written % 12) + (half.startsWith('p') ? 12 : 0) : written
  const isOpen = !isHalf && written > 0 && written < 12 && !hours.startsWith('0')
  return { hour, minute, isOpen, isSpoken }
}

/** Returns a spoken time, which is some minutes before or after a full hour; null if the hour isn't from 1 to 12. */
function beside(hours: string, minutes: number, half?: string): ClockTime | null {
  const written = Number(hours)
  if (written < 1 || written > 12) return null
  const total = (written % 12) * 60 + minutes + 12 * 60
  const hour = Math.floor(total / 60) % 12 || 12
  return clockOf(`${hour}`, total % 60, half, true)
}

interface Form {
  readonly pattern: RegExp
  read(match: RegExpMatchArray): ClockTime | null
}

/**
 * The patterns of times of day, of which the first that matches counts. No digit, dot or dash may touch a match,
 * since that is a date or something else.
 */
const FORMS: readonly Form[] = [
  {
    pattern:
      /(?<![\d.,:/-])(\d{1,2})[:.](\d{2})(?::\d{2})? ?([ap]m?\b)?(?: ?(?:uhr|hrs?|hours|h)\b)?(?![\d.:/-])/,
    read: ([, hours = '', minutes, half]) => clockOf(hours, Number(minutes), half),
  },
  {
    pattern: /(?<![\d.,:/-])(\d{1,2}) ?(?:uhr|h) ?([0-5]\d)(?: ?min)?(?![\d.:/-])/,
    read: ([, hours = '', minutes]) => clockOf(hours, Number(minutes)),
  },
  {
    pattern:
      /(?<![\d.,:/-])(\d{1,2}) (?:minuten |minutes |min )?(nach|past|after|vor|to|before) (halb )?(\d{1,2})(?: ?([ap]m))?(?: uhr)?(?![\d.:/-])/,
    read: ([, minutes, side = '', half, hours = '', noon]) =>
      beside(hours, (half ? -30 : 0) + (/^(?:vor|to|before)$/.test(side) ? -1 : 1) * Number(minutes), noon),
  },
  {
    /** The hour and the minutes are separate words, as in "eight thirty pm". */
    pattern: /(?<![\d.,:/-])(\d{1,2}) ([0-5]\d) ?([ap]m)\b/,
    read: ([, hours = '', minutes, half]) => clockOf(hours, Number(minutes), half),
  },
  {
    pattern: /\b(halb|half(?: past)?) (\d{1,2})(?: ?([ap]m))?(?: uhr)?(?![\d.:/-])/,
    read: ([, word, hours = '', half]) => beside(hours, word === 'halb' ? -30 : 30, half),
  },
  {
    pattern:
      /\b(viertel nach|quarter past|quarter after|viertel vor|quarter to|dreiviertel|viertel) (\d{1,2})(?: ?([ap]m))?(?: uhr)?(?![\d.:/-])/,
    read: ([, word = '', hours = '', half]) => beside(hours, QUARTERS.get(word) ?? 0, half),
  },
  {
    pattern: /(?<![\d.,:/-])(\d{1,2}) ?(uhr|oclock|hrs?|h|[ap]m?)\b/,
    read: ([, hours = '', mark = '']) => clockOf(hours, 0, mark, mark === 'oclock'),
  },
  {
    pattern: /(?:\b(?:at|um|gegen|around|about|by|ab)|@|~) ?(\d{1,2})(?![\d.:/-])/,
    read: ([, hours = '']) => clockOf(hours, 0, '', true),
  },
  { pattern: /(?<![\d.,:/-])([01]\d|2[0-3])([0-5]\d) ?(?:uhr|hrs?|hours|h)\b/, read: joined },
  { pattern: /\bnoon\b/, read: () => NOON },
  { pattern: /\b(?:midnight|mitternachts?)\b/, read: () => MIDNIGHT },
]

const QUARTERS: ReadonlyMap<string, number> = new Map([
  ['viertel nach', 15],
  ['quarter past', 15],
  ['quarter after', 15],
  ['viertel vor', -15],
  ['quarter to', -15],
  ['dreiviertel', -15],
  ['viertel', -45],
])

function joined([, hours = '', minutes]: RegExpMatchArray): ClockTime | null {
  return clockOf(hours, Number(minutes))
}

export interface ClockInText {
  readonly clock: ClockTime
  /** The text without the time of day. */
  readonly rest: string
}

/** Finds a time of day in a normalized text; null if there is none. */
export function findClockInText(text: string): ClockInText | null {
  for (const { pattern, read } of FORMS) {
    const match = pattern.exec(text)
    const clock = match && read(match)
    if (match && clock) return { clock, rest: without(text, match) }
  }
  return null
}

const without = (text: string, { 0: found, index }: RegExpExecArray): string =>
  `${text.slice(0, index)} ${text.slice(index + found.length)}`.replace(/ {2,}/g, ' ').trim()

const LAST = /(?:^| )(?:([01]\d|2[0-3]|\d(?= )) ?([0-5]\d)|(\d{1,2}))$/
const FIRST = /^(?:([01]\d|2[0-3]|\d(?= )) ?([0-5]\d)|(\d{1,2})) /

/**
 * Returns a time of day that is written without any mark: the numbers of "fr 20", "8 tomorrow", "2030" and "20 30".
 */
export function findClockWithoutMarks(text: string): ClockInText | null {
  const match = LAST.exec(text) ?? FIRST.exec(text)
  if (!match) return null
  const [, hours, , alone = ''] = match
  const clock = hours === undefined ? clockOf(alone, 0, '', true) : joined(match)
  return clock && { clock, rest: without(text, match) }
}

/**
 * Parses a normalized text that is only a time of day, such as "22", "10 pm" or "halb elf"; null for any other text.
 */
export function parseClock(text: string): ClockTime | null {
  const bare = text.replace(/^(?:at|um) /, '')
  if (/^\d{1,2}$/.test(bare)) return clockOf(bare)
  const found = findClockInText(text)
  return found?.rest === '' ? found.clock : null
}

/** Matches a range of times, such as "20:00-22:00", "von 20 bis 22 Uhr" or "8-10pm". */
const RANGE =
  /(?<![\d.:/-])(\d{1,2}(?:[:.]\d{2})?) ?(uhr|h|[ap]m)? ?(?:-|\b(?:bis|to|till?|until)\b) ?(?:um |at )?(\d{1,2}(?:[:.]\d{2})?) ?(uhr|h|[ap]m)?(?![\d.:/-])/

/** Returns both ends of a range of times, each written out; null if there is no range. */
export function findClockRange(text: string): { readonly from: string; readonly to: string } | null {
  const match = RANGE.exec(text)
  if (!match) return null
  const [, first = '', mark = '', last = '', lastMark = ''] = match
  if (!first.includes(':') && !last.includes(':') && mark === '' && lastMark === '') return null
  const rest = without(text, match)
  return {
    from: `${first} ${mark || lastMark} ${rest}`.trim(),
    to: `${last} ${lastMark || mark} ${rest}`.trim(),
  }
}
