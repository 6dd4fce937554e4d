import { expect, test } from 'vitest'
import {
  booleanCustomIdPart,
  customIdParts,
  declareCustomIdKind,
  firstWordOfCustomId,
  nullableCustomIdPart,
  wordCustomIdPart,
} from './custom-ids.ts'

const pick = declareCustomIdKind('pick', customIdParts.raid, customIdParts.decision, customIdParts.picks)
const toggle = declareCustomIdKind(
  'toggle',
  wordCustomIdPart('friends', 'windows'),
  booleanCustomIdPart('on', 'off'),
)
const lift = declareCustomIdKind('lift', nullableCustomIdPart(customIdParts.count, '0'))
const packs = declareCustomIdKind('packs')

test('an id is read as it was written', () => {
  expect(pick('7KQ2TB', 12, ['m3.12', 'o7'])).toBe('lk1:pick:7KQ2TB:12:m3.12,o7')
  expect(pick.read('lk1:pick:7KQ2TB:12:m3.12,o7')).toEqual(['7KQ2TB', 12, ['m3.12', 'o7']])
  expect(pick.read(pick('7KQ2TB', 12, []))).toEqual(['7KQ2TB', 12, []])
  expect(toggle.read(toggle('windows', false))).toEqual(['windows', false])
  expect([lift(null), lift(3)].map(lift.read)).toEqual([[null], [3]])
  expect(packs.read(packs())).toEqual([])
})

test.each([
  '',
  'lk1',
  'lk1:pick',
  'lk1:pick:7KQ2TB:12',
  'lk1:pick:7KQ2TB:12:o5:o6',
  'lk1:pick:7KQ2TB:x:o5',
  'lk1:pick:7KQ2TB:-1:o5',
  'lk1:pick:7KQ2TB:12:<@1>',
  'lk1:pick::1:o5',
  'lk1:picks:7KQ2TB:12:o5',
  'other:pick:7KQ2TB:1:o5',
])('"%s" is not an id of this kind', (id) => {
  expect(pick.read(id)).toBeNull()
})

test('the first word names the kind of id', () => {
  expect(firstWordOfCustomId('lk1:pick:7KQ2TB:1:o5')).toBe('pick')
  expect(firstWordOfCustomId('lk1:packs')).toBe('packs')
  expect(['other:pick', '', 'lk1'].map(firstWordOfCustomId)).toEqual([null, null, null])
})
