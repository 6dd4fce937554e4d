/**
 * Layouts of characters in a player's area, and the characters that a dropped card touches. The model uses cells of a
 * card's size (R304, Shazzrah; see docs/rulings.md). An area is nine cells wide and three deep, like a playmat.
 */

/** The layouts that a player can choose for all of their characters. */
export const LAYOUTS = ['spread out', 'hero apart', 'close together'] as const
export type Layout = (typeof LAYOUTS)[number]
/** The text that is shown instead of a layout if the player placed characters one by one. */
export const PLACED_ONE_BY_ONE_TEXT = 'placed one by one'
/** A cell of a player's area: column and row, starting at 0. */
export type Cell = readonly [column: number, row: number]

/** The number of columns of an area. */
export const AREA_WIDTH_IN_CELLS = 9
const DEPTH = 3
/**
 * The offset of the dropped card for each result of a die. The dropped card is two cells wide and two deep, and
 * middle results touch the character at which it was aimed.
 */
const OFF = [-2, -1, -1, 0, 0, 1] as const

/**
 * Returns the number of rows of an area with this many characters: the depth of a playmat, or more if the characters
 * need more rows.
 */
export const countAreaRows = (count: number): number =>
  Math.max(DEPTH, Math.ceil(count / AREA_WIDTH_IN_CELLS))

/** Returns all cells of an area with this many characters, row by row, from left to right. */
export const areaCells = (count: number): Cell[] =>
  Array.from(
    { length: AREA_WIDTH_IN_CELLS * countAreaRows(count) },
    (_, i): Cell => [i % AREA_WIDTH_IN_CELLS, Math.floor(i / AREA_WIDTH_IN_CELLS)],
  )

/** Returns the name of a cell in questions and pictures. "A1" is the first cell of the first row. */
export const cellName = ([column, row]: Cell): string => `${'ABCDEFGHI'[column] ?? ''}${row + 1}`

/** Returns the cells that this many characters occupy in a layout, the hero's cell first. */
export function cellsForLayout(count: number, layout: Layout): Cell[] {
  const all = areaCells(count)
  if (layout === 'close together') {
    const width = Math.max(Math.ceil(count / countAreaRows(count)), Math.ceil(Math.sqrt(count)))
    return all.filter(([column]) => column < width).slice(0, count)
  }
  const others = all.slice(1).sort((a, b) => order(layout, a, b))
  return [[0, 0] as const, ...others].slice(0, count)
}

/**
 * Compares two cells for sorting from the far end. In the layout "spread out", cells without direct neighbours come
 * first.
 */
function order(layout: Layout, a: Cell, b: Cell): number {
  const crowded = layout === 'spread out' ? closeness(a) - closeness(b) : 0
  return crowded || b[0] - a[0] || a[1] - b[1]
}

function closeness([column, row]: Cell): number {
  return column % 2 === 0 && row % 2 === 0 ? 0 : 1
}

/**
 * Returns the upper left of the two by two cells on which a dropped card lands. The cells may extend beyond the edge of
 * the area.
 */
export function cornerWhereDropLands([column, row]: Cell, [across = 1, along = 1]: readonly number[]): Cell {
  return [column + (OFF[across - 1] ?? 0), row + (OFF[along - 1] ?? 0)]
}

/** Whether a card that landed with this upper left corner covers a cell. */
export const isCellCoveredByDrop = ([left, top]: Cell, [column, row]: Cell): boolean =>
  column >= left && column <= left + 1 && row >= top && row <= top + 1
