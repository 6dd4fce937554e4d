/** The card that the plain player places as a resource. */
import { expect, test } from 'vitest'
import { ability, ally, any, numberedCardsOfSet, target, you, yourHero } from '../cards/builders.ts'
import { scenario } from '../scenarios/scenario.ts'
import { heuristicPicks } from './heuristic-picks.ts'

const cards = numberedCardsOfSet('PLACE', {
  1: ally('Four', { cost: 4, melee: 4, health: 4 }, ''),
  2: ally('Seven', { cost: 7, melee: 7, health: 7 }, ''),
  3: ally('Ten', { cost: 10, melee: 9, health: 9 }, ''),
  4: ally('Three', { cost: 3, melee: 3, health: 3 }, ''),
  5: ability('Study', { cost: 3 }, '', you.draw(1)),
  6: ability('Balm', { cost: 3 }, '', yourHero.heals(3).from(target(any.hero))),
  7: ally('Two', { cost: 2, melee: 2, health: 2 }, ''),
})

test.each([
  ['the only playable card stays in hand', 5, ['Four', 'Seven'], 'Seven'],
  ['a card that is far from being playable is placed first', 2, ['Three', 'Four', 'Ten'], 'Ten'],
  ['an ability is placed before an ally of its cost', 2, ['Three', 'Study', 'Four'], 'Study'],
  ['a card without use is placed before one that is of use', 3, ['Balm', 'Three', 'Four'], 'Balm'],
  ['cards that can be played together stay in hand', 4, ['Three', 'Two', 'Four', 'Seven'], 'Seven'],
])('%s', (_, resources, hand, wanted) => {
  const story = scenario({ cards, raiders: { Anna: { resources, hand }, Bert: {} } })
  const { game, decision, offers } = story
  const picks = decision ? heuristicPicks(game, decision) : []
  expect(picks.map((pick) => offers[decision?.options.findIndex(({ id }) => id === pick) ?? -1])).toEqual([
    `place ${wanted}`,
  ])
  story.waitsFor('Anna')
})
