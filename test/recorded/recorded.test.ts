import { expect, test } from 'vitest'
import { compared } from './recorded.ts'

test('raids recorded before the engine was rebuilt give the same events, except where a fault was corrected', () => {
  const { raids, surprises } = compared()
  expect(raids).toBe(200)
  expect(surprises).toEqual([])
}, 120_000)
