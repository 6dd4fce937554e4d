/** The hand of an asked player says what they can do with each card. The hands of other players don't. */
import { expect, test } from 'vitest'
import { fakeRaidInfo, forEachQuestion, heuristicPlayer, playerLookFor } from '../fixture.ts'
import { handContentsOf } from './hand.ts'
import { isMulliganDecisionOpen } from './mulligan.ts'

test('only an asked player sees what they can do with each card', () => {
  const seen = { asked: new Set<string | null>(), others: new Set<string | null>() }
  const raid = fakeRaidInfo(7, 3)
  forEachQuestion({ seed: 7, seats: 3, policy: heuristicPlayer }, ({ game, own, seat: asked }) => {
    if (isMulliganDecisionOpen(own)) return
    for (const { seat } of raid.seats) {
      const look = playerLookFor(raid, game, seat)
      for (const { use } of handContentsOf(look, look.names)?.cards ?? [])
        seen[seat === asked ? 'asked' : 'others'].add(use)
    }
  })
  expect([...seen.asked].sort()).toEqual(['none', 'place', 'play'])
  expect([...seen.others]).toEqual([null])
})
