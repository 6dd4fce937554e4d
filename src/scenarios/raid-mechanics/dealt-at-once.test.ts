/**
 * Damage that one text deals at once is one batch of packets (405.4), and "the next time" applies to all of it
 * (717.5).
 */
import { expect, test } from 'vitest'
import {
  ability,
  amountIncreasedBy,
  forEach,
  heroOf,
  numberedCardsOfSet,
  onlyNextTime,
  opponents,
  rememberedNumber,
  they,
  thisTurn,
  wouldDeal,
  yourHero,
} from '../../cards/builders.ts'
import { blackTempleStory, damageDealt } from '../../raids/black-temple/temple.testkit.ts'
import { scenario } from '../scenario.ts'

const own = numberedCardsOfSet('MORE', {
  1: ability('Fury', { cost: 0 }, '', thisTurn(yourHero.has(onlyNextTime(wouldDeal(amountIncreasedBy(3)))))),
  2: ability(
    'Reckoning',
    { cost: 0 },
    '',
    forEach(
      opponents,
      they.discard('hand', 'discarded'),
      yourHero.deals(rememberedNumber('discarded'), 'fire').to(heroOf(they)),
    ),
  ),
})

const furious = (card: string, raiders: Parameters<typeof blackTempleStory>[1], on?: string) => {
  const lair = { boss: 9, resources: 10, hand: ['Fury', card] }
  const story = blackTempleStory(lair, raiders, { cards: own })
  story.raider('Boss').plays('Fury')
  story.resolve()
  story.raider('Boss').plays(card, on === undefined ? {} : { on })
  return story.resolve()
}

test('BTR-17, Fel-Acid Breath: with 3 more the next time, it deals 6, 5 and 4 (405.4, 717.5)', () => {
  const allies = ['Valanos', 'Tracker', 'Karrok Scarrend']
  const story = furious('Fel-Acid Breath', { Anna: { play: allies } }, 'Anna')
  for (const name of allies.slice(0, 2)) story.raider('Anna').answers(name)
  expect(damageDealt(story)).toEqual([
    ['Valanos', 6, 'nature'],
    ['Tracker', 5, 'nature'],
    ['Karrok Scarrend', 4, 'nature'],
  ])
  story.waitsFor('Boss')
})

test('BTR-15, Crushing Shadows: all heroes are dealt their damage at once (405.4, 717.5)', () => {
  const hands = { Anna: { hand: ['Tracker'] }, Bert: { hand: ['Oruk Starstorm'] } }
  const story = furious('Crushing Shadows', hands)
  expect(damageDealt(story)).toEqual([
    ['Anna', 2 + 3, 'shadow'],
    ['Bert', 3 + 3, 'shadow'],
  ])
  story.waitsFor('Boss')
})

test('a text for each player that ends by dealing damage deals it to all at once (405.4, DDD-30)', () => {
  const story = scenario({
    cards: own,
    players: {
      Anna: { hand: ['Fury', 'Reckoning'] },
      Bert: { hand: ['Fury', 'Fury'] },
      Cora: {},
      Dora: { hand: ['Fury'] },
    },
  })
  for (const card of ['Fury', 'Reckoning']) {
    story.raider('Anna').plays(card)
    story.resolve()
  }
  expect(['Bert', 'Cora', 'Dora'].map((name) => story.damage(name))).toEqual([2 + 3, 0, 1 + 3])
  expect(['Bert', 'Dora'].map((name) => story.cards(name, 'hand'))).toEqual([[], []])
  story.waitsFor('Anna')
})
