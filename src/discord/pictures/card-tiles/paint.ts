/**
 * Paints small cards in rows: five in a row, or three beside a curve. The size is made for Discord on a
 * desktop.
 */
import { createCanvas } from '@napi-rs/canvas'
import { drawDash, drawTick } from '../icons.ts'
import { encodeCanvasAsPng, type Png } from '../png.ts'
import { TEXT_COLOR_ON_GOLD } from '../rich-text.ts'
import { type Box, traceRoundedBox } from '../shapes.ts'
import { type CanvasContext, drawText, wrapText } from '../text.ts'
import { type Palette, paletteOfTheme } from '../theme.ts'
import type { CardTile, CardTilesPictureContents, CostCurveContents } from './deck.ts'

const WIDTH = 1100
const EDGE = 24
const GAP = 12
const HEAD = 76
const LABEL = 44
const FOOT = 44
const TILE = { width: 200, height: 234, pad: 12 } as const
const CURVE = { width: 400, plot: 210, line: 32 } as const

const NAME = { size: 23, weight: 700 } as const
const SAYS = { size: 18, line: 21 } as const

const RARITIES: Readonly<Record<CardTile['rank'], string>> = {
  common: '#9a9a9a',
  uncommon: '#3fae4a',
  rare: '#3f86e0',
  epic: '#a65bd6',
  legendary: '#e5842a',
}

/** Paints a deck. Returns a PNG. */
export async function paintCardTiles(deck: CardTilesPictureContents): Promise<Png> {
  const palette = paletteOfTheme(deck.theme)
  const columns = deck.curve ? 3 : 5
  const ruler = createCanvas(1, 1).getContext('2d')
  const said = deck.curve ? curveLines(ruler, deck.curve) : []
  const beside = deck.curve ? LABEL + CURVE.plot + 78 + said.length * CURVE.line : 0
  const cards = deck.groups.reduce((sum, group) => sum + groupHeight(group.tiles.length, columns), 0)
  const canvas = createCanvas(WIDTH, EDGE + HEAD + Math.max(cards, beside) + FOOT)
  const ink = canvas.getContext('2d')
  ink.fillStyle = palette.back
  ink.fillRect(0, 0, WIDTH, canvas.height)
  const inner = WIDTH - 2 * EDGE
  drawText(ink, deck.title, EDGE, EDGE + 44, {
    size: 44,
    weight: 800,
    color: palette.text,
    width: inner,
    least: 28,
  })
  let y = EDGE + HEAD
  for (const { heading, tiles, empty } of deck.groups) {
    label(ink, heading, EDGE, y, palette)
    if (tiles.length === 0)
      drawText(ink, empty, EDGE, y + LABEL + 30, { size: 26, color: palette.soft, width: inner })
    for (const [at, tile] of tiles.entries()) drawTile(ink, tile, placeOf(at, columns, y + LABEL), palette)
    y += groupHeight(tiles.length, columns)
  }
  if (deck.curve) drawCurve(ink, deck.curve, said, palette)
  drawText(ink, deck.foot, EDGE, canvas.height - 16, {
    size: 24,
    color: palette.soft,
    width: inner,
    least: 18,
  })
  return encodeCanvasAsPng(canvas)
}

const label = (ink: CanvasContext, text: string, x: number, y: number, palette: Palette) =>
  drawText(ink, text, x, y + 28, {
    size: 28,
    weight: 700,
    color: palette.gold,
    width: WIDTH - x - EDGE,
    least: 20,
  })

function groupHeight(tiles: number, columns: number): number {
  return LABEL + (tiles === 0 ? 60 : Math.ceil(tiles / columns) * (TILE.height + GAP)) + GAP
}

const placeOf = (at: number, columns: number, top: number): Box => ({
  x: EDGE + (at % columns) * (TILE.width + GAP),
  y: top + Math.floor(at / columns) * (TILE.height + GAP),
  width: TILE.width,
  height: TILE.height,
})

function drawTile(ink: CanvasContext, tile: CardTile, box: Box, palette: Palette): void {
  const { pad } = TILE
  const dull = tile.note?.good === false
  traceRoundedBox(ink, box, 14)
  ink.fillStyle = dull ? palette.panel : palette.card
  ink.fill()
  ink.strokeStyle = RARITIES[tile.rank]
  ink.lineWidth = 5
  if (dull) ink.setLineDash([10, 8])
  ink.stroke()
  ink.setLineDash([])
  const width = box.width - 2 * pad
  drawHead(ink, tile, { x: box.x + pad, y: box.y + pad, width, height: 44 }, palette)
  let y = box.y + pad + 67
  for (const line of wrapText(ink, tile.name, { ...NAME, width }, 3)) {
    drawText(ink, line, box.x + pad, y, { ...NAME, color: palette.text })
    y += 26
  }
  const small = { size: 20, color: palette.soft, width, least: 15 }
  drawText(ink, tile.typeLine, box.x + pad, box.y + 160, small)
  drawText(ink, tile.figures, box.x + pad, box.y + 184, small)
  if (tile.note) drawNote(ink, tile.note, box, palette)
  if (tile.says)
    drawSays(ink, tile.says, { x: box.x + pad, y: y - 4, width }, box.y + box.height - pad, palette)
}

/** Draws as many lines of the text as fit between the name and the edge. */
function drawSays(
  ink: CanvasContext,
  text: string,
  { x, y, width }: Omit<Box, 'height'>,
  bottom: number,
  palette: Palette,
) {
  const lines = Math.max(1, 1 + Math.floor((bottom - y) / SAYS.line))
  for (const [at, line] of wrapText(ink, text, { size: SAYS.size, width }, lines).entries())
    drawText(ink, line, x, y + at * SAYS.line, { size: SAYS.size, color: palette.soft })
}

/** Draws the cost, the rarity and the number of copies. */
function drawHead(
  ink: CanvasContext,
  { cost, rarity, rank, copies }: CardTile,
  box: Box,
  palette: Palette,
): void {
  const radius = box.height / 2
  if (cost !== null) {
    ink.beginPath()
    ink.arc(box.x + radius, box.y + radius, radius, 0, 2 * Math.PI)
    ink.fillStyle = palette.goldDeep
    ink.fill()
    const size = cost.length > 2 ? 20 : 28 // The smaller font lets "2+X" fit into its circle.
    drawText(ink, cost, box.x + radius, box.y + radius + size / 2.8, {
      size,
      weight: 800,
      color: TEXT_COLOR_ON_GOLD,
      align: 'center',
    })
  }
  const left = box.x + (cost === null ? 0 : box.height + 8)
  const right = box.x + box.width
  const counted = copies
    ? drawText(ink, copies, right, box.y + 32, { size: 28, weight: 800, color: palette.gold, align: 'right' })
        .width + 8
    : 0
  ink.fillStyle = RARITIES[rank]
  ink.fillRect(left, box.y + 36, Math.max(0, right - left - counted), 4)
  drawText(ink, rarity, left, box.y + 28, {
    size: 20,
    weight: 700,
    color: palette.text,
    width: right - left - counted,
    least: 14,
  })
}

function drawNote(
  ink: CanvasContext,
  { good, text }: NonNullable<CardTile['note']>,
  box: Box,
  palette: Palette,
): void {
  const color = good ? palette.good : palette.soft
  const y = box.y + box.height - 16
  const sign = good ? drawTick : drawDash
  sign(ink, { x: box.x + TILE.pad, y: y - 19, size: 20 }, color)
  const width = box.width - 2 * TILE.pad - 28
  drawText(ink, text, box.x + TILE.pad + 28, y, { size: 20, weight: 700, color, width, least: 15 })
}

const curveLines = (ink: CanvasContext, { lines }: CostCurveContents): string[] =>
  lines.flatMap((line) => wrapText(ink, line, { size: 24, width: CURVE.width }, 3))

/** Draws two bars for each cost, before and after the change; only one bar if nothing has changed. */
function drawCurve(
  ink: CanvasContext,
  curve: CostCurveContents,
  lines: readonly string[],
  palette: Palette,
): void {
  const x = WIDTH - EDGE - CURVE.width
  const top = EDGE + HEAD
  label(ink, curve.heading, x, top, palette)
  const plot = { x, y: top + LABEL + 28, width: CURVE.width, height: CURVE.plot - 28 }
  const most = Math.max(1, ...curve.bars.flatMap(({ before, after }) => [before, after]))
  const step = plot.width / curve.bars.length
  const isChange = curve.legend.length > 1
  for (const [at, { cost, before, after }] of curve.bars.entries()) {
    const left = plot.x + at * step
    const half = isChange ? step * 0.36 : step * 0.72
    const bar = (value: number, from: number, color: string) => {
      const height = (plot.height * value) / most
      ink.fillStyle = color
      ink.fillRect(from, plot.y + plot.height - height, half, height)
    }
    if (isChange) bar(before, left + step * 0.12, palette.faint)
    bar(after, left + step * (isChange ? 0.5 : 0.14), palette.gold)
    const height = (plot.height * Math.max(after, isChange ? before : 0)) / most
    drawText(ink, `${after}`, left + step / 2, plot.y + plot.height - height - 8, {
      size: 22,
      weight: 700,
      color: after === before ? palette.soft : palette.text,
      align: 'center',
    })
    drawText(ink, cost, left + step / 2, plot.y + plot.height + 28, {
      size: 24,
      color: palette.soft,
      align: 'center',
    })
  }
  const base = plot.y + plot.height + 66
  drawLegend(ink, curve, x, base, palette)
  for (const [at, line] of lines.entries())
    drawText(ink, line, x, base + 12 + (at + 1) * CURVE.line, { size: 24, color: palette.text })
}

function drawLegend(
  ink: CanvasContext,
  { legend }: CostCurveContents,
  x: number,
  y: number,
  palette: Palette,
): void {
  let left = x
  const colors = legend.length > 1 ? [palette.faint, palette.gold] : [palette.gold]
  for (const [at, word] of legend.entries()) {
    ink.fillStyle = colors[at] ?? palette.gold
    ink.fillRect(left, y - 16, 18, 18)
    left += 26 + drawText(ink, word, left + 26, y, { size: 22, color: palette.soft }).width + 24
  }
}
