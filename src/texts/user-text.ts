/**
 * Text that people typed, such as names. Its type is not `string`, so the compiler refuses it in a message until
 * `toMarkup` or `toPlain` has made it safe.
 */
import { rawText, type UserText } from '../engine/index.ts'

export { rawText, type UserText, userText } from '../engine/index.ts'

/** Compares two texts without regard to case and to spaces around them. */
export const isSameUserText = (one: UserText, other: UserText): boolean =>
  foldCaseAndTrim(one) === foldCaseAndTrim(other)

/** Returns the form in which two equal texts are the same string. */
export const foldCaseAndTrim = (text: UserText): string => rawText(text).trim().toLowerCase()

/** Returns Discord markup that shows exactly the typed characters, without formats, links, mentions or headings. */
export const toMarkup = (text: UserText): string => isolated(escaped(tidy(text)))

/** Returns the text for places where Discord reads no markup: buttons, menus, pictures, alternative texts, threads. */
export const toPlain = (text: UserText): string => isolated(tidy(text))

/** A function that makes text from people safe for a message: `toMarkup` or `toPlain`. */
export type RenderUserText = typeof toMarkup | typeof toPlain

/** Matches characters that change the direction of the text after them: embeddings, overrides, isolates and marks. */
const DIRECTION_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Matches sequences of spaces, line breaks and control characters. Each becomes one space, because a name has one
 * line.
 */
const GAPS = /[\s\p{Cc}]+/gu

/** Matches more combining marks than any language puts on one letter. */
const EXCESSIVE_MARKS = /(\p{M}{4})\p{M}+/gu

/** The text that replaces an empty one, because Discord refuses an empty label. */
const NOTHING_LEFT = '?'

const tidy = (text: UserText): string =>
  rawText(text).replace(DIRECTION_CONTROLS, '').replace(GAPS, ' ').replace(EXCESSIVE_MARKS, '$1').trim() ||
  NOTHING_LEFT

/**
 * Matches characters that start or end markup anywhere in a line. Discord shows such a character after a backslash.
 */
const MARKUP = /[\\*_~`|[\]:/]/g
/** Matches the beginning of a heading, quote, list item or small print. */
const LINE_MARKUP = /^(?=[#>+-])|^(\d+)(?=\.(?:\s|$))/
/**
 * Matches the beginnings of mentions, timestamps and emojis. Some clients ignore a backslash here, so a zero-width
 * space is put after the character.
 */
const MENTIONS = /[<@]/g
const ZERO_WIDTH_SPACE = '\u200b'

const escaped = (text: string): string =>
  text.replace(MARKUP, '\\$&').replace(LINE_MARKUP, '$1\\').replace(MENTIONS, `$&${ZERO_WIDTH_SPACE}`)

/** Matches a letter of a script that is written from right to left. */
export const RIGHT_TO_LEFT_LETTER =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const FIRST_STRONG_ISOLATE = '\u2068'
const POP_DIRECTIONAL_ISOLATE = '\u2069'

/** Isolates a right-to-left name, so that it stays readable and doesn't move the text after it. */
const isolated = (text: string): string =>
  RIGHT_TO_LEFT_LETTER.test(text) ? `${FIRST_STRONG_ISOLATE}${text}${POP_DIRECTIONAL_ISOLATE}` : text
