import { expect, test } from 'vitest'
import { imagineGame } from '../../engine/index.ts'
import { scenario } from '../../scenarios/scenario.ts'
import { planAtLevel } from './levels.ts'
import { PLANNING_MS_PER_TURN, TurnPlanningTime } from './time-limit.ts'

/** A clock that advances by this number of milliseconds whenever somebody reads it. */
function clock(step: number): () => number {
  let ms = 0
  return () => {
    ms += step
    return ms
  }
}

test('the questions of a turn share its time, and no number of them uses more', () => {
  const time = new TurnPlanningTime(() => 0)
  const first = time.limit(1)
  expect(first).toBeLessThanOrEqual(500)
  let spent = 0
  for (let i = 0; i < 100; i++) {
    spent += time.limit(1)
    time.spend(1, time.limit(1))
  }
  expect(spent).toBeGreaterThan(PLANNING_MS_PER_TURN / 2)
  expect(spent).toBeLessThanOrEqual(PLANNING_MS_PER_TURN)
  expect(time.limit(2)).toBe(first)
})

test('a plan is interrupted when its share has passed, and its time is subtracted', () => {
  const time = new TurnPlanningTime(clock(100))
  let asked = 1
  time.share(3, (isOutOfTime) => {
    while (!isOutOfTime()) asked += 1
  })
  expect(asked).toBe(4)
  expect(time.limit(3)).toBeLessThan(time.limit(4))
})

test('without time a level gives the plain player’s answer, and with little time it still tries a course', () => {
  const story = scenario({ raiders: { Anna: { play: ['Brigg'], hand: ['Brigg'], resources: 1 }, Bert: {} } })
  const game = imagineGame(story.game, 0, 1)
  expect(planAtLevel('strong', game, 'a raid', () => true)).toMatchObject({ playouts: 0, why: [] })
  let left = 3
  const found = planAtLevel('strong', game, 'a raid', () => left-- <= 0)
  expect(found?.playouts).toBeGreaterThan(0)
  expect(found?.playouts).toBeLessThan(planAtLevel('strong', game, 'a raid')?.playouts ?? 0)
  story.waitsFor('Anna')
})
