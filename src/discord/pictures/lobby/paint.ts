/**
 * Paints a lobby's party, or starter decks: a tile for each, with the icon of the class. The letters can be read at the
 * width of a phone (360 points) and in Discord's box for pictures (550 × 350).
 */
import { createCanvas } from '@napi-rs/canvas'
import { drawClassIcon, drawRoleIcon } from '../class-icons.ts'
import { encodeCanvasAsPng, type Png } from '../png.ts'
import { type Box, drawPanelBox, traceRoundedBox } from '../shapes.ts'
import { type CanvasContext, drawText, wrapText } from '../text.ts'
import { classColor, DARK_PALETTE, EMBLEM_OPACITY } from '../theme.ts'
import type { LobbyPictureContents, LobbyTile } from './lobby.ts'

const WIDTH = 1100
/** The smallest letters: 11 points at the width of a phone. */
export const MIN_LOBBY_FONT_SIZE = 34
const EDGE = 20
const GAP = 12
const PAD = 12
const TITLE = 66
const NAME = 38
const ICON = 76
const LEADING = 39
/** The space between the head of a tile and its text. */
const BELOW = 4
const MOST_LINES = 5

interface Laid {
  readonly tile: LobbyTile
  readonly lines: readonly string[]
}

/** Paints a lobby. */
export function paintLobby(shown: LobbyPictureContents): Png {
  const width = (WIDTH - 2 * EDGE - GAP * (shown.columns - 1)) / shown.columns
  const rows = rowsOf(shown, width)
  const heights = rows.map((row) => heightOf(row))
  const tiles = heights.reduce((sum, height) => sum + height + GAP, 0)
  const canvas = createCanvas(WIDTH, EDGE + TITLE + tiles - GAP + EDGE)
  const ink = canvas.getContext('2d')
  ink.fillStyle = DARK_PALETTE.back
  ink.fillRect(0, 0, canvas.width, canvas.height)
  drawText(ink, shown.title, EDGE + 4, EDGE + 44, {
    size: 44,
    weight: 800,
    width: WIDTH - 2 * EDGE,
    least: MIN_LOBBY_FONT_SIZE,
  })
  let y = EDGE + TITLE
  for (const [at, row] of rows.entries()) {
    const height = heights[at] ?? 0
    for (const [column, laid] of row.entries())
      paintTile(ink, laid, { x: EDGE + column * (width + GAP), y, width, height })
    y += height + GAP
  }
  return encodeCanvasAsPng(canvas)
}

function rowsOf({ tiles, columns }: LobbyPictureContents, width: number): Laid[][] {
  const laid = tiles.map((tile) => ({ tile, lines: wrapped(tile.text, width - 2 * PAD, MOST_LINES) }))
  const count = Math.ceil(laid.length / columns)
  return Array.from({ length: count }, (_, row) => laid.slice(row * columns, (row + 1) * columns))
}

function wrapped(text: string, width: number, most: number): string[] {
  const ruler = createCanvas(1, 1).getContext('2d')
  return wrapText(ruler, text, { size: MIN_LOBBY_FONT_SIZE, width }, most)
}

function heightOf(row: readonly Laid[]): number {
  const lines = Math.max(...row.map((one) => one.lines.length))
  return PAD + ICON + BELOW + lines * LEADING + PAD
}

function paintTile(ink: CanvasContext, { tile, lines }: Laid, box: Box): void {
  const { className } = tile
  if (className === null) paintFree(ink, box)
  else drawPanelBox(ink, box)
  paintEmblem(ink, tile, { x: box.x + PAD, y: box.y + PAD, width: ICON, height: ICON })
  const left = box.x + PAD + ICON + 14
  const width = box.x + box.width - PAD - left
  const color = className === null ? DARK_PALETTE.soft : classColor(className)
  drawText(ink, tile.name, left, box.y + PAD + 31, {
    size: NAME,
    weight: 800,
    color,
    width,
    least: MIN_LOBBY_FONT_SIZE,
  })
  paintRole(ink, tile, left, box.y + PAD + 70, width)
  const top = box.y + PAD + ICON + BELOW
  for (const [at, text] of lines.entries())
    drawText(ink, text, box.x + PAD, top + (at + 1) * LEADING - 7, {
      size: MIN_LOBBY_FONT_SIZE,
      color: DARK_PALETTE.text,
    })
}

function paintFree(ink: CanvasContext, box: Box): void {
  ink.save()
  traceRoundedBox(ink, box, 14)
  ink.setLineDash([14, 10])
  ink.strokeStyle = DARK_PALETTE.soft
  ink.lineWidth = 3
  ink.stroke()
  ink.restore()
}

function paintEmblem(ink: CanvasContext, { className, role }: LobbyTile, box: Box): void {
  traceRoundedBox(ink, box, 16)
  ink.fillStyle = className === null ? DARK_PALETTE.groove : `${classColor(className)}${EMBLEM_OPACITY}`
  ink.fill()
  const inner = { x: box.x + 10, y: box.y + 10, size: box.width - 20 }
  if (className !== null) ink.drawImage(iconOf(className, inner.size), inner.x, inner.y)
  else if (role) drawRoleIcon(ink, role.kind, inner, DARK_PALETTE.soft)
}

/** Returns an icon on a separate canvas, because its holes would show the background of the picture. */
function iconOf(className: string, size: number) {
  const canvas = createCanvas(size, size)
  drawClassIcon(canvas.getContext('2d'), className, { x: 0, y: 0, size }, DARK_PALETTE.text)
  return canvas
}

function paintRole(
  ink: CanvasContext,
  { role, below }: LobbyTile,
  x: number,
  y: number,
  width: number,
): void {
  const style = {
    size: MIN_LOBBY_FONT_SIZE,
    width,
    least: MIN_LOBBY_FONT_SIZE,
    color: DARK_PALETTE.soft,
  } as const
  if (!role) return void drawText(ink, below, x, y, style)
  drawRoleIcon(ink, role.kind, { x, y: y - 28, size: 32 }, DARK_PALETTE.gold)
  const text = below === '' ? role.name : `${role.name} · ${below}`
  drawText(ink, text, x + 42, y, { ...style, width: width - 42 })
}
