/** What is printed on cards: numbers (104), ATK and damage types (205), traits (206). */
import { describe, expect, test } from 'vitest'
import {
  ability,
  activate,
  ally,
  always,
  and,
  any,
  atk,
  becomesOf,
  cardsOf,
  each,
  hero,
  heroOnly,
  it,
  named,
  not,
  pay,
  self,
  target,
  thisTurn,
  total,
  withStat,
  your,
} from '../../../cards/builders.ts'
import { matches } from '../../../engine/effects/evaluate.ts'
import type { Filter } from '../../../engine/effects/vocabulary.ts'
import { newContext } from '../../../engine/state/objects.ts'
import { type Story, scenario } from '../scenario.ts'
import { DUNGEON } from '../setting.ts'

const instant = { cost: 0, instant: true } as const
const cards = cardsOf('OWN', {
  1: ability('Curse', instant, '', thisTurn(target(any.heroOrAlly).has(atk(-3)))),
  2: ability('Might', instant, '', thisTurn(target(any.heroOrAlly).has(atk(2)))),
  3: ability('Thaw', instant, '', thisTurn(target(any.ally).has(becomesOf('fire')))),
  4: ally('Icicle', { frost: 2, health: 4, faction: 'Horde' }, 'Orc'),
  5: ally(
    'Drifter',
    { melee: 1, health: 4 },
    'Orc',
    pay(activate).to(
      self.deals(self.stat('atk'), 'melee').to(target(any.hero)),
      self.deals(1, 'melee').to(it),
    ),
  ),
  7: ally(
    'Choir',
    { melee: 0, health: 4 },
    'Orc',
    self.has(atk(total('atk', each(and(your.ally, not(named('Choir'))))))),
  ),
  6: hero('Brute', { health: 30, melee: 2, faction: 'Horde' }, 'Orc, Warrior'),
})
const rest = { hand: ['Curse', 'Might', 'Thaw', 'Rend'] }
const is = (story: Story, name: string, filter: Filter): boolean => {
  const id = story.find(name)
  return matches(story.game, newContext(story.object(name).card, id, 0), filter, id)
}

test('a negative ATK is 0 where it is used, and what it is where it is calculated with or compared (104.2)', () => {
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
  anna.uses('Drifter', { on: DUNGEON })
  story.resolve()
  expect(story.damage(DUNGEON)).toBe(1)
  for (const _ of [1, 2]) {
    anna.plays('Might', { on: 'Drifter' })
    story.resolve()
  }
  expect([story.atk('Drifter'), story.atk('Choir')]).toEqual([2, 4])
  story.waitsFor('Anna')
})

test('a hero without a printed ATK has 0, and what is added counts from there (205.1)', () => {
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

test('combat damage is as much as the ATK, of the character’s types (205.1a)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { ...rest, play: ['Icicle'] } },
    dungeon: { play: ['Lumbering Oaf'] },
  })
  story.raider('Anna').attacks('Icicle', 'Lumbering Oaf')
  const [hit] = story.told('damaged').filter((one) => one.object === story.find('Lumbering Oaf'))
  expect(hit).toMatchObject({ amount: 2, types: ['frost'] })
  story.waitsFor('Anna')
})

test('what becomes a fire card is no frost card any more (205.1c)', () => {
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
  const kit = cardsOf('OWN', {
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
      ...traits.map((trait) => heroOnly(trait, always(self.has(atk(1))))),
    ),
  })
  test.each([
    ['Jack', 6],
    ['Jill', 0],
  ])('class, faction, race, profession, talent spec, treachery: %s', (leader, count) => {
    const story = scenario({
      cards: kit,
      raiders: { Anna: { hero: leader, hand: ['Rend'], play: ['Squire'] } },
    })
    expect(story.atk('Squire')).toBe(count)
    story.waitsFor('Anna')
  })
})
