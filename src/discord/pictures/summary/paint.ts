/**
 * Paints the summary of a raid: the Boss's health by turn, and the raiders' results. It is as wide as the box in which
 * Discord shows pictures, so that its letters are readable on a phone, too.
 */
import { createCanvas } from '@napi-rs/canvas'
import { encodeCanvasAsPng, type Png } from '../png.ts'
import { type Box, traceRoundedBox } from '../shapes.ts'
import { type CanvasContext, drawText } from '../text.ts'
import { type Palette, paletteOfTheme } from '../theme.ts'
import type { SummaryPictureContents } from './summary.ts'

const WIDTH = 1100
const EDGE = 24
const INNER = WIDTH - 2 * EDGE
const LABEL = 48
const GAP = 14
const ROW = 54
/**
 * Returns the height of the chart for a number of raiders. A larger party has a lower one, so that the whole fits a
 * phone.
 */
const chartHeight = (raiders: number): number => Math.max(200, 304 - ROW * Math.max(0, raiders - 3))
/** The smallest letters. On a phone the picture has a third of its size. */
const SMALL = 30

/** Paints the summary of a raid. */
export function paintSummary(summary: SummaryPictureContents): Png {
  const palette = paletteOfTheme(summary.theme)
  const table = LABEL + ROW * summary.raiders.length
  const height = chartHeight(summary.raiders.length)
  const canvas = createCanvas(WIDTH, EDGE + LABEL + height + GAP + table + EDGE)
  const ink = canvas.getContext('2d')
  ink.fillStyle = palette.back
  ink.fillRect(0, 0, canvas.width, canvas.height)
  const style = { size: 34, weight: 700, color: palette.text, align: 'right' } as const
  const counted = drawText(ink, summary.turns, WIDTH - EDGE, EDGE + 34, style)
  label(ink, summary.health, EDGE, INNER - counted.width - GAP, palette)
  const chart = EDGE + LABEL
  paintChart(ink, summary, { x: EDGE, y: chart, width: INNER, height }, palette)
  paintTable(ink, summary, chart + height + GAP, palette)
  return encodeCanvasAsPng(canvas)
}

function label(ink: CanvasContext, text: string, y: number, width: number, palette: Palette): void {
  drawText(ink, text, EDGE, y + 34, { size: 32, weight: 700, color: palette.gold, width, least: 26 })
}

function paintChart(
  ink: CanvasContext,
  { points, marks }: SummaryPictureContents,
  box: Box,
  palette: Palette,
): void {
  traceRoundedBox(ink, box, 14)
  ink.fillStyle = palette.panel
  ink.fill()
  const plot = { x: box.x + 80, y: box.y + 56, width: box.width - 120, height: box.height - 110 }
  const most = Math.max(1, ...points.map(({ of }) => of))
  const step = plot.width / Math.max(1, points.length - 1)
  const place = (at: number, value: number) => ({
    x: plot.x + at * step,
    y: plot.y + plot.height * (1 - value / most),
  })
  paintAxis(ink, plot, most, palette)
  const path = points.map(({ left }, at) => place(at, left))
  paintArea(ink, path, plot, palette)
  const shown = new Set(spread(points.length, 10))
  for (const [at, { turn, left }] of points.entries()) {
    const { x, y } = place(at, left)
    const isMarked = marks.some((mark) => mark.turn === turn)
    ink.beginPath()
    ink.arc(x, y, isMarked ? 11 : 7, 0, 2 * Math.PI)
    ink.fillStyle = isMarked ? palette.bad : palette.gold
    ink.fill()
    for (const mark of marks)
      if (mark.turn === turn) paintMark(ink, mark.kind, x, plot.y + plot.height - 24, palette)
    if (!shown.has(at)) continue
    const style = { align: 'center', width: 90 } as const
    drawText(ink, `${turn}`, x, plot.y + plot.height + 42, { ...style, size: SMALL, color: palette.soft })
    drawText(ink, `${left}`, x, y - 18, { ...style, size: 32, weight: 800, color: palette.text })
  }
}

function paintAxis(ink: CanvasContext, plot: Box, most: number, palette: Palette): void {
  for (const part of [0, 0.5, 1]) {
    const y = plot.y + plot.height * (1 - part)
    ink.fillStyle = palette.line
    ink.fillRect(plot.x, y - 1, plot.width, 2)
    drawText(ink, `${Math.round(most * part)}`, plot.x - 18, y + 10, {
      size: SMALL,
      color: palette.soft,
      align: 'right',
    })
  }
}

function paintArea(
  ink: CanvasContext,
  path: readonly { x: number; y: number }[],
  plot: Box,
  palette: Palette,
): void {
  const [first, last] = [path[0], path.at(-1)]
  if (!first || !last) return
  const line = () => {
    for (const { x, y } of path) ink.lineTo(x, y)
  }
  ink.beginPath()
  ink.moveTo(first.x, plot.y + plot.height)
  line()
  ink.lineTo(last.x, plot.y + plot.height)
  ink.closePath()
  ink.fillStyle = `${palette.gold}33`
  ink.fill()
  ink.beginPath()
  line()
  ink.strokeStyle = palette.gold
  ink.lineWidth = 6
  ink.lineJoin = 'round'
  ink.stroke()
}

/** Draws an arrow up for a Level Up, and a cross for a fallen raider. */
function paintMark(
  ink: CanvasContext,
  kind: 'levelUp' | 'fell',
  x: number,
  y: number,
  palette: Palette,
): void {
  ink.strokeStyle = palette.bad
  ink.lineWidth = 6
  ink.lineCap = 'round'
  ink.beginPath()
  if (kind === 'levelUp') {
    ink.moveTo(x - 12, y + 4)
    ink.lineTo(x, y - 10)
    ink.lineTo(x + 12, y + 4)
    ink.moveTo(x, y - 8)
    ink.lineTo(x, y + 16)
  } else {
    ink.moveTo(x - 11, y - 11)
    ink.lineTo(x + 11, y + 11)
    ink.moveTo(x + 11, y - 11)
    ink.lineTo(x - 11, y + 11)
  }
  ink.stroke()
}

/** Chooses at most `most` positions spread evenly, including the first and the last. */
function spread(count: number, most: number): number[] {
  const shown = Math.min(count, most)
  return Array.from({ length: shown }, (_, at) => Math.round((at * (count - 1)) / Math.max(1, shown - 1)))
}

/** The part of the width that names have. */
const NAME = 0.42

/** Draws the table of the raiders. The highest value of each column is bold. */
function paintTable(
  ink: CanvasContext,
  { deeds, columns, raiders }: SummaryPictureContents,
  top: number,
  palette: Palette,
): void {
  const width = (INNER * (1 - NAME)) / Math.max(1, columns.length)
  const right = (column: number) => EDGE + INNER * NAME + width * (column + 1) - 12
  label(ink, deeds, top, INNER * NAME - 12, palette)
  for (const [column, text] of columns.entries())
    drawText(ink, text, right(column), top + 34, {
      size: SMALL,
      color: palette.soft,
      align: 'right',
      width: width - 22,
      least: 24,
    })
  for (const [row, { name, values }] of raiders.entries()) {
    const y = top + LABEL + ROW * row
    traceRoundedBox(ink, { x: EDGE, y: y + 3, width: INNER, height: ROW - 6 }, 10)
    ink.fillStyle = palette.panel
    ink.fill()
    const style = { size: 34, weight: 700, color: palette.text, width: INNER * NAME - 24, least: 24 } as const
    drawText(ink, name, EDGE + 14, y + 39, style)
    for (const [column, value] of values.entries()) {
      const best = Math.max(...raiders.map((one) => one.values[column] ?? 0))
      const isBest = value > 0 && value === best
      drawText(ink, `${value}`, right(column), y + 40, {
        size: isBest ? 38 : 34,
        weight: isBest ? 800 : 500,
        color: isBest ? palette.gold : palette.text,
        align: 'right',
      })
    }
  }
}
