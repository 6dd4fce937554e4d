import { expect, it } from 'vitest'
import { pagesOfJumpMenu } from './page-jumps.ts'

it('the menu lists all pages of a short book', () => {
  expect(pagesOfJumpMenu(3, 25)).toHaveLength(25)
  expect(pagesOfJumpMenu(0, 2)).toEqual([0, 1])
})

it.each([0, 1, 40, 99])(
  'of a hundred pages, the menu lists those near page %i and others spread over the whole book',
  (at) => {
    const jumps = pagesOfJumpMenu(at, 100)
    expect(jumps.length).toBeLessThanOrEqual(25)
    expect(jumps).toEqual([...new Set(jumps)].sort((a, b) => a - b))
    for (const near of [at - 6, at, at + 6]) if (near >= 0 && near < 100) expect(jumps).toContain(near)
    expect([jumps[0], jumps.at(-1)]).toEqual([0, 99])
    const gaps = jumps.slice(1).map((page, n) => page - (jumps[n] ?? 0))
    expect(Math.max(...gaps)).toBeLessThan(20)
  },
)
