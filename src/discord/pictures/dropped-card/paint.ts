/**
 * Paints each party's area as a grid of cells. A card that has landed is a square of two by two cells over
 * it.
 */
import { createCanvas } from '@napi-rs/canvas'
import { type Box, drawPanelBox, traceRoundedBox, traceStar } from '../shapes.ts'
import { type CanvasContext, drawText, wrapText } from '../text.ts'
import { type Palette, paletteOfTheme } from '../theme.ts'
import type {
  DropAreaCardContents,
  DropAreaCell,
  DropAreaContents,
  DroppedCardPictureContents,
} from './drop.ts'

const WIDTH = 1200
const EDGE = 24
const GAP = 20
const HEAD = 84
const NAME = 58
const LETTERS = 34
const LINE = 44
/** The smallest cell that has room for a name. */
const NAMED = 76

/** Paints a dropped card. Returns a PNG. */
export async function paintDroppedCard(shown: DroppedCardPictureContents): Promise<Buffer> {
  const palette = paletteOfTheme(shown.theme)
  const ruler = createCanvas(1, 1).getContext('2d')
  const foot = wrapText(ruler, shown.foot, { size: 32, width: WIDTH - 2 * EDGE }, 3)
  const rows = rowsOf(shown.areas)
  const height = rows.reduce((sum, { height }) => sum + height + GAP, 0)
  const canvas = createCanvas(WIDTH, EDGE + HEAD + height + foot.length * LINE + EDGE)
  const ink = canvas.getContext('2d')
  ink.fillStyle = palette.back
  ink.fillRect(0, 0, canvas.width, canvas.height)
  drawText(ink, shown.title, EDGE, EDGE + 50, {
    size: 46,
    weight: 800,
    color: palette.text,
    width: WIDTH - 2 * EDGE,
    least: 30,
  })
  let y = EDGE + HEAD
  for (const { areas, height } of rows) {
    const width = (WIDTH - 2 * EDGE - GAP * (areas.length - 1)) / areas.length
    for (const [at, area] of areas.entries())
      paintArea(ink, area, { x: EDGE + at * (width + GAP), y, width, height }, palette)
    y += height + GAP
  }
  for (const [at, line] of foot.entries())
    drawText(ink, line, EDGE, y + 30 + at * LINE, {
      size: 32,
      color: palette.soft,
      width: WIDTH - 2 * EDGE,
      least: 26,
    })
  return canvas.encode('png')
}

/** Puts two areas side by side if there are several. */
function rowsOf(
  areas: readonly DropAreaContents[],
): { areas: readonly DropAreaContents[]; height: number }[] {
  const perRow = areas.length > 1 ? 2 : 1
  const count = Math.ceil(areas.length / perRow)
  return Array.from({ length: count }, (_, i) => {
    const here = areas.slice(i * perRow, (i + 1) * perRow)
    const width = (WIDTH - 2 * EDGE - GAP * (here.length - 1)) / here.length
    const deepest = Math.max(...here.map((area) => area.depth + beyond(area).above + beyond(area).below))
    const cell = Math.min(...here.map((area) => cellOf(area, width)))
    return { areas: here, height: NAME + LETTERS + deepest * cell + 16 }
  })
}

const cellOf = (area: DropAreaContents, width: number): number => {
  const { left, right } = beyond(area)
  return Math.min(120, Math.floor((width - LETTERS - 24) / (area.columns.length + left + right)))
}

/** Returns the number of cells outside the area that were hit. */
function beyond({ corner, columns, depth }: DropAreaContents) {
  const { column, row } = corner ?? { column: 0, row: 0 }
  return {
    left: Math.max(0, -column),
    right: Math.max(0, column + 2 - columns.length),
    above: Math.max(0, -row),
    below: Math.max(0, row + 2 - depth),
  }
}

interface Grid {
  /** The position of the first cell. */
  readonly x: number
  readonly y: number
  readonly cell: number
}

function paintArea(ink: CanvasContext, area: DropAreaContents, box: Box, palette: Palette): void {
  drawPanelBox(ink, box, palette)
  const name = { size: 34, weight: 700, width: box.width - 40, least: 24 } as const
  drawText(ink, `${area.name}: ${area.layout}`, box.x + 16, box.y + 42, { ...name, color: palette.gold })
  const cell = cellOf(area, box.width)
  const { left, above } = beyond(area)
  const grid = { x: box.x + LETTERS + 8 + left * cell, y: box.y + NAME + LETTERS + above * cell, cell }
  paintCells(ink, area, grid, palette)
  for (const one of area.lying) paintCharacter(ink, one, grid, palette)
  if (area.corner) paintLanded(ink, area.corner, grid, palette)
}

function paintCells(
  ink: CanvasContext,
  { columns, depth }: DropAreaContents,
  { x, y, cell }: Grid,
  palette: Palette,
): void {
  const style = { size: 26, weight: 700, color: palette.faint, align: 'center' } as const
  for (const [at, letter] of columns.entries()) drawText(ink, letter, x + (at + 0.5) * cell, y - 8, style)
  for (let row = 0; row < depth; row++) {
    drawText(ink, `${row + 1}`, x - 18, y + (row + 0.5) * cell + 9, style)
    for (const at of columns.keys()) {
      traceRoundedBox(
        ink,
        { x: x + at * cell + 2, y: y + row * cell + 2, width: cell - 4, height: cell - 4 },
        6,
      )
      ink.fillStyle = palette.groove
      ink.fill()
      ink.strokeStyle = palette.line
      ink.lineWidth = 1.5
      ink.stroke()
    }
  }
}

function paintCharacter(
  ink: CanvasContext,
  one: DropAreaCardContents,
  { x, y, cell }: Grid,
  palette: Palette,
): void {
  const box = { x: x + one.column * cell + 4, y: y + one.row * cell + 4, width: cell - 8, height: cell - 8 }
  traceRoundedBox(ink, box, 8)
  ink.fillStyle = one.isTouched ? palette.bad : one.isHero ? palette.gold : palette.card
  ink.fill()
  ink.strokeStyle = one.isAimedAt ? palette.bad : palette.text
  ink.lineWidth = one.isAimedAt ? 6 : 2
  ink.stroke()
  const color = one.isTouched || one.isHero ? palette.onInk : palette.text
  if (cell >= NAMED) return paintName(ink, one, box, color)
  if (one.number === null) {
    traceStar(ink, box.x + box.width / 2, box.y + box.height / 2, box.width / 3)
    ink.fillStyle = color
    return ink.fill()
  }
  const style = { size: 32, weight: 700, color, align: 'center', width: box.width - 6, least: 18 } as const
  drawText(ink, `#${one.number}`, box.x + box.width / 2, box.y + box.height / 2 + 11, style)
}

/** Paints the name in at most three lines. The number on the board comes above it. */
function paintName(
  ink: CanvasContext,
  { name, number }: DropAreaCardContents,
  box: Box,
  color: string,
): void {
  const style = { size: 22, weight: 700, color, align: 'center', width: box.width - 8, least: 15 } as const
  const words = name.split(' ').slice(0, 3)
  const lines = [...(number === null ? [] : [`#${number}`]), ...words].slice(0, 3)
  const first = box.y + box.height / 2 - (lines.length - 1) * 13 + 8
  for (const [at, line] of lines.entries()) drawText(ink, line, box.x + box.width / 2, first + at * 26, style)
}

/** Paints a dashed frame, so that the names below it remain readable. */
function paintLanded(
  ink: CanvasContext,
  { column, row }: DropAreaCell,
  { x, y, cell }: Grid,
  palette: Palette,
): void {
  traceRoundedBox(ink, { x: x + column * cell, y: y + row * cell, width: 2 * cell, height: 2 * cell }, 12)
  ink.setLineDash([18, 10])
  ink.strokeStyle = palette.bad
  ink.lineWidth = 7
  ink.stroke()
  ink.setLineDash([])
}
