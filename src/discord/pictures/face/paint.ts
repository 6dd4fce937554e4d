/** A card by itself, and a hand of them. */
import { createCanvas } from '@napi-rs/canvas'
import { dash, down, tick } from '../icons.ts'
import { encodePng } from '../png.ts'
import { type Box, rounded } from '../shapes.ts'
import { type Ink, wrapText, write } from '../text.ts'
import { type Palette, paletteOf } from '../theme.ts'
import { drawFace, type LaidFace, layFace, type Measure } from './draw.ts'
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
export async function paintCard({ theme, face, mark }: CardFaceShown): Promise<Buffer> {
  const palette = paletteOf(theme)
  const laid = layFace(createCanvas(1, 1).getContext('2d'), face, ALONE)
  const edge = 20
  const lines = mark ? markLines(createCanvas(1, 1).getContext('2d'), mark, ALONE) : []
  const canvas = createCanvas(ALONE.width + 2 * edge, laid.height + 2 * edge + markHeight(lines))
  const ink = canvas.getContext('2d')
  ink.fillStyle = palette.back
  ink.fillRect(0, 0, canvas.width, canvas.height)
  const box = { x: edge, y: edge, width: ALONE.width, height: laid.height }
  drawFace(ink, laid, box, palette, mark?.use)
  if (mark) drawMark(ink, { mark, lines }, box, palette)
  return encodePng(canvas)
}

const WIDTH = 1200
const EDGE = 24
const GAP = 20
const HEAD = 84
const FOOT = 50
const MARK = 52
const MARK_SIZE = 36
/** As wide as a phone, 360 points, it is as high as what a phone shows at once, 660. */
export const MOST_HIGH = (WIDTH * 660) / 360

interface Layout {
  readonly columns: number
  readonly measure: Measure
}

const layout = (columns: number, measure: Omit<Measure, 'width' | 'pad'>): Layout => ({
  columns,
  measure: { ...measure, pad: 18, width: (WIDTH - 2 * EDGE - GAP * (columns - 1)) / columns },
})

/** The first that fits a phone is taken: two side by side, as large as can be; three for a very full hand. */
const LAYOUTS: readonly Layout[] = [
  layout(2, { name: 46, small: 34, texts: [38, 35], figure: 48, emblem: 58, height: 380 }),
  layout(2, { name: 44, small: 30, texts: [35, 32, 29], figure: 44, emblem: 0, height: 270 }),
  layout(2, { name: 40, small: 26, texts: [31, 28, 26], figure: 38, emblem: 0, height: 210 }),
  layout(3, { name: 34, small: 24, texts: [28, 25, 22], figure: 34, emblem: 0, height: 210 }),
]

interface LaidCard {
  readonly laid: LaidFace
  readonly number: string
  readonly mark: Mark
  readonly copies: string | null
  readonly lines: readonly string[]
}

/** @returns a PNG */
export async function paintHand(hand: HandShown): Promise<Buffer> {
  const palette = paletteOf(hand.theme)
  const { rows, height } = layHand(hand)
  const canvas = createCanvas(WIDTH, height)
  const ink = canvas.getContext('2d')
  ink.fillStyle = palette.back
  ink.fillRect(0, 0, WIDTH, height)
  write(ink, hand.title, EDGE, EDGE + 50, {
    size: 48,
    weight: 800,
    color: palette.text,
    width: WIDTH - 2 * EDGE,
    least: 30,
  })
  if (rows.length === 0) write(ink, hand.empty, EDGE, EDGE + HEAD + 44, { size: 36, color: palette.soft })
  let y = EDGE + HEAD
  for (const row of rows) {
    drawRow(ink, row, y, palette)
    y += row.height + GAP
  }
  write(ink, hand.foot, EDGE, height - EDGE - 4, {
    size: 30,
    color: palette.soft,
    width: WIDTH - 2 * EDGE,
    least: 22,
  })
  return encodePng(canvas)
}

interface LaidHand {
  readonly rows: readonly Row[]
  readonly height: number
}

export function layHand({ cards }: HandShown): LaidHand {
  const ruler = createCanvas(1, 1).getContext('2d')
  let laid: LaidHand = { rows: [], height: EDGE + HEAD + 90 + FOOT }
  for (const one of cards.length > 0 ? LAYOUTS : []) {
    const rows = rowsOf(
      cards.map((card) => layCard(ruler, card, one.measure)),
      one.columns,
    )
    const height = rows.reduce((sum, row) => sum + row.height + GAP, EDGE + HEAD + FOOT)
    laid = { rows, height: Math.ceil(height) }
    if (height <= MOST_HIGH) break
  }
  return laid
}

function layCard(
  ink: Ink,
  { face, number, mark, copies }: HandShown['cards'][number],
  measure: Measure,
): LaidCard {
  const lines = markLines(ink, mark, measure, 2)
  return { laid: layFace(ink, face, measure), number, mark, copies, lines }
}

const markLines = (ink: Ink, { text }: Mark, { width, pad }: Measure, most = 4): readonly string[] =>
  wrapText(ink, text, { size: MARK_SIZE, weight: 700, width: width - 2 * pad - NUMBER - SIGN }, most)

const markHeight = (lines: readonly string[]): number => (lines.length > 0 ? 10 + lines.length * MARK : 0)

interface Row {
  readonly cards: readonly LaidCard[]
  readonly faces: number
  readonly height: number
}

function rowsOf(cards: readonly LaidCard[], columns: number): Row[] {
  return Array.from({ length: Math.ceil(cards.length / columns) }, (_, at) => {
    const own = cards.slice(at * columns, (at + 1) * columns)
    const faces = Math.max(...own.map(({ laid }) => laid.height))
    return {
      cards: own,
      faces,
      height: faces + 10 + Math.max(...own.map(({ lines }) => lines.length)) * MARK,
    }
  })
}

function drawRow(ink: Ink, { cards, faces }: Row, y: number, palette: Palette): void {
  for (const [at, card] of cards.entries()) {
    const { width } = card.laid.measure
    const box = { x: EDGE + at * (width + GAP), y, width, height: faces }
    drawFace(ink, card.laid, box, palette, card.mark.use)
    drawMark(ink, card, box, palette)
    if (card.copies) drawCopies(ink, card.copies, box, palette)
  }
}

type Marked = Pick<LaidCard, 'mark' | 'lines'> & { readonly number?: string }

/** Room for the number by which it is played. */
const NUMBER = 70
const SIGN = 46

/** Below the card: its number, if it has one; a tick, an arrow down or a bar, and what can be done or why not. */
function drawMark(ink: Ink, { number, mark, lines }: Marked, box: Box, palette: Palette): void {
  const top = box.y + box.height + 8
  if (number !== undefined) drawNumber(ink, number, { x: box.x, y: top, width: 54, height: 46 }, palette)
  const left = box.x + (number === undefined ? 18 : NUMBER)
  const color = { play: palette.good, place: palette.text, none: palette.soft }[mark.use]
  SIGNS[mark.use](ink, { x: left, y: top + 8, size: 34 }, color)
  const weight = mark.use === 'play' ? 700 : 500
  for (const [at, line] of lines.entries())
    write(ink, line, left + SIGN, top + 36 + at * MARK * 0.9, { size: MARK_SIZE, weight, color })
}

function drawNumber(ink: Ink, number: string, box: Box, palette: Palette): void {
  rounded(ink, box, 14)
  ink.fillStyle = palette.text
  ink.fill()
  const middle = box.x + box.width / 2
  write(ink, number, middle, box.y + 36, { size: 36, weight: 800, color: palette.back, align: 'center' })
}

const SIGNS = { play: tick, place: down, none: dash } as const

function drawCopies(ink: Ink, copies: string, box: Box, palette: Palette): void {
  const pill = { x: box.x + box.width - 96, y: box.y + box.height - 60, width: 80, height: 48 }
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
