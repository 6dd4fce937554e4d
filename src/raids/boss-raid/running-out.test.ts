/** A Boss player's deck runs out while a text takes cards from its top (R101.3c). */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  cardsInHand,
  numberedCardsOfSet,
  numberOfCards,
  put,
  putIntoResourceRow,
  topCards,
  topCardsOfDeck,
  you,
} from '../../cards/builders.ts'
import { scenario } from '../../scenarios/scenario.ts'
import { blackTempleStory } from '../black-temple/temple.testkit.ts'

const own = numberedCardsOfSet('OWN', {
  1: ability('Recover', { cost: 0 }, '', put(topCards(7, you), 'hand')),
  2: ability('Hoard', { cost: 0 }, '', putIntoResourceRow(topCards(5, you))),
  3: ability(
    'Tally',
    { cost: 0 },
    '',
    put(topCards(5, you), 'hand'),
    you.draw(numberOfCards(cardsInHand(you))),
  ),
  4: ally('Imp', { cost: 0, melee: 1, health: 1 }, 'Demon'),
})
const buried = (n: number) => Array<string>(n).fill('Imp')
const against = (hand: string[], graveyard: string[], deck: string[]) =>
  scenario({
    cards: own,
    raiders: { Anna: {} },
    boss: { bosses: ['MLR-2'], hand, graveyard, deck, below: 0 },
    turn: 'Boss',
  })

test('the three remaining cards come to hand, and four from the graveyard (R101.3c)', () => {
  const story = against(['Recover'], buried(6), ['Hoard', 'Hoard', 'Hoard', 'Hoard'])
  const { length } = story.cards('Boss', 'deck')
  expect(length).toBeLessThanOrEqual(4)
  story.raider('Boss').plays('Recover')
  story.resolve()
  const hand = story.cards('Boss', 'hand').filter((name) => name !== 'Recover')
  expect(hand.filter((name) => name === 'Imp')).toHaveLength(7 - length)
  expect(story.eventsOfKind('shuffled')).toMatchObject([{ replenished: true }])
  story.waitsFor('Boss')
})

test('the same holds for resources, and if both have too few cards, all of them come (712.3)', () => {
  const story = against(['Hoard'], buried(2), ['Recover'])
  const left = story.cards('Boss', 'deck').length
  const before = story.resources('Boss').total
  story.raider('Boss').plays('Hoard')
  story.resolve()
  expect(story.resources('Boss').total - before).toBe(left + 2)
  story.waitsFor('Boss')
})

test('BTR-45 and similar cards bring back Minions that have fallen (R101.3c)', () => {
  const cards = numberedCardsOfSet('MORE', {
    1: ability('Summon', { cost: 0 }, '', put(topCardsOfDeck('minions', 2, you), 'play')),
  })
  const sister = { card: 'BTR-40', deck: 'minions' }
  const story = blackTempleStory(
    { boss: 2, hand: ['Summon', 'Stab'], play: [sister], minions: ['BTR-32', 'BTR-41'] },
    undefined,
    { cards },
  )
  story.raider('Boss').plays('Stab', { on: 'Sister of Pain' })
  story.resolve()
  expect(story.isInPlay('Sister of Pain')).toBe(false)
  story.raider('Boss').plays('Summon')
  story.resolve()
  expect(story.party('Boss')).toEqual(expect.arrayContaining(['Sister of Pleasure', 'Sister of Pain']))
  story.waitsFor('Boss')
})
