import { expect, test } from 'vitest'
import { imagineGame, pickRandom } from '../../engine/index.ts'
import { scenario } from '../../scenarios/scenario.ts'
import { createRandomStateReset } from './luck.ts'

/** Returns the next random results of an imagined game. */
const results = (game: ReturnType<typeof imagineGame>): number[] =>
  Array.from({ length: 8 }, () => pickRandom(game, [1, 2, 3, 4, 5, 6]))

test('a turn has the same luck, whatever has been drawn before', () => {
  const story = scenario({ raiders: { Anna: {}, Bert: {} } })
  const lucky = [0, 5].map((draws) => {
    const game = imagineGame(story.game, 0, 7)
    const repeatLuck = createRandomStateReset(game)
    for (let i = 0; i < draws; i++) pickRandom(game, [1, 2])
    repeatLuck()
    const last = results(game)
    game.turn.number += 1
    repeatLuck()
    const next = results(game)
    repeatLuck()
    return [last, next, results(game)]
  })
  expect(lucky[0]).toEqual(lucky[1])
  expect(new Set(lucky[0]?.map(String)).size).toBe(3)
  story.waitsFor('Anna')
})

test('another sample has other luck', () => {
  const story = scenario({ raiders: { Anna: {}, Bert: {} } })
  const [one, other] = [1, 2].map((sample) => {
    const game = imagineGame(story.game, 0, sample)
    createRandomStateReset(game)()
    return results(game)
  })
  expect(one).not.toEqual(other)
  story.waitsFor('Anna')
})
