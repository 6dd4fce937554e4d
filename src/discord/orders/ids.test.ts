import { describe, expect, test } from 'vitest'
import type { Wish } from '../../table/orders/contract.ts'
import { readId } from '../posts/custom-ids.ts'
import { orderIds, readOrderId, readWish, wishText } from './ids.ts'

const WISHES: Wish[] = [
  { kind: 'until', until: 'turn' },
  { kind: 'hold' },
  { kind: 'brief' },
  { kind: 'ahead' },
  { kind: 'ahead', moment: '12.action.attack.1234' },
  { kind: 'ahead', moment: '12.action.attack.1234', move: ['play1234', 'o77'] },
  { kind: 'pass', decision: 17 },
  { kind: 'first', option: 't1', decision: 17 },
  { kind: 'say', answer: 'no', decision: 17 },
]

describe('ids of standing orders', () => {
  test.each(WISHES.map((wish) => [wishText(wish), wish]))('%s comes back as it was written', (text, wish) => {
    expect(readWish(text)).toEqual(wish)
    const id = orderIds.order('7KQ2TB', 2, wish)
    expect([readOrderId(id), id.length <= 100]).toEqual([['order', '7KQ2TB', 2, text], true])
    expect(readId(id)).toBeNull()
  })

  test.each([
    'lk1:order:7KQ2TB:2:until.turn',
    'lk1:wish:7KQ2TB:0',
    'lk1:orders:7KQ2TB:1',
    'lk1:lift:7KQ2TB:1:3',
  ])('%s, once posted, stays readable', (id) => {
    expect(readOrderId(id)).not.toBeNull()
  })

  test.each(['lk1:order:7KQ2TB:2:', 'lk1:lift:7KQ2TB:x:3', 'lk1:pick:7KQ2TB:3:pass', 'xx:wish:7KQ2TB:0'])(
    '%s is none of them',
    (id) => {
      expect(readOrderId(id)).toBeNull()
    },
  )

  test.each(['until.never', 'say.maybe', 'nonsense', ''])('"%s" is no wish', (text) => {
    expect(readWish(text)).toBeNull()
  })
})
