/** Paints the summary of a raid: the Boss's health by turn, the raiders' results, and the turning points. */
import { createCanvas } from '@napi-rs/canvas'
import { type Box, rounded } from '../shapes.ts'
import { type Ink, wrapText, write } from '../text.ts'
import { type Palette, paletteOf } from '../theme.ts'
import type { SummaryShown } from './summary.ts'

const WIDTH = 1200
const EDGE = 28
const INNER = WIDTH - 2 * EDGE
const HEAD = 110
const LABEL = 56
const CHART = 420
const ROW = 62
const LINE = 46

/** @returns a PNG */
export async function paintSummary(summary: SummaryShown): Promise<Buffer> {
  const palette = paletteOf(summary.theme)
  const ruler = createCanvas(1, 1).getContext('2d')
  const style = { size: 32, width: INNER - 20 } as const
  const lines = summary.lines.flatMap((line) => wrapText(ruler, line, style, 2))
  const table = LABEL + ROW * (summary.raiders.length + 1)
  const moments = lines.length > 0 ? LABEL + lines.length * LINE : 0
  const canvas = createCanvas(WIDTH, EDGE + HEAD + LABEL + CHART + 20 + table + 20 + moments + EDGE)
  const ink = canvas.getContext('2d')
  ink.fillStyle = palette.back
  ink.fillRect(0, 0, canvas.width, canvas.height)
  let y = EDGE
  write(ink, summary.title, EDGE, y + 56, {
    size: 52,
    weight: 800,
    color: palette.text,
    width: INNER * 0.78,
    least: 32,
  })
  write(ink, summary.turns, WIDTH - EDGE, y + 56, {
    size: 36,
    weight: 700,
    color: palette.gold,
    align: 'right',
  })
  y += HEAD
  label(ink, summary.health, y, palette)
  y += LABEL
  paintChart(ink, summary, { x: EDGE, y, width: INNER, height: CHART }, palette)
  y += CHART + 20
  paintTable(ink, summary, y, palette)
  y += table + 20
  if (lines.length > 0) label(ink, summary.moments, y, palette)
  for (const [at, line] of lines.entries())
    write(ink, line, EDGE + 10, y + LABEL + at * LINE + 32, { size: 32, color: palette.text })
  return canvas.encode('png')
}

const label = (ink: Ink, text: string, y: number, palette: Palette) =>
  write(ink, text, EDGE, y + 36, { size: 32, weight: 700, color: palette.gold, width: INNER, least: 24 })

/** Draws the chart with a column for each turn. Full health is at the top, and 0 at the bottom. */
function paintChart(ink: Ink, { points, marks }: SummaryShown, box: Box, palette: Palette): void {
  rounded(ink, box, 14)
  ink.fillStyle = palette.panel
  ink.fill()
  const plot = { x: box.x + 90, y: box.y + 50, width: box.width - 130, height: box.height - 116 }
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
    write(ink, `${turn}`, x, plot.y + plot.height + 44, { ...style, size: 28, color: palette.soft })
    write(ink, `${left}`, x, y - 18, { ...style, size: 30, weight: 800, color: palette.text })
  }
}

function paintAxis(ink: Ink, plot: Box, most: number, palette: Palette): void {
  for (const part of [0, 0.5, 1]) {
    const y = plot.y + plot.height * (1 - part)
    ink.fillStyle = palette.line
    ink.fillRect(plot.x, y - 1, plot.width, 2)
    write(ink, `${Math.round(most * part)}`, plot.x - 18, y + 10, {
      size: 28,
      color: palette.soft,
      align: 'right',
    })
  }
}

function paintArea(ink: Ink, path: readonly { x: number; y: number }[], plot: Box, palette: Palette): void {
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
function paintMark(ink: Ink, kind: 'levelUp' | 'fell', x: number, y: number, palette: Palette): void {
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

const NAME = 0.42

/** Draws the table of the raiders. The highest value of each column is bold, on a bar. */
function paintTable(
  ink: Ink,
  { deeds, columns, raiders }: SummaryShown,
  top: number,
  palette: Palette,
): void {
  label(ink, deeds, top, palette)
  const width = (INNER * (1 - NAME)) / Math.max(1, columns.length)
  const right = (column: number) => EDGE + INNER * NAME + width * (column + 1) - 10
  const head = top + LABEL + 36
  for (const [column, text] of columns.entries())
    write(ink, text, right(column), head, {
      size: 28,
      color: palette.soft,
      align: 'right',
      width: width - 8,
      least: 18,
    })
  for (const [row, { name, values }] of raiders.entries()) {
    const y = top + LABEL + ROW * (row + 1)
    rounded(ink, { x: EDGE, y: y + 4, width: INNER, height: ROW - 8 }, 10)
    ink.fillStyle = palette.panel
    ink.fill()
    write(ink, name, EDGE + 16, y + 42, {
      size: 34,
      weight: 700,
      color: palette.text,
      width: INNER * NAME - 24,
      least: 22,
    })
    for (const [column, value] of values.entries()) {
      const best = Math.max(...raiders.map((one) => one.values[column] ?? 0))
      const isBest = value > 0 && value === best
      const color = isBest ? palette.gold : palette.text
      write(ink, `${value}`, right(column), y + 43, {
        size: isBest ? 38 : 34,
        weight: isBest ? 800 : 500,
        color,
        align: 'right',
      })
    }
  }
}
