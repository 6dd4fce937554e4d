/**
 * Text from people: names, and what somebody types. Its type is not `string`, so the compiler refuses it in a message
 * until `toMarkup` or `toPlain` has made it safe for the place where it is shown.
 */
import { rawText, type UserText } from '../engine/index.ts'

export { rawText, type UserText, userText } from '../engine/index.ts'

/** Compares two texts without regard to case and to spaces around them. */
export const isSameText = (one: UserText, other: UserText): boolean => caseFolded(one) === caseFolded(other)

/** Returns the form in which two equal texts are the same string. */
export const caseFolded = (text: UserText): string => rawText(text).trim().toLowerCase()

/** Returns Discord markup that shows exactly the written characters: no format, link, mention or heading comes of them. */
export const toMarkup = (text: UserText): string => isolated(escaped(tidy(text)))

/** Returns the text for places where Discord reads no markup: buttons, menus, pictures, alternative texts, threads. */
export const toPlain = (text: UserText): string => isolated(tidy(text))

/** One of the two ways to show text from people. */
export type Render = typeof toMarkup | typeof toPlain

/** Embeddings, overrides, isolates and marks that change the direction of the text after them. */
const DIRECTION_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Spaces, line breaks and control characters. All of them become one space: a name has one line. */
const GAPS = /[\s\p{Cc}]+/gu

/** No language puts more combining marks than this on one letter. */
const EXCESSIVE_MARKS = /(\p{M}{4})\p{M}+/gu

/** Shown where nothing is left: Discord refuses an empty label. */
const NOTHING_LEFT = '?'

const tidy = (text: UserText): string =>
  rawText(text).replace(DIRECTION_CONTROLS, '').replace(GAPS, ' ').replace(EXCESSIVE_MARKS, '$1').trim() ||
  NOTHING_LEFT

/** Characters that start or end markup anywhere in a line. Discord shows such a character where a backslash precedes it. */
const MARKUP = /[\\*_~`|[\]:/]/g
/** Headings, quotes, lists and small print stand at the beginning of a line. */
const LINE_MARKUP = /^(?=[#>+-])|^(\d+)(?=\.(?:\s|$))/
/** Mentions, timestamps and emojis. Not every client honours a backslash here, so the character after it is separated. */
const MENTIONS = /[<@]/g
const ZERO_WIDTH_SPACE = '\u200b'

const escaped = (text: string): string =>
  text.replace(MARKUP, '\\$&').replace(LINE_MARKUP, '$1\\').replace(MENTIONS, `$&${ZERO_WIDTH_SPACE}`)

/** Scripts that are written from right to left. */
export const FROM_RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const FIRST_STRONG_ISOLATE = '\u2068'
const POP_DIRECTIONAL_ISOLATE = '\u2069'

/** Isolates a right-to-left name, so that it stays readable and doesn't move the text after it. */
const isolated = (text: string): string =>
  FROM_RIGHT_TO_LEFT.test(text) ? `${FIRST_STRONG_ISOLATE}${text}${POP_DIRECTIONAL_ISOLATE}` : text
