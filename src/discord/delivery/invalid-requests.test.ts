import { expect, test } from 'vitest'
import { InvalidRequestCounter } from './invalid-requests.ts'

const MINUTE_MS = 60_000

/** Counts this many refusals in a minute. */
function refused(refusals: InvalidRequestCounter, times: number, minute: number, status = 403): void {
  for (let n = 0; n < times; n++) refusals.note(status, minute * MINUTE_MS)
}

test('only refusals that count towards Discord’s limit are counted', () => {
  const refusals = new InvalidRequestCounter()
  expect([200, 401, 403, 404, 429, 500].filter((status) => refusals.note(status))).toEqual([401, 403, 429])
})

test('more than a thousand in ten minutes slow the bot down, until they are older', () => {
  const refusals = new InvalidRequestCounter()
  refused(refusals, 600, 1)
  refused(refusals, 400, 8)
  expect(refusals.isTooMany(8 * MINUTE_MS)).toBe(false)
  refused(refusals, 1, 9)
  expect(refusals.isTooMany(9 * MINUTE_MS)).toBe(true)
  expect(refusals.isTooMany(12 * MINUTE_MS)).toBe(false)
})
