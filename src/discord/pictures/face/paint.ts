/** Paints a single card, and a hand of cards. */
import { dash, down, tick } from '../icons.ts'
import { type Png, pngOfFrame } from '../png.ts'
import { type Box, rounded } from '../shapes.ts'
import { type Ink, wrapText, write } from '../text.ts'
import { type Palette, paletteOf } from '../theme.ts'
import { Brush } from '../tile-cache/brush.ts'
import { Frame } from '../tile-cache/frame.ts'
import { ruler, type Tiles } from '../tile-cache/tiles.ts'
import { type LaidFace, layFace, type Measure, putFace } from './draw.ts'
import type { CardFaceShown, HandShown, Mark } from './face.ts'

const ALONE: Measure = {
  width: 760,
  pad: 24,
  name: 54,
  small: 34,
  texts: [42, 38, 34, 30],
  figure: 56,
  emblem: 140,
  height: 1060,
}

/** @returns a PNG */
export function paintCard({ theme, face, mark }: CardFaceShown): Png {
  const palette = paletteOf(theme)
  const laid = layFace(ruler(), face, ALONE)
  const lines = mark ? markLines(ruler(), mark, ALONE) : []
  const height = laid.height + 2 * ALONE_EDGE + markHeight(lines, ALONE)
  const frame = new Frame({ width: ALONE.width + 2 * ALONE_EDGE, height }, palette.back, theme)
  const box = { x: ALONE_EDGE, y: ALONE_EDGE, width: ALONE.width, height: laid.height }
  putFace(frame, laid, box, palette, mark?.use)
  if (mark) putMark(frame, { mark, lines, copies: null, laid }, box, palette)
  return pngOfFrame(frame)
}

const ALONE_EDGE = 20

const WIDTH = 1200
/**
 * Pixels for each unit of the layout: two and a half for a point of a phone. Doubling it would double the
 * cost.
 */
const SHARPNESS = 0.75
const EDGE = 24
const GAP = 20
const HEAD = 84
const FOOT = 50
/** The font size and line height of the mark below a card. */
const MARK = { size: 36, line: 52 }
const DENSE_MARK = { size: 31, line: 42 }

const markOf = ({ isDense }: Measure): typeof MARK => (isDense ? DENSE_MARK : MARK)
/**
 * The maximum height. A picture as wide as a phone's screen (360 points) is then as high as the screen (660
 * points).
 */
export const MOST_HIGH = (WIDTH * 660) / 360

interface Layout {
  readonly columns: number
  readonly measure: Measure
}

const layout = (columns: number, measure: Omit<Measure, 'width' | 'pad'>): Layout => ({
  columns,
  measure: { ...measure, pad: 18, width: (WIDTH - 2 * EDGE - GAP * (columns - 1)) / columns },
})

/**
 * The first layout that fits a phone is used: two columns with letters as large as possible, or three columns
 * for more than ten different cards.
 */
const LAYOUTS: readonly Layout[] = [
  layout(2, { name: 46, small: 34, texts: [38, 35], figure: 48, emblem: 58, height: 380 }),
  layout(2, { name: 44, small: 30, texts: [35, 32, 29], figure: 44, emblem: 0, height: 270 }),
  layout(2, { name: 40, small: 26, texts: [31, 28, 26], figure: 38, emblem: 0, height: 210 }),
  layout(2, { name: 38, small: 29, texts: [31, 29, 27], figure: 29, emblem: 0, height: 120, isDense: true }),
  layout(3, { name: 34, small: 26, texts: [28, 26], figure: 26, emblem: 0, height: 120, isDense: true }),
]

interface LaidCard {
  readonly laid: LaidFace
  readonly number: string
  readonly mark: Mark
  readonly copies: string | null
  readonly lines: readonly string[]
}

/** @returns a PNG */
export const paintHand = (hand: HandShown): Png => pngOfFrame(composeHand(hand, layHand(hand)))

/** @param tiles by default the cached ones; tests pass their own */
export function composeHand(hand: HandShown, { cards, height }: LaidHand, tiles?: Tiles): Frame {
  const palette = paletteOf(hand.theme)
  const size = { width: WIDTH, height, scale: SHARPNESS }
  const frame = new Frame(size, palette.back, hand.theme, tiles)
  const width = WIDTH - 2 * EDGE
  const title = { size: 48, weight: 800, color: palette.text, width, least: 30 } as const
  const brush = new Brush(frame, palette.back)
  brush.writeWords(hand.title, EDGE, EDGE + 50, title)
  if (cards.length === 0) brush.write(hand.empty, EDGE, EDGE + HEAD + 44, { size: 36, color: palette.soft })
  for (const card of cards) putCard(frame, card, palette)
  brush.writeWords(hand.foot, EDGE, height - EDGE - 4, { size: 30, color: palette.soft, width, least: 22 })
  return frame
}

function putCard(frame: Frame, { card, box }: Placed, palette: Palette): void {
  const { laid, mark, copies } = card
  putFace(frame, laid, box, palette, mark.use)
  if (copies && !laid.measure.isDense)
    frame.put({
      key: `copies ${copies}`,
      box: copiesBox(box, laid.measure),
      ground: mark.use === 'none' ? palette.panel : palette.card,
      draw: (ink, own) => drawCopies(ink, copies, own, palette),
    })
  putMark(frame, card, box, palette)
}

/**
 * Draws below the card its number, if it has one, then a tick, an arrow down or a bar, and the possible use
 * or the reason against it.
 */
function putMark(frame: Frame, marked: Marked, box: Box, palette: Palette): void {
  const { number, mark, lines, copies, laid } = marked
  const { measure } = laid
  const { use } = mark
  const brush = new Brush(frame, palette.back)
  const top = box.y + box.height + 8
  if (number !== undefined)
    brush.put(
      ['number', number],
      { x: box.x, y: top, width: 54, height: 46 },
      (ink, own) => drawNumber(ink, number, own, palette),
      1,
    )
  if (copies && measure.isDense)
    brush.put(['copies', copies], copiesBox(box, measure), (ink, own) =>
      drawCopies(ink, copies, own, palette),
    )
  if (use === null) return
  const left = box.x + (number === undefined ? 18 : NUMBER)
  const color = { play: palette.good, place: palette.text, none: palette.soft }[use]
  brush.sign(SIGNS[use], { x: left, y: top + 8, size: 34 }, color)
  const weight = use === 'play' ? 700 : 500
  const { size, line: high } = markOf(measure)
  for (const [at, line] of lines.entries())
    brush.write(line, left + SIGN, top + 36 + at * high * 0.9, { size, weight, color })
}

export interface LaidHand {
  readonly cards: readonly Placed[]
  readonly height: number
}

export function layHand({ cards }: HandShown): LaidHand {
  let laid: LaidHand = { cards: [], height: EDGE + HEAD + 90 + FOOT }
  for (const one of cards.length > 0 ? LAYOUTS : []) {
    laid = inColumns(
      cards.map((card) => layCard(ruler(), card, one.measure)),
      one,
    )
    if (laid.height <= MOST_HIGH) break
  }
  return laid
}

interface Placed {
  readonly card: LaidCard
  readonly box: Box
}

/**
 * Puts each card into the column with the most room, so that the numbers increase from left to right as far
 * as possible.
 */
function inColumns(cards: readonly LaidCard[], { columns, measure }: Layout): LaidHand {
  const ends = Array.from({ length: columns }, () => EDGE + HEAD)
  const placed = cards.map((card): Placed => {
    const at = ends.indexOf(Math.min(...ends))
    const box = {
      x: EDGE + at * (measure.width + GAP),
      y: ends[at] ?? 0,
      width: measure.width,
      height: card.laid.height,
    }
    ends[at] = box.y + box.height + markHeight(card.lines, measure) + GAP
    return { card, box }
  })
  return { cards: placed, height: Math.ceil(Math.max(...ends) + FOOT) }
}

function layCard(
  ink: Ink,
  { face, number, mark, copies }: HandShown['cards'][number],
  measure: Measure,
): LaidCard {
  const lines =
    mark.use === null
      ? ['']
      : markLines(ink, mark, measure, {
          most: 2,
          beside: copies && measure.isDense ? COPIES + 10 : 0,
        })
  return { laid: layFace(ink, face, measure), number, mark, copies, lines }
}

function markLines(
  ink: Ink,
  { text }: Mark,
  measure: Measure,
  { most, beside } = { most: 4, beside: 0 },
): readonly string[] {
  const width = measure.width - 2 * measure.pad - NUMBER - SIGN - beside
  return wrapText(ink, text, { size: markOf(measure).size, weight: 700, width }, most)
}

const markHeight = (lines: readonly string[], measure: Measure): number =>
  lines.length > 0 ? 10 + lines.length * markOf(measure).line : 0

type Marked = Omit<LaidCard, 'number'> & { readonly number?: string }

/** The width of the number by which a card is played. */
const NUMBER = 70
const SIGN = 46

function drawNumber(ink: Ink, number: string, box: Box, palette: Palette): void {
  rounded(ink, box, 14)
  ink.fillStyle = palette.text
  ink.fill()
  const middle = box.x + box.width / 2
  write(ink, number, middle, box.y + 36, { size: 36, weight: 800, color: palette.back, align: 'center' })
}

const SIGNS = { play: tick, place: down, none: dash } as const

const COPIES = 80

/** The place of the number of copies. It is below the card if the card has no foot. */
const copiesBox = ({ x, y, width, height }: Box, { isDense }: Measure): Box => ({
  x: x + width - COPIES - 16,
  y: y + height + (isDense ? 6 : -60),
  width: COPIES,
  height: 48,
})

function drawCopies(ink: Ink, copies: string, pill: Box, palette: Palette): void {
  rounded(ink, pill, 24)
  ink.fillStyle = palette.gold
  ink.fill()
  write(ink, copies, pill.x + pill.width / 2, pill.y + 36, {
    size: 34,
    weight: 800,
    color: palette.onInk,
    align: 'center',
  })
}
