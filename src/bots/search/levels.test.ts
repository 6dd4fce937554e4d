/** Computer players that plan play whole raids, and play the same raid the same way. */
import { expect, test } from 'vitest'
import { playRaid } from '../../simulation/simulate.ts'
import { heuristicPlayer } from '../heuristic.ts'
import { sides } from '../player.ts'
import { BUDGETS, LEVELS, playerWith } from './levels.ts'

const SMALL = { playouts: 4, horizon: 'turn', courses: 3 } as const

function played(seed: number) {
  let changed = 0
  const picks: string[] = []
  const planner = playerWith('small', SMALL, (planned) => {
    if (planned.changed) changed += 1
  })
  const report = playRaid({
    raid: 'deadmines',
    mode: 'heroic',
    seats: 3,
    seed,
    policy: sides(planner, heuristicPlayer),
    twin: false,
    stops: 'few',
    onApplied: (answer) => void picks.push(answer?.join() ?? ''),
  })
  return { changed, picks, violations: report.violations, outcome: report.outcome }
}

test('a planned raid is legal to its end, and the same seed gives the same answers', () => {
  const first = played(4)
  expect([first.violations, first.outcome === null]).toEqual([[], false])
  expect(first.changed).toBeGreaterThan(0)
  expect(played(4)).toEqual(first)
})

test('easy doesn’t plan, and able costs less than strong', () => {
  expect(LEVELS.map((level) => BUDGETS[level]?.playouts ?? 0)).toEqual([0, 20, 40])
})
