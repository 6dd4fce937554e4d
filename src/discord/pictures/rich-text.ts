/** Breaks a card's text into lines and draws them. The text has words, some of them bold, and the game's symbols. */

import type { ComposedPicture } from './composing/composed-picture.ts'
import { drawExhaustedArrow, drawHeart } from './icons.ts'
import { type CanvasContext, drawText, measureTextWidth } from './text.ts'
import type { Palette } from './theme.ts'

interface Bit {
  readonly kind: 'word' | 'cost' | 'activate' | 'health'
  readonly text: string
  readonly isBold: boolean
  /** Whether there is no space before it. */
  readonly isJoined: boolean
  readonly width: number
}

export type RichLine = readonly Bit[]

/** A symbol, or a word up to the next symbol. */
const BITS = /\((?:\d+|X)\)|\[Activate\]|\[Health\]|[^\s[(]+|[[(]/g

/**
 * Breaks a text into lines that fit the width.
 * @param text the text, in which bold words are marked with **, as the text generator writes it
 */
export function wrapRichText(ink: CanvasContext, text: string, size: number, width: number): RichLine[] {
  const lines: Bit[][] = [[]]
  let taken = 0
  for (const word of wordsOf(ink, text, size)) {
    const wide = word.reduce((sum, bit) => sum + bit.width, 0)
    const space = taken === 0 ? 0 : spaceOf(size)
    if (taken > 0 && taken + space + wide > width) {
      lines.push([])
      taken = 0
    }
    lines.at(-1)?.push(...word)
    taken += (taken === 0 ? 0 : space) + wide
  }
  return lines
}

const spaceOf = (size: number): number => size * 0.27

/** Returns the unbreakable parts of a text: words with the symbols and punctuation marks that touch them. */
function wordsOf(ink: CanvasContext, text: string, size: number): Bit[][] {
  const words: Bit[][] = []
  let isBold = false
  for (const piece of text.split(' ')) {
    const word: Bit[] = []
    for (const part of piece.split(/(\*\*)/)) {
      if (part === '**') isBold = !isBold
      else
        for (const [bit] of part.matchAll(BITS))
          word.push(bitOf(ink, bit, { size, isBold, isJoined: word.length > 0 }))
    }
    if (word.length > 0) words.push(word)
  }
  return words
}

function bitOf(
  ink: CanvasContext,
  text: string,
  how: { size: number; isBold: boolean; isJoined: boolean },
): Bit {
  const { size, isBold, isJoined } = how
  const cost = /^\((\d+|X)\)$/.exec(text)?.[1]
  if (cost) return { kind: 'cost', text: cost, isBold, isJoined, width: size * 1.15 }
  if (text === '[Activate]') return { kind: 'activate', text, isBold, isJoined, width: size * 1.15 }
  if (text === '[Health]') return { kind: 'health', text, isBold, isJoined, width: size }
  return {
    kind: 'word',
    text,
    isBold,
    isJoined,
    width: measureTextWidth(ink, text, size, isBold ? 700 : 400),
  }
}

/** Draws a line at its baseline, word by word, because most words also occur in other texts. */
export function drawRichLine(
  frame: ComposedPicture,
  line: RichLine,
  at: { x: number; y: number; size: number; ground: string },
  palette: Palette,
): void {
  const { y, size, ground } = at
  let { x } = at
  for (const word of unbroken(line)) {
    const width = word.reduce((sum, bit) => sum + bit.width, 0)
    frame.put({
      key: `${size}${word.map(({ kind, text, isBold }) => ` ${kind} ${isBold} ${text}`)}`,
      box: { x: x - BEFORE, y: y - size, width: width + 2 * BEFORE, height: size * 1.3 },
      ground,
      draw: (ink) => drawWord(ink, word, { x: BEFORE, y: size, size }, palette),
    })
    x += width + spaceOf(size)
  }
}

/** The pixels by which letters extend beyond their width. */
const BEFORE = 2

function unbroken(line: RichLine): Bit[][] {
  const words: Bit[][] = []
  for (const bit of line)
    if (bit.isJoined && words.length > 0) words.at(-1)?.push(bit)
    else words.push([bit])
  return words
}

function drawWord(
  ink: CanvasContext,
  word: readonly Bit[],
  { x: left, y, size }: { x: number; y: number; size: number },
  palette: Palette,
): void {
  let x = left
  for (const bit of word) {
    drawBit(ink, bit, { x, y, size }, palette)
    x += bit.width
  }
}

function drawBit(
  ink: CanvasContext,
  bit: Bit,
  { x, y, size }: { x: number; y: number; size: number },
  palette: Palette,
): void {
  if (bit.kind === 'word') {
    drawText(ink, bit.text, x, y, { size, weight: bit.isBold ? 700 : 400, color: palette.text })
    return
  }
  if (bit.kind === 'cost') {
    ink.beginPath()
    ink.arc(x + size * 0.56, y - size * 0.35, size * 0.55, 0, 2 * Math.PI)
    ink.fillStyle = palette.goldDeep
    ink.fill()
    drawText(ink, bit.text, x + size * 0.56, y - (size - costSize(bit.text, size)) * 0.35, {
      size: costSize(bit.text, size),
      weight: 800,
      color: TEXT_COLOR_ON_GOLD,
      align: 'center',
    })
    return
  }
  const place = { x: x + size * 0.06, y: y - size * 0.8, size: size * 0.9 }
  if (bit.kind === 'activate') drawExhaustedArrow(ink, place, palette.gold)
  else drawHeart(ink, { ...place, size: size * 0.82 }, palette.bad)
}

/** Returns the size of a cost's digits, so that two of them fit into the coin. */
const costSize = (cost: string, size: number): number => (cost.length > 1 ? size * 0.75 : size)

/** Returns the font size of each word and each cost of a line. Other symbols have no letters. */
export const fontSizesInLine = (line: RichLine, size: number): number[] =>
  line.flatMap(({ kind, text }) => (kind === 'word' ? [size] : kind === 'cost' ? [costSize(text, size)] : []))

/** The colour of text on gold, in both themes. */
export const TEXT_COLOR_ON_GOLD = '#12141b'
