import { expect, test } from 'vitest'
import { truncate, withoutNullsAndLoneSurrogates } from './cut.ts'

test.each([
  ['Rend', 4, 'Rend'],
  ['Rend', 3, 'Ren'],
  ['a🐉b', 1, 'a'],
  ['a🐉b', 2, 'a'],
  ['a🐉b', 3, 'a🐉'],
  ['🐉', 1, ''],
  ['🐉', 0, ''],
])('%s, cut to %i letters, is %s', (text, letters, fits) => {
  expect(truncate(text, letters)).toBe(fits)
})

test('legible removes characters that no database can store', () => {
  expect(withoutNullsAndLoneSurrogates('a\0b\ud83dc\udc09 🐉')).toBe('abc 🐉')
})
