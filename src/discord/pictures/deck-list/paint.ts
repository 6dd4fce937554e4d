/**
 * Paints a deck as a list in two columns below its cost curve. The letters are readable on a phone, where the picture
 * has a third of its size.
 */
import { createCanvas } from '@napi-rs/canvas'
import { encodeCanvasAsPng, type Png } from '../png.ts'
import { TEXT_COLOR_ON_GOLD } from '../rich-text.ts'
import { type Box, traceRoundedBox } from '../shapes.ts'
import { type CanvasContext, drawText } from '../text.ts'
import { type Palette, paletteOfTheme } from '../theme.ts'
import type { DeckListPictureContents, DeckListRow } from './deck-list.ts'

const WIDTH = 1100
const EDGE = 20
const GAP = 20
const COLUMN = (WIDTH - 2 * EDGE - GAP) / 2
const ROW = 52
const CURVE = 230
/** The part of the curve's width that its bars have. */
const BARS = 0.62
const NAME = 34

/** Paints a page of a deck list. Returns a PNG. */
export async function paintDeckList(deck: DeckListPictureContents): Promise<Png> {
  const palette = paletteOfTheme(deck.theme)
  const half = Math.ceil(deck.rows.length / 2)
  const top = EDGE + (deck.curve ? CURVE : 0)
  const canvas = createCanvas(WIDTH, top + half * ROW + EDGE)
  const ink = canvas.getContext('2d')
  ink.fillStyle = palette.back
  ink.fillRect(0, 0, WIDTH, canvas.height)
  if (deck.curve) drawCurve(ink, deck.curve, palette)
  for (const [at, row] of deck.rows.entries()) {
    const column = at < half ? 0 : 1
    const x = EDGE + column * (COLUMN + GAP)
    drawRow(ink, row, { x, y: top + (at - column * half) * ROW, width: COLUMN, height: ROW }, palette)
  }
  return encodeCanvasAsPng(canvas)
}

function drawRow(ink: CanvasContext, row: DeckListRow, { x, y, width }: Box, palette: Palette): void {
  if (row.kind === 'heading') {
    drawText(ink, row.text, x, y + 38, { size: 32, weight: 700, color: palette.gold, width, least: 26 })
    return
  }
  traceRoundedBox(ink, { x, y: y + 3, width, height: ROW - 6 }, 10)
  ink.fillStyle = palette.panel
  ink.fill()
  if (row.cost !== null) drawCost(ink, row.cost, x + 32, y + ROW / 2, palette)
  const right = x + width - 12
  const bold = { size: NAME, weight: 800, color: palette.gold, align: 'right' } as const
  const copies = row.copies ? drawText(ink, row.copies, right, y + 38, bold).width + 14 : 0
  const soft = { size: 30, color: palette.soft, align: 'right' } as const
  const figures = row.figures ? drawText(ink, row.figures, right - copies, y + 37, soft).width + 14 : 0
  const left = x + 64
  const style = { size: NAME, weight: 700, color: palette.text, least: 26 } as const
  drawText(ink, row.name, left, y + 38, { ...style, width: right - copies - figures - left })
}

function drawCost(ink: CanvasContext, cost: string, x: number, y: number, palette: Palette): void {
  ink.beginPath()
  ink.arc(x, y, 20, 0, 2 * Math.PI)
  ink.fillStyle = palette.goldDeep
  ink.fill()
  const size = cost.length > 2 ? 18 : 28 // The smaller font lets "2+X" fit into its circle.
  drawText(ink, cost, x, y + size / 2.8, { size, weight: 800, color: TEXT_COLOR_ON_GOLD, align: 'center' })
}

function drawCurve(
  ink: CanvasContext,
  curve: NonNullable<DeckListPictureContents['curve']>,
  palette: Palette,
): void {
  const plot = { x: EDGE, y: EDGE + 40, width: (WIDTH - 2 * EDGE) * BARS, height: CURVE - 40 - 56 }
  const most = Math.max(1, ...curve.bars.map(({ after }) => after))
  const step = plot.width / curve.bars.length
  for (const [at, { cost, after }] of curve.bars.entries()) {
    const middle = plot.x + step * (at + 0.5)
    const height = (plot.height * after) / most
    ink.fillStyle = palette.gold
    ink.fillRect(middle - step * 0.34, plot.y + plot.height - height, step * 0.68, height)
    const style = { align: 'center', width: step } as const
    const count = { ...style, size: 30, weight: 700, color: palette.text } as const
    drawText(ink, `${after}`, middle, plot.y + plot.height - height - 8, count)
    drawText(ink, cost, middle, plot.y + plot.height + 36, { ...style, size: 30, color: palette.soft })
  }
  const x = plot.x + plot.width + GAP
  const width = WIDTH - EDGE - x
  drawText(ink, curve.heading, x, EDGE + 34, { size: 32, weight: 700, color: palette.gold, width, least: 24 })
  for (const [at, line] of curve.lines.entries())
    drawText(ink, line, x, EDGE + 34 + (at + 1) * 44, { size: 32, color: palette.text, width, least: 26 })
}
