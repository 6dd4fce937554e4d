/** Small stories of rare situations that random play has found. */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  armor,
  asItEnters,
  atDungeonLevelOrAbove,
  cardsInGraveyard,
  each,
  everyone,
  numberedCardsOfSet,
  opponents,
  opposing,
  put,
  rememberedCards,
  underOwnersControl,
  you,
  yourHero,
} from '../cards/builders.ts'
import { scenario } from './scenario.ts'
import { exampleCardsAboutCosts } from './test-cards/costs.ts'

const cards = [
  ...exampleCardsAboutCosts,
  ...numberedCardsOfSet('OWN', {
    2: ability(
      'Rise',
      { cost: 0 },
      '',
      underOwnersControl(put(cardsInGraveyard(everyone, any.ally), 'play')),
    ),
    3: ally(
      'Glutton',
      { cost: 1, melee: 1, health: 1 },
      'Orc',
      asItEnters(
        you.chooseUpTo(1, cardsInGraveyard(opponents, any.ally), 'eaten'),
        put(rememberedCards('eaten'), 'removed'),
      ),
    ),
    4: ability(
      'Steady',
      { cost: 0 },
      '',
      atDungeonLevelOrAbove(1, yourHero.deals(2, 'melee').to(each(opposing.hero))),
    ),
    1: armor('Bulwark', { cost: 1, def: 0 }, 'Shield, Off-Hand (1)'),
  }),
]

const HERO = 'Frizlix of Kezan'
const COOKIE = '"Captain" Cookie'

test('an ability that may interrupt any of a player’s abilities can’t interrupt itself (711.2)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Shield Bash', 'Brigg'], play: ['Bulwark'] } },
  })
  story.raider('Anna').plays('Shield Bash', { on: 'Anna' })
  story.resolve()
  story.pick('Shield Bash')
  expect([story.damage('Anna'), story.eventsOfKind('interrupted')]).toEqual([1, []])
  expect(story.cards('Anna', 'graveyard')).toEqual(['Shield Bash'])
  story.waitsFor('Anna')
})

test('a card that another one removes while they enter together stays out (710.1a)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Rise', 'Brigg'], graveyard: ['Glutton'] } },
    dungeon: { graveyard: ['Vapor'] },
  })
  story.raider('Anna').plays('Rise')
  story.resolve()
  story.pick('Vapor')
  expect(story.cards('Dungeon', 'removed')).toEqual(['Vapor'])
  expect([story.party('Anna'), story.party('Dungeon')]).toEqual([[HERO, 'Glutton'], [COOKIE]])
  story.waitsFor('Anna')
})

test('a text that asks for the level of the Dungeon hero works after a raider has left', () => {
  const story = scenario({ cards, raiders: { Anna: { hand: ['Steady', 'Brigg'] }, Bert: {}, Cleo: {} } })
  story.raider('Bert').concedes()
  story.turnOf('Anna')
  story.raider('Anna').plays('Steady')
  story.resolve()
  expect(story.damage('Dungeon')).toBe(2)
  story.waitsFor('Anna')
})
