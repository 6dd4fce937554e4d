/** Texts, in any length, that make careless code slow or make it fail. */

export interface Pattern {
  readonly name: string
  /** The part that is repeated. */
  readonly part: string
}

/** The longest option that Discord takes, and the longest file that the bot takes. */
export const OPTION_LETTERS = 6_000
export const FILE_LETTERS = 64 * 1024

export const PATTERNS: readonly Pattern[] = [
  { name: 'letters', part: 'a' },
  { name: 'digits', part: '9' },
  { name: 'spaces', part: ' ' },
  { name: 'spaces between letters', part: 'a    ' },
  { name: 'tabs', part: '\t' },
  { name: 'line breaks', part: '\n' },
  { name: 'line breaks of Windows', part: 'a\r\n' },
  { name: 'dashes', part: '-' },
  { name: 'open brackets', part: '[' },
  { name: 'brackets of all kinds', part: '({[]})' },
  { name: 'quotation marks', part: '"' },
  { name: 'commas', part: ',' },
  { name: 'names with semicolons', part: 'ab; ' },
  { name: 'counts', part: '1 x ' },
  { name: 'CSV columns', part: 'id,name,' },
  { name: 'nested JSON', part: '{"a":[' },
  { name: 'JSON in lines', part: '{\n\n}\n,\n' },
  { name: 'backslashes', part: '\\' },
  { name: 'escapes of JSON', part: '\\u0000\\ud83d' },
  { name: 'markdown', part: '**_~~`|>#' },
  { name: 'mentions', part: '<@1> @everyone <#2> ' },
  { name: 'combining marks', part: 'e\u0301\u0300' },
  { name: 'right to left', part: '\u202e\u05d0\u05d1 ' },
  { name: 'emoji', part: '👩‍👩‍👧‍👦' },
  { name: 'halves of emoji', part: '\ud83d' },
  { name: 'letters that grow', part: 'İß\ufdfa' },
  { name: 'dates', part: '1.1. 2026-01-01 1/2 ' },
  { name: 'times of day', part: '12:00 8pm half past 8 ' },
  { name: 'durations', part: '1 hour and 2 days ' },
  { name: 'words of every object', part: 'constructor __proto__ hasOwnProperty ' },
]

/** One letter, only spaces, and one letter again: quadratic expressions try each length of the gap. */
export const GAP: Pattern = { name: 'a gap', part: ' ' }

/** The text of a pattern, with this number of letters. */
export function textOf(pattern: Pattern, letters: number): string {
  const text = pattern.part.repeat(Math.ceil(letters / pattern.part.length)).slice(0, letters)
  return pattern === GAP && letters > 2 ? `a${text.slice(2)}b` : text
}

export const ALL_PATTERNS: readonly Pattern[] = [...PATTERNS, GAP]
