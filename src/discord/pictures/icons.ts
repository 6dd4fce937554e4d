/** Draws small icons beside numbers, which differ in shape, so that nobody needs to see their colours. */
import { traceShield } from './shapes.ts'
import type { CanvasContext } from './text.ts'

interface Place {
  readonly x: number
  /** The y position of the top. */
  readonly y: number
  readonly size: number
}

export function drawSword(ink: CanvasContext, { x, y, size }: Place, color: string): void {
  ink.save()
  ink.translate(x + size / 2, y + size / 2)
  ink.rotate(Math.PI / 4)
  ink.fillStyle = color
  ink.beginPath()
  ink.moveTo(0, -size * 0.62)
  ink.lineTo(size * 0.11, -size * 0.46)
  ink.lineTo(size * 0.11, size * 0.2)
  ink.lineTo(-size * 0.11, size * 0.2)
  ink.lineTo(-size * 0.11, -size * 0.46)
  ink.closePath()
  ink.fill()
  ink.fillRect(-size * 0.28, size * 0.2, size * 0.56, size * 0.12)
  ink.fillRect(-size * 0.06, size * 0.3, size * 0.12, size * 0.3)
  ink.restore()
}

export function drawHeart(ink: CanvasContext, { x, y, size }: Place, color: string): void {
  ink.fillStyle = color
  ink.beginPath()
  ink.moveTo(x + size / 2, y + size)
  ink.bezierCurveTo(
    x - size * 0.42,
    y + size * 0.45,
    x + size * 0.08,
    y - size * 0.22,
    x + size / 2,
    y + size * 0.26,
  )
  ink.bezierCurveTo(
    x + size * 0.92,
    y - size * 0.22,
    x + size * 1.42,
    y + size * 0.45,
    x + size / 2,
    y + size,
  )
  ink.fill()
}

export function drawShieldIcon(ink: CanvasContext, { x, y, size }: Place, color: string): void {
  traceShield(ink, { x: x + size * 0.08, y, width: size * 0.84, height: size })
  ink.fillStyle = color
  ink.fill()
}

/** Draws two rings, the icon of a target. */
export function drawTarget(ink: CanvasContext, { x, y, size }: Place, color: string): void {
  ink.strokeStyle = color
  ink.fillStyle = color
  ink.lineWidth = size * 0.13
  ink.beginPath()
  ink.arc(x + size / 2, y + size / 2, size * 0.42, 0, 2 * Math.PI)
  ink.stroke()
  ink.beginPath()
  ink.arc(x + size / 2, y + size / 2, size * 0.17, 0, 2 * Math.PI)
  ink.fill()
}

/** Draws an arrow turned by a quarter, the icon of an exhausted card. */
export function drawExhaustedArrow(ink: CanvasContext, { x, y, size }: Place, color: string): void {
  const [middleX, middleY, radius] = [x + size * 0.46, y + size * 0.56, size * 0.34]
  ink.strokeStyle = color
  ink.fillStyle = color
  ink.lineWidth = size * 0.13
  ink.beginPath()
  ink.arc(middleX, middleY, radius, Math.PI * 0.75, Math.PI * 1.95)
  ink.stroke()
  ink.beginPath()
  ink.moveTo(middleX + radius - size * 0.24, middleY - size * 0.1)
  ink.lineTo(middleX + radius + size * 0.26, middleY - size * 0.1)
  ink.lineTo(middleX + radius + size * 0.03, middleY + size * 0.24)
  ink.closePath()
  ink.fill()
}

/** Draws a pointer to the right, the icon of the player whose turn it is. */
export function drawTurnPointer(ink: CanvasContext, { x, y, size }: Place, color: string): void {
  ink.fillStyle = color
  ink.beginPath()
  ink.moveTo(x, y)
  ink.lineTo(x + size * 0.86, y + size / 2)
  ink.lineTo(x, y + size)
  ink.closePath()
  ink.fill()
}

export function drawTick(ink: CanvasContext, { x, y, size }: Place, color: string): void {
  ink.strokeStyle = color
  ink.lineWidth = size * 0.18
  ink.lineJoin = 'round'
  ink.beginPath()
  ink.moveTo(x + size * 0.08, y + size * 0.55)
  ink.lineTo(x + size * 0.38, y + size * 0.85)
  ink.lineTo(x + size * 0.95, y + size * 0.15)
  ink.stroke()
}

/** Draws an arrow down onto a line, the icon of placing a resource. */
export function drawDownArrow(ink: CanvasContext, { x, y, size }: Place, color: string): void {
  ink.fillStyle = color
  ink.fillRect(x + size * 0.4, y, size * 0.2, size * 0.45)
  ink.beginPath()
  ink.moveTo(x + size * 0.12, y + size * 0.38)
  ink.lineTo(x + size * 0.88, y + size * 0.38)
  ink.lineTo(x + size / 2, y + size * 0.78)
  ink.closePath()
  ink.fill()
  ink.fillRect(x, y + size * 0.85, size, size * 0.15)
}

/** Draws a horizontal bar, the sign that a card can't be used. */
export function drawDash(ink: CanvasContext, { x, y, size }: Place, color: string): void {
  ink.fillStyle = color
  ink.fillRect(x, y + size * 0.42, size, size * 0.22)
}

/** The functions that draw the sign of a card in a hand: it can be played, it can only be placed, or neither. */
export const CARD_USE_SIGN_DRAWERS = { play: drawTick, place: drawDownArrow, none: drawDash } as const

/** Draws an hourglass, the icon of the player for whom the raid waits. */
export function drawHourglass(ink: CanvasContext, { x, y, size }: Place, color: string): void {
  const [left, right, middle] = [x + size * 0.16, x + size * 0.84, x + size / 2]
  ink.fillStyle = color
  ink.fillRect(x + size * 0.08, y, size * 0.84, size * 0.12)
  ink.fillRect(x + size * 0.08, y + size * 0.88, size * 0.84, size * 0.12)
  ink.beginPath()
  ink.moveTo(left, y + size * 0.16)
  ink.lineTo(right, y + size * 0.16)
  ink.lineTo(middle, y + size / 2)
  ink.lineTo(right, y + size * 0.84)
  ink.lineTo(left, y + size * 0.84)
  ink.lineTo(middle, y + size / 2)
  ink.closePath()
  ink.fill()
}
