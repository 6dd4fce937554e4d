import { expect, test } from 'vitest'
import { fitsId, ids, readId } from './custom-ids.ts'

test.each([
  [ids.pick('7KQ2TB', 12, ['o5']), ['pick', '7KQ2TB', 12, ['o5']]],
  [ids.pick('7KQ2TB', 12, ['m3.12', 'o7']), ['pick', '7KQ2TB', 12, ['m3.12', 'o7']]],
  [ids.pick('7KQ2TB', 12, ['x=3']), ['pick', '7KQ2TB', 12, ['x=3']]],
  [ids.next('7KQ2TB', 12, 0, ['o5=2']), ['next', '7KQ2TB', 12, 0, ['o5=2']]],
  [ids.pick('7KQ2TB', 12, []), ['pick', '7KQ2TB', 12, []]],
  [ids.pick('7KQ2TB', 3, ['power12.0']), ['pick', '7KQ2TB', 3, ['power12.0']]],
  [ids.choose('7KQ2TB', 12, 'play'), ['choose', '7KQ2TB', 12, 'play']],
  [ids.aim('7KQ2TB', 12, 'attack'), ['aim', '7KQ2TB', 12, 'attack']],
  [ids.next('7KQ2TB', 12, 0, ['o5', 'o6']), ['next', '7KQ2TB', 12, 0, ['o5', 'o6']]],
  [ids.moves('7KQ2TB'), ['moves', '7KQ2TB']],
  [ids.join('7KQ2TB', 'horde-rogue'), ['join', '7KQ2TB', 'horde-rogue']],
  [ids.concede('7KQ2TB', 2), ['concede', '7KQ2TB', 2]],
  [ids.treasure('7KQ2TB'), ['treasure', '7KQ2TB']],
  [ids.log('7KQ2TB', 3), ['log', '7KQ2TB', 3]],
])('%s is read as it was written', (id, read) => {
  expect(readId(id)).toEqual(read)
  expect(fitsId(id)).toBe(true)
})

test.each([
  '',
  'lk1',
  'lk1:pick:7KQ2TB:x:o5',
  'lk1:nothing:7KQ2TB',
  'other:pick:7KQ2TB:1:o5',
  'lk1:pick::1:o5',
])('"%s" is none of ours', (id) => {
  expect(readId(id)).toBeNull()
})

test('ids that have been posted stay readable', () => {
  expect(readId('lk1:pick:7KQ2TB:12:o5')).not.toBeNull()
  expect(readId('lk1:choose:7KQ2TB:12:play')).not.toBeNull()
  expect(readId('lk1:next:7KQ2TB:12:0:o5,o6')).not.toBeNull()
  expect(readId('lk1:moves:7KQ2TB')).not.toBeNull()
  expect(readId('lk1:join:7KQ2TB:horde-rogue')).not.toBeNull()
})
