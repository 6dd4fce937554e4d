/** Manticron Cubes: raiders' characters exhaust to hold them, and lose them when they ready. */
import { expect, test } from 'vitest'
import {
  ability,
  any,
  destroy,
  each,
  hero,
  not,
  numberedCardsOfSet,
  ready,
  target,
  yourHero,
} from '../../cards/builders.ts'
import { scenario } from '../scenario.ts'
import { exampleCardsOfRaids } from '../test-cards/raids.ts'

const CUBE = 'Manticron Cube'
const cards = [
  ...exampleCardsOfRaids,
  ...numberedCardsOfSet('OWN', {
    1: hero('Magtheridon', { melee: 0, health: 100 }, 'Pit Lord'),
    2: ability('Second Wind', { cost: 0, instant: true }, '', ready(target(any.heroOrAlly))),
    3: ability('Shatter', { cost: 0 }, '', destroy(each(not(any.hero)))),
    4: ability('Point', { cost: 0 }, '', destroy(target(not(any.hero)))),
    5: ability(
      'Strike Down',
      { cost: 0, instant: true },
      '',
      yourHero.deals(50, 'melee').to(target(any.heroOrAlly)),
    ),
  }),
]
const lair = (cubes: number, hand: string[] = [], turn = 'Anna') =>
  scenario({
    cards,
    raiders: {
      Anna: { play: ['Oruk Starstorm'], hand: ['Second Wind', 'Shatter', 'Point', 'Strike Down'] },
      Bert: {},
    },
    boss: { bosses: ['OWN-1'], play: Array(cubes).fill(CUBE), hand },
    turn,
  })
const holding = () => {
  const story = lair(2)
  story.raider('Anna').uses(CUBE, { on: 'Oruk Starstorm' })
  story.resolve()
  return story
}

test('a raider exhausts a character, new or not, and the Cube is attached to it (R402.3)', () => {
  const story = holding()
  expect([story.host(CUBE), story.exhausted('Oruk Starstorm')]).toEqual(['Oruk Starstorm', true])
  expect(story.controller(CUBE)).toBe('Boss')
  story.waitsFor('Anna')
})

test('only a raider uses it, and only in that raider’s own turn', () => {
  const story = lair(1, ['Second Wind'], 'Boss')
  expect(story.offers).not.toContain(`power ${CUBE}`)
  story.raider('Boss').passes()
  expect(story.game.turn.player).toBe(2)
  expect(story.offers).not.toContain(`power ${CUBE}`)
  story.waitsFor('Anna')
})

test('a character holds one Cube, and another character that takes the Cube holds it from then on', () => {
  const story = holding()
  story.raider('Anna').plays('Second Wind', { on: 'Anna' })
  story.resolve()
  story.raider('Anna').uses(`${CUBE}#2`)
  story.resolve()
  expect([story.host(CUBE), story.host(`${CUBE}#2`)]).toEqual(['Oruk Starstorm', 'Anna'])
  story.waitsFor('Anna')
})

test('a held Cube can be taken over', () => {
  const story = lair(1)
  story.raider('Anna').uses(CUBE, { on: 'Oruk Starstorm' })
  story.resolve()
  story.raider('Anna').uses(CUBE)
  story.resolve()
  expect([story.host(CUBE), story.exhausted('Oruk Starstorm')]).toEqual(['Anna', true])
  story.waitsFor('Anna')
})

test('it comes off when its character readies, and stays in play', () => {
  const story = holding()
  story.raider('Anna').plays('Second Wind', { on: 'Oruk Starstorm' })
  story.resolve()
  expect([story.host(CUBE), story.isInPlay(CUBE)]).toEqual([undefined, true])
  expect(story.eventsOfKind('detached')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('it comes off when its character is destroyed, and stays in play', () => {
  const story = holding()
  story.raider('Anna').plays('Strike Down', { on: 'Oruk Starstorm' })
  story.resolve()
  expect([story.isInPlay('Oruk Starstorm'), story.host(CUBE), story.isInPlay(CUBE)]).toEqual([
    false,
    undefined,
    true,
  ])
  story.waitsFor('Anna')
})

test('no other effect works on it', () => {
  const story = lair(1)
  story.raider('Anna').plays('Point', { on: 'Oruk Starstorm' })
  story.resolve()
  story.raider('Anna').plays('Shatter')
  story.resolve()
  expect([story.isInPlay('Oruk Starstorm'), story.isInPlay(CUBE)]).toEqual([false, true])
  story.waitsFor('Anna')
})
