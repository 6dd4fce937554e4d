/** Cards are known by numbers, which stay the same while a card is in play. */
import { describe, expect, it, test } from 'vitest'
import { scenario } from '../../scenarios/scenario.ts'
import { newRandomNumberGenerator, playRandomlyWithChecks } from '../../scenarios/watching.testkit.ts'
import { setupForPlan } from '../../simulation/simulate.ts'
import { startGame } from '../engine.ts'
import type { Game } from '../model/state/game.ts'
import { viewFor } from './view.ts'

/** Returns the numbers of cards that everybody sees, by object. */
function numbersIn(game: Game): Map<number, number> {
  const found = new Map<number, number>()
  JSON.stringify(viewFor(game, null), (_, value) => {
    if (value?.object !== undefined && value.number !== undefined) found.set(value.object, value.number)
    return value
  })
  return found
}

const allies = (game: Game) => viewFor(game, null).seats.flatMap((seat) => seat.allies)

describe.each(['deadmines', 'onyxia', 'black-temple'])('in %s', (raid) => {
  it('no card has another’s number, and none changes its own while it is in play', () => {
    for (const seed of [3, 4]) {
      const { game } = startGame(setupForPlan({ raid, mode: modeOf(raid), seats: 3, seed }), seed)
      let before = numbersIn(game)
      let most = 0
      playRandomlyWithChecks(game, 150, newRandomNumberGenerator(seed), () => {
        const now = numbersIn(game)
        expect(new Set(now.values()).size).toBe(now.size)
        for (const { object, number } of allies(game)) expect(now.get(object)).toBe(number)
        for (const [object, number] of now) expect(before.get(object) ?? number).toBe(number)
        before = now
        most = Math.max(most, now.size)
      })
      expect(most).toBeGreaterThan(3)
    }
  })
})

const modeOf = (raid: string) => (raid === 'deadmines' ? 'novice' : 'standard')

test('a card that enters play takes the lowest number that is free', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Brigg'], resources: 5, play: ['Kagra of the Crossroads', 'Zulanji'] } },
  })
  expect(allies(story.game).map(({ number }) => number)).toEqual([1, 2])
  story.raider('Anna').plays('Brigg').passes()
  expect(allies(story.game).map(({ name, number }) => [name, number])).toContainEqual(['Brigg', 3])
  story.waitsFor('Anna')
})

test('heroes and the resources that lie face down have no number', () => {
  const story = scenario({ raiders: { Anna: { resources: 4 } } })
  expect(numbersIn(story.game).size).toBe(0)
  story.waitsFor('Anna')
})
