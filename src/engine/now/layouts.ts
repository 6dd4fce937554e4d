/**
 * How characters lie on a player's area, and what a card that is dropped there touches: a model in cells of a card's
 * size (R304, Shazzrah; see docs/rulings.md). An area is nine cells wide and three deep, like a playmat.
 */

export const LAYOUTS = ['spread out', 'hero apart', 'close together'] as const
export type Layout = (typeof LAYOUTS)[number]
/** Column and row, from 0. */
export type Cell = readonly [column: number, row: number]

const WIDTH = 9
const DEPTH = 3
/** How far a die moves what is dropped; it is two cells wide and two deep, and a middle number touches what it was aimed at. */
const OFF = [-2, -1, -1, 0, 0, 1] as const

/** Where so many characters lie, the hero first; deeper than a playmat if there are more than fit. */
export function cellsFor(count: number, layout: Layout): Cell[] {
  const depth = Math.max(DEPTH, Math.ceil(count / WIDTH))
  const all = Array.from({ length: WIDTH * depth }, (_, i): Cell => [i % WIDTH, Math.floor(i / WIDTH)])
  if (layout === 'close together') {
    const width = Math.max(Math.ceil(count / depth), Math.ceil(Math.sqrt(count)))
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

/** The places, in that list, of those that it touches. */
export function touchedAt(
  cells: readonly Cell[],
  aimed: number,
  [across = 1, along = 1]: number[],
): number[] {
  const [column, row] = cells[aimed] ?? [0, 0]
  const [left, top] = [column + (OFF[across - 1] ?? 0), row + (OFF[along - 1] ?? 0)]
  return cells.flatMap(([c, r], i) => (c >= left && c <= left + 1 && r >= top && r <= top + 1 ? [i] : []))
}
