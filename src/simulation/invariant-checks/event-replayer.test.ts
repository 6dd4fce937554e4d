import { expect, test } from 'vitest'
import { heuristicPlayer } from '../../bots/heuristic.ts'
import { simulateRaid } from '../simulate.ts'

test('the records of a raid fit after a Boss was swapped while proposed as a defender (602.4)', () => {
  const swaps: boolean[] = []
  const { violations } = simulateRaid({
    ...{ raid: 'onyxia', mode: 'standard', seats: 5, seed: 13, stops: 'few', twin: false },
    policy: heuristicPlayer,
    onApplied: (_, events) => swaps.push(events.some(({ kind }) => kind === 'swapped')),
  })
  expect(violations).toEqual([])
  expect(swaps).toContain(true)
})
