import { describe, expect, test } from 'vitest'
import type { Wish } from '../../table/orders/contract.ts'
import { fitsId } from '../posts/custom-ids.ts'
import { orderIds, readWish, wishText } from './ids.ts'

const WISHES: Wish[] = [
  { kind: 'until', until: 'turn' },
  { kind: 'hold' },
  { kind: 'brief' },
  { kind: 'ahead' },
  { kind: 'ahead', moment: '12.action.attack.1234' },
  { kind: 'ahead', moment: '12.action.attack.1234', move: ['play1234', 'o77'] },
  { kind: 'pass', decision: 17 },
  { kind: 'pass', moment: '12.action.attack.1234' },
  { kind: 'first', option: 't1', decision: 17 },
  { kind: 'say', answer: 'no', decision: 17 },
]

describe('ids of instructions', () => {
  test.each(WISHES.map((wish) => [wishText(wish), wish]))('%s is read as it was written', (text, wish) => {
    expect(readWish(text)).toEqual(wish)
    const id = orderIds.order('7KQ2TB', 2, wish)
    expect([orderIds.order.read(id), fitsId(id)]).toEqual([['7KQ2TB', 2, wish], true])
  })

  test.each(['lk1:order:7KQ2TB:2:', 'lk1:order:7KQ2TB:2:until.never', 'lk1:order:7KQ2TB:x:hold'])(
    '%s is refused',
    (id) => {
      expect(orderIds.order.read(id)).toBeNull()
    },
  )

  test.each(['until.never', 'say.maybe', 'nonsense', ''])('"%s" is no instruction', (text) => {
    expect(readWish(text)).toBeNull()
  })
})
