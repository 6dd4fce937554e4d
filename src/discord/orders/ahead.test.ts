import { expect, test } from 'vitest'
import { aheadIn } from '../../table/preview/ahead.ts'
import { panel } from '../asking/panel.ts'
import { eachMoment, judge, raidCardOf, seenBy } from '../fixture.ts'
import { orderIds, readWish } from './ids.ts'

/** The values of the select from which a move is chosen ahead. */
function offered(post: ReturnType<typeof panel>): string[] {
  return post.components
    .flatMap(({ components }) => components)
    .flatMap((one) => (one.type === 3 && orderIds.ahead.read(one.custom_id) ? one.options : []))
    .map(({ value }) => value)
}

test('who is still to be heard is offered the moves of then, with their targets, and only those', () => {
  let moves = 0
  for (const seed of [1, 2, 3, 4, 5]) {
    const raid = raidCardOf(seed, 3)
    eachMoment({ seed, seats: 3 }, ({ game, seat: asked }) => {
      for (const { seat } of raid.seats.filter((one) => one.seat !== asked)) {
        const look = { ...seenBy(raid, game, seat), ahead: aheadIn(game, seat) }
        const post = panel(look)
        judge(post)
        const wishes = offered(post).map(readWish)
        const open = look.ahead?.decision.options.map(({ id }) => id) ?? []
        for (const wish of wishes) {
          expect(wish).toMatchObject({ kind: 'ahead', moment: look.view?.window?.moment })
          expect(open).toContain(wish?.kind === 'ahead' && wish.move?.[0])
        }
        if (!look.view?.window?.next.includes(seat)) expect(wishes).toEqual([])
        moves += wishes.length
      }
    })
  }
  expect(moves).toBeGreaterThan(0)
})
