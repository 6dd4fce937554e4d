/**
 * Costs that put damage on chosen cards or remove counters from them (403.1, 404.1, 405.3), and healing that is
 * counted.
 */
import { expect, test } from 'vitest'
import {
  ally,
  any,
  costsLess,
  each,
  exhaustSelf,
  numberedCardsOfSet,
  numberOfCards,
  numberOfCounters,
  pay,
  puttingDamageOnSome,
  rememberedCards,
  removingOneCounter,
  rollResult,
  self,
  target,
  you,
  your,
  yourHero,
} from '../../../cards/builders.ts'
import { scenario } from '../../../scenarios/scenario.ts'

const cards = numberedCardsOfSet('OWN', {
  1: ally(
    'Whipper',
    { melee: 1, health: 1 },
    'Orc',
    pay(exhaustSelf, puttingDamageOnSome(2, each(your.ally))).to(you.draw(1)),
  ),
  2: ally('Crew', { melee: 1, health: 4 }, 'Orc'),
  3: ally(
    'Judge',
    { melee: 1, health: 4 },
    'Human',
    pay(removingOneCounter('honor', each(your.card))).to(you.draw(1)),
  ),
  4: ally('Guard', { melee: 1, health: 4 }, 'Human'),
  5: ally(
    'Driver',
    { melee: 1, health: 4 },
    'Orc',
    pay(puttingDamageOnSome(1, each(your.ally), 2)).to(you.draw(1)),
  ),
  6: ally(
    'Medic',
    { melee: 1, health: 4 },
    'Human',
    pay(exhaustSelf).to(
      yourHero.heals(3).from(each(your.ally), { total: 'healing' }),
      you.draw(rollResult('healing')),
    ),
  ),
  7: ally(
    'Nurse',
    { melee: 1, health: 4 },
    'Human',
    pay(exhaustSelf).to(
      yourHero.heals(3).from(each(your.ally), { as: 'healed' }),
      you.draw(numberOfCards(rememberedCards('healed'))),
    ),
  ),
  9: ally(
    'Veteran',
    { cost: 5, melee: 1, health: 4 },
    'Human',
    self.has(costsLess(numberOfCounters('honor', each(your.card)))),
  ),
  8: ally('Priest', { melee: 1, health: 4 }, 'Human', pay(0).to(yourHero.heals(1).from(target(any.ally)))),
})

test('the payer chooses on which card the damage is put, and a card without room for all of it isn’t offered (403.1, 405.3)', () => {
  const story = scenario({ cards, players: { Anna: { play: ['Whipper', 'Crew', 'Guard'] }, Bert: {} } })
  story.raider('Anna').uses('Whipper')
  expect(story.offers).toEqual(['Crew', 'Guard'])
  story.pick('Guard')
  expect([story.damage('Guard'), story.damage('Crew')]).toEqual([2, 0])
  story.resolve()
  story.waitsFor('Anna')
})

test('without a card that has room for the damage the power can’t be used (403.1)', () => {
  const story = scenario({ cards, players: { Anna: { play: ['Whipper'], hand: ['Crew'] }, Bert: {} } })
  expect(story.raider('Anna').may('power Whipper')).toBe(false)
  story.waitsFor('Anna')
})

test('damage is put on each of several different cards (403.1)', () => {
  const story = scenario({ cards, players: { Anna: { play: ['Driver', 'Crew'] }, Bert: {} } })
  story.raider('Anna').uses('Driver')
  expect([story.damage('Driver'), story.damage('Crew')]).toEqual([1, 1])
  story.resolve()
  story.waitsFor('Anna')
})

test('a counter is removed from a chosen card that has one (404.1)', () => {
  const story = scenario({
    cards,
    players: {
      Anna: {
        play: [
          'Judge',
          { card: 'Guard', counters: { honor: 2 } },
          { card: 'Crew', counters: { honor: 1 } },
          'Driver',
        ],
      },
      Bert: {},
    },
  })
  story.raider('Anna').uses('Judge')
  expect(story.offers).toEqual(['Guard', 'Crew'])
  story.pick('Guard')
  expect([story.counters('Guard'), story.counters('Crew')]).toEqual([{ honor: 1 }, { honor: 1 }])
  story.resolve()
  story.waitsFor('Anna')
})

test.each([
  ['Medic', 'damage', 4],
  ['Nurse', 'characters', 2],
])('%s counts the %s healed; excess healing is wasted (407.1)', (name, _, cardsDrawn) => {
  const story = scenario({
    cards,
    players: {
      Anna: {
        play: [name, { card: 'Crew', damage: 1 }, { card: 'Guard', damage: 3 }],
      },
      Bert: {},
    },
  })
  story.raider('Anna').uses(name)
  story.resolve()
  expect(story.cards('Anna', 'hand')).toHaveLength(cardsDrawn)
  story.waitsFor('Anna')
})

test('a number of counters on several cards is the sum of the counters on all of them (404.1)', () => {
  const play = [
    { card: 'Crew', counters: { honor: 2 } },
    { card: 'Guard', counters: { honor: 1 } },
  ]
  const story = scenario({
    cards,
    players: { Anna: { hand: ['Veteran', 'Crew'], resources: 3, play }, Bert: {} },
  })
  story.raider('Anna').plays('Veteran')
  story.resolve()
  expect(story.resources('Anna').ready).toBe(1)
  story.waitsFor('Anna')
})
