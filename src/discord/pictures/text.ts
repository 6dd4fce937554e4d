/** Text that keeps to its place: smaller first, then cut short. */
import type { SKRSContext2D } from '@napi-rs/canvas'
import { font, INK, type Weight } from './theme.ts'

export type Ink = SKRSContext2D

export interface TextStyle {
  readonly size: number
  readonly weight?: Weight
  readonly color?: string
  readonly align?: 'left' | 'center' | 'right'
  /** Pixels that it may take; it gets smaller down to `least`, and is then cut short. */
  readonly width?: number
  readonly least?: number
}

interface Fitted {
  readonly text: string
  readonly size: number
  readonly width: number
}

/** Names are as people wrote them; signs that would turn the direction of what follows are left out. */
const TURNING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Letters that our fonts surely have. */
const OURS = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u
/** No font has it: it is as wide as whatever is drawn for a sign that is nowhere. */
const NOWHERE = '\u{10fffd}'
const UNKNOWN = '□'

/** With a box for each letter that neither our fonts nor this machine's can write. */
function writable(ink: Ink, text: string): string {
  const nowhere = ink.measureText(NOWHERE).width
  const isKnown = (letter: string) => OURS.test(letter) || ink.measureText(letter).width !== nowhere
  return [...text].map((letter) => (isKnown(letter) ? letter : UNKNOWN)).join('')
}

export function fitText(ink: Ink, wish: string, style: TextStyle): Fitted {
  const { weight = 400, width = Number.POSITIVE_INFINITY, least = style.size } = style
  ink.font = font(style.size, weight)
  const text = writable(ink, wish.replace(TURNING, ''))
  for (let size = style.size; size >= least; size--) {
    ink.font = font(size, weight)
    const taken = ink.measureText(text).width
    if (taken <= width) return { text, size, width: taken }
  }
  return { ...cut(ink, text, width), size: least }
}

/** With the font that is set. */
function cut(ink: Ink, text: string, width: number): Omit<Fitted, 'size'> {
  const letters = [...text]
  while (letters.length > 1) {
    letters.pop()
    const short = `${letters.join('').trimEnd()}…`
    const taken = ink.measureText(short).width
    if (taken <= width) return { text: short, width: taken }
  }
  return { text: '…', width: ink.measureText('…').width }
}

/** Of a text as it would be written. */
export const widthOf = (ink: Ink, text: string, size: number, weight?: Weight): number =>
  text === '' ? 0 : fitText(ink, text, { size, ...(weight ? { weight } : {}) }).width

/** Writes at a base line. @returns what was written, and how wide it is */
export function write(ink: Ink, text: string, x: number, y: number, style: TextStyle): Fitted {
  const fitted = fitText(ink, text, style)
  ink.font = font(fitted.size, style.weight)
  ink.fillStyle = style.color ?? INK.text
  ink.textAlign = style.align ?? 'left'
  ink.textBaseline = 'alphabetic'
  ink.fillText(fitted.text, x, y)
  return fitted
}

/** Breaks a text between words into at most so many lines; the last one is cut short. Nothing is written. */
export function wrapText(
  ink: Ink,
  wish: string,
  style: TextStyle & { width: number },
  most: number,
): string[] {
  ink.font = font(style.size, style.weight)
  const words = writable(ink, wish.replace(TURNING, '')).split(' ')
  const lines: string[] = []
  let line = ''
  for (const [at, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`
    if (ink.measureText(longer).width <= style.width) line = longer
    else if (lines.length === most - 1)
      return [...lines, cut(ink, [line, ...words.slice(at)].join(' ').trim(), style.width).text]
    else {
      if (line !== '') lines.push(line)
      line = word
    }
  }
  return [...lines, line].map((one) =>
    ink.measureText(one).width <= style.width ? one : cut(ink, one, style.width).text,
  )
}
