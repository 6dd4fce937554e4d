/** Tests how long a raid was played. Breaks are left out, and a median needs three raids. */
import { expect, test } from 'vitest'
import { activeSeconds, medianDuration } from './active-time.ts'

const at = (...minutes: number[]): Date[] => minutes.map((one) => new Date(one * 60_000))

test('an evening without breaks counts as a whole', () => {
  expect(activeSeconds(at(0, 1, 3, 6))).toBe(6 * 60)
})

test('a night between two answers counts as five minutes', () => {
  expect(activeSeconds(at(0, 2, 600, 602))).toBe((2 + 5 + 2) * 60)
})

test('a raid of one input, or with a clock that was set back, takes no negative time', () => {
  expect([activeSeconds([]), activeSeconds(at(3)), activeSeconds(at(3, 1, 2))]).toEqual([0, 0, 60])
})

test('two raids have no typical time, and three have their median', () => {
  expect(medianDuration([600, 1200])).toBeNull()
  expect(medianDuration([4000, 1200, 2400])).toEqual({ minutes: 40, runs: 3 })
  expect(medianDuration([1, 2, 3])).toEqual({ minutes: 1, runs: 3 })
})
