/** Draws text within a given width: it gets smaller first, then it is clipped. */
import type { SKRSContext2D } from '@napi-rs/canvas'
import { RIGHT_TO_LEFT_LETTER } from '../../texts/user-text.ts'
import { cssFont, DARK_PALETTE, type FontWeight } from './theme.ts'

export type CanvasContext = SKRSContext2D

export interface TextStyle {
  readonly size: number
  readonly weight?: FontWeight
  readonly color?: string
  readonly align?: 'left' | 'center' | 'right'
  /** The maximum width in pixels. The text gets smaller down to `least`, and is then clipped. */
  readonly width?: number
  readonly least?: number
}

export interface FittedText {
  readonly text: string
  readonly size: number
  readonly width: number
}

/**
 * Direction marks, which are removed because they would change the direction of the following text. Apart from that,
 * names are drawn as people wrote them.
 */
const TURNING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Letters that our fonts certainly have. */
const OURS = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u
/** A character that no font has. Its width is the width of the replacement glyph for missing characters. */
const NOWHERE = '\u{10fffd}'
const UNKNOWN = '□'

/** Replaces every letter that neither our fonts nor this machine's fonts have with a box. */
function writable(ink: CanvasContext, text: string): string {
  const nowhere = ink.measureText(NOWHERE).width
  const isKnown = (letter: string) => OURS.test(letter) || ink.measureText(letter).width !== nowhere
  return [...text].map((letter) => (isKnown(letter) ? letter : UNKNOWN)).join('')
}

/** Returns a text as it will be drawn within the width of its style: smaller, or clipped with "…". */
export function fitText(ink: CanvasContext, wish: string, style: TextStyle): FittedText {
  const { weight = 400, width = Number.POSITIVE_INFINITY, least = style.size } = style
  const text = readable(ink, wish, weight)
  for (let size = style.size; size >= least; size--) {
    const taken = measured(ink, text, size, weight)
    if (taken <= width) return { text, size, width: taken }
  }
  return { ...cut(ink, text, { width, size: least, weight }), size: least }
}

interface Cut {
  readonly width: number
  readonly size: number
  readonly weight: FontWeight
}

/** Clips the text to as many letters as fit. The number is found by binary search. */
function cut(ink: CanvasContext, text: string, { width, size, weight }: Cut): Omit<FittedText, 'size'> {
  const letters = [...text]
  const short = (most: number) => `${letters.slice(0, most).join('').trimEnd()}…`
  let [fits, most] = [0, letters.length - 1]
  while (fits < most) {
    const half = Math.ceil((fits + most) / 2)
    if (measured(ink, short(half), size, weight) <= width) fits = half
    else most = half - 1
  }
  const told = fits === 0 ? '…' : short(fits)
  return { text: told, width: measured(ink, told, size, weight) }
}

/** The font size in px at which letters are measured once. Widths at other sizes are proportional. */
const MEASURED_AT = 100
/** The maximum number of cache entries for each weight. */
const MOST_KEPT = 5_000
/** The widths of texts, by font weight and text. A combined key would create a new string at each lookup. */
const widths = new Map<FontWeight, Map<string, number>>()
const readables = new Map<FontWeight, Map<string, string>>()

function measured(ink: CanvasContext, text: string, size: number, weight: FontWeight): number {
  const width = kept(widths, weight, text, () => {
    ink.font = cssFont(MEASURED_AT, weight)
    return ink.measureText(text).width
  })
  return (width * size) / MEASURED_AT
}

/** Returns the text as it can be drawn, without direction marks. */
const readable = (ink: CanvasContext, wish: string, weight: FontWeight): string =>
  kept(readables, weight, wish, () => {
    ink.font = cssFont(MEASURED_AT, weight)
    return writable(ink, wish.replace(TURNING, ''))
  })

/** Caches a value, because names and sentences occur again in later pictures. */
function kept<T>(ofAll: Map<FontWeight, Map<string, T>>, weight: FontWeight, key: string, find: () => T): T {
  const all = ofAll.get(weight) ?? new Map<string, T>()
  ofAll.set(weight, all)
  const known = all.get(key)
  if (known !== undefined) return known
  if (all.size >= MOST_KEPT) all.clear()
  const found = find()
  all.set(key, found)
  return found
}

/**
 * Returns the parts of a text that can be drawn one after the other from left to right: words, or the whole text if
 * it contains words of a right-to-left script.
 */
export const separatelyDrawableParts = (text: string): string[] =>
  RIGHT_TO_LEFT_LETTER.test(text) ? [text] : text.split(' ')

/** Returns the width of a text in a style. */
export const measureTextWidth = (
  ink: CanvasContext,
  text: string,
  size: number,
  weight?: FontWeight,
): number => (text === '' ? 0 : fitText(ink, text, { size, ...(weight ? { weight } : {}) }).width)

/**
 * Draws a text at a baseline.
 * @returns the drawn text and its width
 */
export function drawText(
  ink: CanvasContext,
  text: string,
  x: number,
  y: number,
  style: TextStyle,
): FittedText {
  const fitted = fitText(ink, text, style)
  ink.font = cssFont(fitted.size, style.weight)
  ink.fillStyle = style.color ?? DARK_PALETTE.text
  ink.textAlign = style.align ?? 'left'
  ink.textBaseline = 'alphabetic'
  ink.fillText(fitted.text, x, y)
  return fitted
}

/** Breaks a text between words into at most `most` lines. The last one is clipped. Nothing is drawn. */
export function wrapText(
  ink: CanvasContext,
  wish: string,
  style: TextStyle & { width: number },
  most: number,
): string[] {
  const { size, width, weight = 400 } = style
  const words = readable(ink, wish, weight).split(' ')
  const isFitting = (text: string) => measured(ink, text, size, weight) <= width
  const shortened = (text: string) => cut(ink, text, { width, size, weight }).text
  const lines: string[] = []
  let line = ''
  for (const [at, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`
    if (isFitting(longer)) line = longer
    else if (lines.length === most - 1)
      return [...lines, shortened([line, ...words.slice(at)].join(' ').trim())]
    else {
      if (line !== '') lines.push(line)
      line = word
    }
  }
  return [...lines, line].map((one) => (isFitting(one) ? one : shortened(one)))
}
