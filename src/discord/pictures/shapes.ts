/** Shapes that our pictures use. */
import type { CanvasContext } from './text.ts'
import { DARK_PALETTE, type Palette } from './theme.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Begins a path with the outline of a box with rounded corners. */
export function traceRoundedBox(ink: CanvasContext, { x, y, width, height }: Box, radius: number): void {
  ink.beginPath()
  ink.roundRect(x, y, width, height, radius)
}

/** Draws the filled box with an edge on which parts of a picture lie. */
export function drawPanelBox(ink: CanvasContext, box: Box, palette: Palette = DARK_PALETTE): void {
  const fill = ink.createLinearGradient(0, box.y, 0, box.y + box.height)
  fill.addColorStop(0, palette.panelTop)
  fill.addColorStop(1, palette.panel)
  traceRoundedBox(ink, box, 14)
  ink.fillStyle = fill
  ink.fill()
  ink.strokeStyle = palette.line
  ink.lineWidth = 1.5
  ink.stroke()
}

/** Draws a bar that shows a part of a whole. @param part the filled part, 0 to 1 */
export function drawBar(
  ink: CanvasContext,
  box: Box,
  part: number,
  [from, to]: readonly [string, string],
  palette: Palette = DARK_PALETTE,
): void {
  const radius = box.height / 2
  traceRoundedBox(ink, box, radius)
  ink.fillStyle = palette.groove
  ink.fill()
  ink.strokeStyle = palette.line
  ink.lineWidth = 1.5
  ink.stroke()
  if (part <= 0) return
  const width = Math.max(box.height, box.width * Math.min(1, part))
  const fill = ink.createLinearGradient(box.x, 0, box.x + box.width, 0)
  fill.addColorStop(0, from)
  fill.addColorStop(1, to)
  traceRoundedBox(ink, { ...box, width }, radius)
  ink.fillStyle = fill
  ink.fill()
}

/** Begins a path with the outline of a star with five points. */
export function traceStar(ink: CanvasContext, x: number, y: number, radius: number): void {
  ink.beginPath()
  for (let point = 0; point < 10; point++) {
    const angle = (point * Math.PI) / 5 - Math.PI / 2
    const reach = point % 2 === 0 ? radius : radius * 0.45
    ink.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle))
  }
  ink.closePath()
}

/** Begins a path with the outline of a shield, its point at the bottom. */
export function traceShield(ink: CanvasContext, { x, y, width, height }: Box): void {
  const middle = x + width / 2
  ink.beginPath()
  ink.moveTo(middle, y)
  ink.quadraticCurveTo(x + width * 0.78, y + height * 0.1, x + width, y + height * 0.1)
  ink.bezierCurveTo(x + width, y + height * 0.62, x + width * 0.82, y + height * 0.86, middle, y + height)
  ink.bezierCurveTo(x + width * 0.18, y + height * 0.86, x, y + height * 0.62, x, y + height * 0.1)
  ink.quadraticCurveTo(x + width * 0.22, y + height * 0.1, middle, y)
  ink.closePath()
}

/** Draws a dark background with a glow in one corner, and a thin frame with cut corners. */
export function drawBackground(ink: CanvasContext, width: number, height: number, glow: string): void {
  ink.fillStyle = DARK_PALETTE.back
  ink.fillRect(0, 0, width, height)
  const light = ink.createRadialGradient(0, 0, 0, 0, 0, width * 0.9)
  light.addColorStop(0, `${glow}66`)
  light.addColorStop(1, `${glow}00`)
  ink.fillStyle = light
  ink.fillRect(0, 0, width, height)
  frame(ink, { x: 12, y: 12, width: width - 24, height: height - 24 }, 26)
}

function frame(ink: CanvasContext, { x, y, width, height }: Box, corner: number): void {
  ink.beginPath()
  ink.moveTo(x + corner, y)
  ink.lineTo(x + width - corner, y)
  ink.lineTo(x + width, y + corner)
  ink.lineTo(x + width, y + height - corner)
  ink.lineTo(x + width - corner, y + height)
  ink.lineTo(x + corner, y + height)
  ink.lineTo(x, y + height - corner)
  ink.lineTo(x, y + corner)
  ink.closePath()
  ink.strokeStyle = DARK_PALETTE.goldDeep
  ink.lineWidth = 2
  ink.stroke()
}
