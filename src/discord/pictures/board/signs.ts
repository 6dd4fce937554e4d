/** What tiles and heroes share: their figures, and badges of what is going on with them. */
import { guard, heart, sword, target, turned } from '../icons.ts'
import { rounded } from '../shapes.ts'
import { type Ink, widthOf, write } from '../text.ts'
import type { Palette } from '../theme.ts'
import type { Badge, CardShown } from './board.ts'

type Stats = Pick<CardShown, 'atk' | 'health' | 'def'>

interface Line {
  readonly x: number
  readonly y: number
  readonly width: number
}

const VALUE = { size: 36, weight: 800 } as const
const TYPE = 26
const SIGN = 38

/** @returns where the next thing on the line may begin */
export function drawStats(
  ink: Ink,
  { atk, health, def }: Stats,
  { x, y, width }: Line,
  palette: Palette,
): number {
  const base = y + 34
  let left = x
  if (atk) {
    sword(ink, { x: left, y: y + 6, size: 32 }, palette.gold)
    left += SIGN + write(ink, atk.value, left + SIGN, base, { ...VALUE, color: palette.text }).width + 8
    left += write(ink, atk.types, left, base, { size: TYPE, color: palette.soft }).width + 22
  }
  if (def) {
    guard(ink, { x: left, y: y + 5, size: 32 }, palette.soft)
    left += SIGN + write(ink, def, left + SIGN, base, { ...VALUE, color: palette.text }).width + 22
  }
  if (health) {
    const color = health.left < health.of ? palette.bad : palette.text
    const value = write(ink, health.text, x + width, base, { ...VALUE, color, align: 'right' })
    heart(ink, { x: x + width - value.width - 40, y: y + 7, size: 30 }, color)
  }
  return left
}

/** With the damage type. */
export function statsWidth(ink: Ink, { atk, health, def }: Stats): number {
  const value = (text: string) => SIGN + widthOf(ink, text, VALUE.size, VALUE.weight)
  const types = atk && atk.types !== '' ? widthOf(ink, atk.types, TYPE) + 8 : 0
  const parts = [
    ...(atk ? [value(atk.value) + types] : []),
    ...(def ? [value(def)] : []),
    ...(health ? [value(health.text) + 4] : []),
  ]
  return parts.reduce((sum, part) => sum + part, 20 * (parts.length - 1))
}

interface Marks {
  readonly badges: readonly Badge[]
  readonly exhausted: string | null
}

export interface Pill {
  readonly kind: Badge['kind'] | 'exhausted'
  readonly text: string
  readonly width: number
}

const HEIGHT = 42
const SIZE = 27
const APART = 10

/** As many on a line as there is room for. */
export function pillLines(ink: Ink, { badges, exhausted }: Marks, width: number): Pill[][] {
  const wanted = [...badges, ...(exhausted ? [{ kind: 'exhausted', text: exhausted } as const] : [])]
  const lines: Pill[][] = []
  let left = 0
  for (const { kind, text } of wanted) {
    const pill: Pill = { kind, text, width: widthOf(ink, text, SIZE, 700) + 62 }
    const line = lines.at(-1)
    if (line && left >= pill.width) line.push(pill)
    else lines.push([pill])
    left = (line && left >= pill.width ? left : width) - pill.width - APART
  }
  return lines
}

/** From right to left. @returns how much of the line they take */
export function drawPills(
  ink: Ink,
  pills: readonly Pill[],
  right: number,
  y: number,
  palette: Palette,
): number {
  let taken = 0
  for (const pill of pills) {
    drawPill(ink, pill, { x: right - taken - pill.width, y }, palette)
    taken += pill.width + APART
  }
  return taken
}

/** What each sign stands on. */
export const groundsOf = (palette: Palette) => ({
  marked: palette.bad,
  attacks: palette.bad,
  defends: palette.good,
  target: palette.gold,
  exhausted: palette.soft,
})

export const SIGNS = { marked: target, attacks: sword, defends: guard, target, exhausted: turned } as const

/** A sign and a word on a ground of their own. */
function drawPill(
  ink: Ink,
  { kind, text, width }: Pill,
  { x, y }: { x: number; y: number },
  palette: Palette,
): void {
  rounded(ink, { x, y, width, height: HEIGHT }, HEIGHT / 2)
  ink.fillStyle = groundsOf(palette)[kind]
  ink.fill()
  SIGNS[kind](ink, { x: x + 13, y: y + 8, size: 26 }, palette.onInk)
  write(ink, text, x + 46, y + 31, { size: SIZE, weight: 700, color: palette.onInk })
}
