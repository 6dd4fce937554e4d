import { expect, test } from 'vitest'
import { compared } from './recorded.ts'

test('raids recorded before the engine was rebuilt tell the same events, but where a fault was mended', () => {
  const { raids, surprises } = compared()
  expect(raids).toBe(200)
  expect(surprises).toEqual([])
}, 120_000)
