import { expect, test } from 'vitest'
import { firstDifference } from './violation.ts'

test('the first difference is reported with its path', () => {
  expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('.a.1.b: 2, not 3')
  expect(firstDifference({}, { a: 1 })).toBe('.a: undefined, not 1')
  expect(firstDifference({ a: 1 }, {})).toBe('.a: 1, not undefined')
})

test('a field that is undefined counts as missing, as in JSON', () => {
  expect(firstDifference({ a: 1 }, { a: 1, b: undefined })).toBe(null)
  expect(firstDifference({ a: 1, b: undefined }, { a: 1 })).toBe(null)
})
