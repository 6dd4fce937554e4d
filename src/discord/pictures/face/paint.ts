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
/** Two: a phone shows it at a third of its size. */
const COLUMNS = 2
const HEAD = 84
const MARK = 52
const MARK_SIZE = 36

const IN_HAND: Measure = {
  width: (WIDTH - 2 * EDGE - GAP * (COLUMNS - 1)) / COLUMNS,
  pad: 18,
  name: 46,
  small: 34,
  texts: [38, 35],
  figure: 48,
  emblem: 58,
  height: 380,
}

interface LaidCard {
  readonly laid: LaidFace
  readonly mark: Mark
  readonly copies: string | null
  readonly lines: readonly string[]
}

/** @returns a PNG */
export async function paintHand(hand: HandShown): Promise<Buffer> {
  const palette = paletteOf(hand.theme)
  const ruler = createCanvas(1, 1).getContext('2d')
  const rows = rowsOf(hand.cards.map((card) => layCard(ruler, card)))
  const height =
    EDGE + HEAD + (rows.length > 0 ? rows.reduce((sum, row) => sum + row.height + GAP, 0) : 90) + 50
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

function layCard(ink: Ink, { face, mark, copies }: HandShown['cards'][number]): LaidCard {
  return { laid: layFace(ink, face, IN_HAND), mark, copies, lines: markLines(ink, mark, IN_HAND) }
}

const markLines = (ink: Ink, { text }: Mark, { width, pad }: Measure): readonly string[] =>
  wrapText(ink, text, { size: MARK_SIZE, weight: 700, width: width - 2 * pad - 56 }, 4)

const markHeight = (lines: readonly string[]): number => (lines.length > 0 ? 10 + lines.length * MARK : 0)

interface Row {
  readonly cards: readonly LaidCard[]
  readonly faces: number
  readonly height: number
}

function rowsOf(cards: readonly LaidCard[]): Row[] {
  return Array.from({ length: Math.ceil(cards.length / COLUMNS) }, (_, at) => {
    const own = cards.slice(at * COLUMNS, (at + 1) * COLUMNS)
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
    const box = { x: EDGE + at * (IN_HAND.width + GAP), y, width: IN_HAND.width, height: faces }
    drawFace(ink, card.laid, box, palette, card.mark.use)
    drawMark(ink, card, box, palette)
    if (card.copies) drawCopies(ink, card.copies, box, palette)
  }
}

/** Below the card: a tick, an arrow down or a bar, and what can be done or why not. */
function drawMark(
  ink: Ink,
  { mark, lines }: Pick<LaidCard, 'mark' | 'lines'>,
  box: Box,
  palette: Palette,
): void {
  const top = box.y + box.height + 10
  const left = box.x + IN_HAND.pad
  const color = { play: palette.good, place: palette.text, none: palette.soft }[mark.use]
  SIGNS[mark.use](ink, { x: left, y: top + 8, size: 34 }, color)
  const weight = mark.use === 'play' ? 700 : 500
  for (const [at, line] of lines.entries())
    write(ink, line, left + 52, top + 38 + at * MARK * 0.9, { size: MARK_SIZE, weight, color })
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
