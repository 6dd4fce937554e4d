/** The layout of characters when a card is dropped on them, and the characters that it touches (R304, Shazzrah). */
import { expect, test } from 'vitest'
import { type Cell, cellsForLayout, cornerWhereDropLands, isCellCoveredByDrop, LAYOUTS } from './layouts.ts'

const DICE = [1, 2, 3, 4, 5, 6]
const THROWS = DICE.flatMap((a) => DICE.map((b) => [a, b]))

/** Returns the indexes of the cells that the dropped card touches. */
function touchedAt(cells: readonly Cell[], aimed: number, dice: readonly number[]): number[] {
  const corner = cornerWhereDropLands(cells[aimed] ?? [0, 0], dice)
  return cells.flatMap((cell, i) => (isCellCoveredByDrop(corner, cell) ? [i] : []))
}

test.each(LAYOUTS)('R304: characters never overlap, whatever their number (%s)', (layout) => {
  for (const count of [1, 2, 9, 10, 11, 27, 40]) {
    const cells = cellsForLayout(count, layout)
    expect(cells).toHaveLength(count)
    expect(new Set(cells.map(String)).size).toBe(count)
  }
})

test.each(LAYOUTS)('R304: they lie within an area of nine by three (%s)', (layout) => {
  for (const [column, row] of cellsForLayout(27, layout)) {
    expect(column).toBeLessThan(9)
    expect(row).toBeLessThan(3)
  }
})

test('the card touches the character at which it was aimed in four of nine throws', () => {
  const hits = THROWS.filter((dice) => touchedAt([[4, 1]], 0, dice).length > 0)
  expect(hits).toHaveLength((36 * 4) / 9)
})

/** Returns the largest number of characters that one throw can touch, at whichever of them it is aimed. */
const worst = (count: number, layout: (typeof LAYOUTS)[number]) => {
  const cells = cellsForLayout(count, layout)
  return Math.max(...cells.flatMap((_, i) => THROWS.map((dice) => touchedAt(cells, i, dice).length)))
}

test('in the layout "spread out", one throw touches at most one of up to ten characters; in "close together", up to four', () => {
  expect([2, 6, 10].map((count) => worst(count, 'spread out'))).toEqual([1, 1, 1])
  expect(worst(11, 'spread out')).toBeGreaterThan(1)
  expect(worst(6, 'close together')).toBe(4)
})

test('a hero apart from up to seventeen others is touched only if the card is aimed at it', () => {
  const cells = cellsForLayout(18, 'hero apart')
  const others = cells.flatMap((_, i) => (i === 0 ? [] : THROWS.map((dice) => touchedAt(cells, i, dice))))
  expect(others.some((touched) => touched.includes(0))).toBe(false)
})
