import { expect, test } from 'vitest'
import { difference } from './must.ts'

test('what differs first is told by its path', () => {
  expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('.a.1.b: 2, not 3')
  expect(difference({}, { a: 1 })).toBe('.a: undefined, not 1')
  expect(difference({ a: 1 }, {})).toBe('.a: 1, not undefined')
})

test('a field that is undefined is none, as in JSON', () => {
  expect(difference({ a: 1 }, { a: 1, b: undefined })).toBe(null)
  expect(difference({ a: 1, b: undefined }, { a: 1 })).toBe(null)
})
