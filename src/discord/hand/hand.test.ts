/** A hand's cards say what can be done with them to who is asked, and lie there alike while nobody asks. */
import { expect, test } from 'vitest'
import { eachMoment, heuristicPlayer, raidCardOf, seenBy } from '../fixture.ts'
import { handOf } from './hand.ts'
import { isOpening } from './opening.ts'

test('only whoever is asked sees what can be done with each card', () => {
  const seen = { asked: new Set<string | null>(), others: new Set<string | null>() }
  const raid = raidCardOf(7, 3)
  eachMoment({ seed: 7, seats: 3, policy: heuristicPlayer }, ({ game, own, seat: asked }) => {
    if (isOpening(own)) return
    for (const { seat } of raid.seats)
      for (const { use } of handOf(seenBy(raid, game, seat))?.cards ?? [])
        seen[seat === asked ? 'asked' : 'others'].add(use)
  })
  expect([...seen.asked].sort()).toEqual(['none', 'place', 'play'])
  expect([...seen.others]).toEqual([null])
})
