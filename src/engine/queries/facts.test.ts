/**
 * Printed facts of cards: numbers (104), names (200), costs (201), type lines (202), loot (204), ATK and damage types
 * (205), traits (206).
 */
import { describe, expect, test } from 'vitest'
import {
  ability,
  activeInZone,
  ally,
  always,
  and,
  any,
  atkAndHealthBonus,
  atkBonus,
  becomesDamageType,
  costsLess,
  each,
  exhaustSelf,
  hero,
  inOpeningHand,
  item,
  lootOnes,
  named,
  not,
  numberedCardsOfSet,
  numberOfCards,
  onlyForHeroWithTrait,
  onlyWhile,
  pay,
  putTokenCopy,
  restOfGame,
  reveal,
  self,
  smash,
  sumOfStat,
  tagged,
  target,
  thatTarget,
  thisTurn,
  when,
  withStat,
  you,
  your,
  yourHero,
} from '../../cards/builders.ts'
import { type Story, scenario, scenarioAtMulligan } from '../../scenarios/scenario.ts'
import { DUNGEON_NAME, NOTHING_CARD_NAME } from '../../scenarios/table-setup.ts'
import type { Condition, Filter } from '../model/data/vocabulary/expressions.ts'
import { newTextContext } from '../model/state/objects.ts'
import { cardMatchesFilter } from './card-text/matching.ts'

const instant = { cost: 0, instant: true } as const
const cards = numberedCardsOfSet('OWN', {
  1: ability('Curse', instant, '', thisTurn(target(any.heroOrAlly).has(atkBonus(-3)))),
  2: ability('Might', instant, '', thisTurn(target(any.heroOrAlly).has(atkBonus(2)))),
  3: ability('Thaw', instant, '', thisTurn(target(any.ally).has(becomesDamageType('fire')))),
  4: ally('Icicle', { frost: 2, health: 4, faction: 'Horde' }, 'Orc'),
  5: ally(
    'Drifter',
    { melee: 1, health: 4 },
    'Orc',
    pay(exhaustSelf).to(
      self.deals(self.stat('atk'), 'melee').to(target(any.hero)),
      self.deals(1, 'melee').to(thatTarget),
    ),
  ),
  7: ally(
    'Choir',
    { melee: 0, health: 4 },
    'Orc',
    self.has(atkBonus(sumOfStat('atk', each(and(your.ally, not(named('Choir'))))))),
  ),
  6: hero('Brute', { health: 30, melee: 2, faction: 'Horde' }, 'Orc, Warrior'),
})
const yourFirstTurn: Condition = { kind: 'firstTurnOf', players: you.are }
const boats = numberOfCards(each(lootOnes(your.card)))
const rest = { hand: ['Curse', 'Might', 'Thaw', 'Rend'] }
const is = (story: Story, name: string, filter: Filter): boolean => {
  const id = story.find(name)
  return cardMatchesFilter(story.game, newTextContext(story.object(name).card, id, 0), filter, id)
}

test('a negative ATK counts as 0 where it is used, and as negative in calculations and comparisons (104.2)', () => {
  const story = scenario({
    cards,
    raiders: {
      Anna: { ...rest, hand: ['Curse', 'Might', 'Might', 'Rend'], play: ['Drifter', 'Icicle', 'Choir'] },
    },
  })
  const anna = story.raider('Anna').plays('Curse', { on: 'Drifter' })
  story.resolve()
  expect([story.atk('Drifter'), story.atk('Choir')]).toEqual([-2, 0])
  expect(is(story, 'Drifter', withStat(any.ally, 'atk', '<', 0))).toBe(true)
  anna.uses('Drifter', { on: DUNGEON_NAME })
  story.resolve()
  expect(story.damage(DUNGEON_NAME)).toBe(1)
  for (const _ of [1, 2]) {
    anna.plays('Might', { on: 'Drifter' })
    story.resolve()
  }
  expect([story.atk('Drifter'), story.atk('Choir')]).toEqual([2, 4])
  story.waitsFor('Anna')
})

test('a hero without a printed ATK has 0, and additions start from 0 (205.1)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: rest, Bert: { hero: 'Brute' } },
  })
  expect([story.atk('Anna'), story.atk('Bert')]).toEqual([0, 2])
  story.raider('Anna').plays('Might', { on: 'Anna' })
  story.resolve()
  expect(story.atk('Anna')).toBe(2)
  story.waitsFor('Anna')
})

test('combat damage equals the ATK and has the character’s damage types (205.1a)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { ...rest, play: ['Icicle'] } },
    dungeon: { play: ['Lumbering Oaf'] },
  })
  story.raider('Anna').attacks('Icicle', 'Lumbering Oaf')
  const [hit] = story.eventsOfKind('damaged').filter((one) => one.object === story.find('Lumbering Oaf'))
  expect(hit).toMatchObject({ amount: 2, types: ['frost'] })
  story.waitsFor('Anna')
})

test('a card that becomes a fire card is no longer a frost card (205.1c)', () => {
  const story = scenario({ cards, raiders: { Anna: { ...rest, play: ['Icicle'] } } })
  const types = () =>
    (['frost', 'fire'] as const).filter((type) => is(story, 'Icicle', { kind: 'damageType', type }))
  expect(types()).toEqual(['frost'])
  story.raider('Anna').plays('Thaw', { on: 'Icicle' })
  story.resolve()
  expect(types()).toEqual(['fire'])
  story.waitsFor('Anna')
})

test('a Horde ally is an ally with that icon (206.1b)', () => {
  const story = scenario({ cards, raiders: { Anna: { ...rest, play: ['Icicle', 'Drifter'] } } })
  const horde: Filter = { kind: 'icon', trait: 'Horde' }
  expect([is(story, 'Icicle', and(any.ally, horde)), is(story, 'Drifter', horde)]).toEqual([true, false])
  story.waitsFor('Anna')
})

describe('a hero’s traits (206.1)', () => {
  const traits = ['Hunter', 'Horde', 'Orc', 'Engineering', 'Survival', 'Traitor']
  const kit = numberedCardsOfSet('OWN', {
    1: hero(
      'Jack',
      { health: 28, faction: 'Horde', classes: ['Hunter'], talent: 'Survival' },
      'Orc, Hunter, Engineering, Mining, Traitor',
    ),
    2: hero('Jill', { health: 28, faction: 'Alliance', classes: ['Mage'] }, 'Human, Mage'),
    3: ally(
      'Squire',
      { melee: 0, health: 1 },
      '',
      ...traits.map((trait) => onlyForHeroWithTrait(trait, always(self.has(atkBonus(1))))),
    ),
  })
  test.each([
    ['Jack', 6],
    ['Jill', 0],
  ])(
    'a hero has the traits class, faction, race, profession, talent spec and treachery: %s',
    (leader, count) => {
      const story = scenario({
        cards: kit,
        raiders: { Anna: { hero: leader, hand: ['Rend'], play: ['Squire'] } },
      })
      expect(story.atk('Squire')).toBe(count)
      story.waitsFor('Anna')
    },
  )
})

test('an ally that refers to itself means no other ally of its name (200.1), while a name means all of them (200.2)', () => {
  const story = scenario({
    cards: numberedCardsOfSet('OWN', {
      1: ally('Twin', { melee: 1, health: 3 }, '', pay(1).to(thisTurn(self.has(atkBonus(2))))),
      2: ability('Kinship', instant, '', thisTurn(each(named('Twin')).has(atkBonus(1)))),
    }),
    raiders: { Anna: { hand: ['Kinship', 'Rend'], play: ['Twin', 'Twin'], resources: 1 } },
  })
  const anna = story.raider('Anna').uses('Twin')
  story.resolve()
  expect([story.atk('Twin'), story.atk('Twin#2')]).toEqual([3, 1])
  anna.plays('Kinship')
  story.resolve()
  expect([story.atk('Twin'), story.atk('Twin#2')]).toEqual([4, 2])
  story.waitsFor('Anna')
})

test('effects that look at a cost use the printed one (201.1); the cost of a token or a quest is 0 (201.2, 201.4)', () => {
  const story = scenario({
    cards: numberedCardsOfSet('OWN', {
      1: ally(
        'Quartermaster',
        { cost: 2, melee: 1, health: 3 },
        '',
        always(each(your.ally).has(costsLess(2))),
      ),
      2: ally('Recruit', { cost: 3, melee: 1, health: 3 }, ''),
      3: ability('Mirror', { cost: 0 }, '', putTokenCopy(target(any.ally))),
    }),
    raiders: {
      Anna: {
        hand: ['Recruit', 'Mirror', 'Rend'],
        play: ['Quartermaster'],
        quests: ['Entrenched'],
        resources: 1,
      },
    },
  })
  const costs = (name: string, cost: number) => is(story, name, withStat(any.card, 'cost', '=', cost))
  const anna = story.raider('Anna').plays('Recruit')
  story.resolve()
  anna.plays('Mirror', { on: 'Recruit' })
  story.resolve()
  expect([costs('Recruit', 3), costs('Recruit#2', 0), costs('Entrenched', 0)]).toEqual([true, true, true])
  story.waitsFor('Anna')
})

test('tags are the words on the type line, some with a number (202.1, 202.2)', () => {
  const story = scenario({
    cards: numberedCardsOfSet('OWN', { 1: ally('Hound', { melee: 1, health: 3 }, 'Core Hound, Pet (1)') }),
    raiders: { Anna: { hand: ['Rend'], play: ['Hound'] } },
  })
  expect(story.characteristics('Hound').tags).toEqual([{ tag: 'Core Hound' }, { tag: 'Pet', limit: 1 }])
  expect(['Hound', 'Pet', 'Core', 'Cat'].map((tag) => is(story, 'Hound', tagged(tag)))).toEqual([
    true,
    true,
    false,
    false,
  ])
  story.waitsFor('Anna')
})

test('Sandbox Tiger counts the loot cards that its controller has in play (204.3)', () => {
  const story = scenario({
    cards: numberedCardsOfSet('OWN', {
      1: ally(
        'Sandbox Tiger',
        { cost: 2, melee: 1, health: 1 },
        'Tiger',
        self.has(atkAndHealthBonus(boats, boats)),
      ),
      2: item('Paper Flying Machine', { cost: 1, loot: true }, ''),
    }),
    raiders: { Anna: { hand: ['Rend'], play: ['Sandbox Tiger', 'Paper Flying Machine', 'Brigg'] } },
  })
  expect([story.atk('Sandbox Tiger'), story.health('Sandbox Tiger')]).toEqual([2, 2])
  story.waitsFor('Anna')
})

describe('Gronn Skullcracker in an opening hand (101.3)', () => {
  const kit = numberedCardsOfSet('OWN', {
    1: ally(
      'Gronn Skullcracker',
      { cost: 9, melee: 6, health: 12, heroRequired: 'Monster' },
      'Monster, Gronn',
      activeInZone(
        'hand',
        when(
          inOpeningHand(self),
          you.may(reveal(self), onlyWhile(yourFirstTurn, restOfGame(yourHero.has(atkBonus(3))))),
        ),
      ),
      smash,
    ),
  })
  const table = {
    cards: kit,
    raiders: { Anna: { hand: ['OWN-1', 'Rend'] } },
    dungeon: { filler: NOTHING_CARD_NAME },
  }
  test('is revealed, and the hero has 3 more ATK on the first turn', () => {
    const story = scenarioAtMulligan(table)
    story.pick('keep')
    story.passUntil(() => story.decision?.kind === 'may')
    story.pick('yes')
    story.passUntil(() => story.isCalm())
    expect(story.atk('Anna')).toBe(3)
    story.turnOf('Anna')
    expect(story.atk('Anna')).toBe(0)
    story.waitsFor('Anna')
  })
})
