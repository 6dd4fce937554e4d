/** Computer players that plan play whole raids, and play the same raid the same way. */
import { expect, test } from 'vitest'
import { imagineGame } from '../../engine/index.ts'
import { scenario } from '../../scenarios/scenario.ts'
import { simulateRaid } from '../../simulation/simulate.ts'
import { heuristicPlayer } from '../heuristic.ts'
import { newTwoSidedPlayer } from '../player.ts'
import { BUDGETS, LEVELS, newPlanningPlayer, planAtLevel } from './levels.ts'

const SMALL = { playouts: 4, horizon: 'turn', courses: 3 } as const

function played(seed: number) {
  let changed = 0
  const picks: string[] = []
  const planner = newPlanningPlayer('small', SMALL, {
    onPlanned: (planned) => {
      if (planned.changed) changed += 1
    },
  })
  const report = simulateRaid({
    raid: 'deadmines',
    mode: 'heroic',
    seats: 3,
    seed,
    policy: newTwoSidedPlayer(planner, heuristicPlayer),
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
  expect(LEVELS.map((level) => BUDGETS[level]?.playouts ?? 0)).toEqual([0, 2, 24])
})

test('a level plans for one imagined game what it plans for another, also after JSON', () => {
  const story = scenario({ raiders: { Anna: { play: ['Brigg'] }, Bert: {} } })
  const [one, other] = [1, 2].map((sample) => imagineGame(story.game, 0, sample))
  if (!one || !other) throw new Error('no game')
  const found = planAtLevel('able', one, 'a raid')
  expect(found?.playouts).toBeGreaterThan(0)
  expect(planAtLevel('able', JSON.parse(JSON.stringify(other)), 'a raid')).toEqual(found)
  expect(planAtLevel('easy', one, 'a raid')).toBeNull()
  story.waitsFor('Anna')
})
