/**
 * Draws a card on a board: its number, its name and its figures. A card that isn't a character is a single
 * line.
 */
import type { CardContents } from '../board-contents/board.ts'
import { Brush } from '../composing/brush.ts'
import type { ComposedPicture } from '../composing/composed-picture.ts'
import { type Box, traceRoundedBox } from '../shapes.ts'
import { type CanvasContext, measureTextWidth, wrapText } from '../text.ts'
import type { Palette } from '../theme.ts'
import { MeasuredLayoutCache } from './caches.ts'
import {
  drawStateIcons,
  drawStatFigures,
  stateIconsOfCard,
  stateIconsWidth,
  statFiguresOfCard,
  statFiguresWidth,
} from './figures.ts'
import type { TileSizes } from './measures.ts'
import { type CardStack, isCharacterCard } from './stacks.ts'

export interface MeasuredTile {
  readonly stack: CardStack
  readonly measure: TileSizes
  /** Whether the figures are beside the name. */
  readonly isLine: boolean
  readonly isNarrow: boolean
  /** The text beside the figures. */
  readonly marks: string
  readonly texts: readonly string[]
  /** Whether the card has a text that isn't shown. */
  readonly isSilent: boolean
  readonly height: number
}

const SIDE = 11
const PAD = 5
/** The minimum font size of names. */
const LEAST = 16
/** The width from which the icons are beside the name. On narrower cards they are beside the figures. */
const BROAD = 235

export const tileLineHeight = (size: number): number => Math.round(size * 1.24)

const known = new MeasuredLayoutCache<CardStack, TileSizes, MeasuredTile>()

/** Measures a tile. The layout tries the same tile many times, so the result is cached. */
export const measureTile = (
  ink: CanvasContext,
  stack: CardStack,
  width: number,
  measure: TileSizes,
): MeasuredTile => known.of(stack, measure, width, () => measured(ink, stack, width, measure))

function measured(ink: CanvasContext, stack: CardStack, width: number, measure: TileSizes): MeasuredTile {
  const { card } = stack
  const isLine =
    !isCharacterCard(card) || (width >= measure.lineFrom && nameRoom(ink, stack, width, measure) >= NAMED)
  const signs = stateIconsWidth(ink, stateIconsOfCard(card, stack.cards.length), measure.figure * 0.85)
  const figured = statFiguresWidth(ink, statFiguresOfCard(card), measure.figure, measure.isWhole)
  const isNarrow = width < BROAD && !isLine && figured + signs <= width - 2 * SIDE
  const beside = isNarrow ? signs : 0
  const words = wordsOf(ink, card, { width: width - 2 * SIDE, beside }, measure, isLine)
  const told = { stack, measure, isLine, isNarrow, ...words }
  const figures = isLine ? 0 : tileLineHeight(measure.figure)
  const height =
    2 * PAD + tileLineHeight(measure.name) + figures + told.texts.length * tileLineHeight(measure.small)
  return { ...told, height }
}

/** The minimum width of a name. */
const NAMED = 44

/** Returns the width that the number, the figures and the icons leave for the name. */
function nameRoom(ink: CanvasContext, stack: CardStack, width: number, measure: TileSizes): number {
  const { name: size } = measure
  const signs = stateIconsWidth(ink, stateIconsOfCard(stack.card, stack.cards.length), size * 0.85)
  const taken = statFiguresWidth(ink, statFiguresOfCard(stack.card), size) + signs + 10
  return width - 2 * SIDE - taken - measureTextWidth(ink, numberOf(stack, measure), measure.small, 700)
}

/** Returns the number of a stack. If there is little room, only the first of several numbers. */
function numberOf({ numbers, cards }: CardStack, { sign }: TileSizes): string {
  if (numbers === '') return ''
  return sign === '' && cards.length > 1 ? `${numbers.split(/[–,]/)[0]}+` : `${sign}${numbers}`
}

/**
 * Returns the words of a tile: keywords and counters beside the figures if they fit there, and a line for attached
 * cards.
 */
function wordsOf(
  ink: CanvasContext,
  card: CardContents,
  { width, beside: taken }: { width: number; beside: number },
  { figure, small, textLines, isGist, lineFrom, isWhole }: TileSizes,
  isLine: boolean,
): Pick<MeasuredTile, 'marks' | 'texts' | 'isSilent'> {
  const { kind, notes, attached, text, gist } = card
  const told = notes.slice(0, notes.length - (attached.length > 0 ? 1 : 0))
  const marks = [...(isWhole ? [kind] : []), ...told].filter((one) => one !== '').join(' · ')
  const beside = isLine ? 0 : width - statFiguresWidth(ink, statFiguresOfCard(card), figure, isWhole) - taken
  const isBeside = measureTextWidth(ink, marks, small) <= beside || lineFrom < Number.POSITIVE_INFINITY
  const wrap = (words: string, most: number) =>
    words === '' || most === 0 ? [] : wrapText(ink, words, { size: small, width }, most)
  const all = isGist ? [] : whole(wrap(text, textLines))
  const says = all.length > 0 ? all : whole(wrap(gist, textLines))
  const own = attached.length > 0 ? wrap(notes.at(-1) ?? '', 1) : []
  return {
    marks: isBeside && !isLine ? marks : '',
    isSilent: text !== '' && says.length === 0,
    texts: [...own, ...(isBeside ? [] : wrap(marks, isWhole ? 2 : 1)), ...says],
  }
}

/** Leaves out text that doesn't fit, because a clipped sentence is useless. */
const whole = (lines: readonly string[]): readonly string[] => (lines.at(-1)?.endsWith('…') ? [] : lines)

/** The pixels by which the edge extends beyond the box. */
const EDGE_REACH = 2

export function drawTile(frame: ComposedPicture, tile: MeasuredTile, box: Box, palette: Palette): void {
  const { stack, measure, isLine } = tile
  const { card } = stack
  const { type, exhausted, badges } = card
  const isDull = exhausted !== null
  frame.stretch({
    key: JSON.stringify(['card', type === 'equipment', isDull, badges.length > 0]),
    box,
    reach: EDGE_REACH,
    ground: palette.panel,
    corner: 12,
    ...(isDull ? { period: 14 } : {}),
    draw: (ink, own) => drawGround(ink, card, own, palette),
  })
  const brush = new Brush(frame, isDull ? palette.groove : palette.card)
  const [left, right] = [box.x + SIDE, box.x + box.width - SIDE]
  const top = box.y + PAD
  const room = isLine ? putFiguresBeside(brush, tile, { left, right, top }, palette) : right
  const color = isDull ? palette.soft : palette.text
  putName(brush, tile, { left, right: room, top }, palette, color)
  let y = top + tileLineHeight(measure.name)
  if (!isLine) {
    putFigureLine(brush, tile, { left, right, top: y }, palette)
    y += tileLineHeight(measure.figure)
  }
  for (const text of tile.texts) {
    brush.writeWords(text, left, y + measure.small * 0.92, { size: measure.small, color: palette.soft })
    y += tileLineHeight(measure.small)
  }
}

function putFigureLine(brush: Brush, tile: MeasuredTile, { left, right, top }: Span, palette: Palette): void {
  const { stack, measure, isNarrow, marks } = tile
  const base = top + measure.figure * 0.92
  const color = stack.card.exhausted ? palette.soft : palette.text
  const line = { x: left, base, size: measure.figure, color, hasWords: measure.isWhole }
  const x = drawStatFigures(brush, statFiguresOfCard(stack.card), line, palette)
  const end = isNarrow ? putSignsAt(brush, tile, { right, top, size: measure.figure }, palette) : right
  if (marks !== '' && end - x > 40)
    brush.writeWords(marks, x, base, { size: measure.small, width: end - x, color: palette.soft })
}

/** Draws the background. An exhausted card has a broken edge, and equipment has square corners. */
function drawGround(
  ink: CanvasContext,
  { type, exhausted, badges }: CardContents,
  box: Box,
  palette: Palette,
): void {
  const isBusy = badges.length > 0
  traceRoundedBox(ink, box, type === 'equipment' ? 2 : 10)
  ink.fillStyle = exhausted ? palette.groove : palette.card
  ink.fill()
  ink.strokeStyle = isBusy ? palette.gold : palette.line
  ink.lineWidth = isBusy ? 4 : 2
  if (exhausted) ink.setLineDash([8, 6])
  ink.stroke()
  ink.setLineDash([])
}

interface Span {
  readonly left: number
  readonly right: number
  readonly top: number
}

/** Draws the figures beside a card's name. @returns the x position at which the name must end */
function putFiguresBeside(brush: Brush, tile: MeasuredTile, { right, top }: Span, palette: Palette): number {
  const { card } = tile.stack
  const size = tile.measure.name
  const figures = statFiguresOfCard(card)
  const end = putSignsAt(brush, tile, { right, top, size }, palette)
  const x = end - statFiguresWidth(brush.ink, figures, size)
  const color = card.exhausted ? palette.soft : palette.text
  drawStatFigures(brush, figures, { x, base: top + size * 0.96, size, color }, palette)
  return x - 4
}

/** Draws the icons of a card's state. @returns the x position at which the icons begin */
function putSignsAt(
  brush: Brush,
  { stack }: MeasuredTile,
  { right, top, size }: { right: number; top: number; size: number },
  palette: Palette,
): number {
  const signs = stateIconsOfCard(stack.card, stack.cards.length)
  drawStateIcons(brush, signs, { right, middle: top + size * 0.62, size: size * 0.85 }, palette)
  return right - stateIconsWidth(brush.ink, signs, size * 0.85)
}

function putName(
  brush: Brush,
  tile: MeasuredTile,
  { left, right, top }: Span,
  palette: Palette,
  color: string,
): void {
  const { stack, measure, isLine, isNarrow } = tile
  const { name: size, small } = measure
  const base = top + size * 0.96
  const end = isLine || isNarrow ? right : putSignsAt(brush, tile, { right, top, size }, palette)
  const told = numberOf(stack, measure)
  const style = { size: Math.min(small, size - 3), weight: 700, color: palette.gold, least: 13 } as const
  const number = brush.write(told, left, base, { ...style, width: (end - left) * 0.7 })
  const x = left + number.width + (told === '' ? 0 : 6)
  brush.write(stack.card.name, x, base, {
    size,
    weight: 700,
    color,
    width: end - x,
    least: Math.max(Math.round(size * 0.78), LEAST),
  })
}
