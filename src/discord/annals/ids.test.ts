import { expect, test } from 'vitest'
import { fitsId } from '../posts/custom-ids.ts'
import { annalsIds, readAnnalsId } from './ids.ts'

const WHO = '01936f2e-7b1c-7c3a-9f00-0123456789ab'

test.each([
  [annalsIds.history(WHO, 'older', 12), ['history', WHO, 'older', 12]],
  [annalsIds.history(WHO, 'run', 1), ['history', WHO, 'run', 1]],
  [annalsIds.run('7KQ2TB'), ['run', '7KQ2TB']],
  [annalsIds.replay('7KQ2TB', 'next', 12), ['replay', '7KQ2TB', 'next', 12, 0]],
  [annalsIds.replay('7KQ2TB', 'more', 3, 2), ['replay', '7KQ2TB', 'more', 3, 2]],
])('%s is read as it was written', (id, read) => {
  expect(readAnnalsId(id)).toEqual(read)
  expect(fitsId(id)).toBe(true)
})

test.each([
  'lk1:history:nobody:older:1',
  'lk1:run:',
  'lk1:replay:7KQ2TB:sideways:1:0',
  'lk1:replay:7KQ2TB:next:-1:0',
  'lk1:log:7KQ2TB:3',
  'other:run:7KQ2TB',
])('"%s" is none of these', (id) => {
  expect(readAnnalsId(id)).toBeNull()
})

test('ids that have been posted stay readable', () => {
  expect(readAnnalsId(`lk1:history:${WHO}:of:1`)).not.toBeNull()
  expect(readAnnalsId('lk1:run:7KQ2TB')).not.toBeNull()
  expect(readAnnalsId('lk1:replay:7KQ2TB:jump:4:0')).not.toBeNull()
})
