/** Draws arrows between cards. An arrow that is only proposed is a broken line. */
import { drawShieldIcon } from '../icons.ts'
import type { Box } from '../shapes.ts'
import type { CanvasContext } from '../text.ts'
import type { Palette } from '../theme.ts'
import type { ArrowPath, Point } from './arrow-paths.ts'

const THICK = { attack: 8, target: 6 } as const
const TIP = { attack: 24, target: 20 } as const
const HALO = 4
const CORNER = 9

export function drawArrow(ink: CanvasContext, { arrow, points, turn }: ArrowPath, palette: Palette): void {
  const [start] = points
  const [before, end] = points.slice(-2)
  if (!start || !before || !end) return
  const color = arrow.kind === 'attack' ? palette.bad : palette.gold
  const angle = Math.atan2(end.y - before.y, end.x - before.x)
  const [thick, tip] = [THICK[arrow.kind], TIP[arrow.kind]]
  const neck = along(end, angle, -tip * 0.8)
  const line = [...points.slice(0, -1), neck]
  drawLine(ink, line, { color: palette.back, width: thick + 2 * HALO, dash: [] })
  drawTip(ink, along(end, angle, HALO), angle, tip + 3 * HALO, palette.back)
  drawLine(ink, line, { color, width: thick, dash: arrow.isSure ? [] : [16, 8] })
  drawTip(ink, end, angle, tip, color)
  drawDot(ink, start, thick, color)
  if (arrow.isProtector) drawShield(ink, turn, color, palette)
}

/** Half of the width in pixels of an arrow's widest part. */
const AROUND = 38

/** Returns the boxes in which the arrow is drawn. */
export const arrowBoxes = ({ points }: ArrowPath): Box[] =>
  points.slice(1).map((to, at) => {
    const from = points[at] ?? to
    const [x, y] = [Math.min(from.x, to.x) - AROUND, Math.min(from.y, to.y) - AROUND]
    const [width, height] = [Math.abs(from.x - to.x), Math.abs(from.y - to.y)]
    return { x, y, width: width + 2 * AROUND, height: height + 2 * AROUND }
  })

const along = ({ x, y }: Point, angle: number, far: number): Point => ({
  x: x + Math.cos(angle) * far,
  y: y + Math.sin(angle) * far,
})

interface Stroke {
  readonly color: string
  readonly width: number
  readonly dash: number[]
}

function drawLine(ink: CanvasContext, points: readonly Point[], { color, width, dash }: Stroke): void {
  const [start] = points
  const end = points.at(-1)
  if (!start || !end) return
  ink.strokeStyle = color
  ink.lineWidth = width
  ink.lineCap = 'butt'
  ink.setLineDash(dash)
  ink.beginPath()
  ink.moveTo(start.x, start.y)
  for (const [at, corner] of points.entries()) {
    const next = points[at + 1]
    if (at > 0 && next) ink.arcTo(corner.x, corner.y, next.x, next.y, roundingAt(points, at))
  }
  ink.lineTo(end.x, end.y)
  ink.stroke()
  ink.setLineDash([])
}

/** Returns the radius of a corner, at most half of the distance to the next corner. */
function roundingAt(points: readonly Point[], at: number): number {
  const lengths = [-1, 0].map((step) => {
    const [one, other] = [points[at + step], points[at + step + 1]]
    return one && other ? Math.hypot(other.x - one.x, other.y - one.y) : 0
  })
  return Math.min(CORNER, ...lengths.map((length) => length / 2))
}

function drawTip(ink: CanvasContext, end: Point, angle: number, size: number, color: string): void {
  const [left, right] = [along(end, angle + Math.PI - 0.55, size), along(end, angle + Math.PI + 0.55, size)]
  ink.fillStyle = color
  ink.beginPath()
  ink.moveTo(end.x, end.y)
  ink.lineTo(left.x, left.y)
  ink.lineTo(right.x, right.y)
  ink.closePath()
  ink.fill()
}

function drawDot(ink: CanvasContext, { x, y }: Point, radius: number, color: string): void {
  ink.beginPath()
  ink.arc(x, y, radius, 0, 2 * Math.PI)
  ink.fillStyle = color
  ink.fill()
}

/** Draws a shield: the target is a protector who replaced the proposed defender. */
function drawShield(ink: CanvasContext, at: Point, color: string, palette: Palette): void {
  drawDot(ink, at, 17, palette.back)
  drawDot(ink, at, 14, color)
  drawShieldIcon(ink, { x: at.x - 9, y: at.y - 9, size: 18 }, palette.onInk)
}
