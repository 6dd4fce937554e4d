/**
 * How characters lie on a player's area, and what a card that is dropped there touches: a model in cells of a card's
 * size (R304, Shazzrah; see docs/rulings.md). An area is nine cells wide and three deep, like a playmat.
 */

export const LAYOUTS = ['spread out', 'hero apart', 'close together'] as const
export type Layout = (typeof LAYOUTS)[number]
/** Their player has said of some where they lie. */
export const PLACED = 'placed one by one'
/** Column and row, from 0. */
export type Cell = readonly [column: number, row: number]

export const WIDTH = 9
const DEPTH = 3
/** How far a die moves what is dropped; it is two cells wide and two deep, and a middle number touches what it was aimed at. */
const OFF = [-2, -1, -1, 0, 0, 1] as const

/** A playmat's, or more if there are more characters than fit. */
export const depthFor = (count: number): number => Math.max(DEPTH, Math.ceil(count / WIDTH))

/** Row by row, from the left. */
export const cellsOf = (count: number): Cell[] =>
  Array.from({ length: WIDTH * depthFor(count) }, (_, i): Cell => [i % WIDTH, Math.floor(i / WIDTH)])

/** "A1" is the first of the first row, as questions and pictures call it. */
export const cellName = ([column, row]: Cell): string => `${'ABCDEFGHI'[column] ?? ''}${row + 1}`

/** Where so many characters lie, the hero first. */
export function cellsFor(count: number, layout: Layout): Cell[] {
  const all = cellsOf(count)
  if (layout === 'close together') {
    const width = Math.max(Math.ceil(count / depthFor(count)), Math.ceil(Math.sqrt(count)))
    return all.filter(([column]) => column < width).slice(0, count)
  }
  const others = all.slice(1).sort((a, b) => order(layout, a, b))
  return [[0, 0] as const, ...others].slice(0, count)
}

/** From the far end on; spread out, first where nobody lies beside. */
function order(layout: Layout, a: Cell, b: Cell): number {
  const crowded = layout === 'spread out' ? closeness(a) - closeness(b) : 0
  return crowded || b[0] - a[0] || a[1] - b[1]
}

function closeness([column, row]: Cell): number {
  return column % 2 === 0 && row % 2 === 0 ? 0 : 1
}

/** The upper left of the two by two cells on which it lands; it may reach over the area's edge. */
export function cornerOf([column, row]: Cell, [across = 1, along = 1]: readonly number[]): Cell {
  return [column + (OFF[across - 1] ?? 0), row + (OFF[along - 1] ?? 0)]
}

export const isUnder = ([left, top]: Cell, [column, row]: Cell): boolean =>
  column >= left && column <= left + 1 && row >= top && row <= top + 1

/** The places, in that list, of those that it touches. */
export function touchedAt(cells: readonly Cell[], aimed: number, dice: readonly number[]): number[] {
  const corner = cornerOf(cells[aimed] ?? [0, 0], dice)
  return cells.flatMap((cell, i) => (isUnder(corner, cell) ? [i] : []))
}
