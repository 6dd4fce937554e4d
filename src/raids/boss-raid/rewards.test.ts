/** The counted results of a raid against a Boss player. */
import { expect, test } from 'vitest'
import { ability, any, numberedCardsOfSet, target, yourHero } from '../../cards/builders.ts'
import { playerInSeat, seatOfLairPlayer, startGame } from '../../engine/index.ts'
import { scenario } from '../../scenarios/scenario.ts'
import { setupForPlan } from '../../simulation/simulate.ts'
import { onyxia } from '../onyxia/onyxia.ts'
import { damageAndDestroyedBossesSoFar, destroyedBosses } from '../tally.ts'

const cards = numberedCardsOfSet('OWN', {
  1: ability('Strike Down', { cost: 0 }, '', yourHero.deals(20, 'melee').to(target(any.heroOrAlly))),
  2: ability('Scratch', { cost: 0 }, '', yourHero.deals(3, 'melee').to(target(any.heroOrAlly))),
})

test('counts the damage to his Bosses and the destroyed ones, and no damage to others', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Scratch', 'Strike Down', 'Scratch', 'Wrath'], play: ['Brigg'] } },
    boss: { bosses: ['OLR-1', 'OLR-2'] },
    turn: 'Anna',
  })
  const anna = story.raider('Anna')
  anna.plays('Scratch', { on: 'Boss' })
  story.resolveAll()
  anna.plays('Scratch', { on: 'Brigg' })
  story.resolveAll()
  expect(damageAndDestroyedBossesSoFar(story.game)).toEqual({ damage: 3, bosses: 0 })
  anna.plays('Strike Down', { on: 'Boss' })
  story.resolveAll()
  expect(damageAndDestroyedBossesSoFar(story.game)).toEqual({ damage: 23, bosses: 1 })
  story.waitsFor('Anna')
})

test('a stage that is swapped for the next one counts as destroyed (R202.1), and another swap doesn’t', () => {
  const { name, modes, keeps = [] } = onyxia
  const { game } = startGame(setupForPlan({ raid: name, mode: modes[0].name, seats: 3, seed: 1 }), 1)
  const { hero } = playerInSeat(game, seatOfLairPlayer(game))
  const swapped = (from: string, card: string) => {
    for (const keeper of keeps) keeper(game, [{ kind: 'swapped', object: hero, card, from }])
  }
  swapped('OLR-1', 'OLR-3')
  expect(damageAndDestroyedBossesSoFar(game).bosses).toBe(0)
  swapped('OLR-1', 'OLR-2')
  swapped('OLR-2', 'OLR-3')
  expect(destroyedBosses(game)).toEqual(['OLR-1', 'OLR-2'])
})
