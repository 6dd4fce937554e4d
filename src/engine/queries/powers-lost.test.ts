/** Lost and added powers (700.3, 200.1a), tags and traits (202, 206), Totems (305.3), powers elsewhere (703.3). */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  and,
  any,
  atkBonus,
  each,
  enters,
  exhaustSelf,
  ferocity,
  grantedPower,
  hero,
  losesPowers,
  named,
  numberedCardsOfSet,
  pay,
  put,
  self,
  tagged,
  target,
  targetInGraveyard,
  thisTurn,
  triggerPowers,
  when,
  you,
  your,
} from '../../cards/builders.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import { DUNGEON_NAME, type PartySetup } from '../../scenarios/table-setup.ts'
import { exampleCardsAboutCosts } from '../../scenarios/test-cards/costs.ts'
import { exampleCardsAboutObjects } from '../../scenarios/test-cards/objects.ts'
import type { Filter } from '../model/data/vocabulary/expressions.ts'
import { newTextContext } from '../model/state/objects.ts'
import { cardMatchesFilter } from './card-text/matching.ts'

const EX = (n: number): string => `EX-objects-${n}`
const table = (
  anna: PartySetup,
  dungeon: Omit<PartySetup, 'hero' | 'hand' | 'resources' | 'quests'> = {},
  more = exampleCardsAboutObjects,
) =>
  scenario({
    cards: [...exampleCardsAboutObjects, ...exampleCardsAboutCosts, ...more],
    raiders: { Anna: anna },
    dungeon,
  })
const is = (story: Story, name: string, filter: Filter): boolean => {
  const id = story.find(name)
  return cardMatchesFilter(story.game, newTextContext(story.object(name).card, id, 0), filter, id)
}

test('Polymorph removes the powers, adds a tag and keeps the other tags (202.3, example; 700.3)', () => {
  const story = table({ play: [{ card: 'Polymorph', on: EX(4) }], hand: ['Brigg'] }, { play: [EX(4)] })
  for (const tag of ['Sheep', 'Raptor', 'Pet']) expect(is(story, 'Bloodclaw', tagged(tag))).toBe(true)
  expect(is(story, 'Bloodclaw', any.ally)).toBe(true)
  story.waitsFor('Anna')
})

test('a card that can’t have powers gains none; a card that only lost its powers does (700.3)', () => {
  const more = numberedCardsOfSet('EX', {
    'objects-90': ability('Quicken', { cost: 1 }, '', thisTurn(each(any.ally).has(ferocity))),
    'objects-91': ability('Silence', { cost: 1 }, '', thisTurn(target(any.ally).has(losesPowers))),
  })
  const story = table(
    {
      hand: [EX(90), EX(91), 'Brigg'],
      resources: 2,
      play: ['Kozik Skullcracker', 'Zakis Trickstab', { card: 'Polymorph', on: 'CD2-R22' }],
    },
    {},
    more,
  )
  const anna = story.raider('Anna').plays('Silence', { on: 'Kozik Skullcracker' })
  story.resolve()
  expect(story.has('Kozik Skullcracker', 'stealth')).toBe(0)
  anna.plays('Quicken')
  story.resolve()
  expect([story.has('Kozik Skullcracker', 'ferocity'), story.has('Zakis Trickstab', 'ferocity')]).toEqual([
    1, 0,
  ])
  story.turnOf('Anna')
  expect([story.has('Kozik Skullcracker', 'stealth'), story.has('Zakis Trickstab', 'stealth')]).toEqual([
    1, 0,
  ])
  story.waitsFor('Anna')
})

test('a lost continuous power modifies nothing, a lost triggered power doesn’t trigger (700.3, 703.3)', () => {
  const more = numberedCardsOfSet('EX', {
    'objects-90': ally(
      'Captain',
      { cost: 1, melee: 1, health: 1 },
      '',
      each(named('Brigg', your.ally)).has(atkBonus(2)),
      when({ event: 'attacks', what: { kind: 'is', what: self.is } }, you.draw(1)),
    ),
    'objects-91': ability('Silence', { cost: 1 }, '', thisTurn(target(any.ally).has(losesPowers))),
  })
  const story = table({ play: ['Brigg', EX(90)], hand: [EX(91), 'Brigg'], resources: 1 }, {}, more)
  const anna = story.raider('Anna')
  expect(story.atk('Brigg')).toBe(3)
  anna.plays('Silence', { on: 'Captain' })
  story.resolve()
  expect(story.atk('Brigg')).toBe(1)
  anna.attacks('Captain', DUNGEON_NAME)
  expect(story.eventsOfKind('moved').filter((one) => one.why === 'drawn')).toEqual([])
  story.waitsFor('Anna')
})

test('an added payment power is used like a printed one, and its "this ally" means the card that has it (200.1a, 700.1)', () => {
  const more = numberedCardsOfSet('EX', {
    'objects-90': ally(
      'Teacher',
      { cost: 1, melee: 1, health: 1 },
      '',
      each(and(tagged('Orc'), your.ally)).has(
        grantedPower(pay(exhaustSelf).to(self.deals(1, 'fire').to(target(any.hero)))),
      ),
    ),
  })
  const story = table({ play: ['Brigg', EX(90)], hand: ['Brigg'] }, {}, more)
  const anna = story.raider('Anna')
  expect(anna.may('power Teacher')).toBe(false)
  anna.uses('Brigg', { on: DUNGEON_NAME })
  story.resolve()
  expect([story.damage(DUNGEON_NAME), story.exhausted('Brigg')]).toEqual([1, true])
  expect(story.eventsOfKind('damaged')[0]?.by).toBe(story.find('Brigg'))
  story.waitsFor('Anna')
})

test('Skullchewer has the powers of High Prophet Barim, and in them Barim’s name means Skullchewer (200.1a, example)', () => {
  const story = table(
    { hand: [EX(2), 'Brigg'], resources: 5, play: ['Brigg'] },
    { deck: [], graveyard: [EX(1)] },
  )
  story.raider('Anna').plays('Skullchewer')
  story.resolve()
  story.pick('High Prophet Barim')
  expect([story.atk('Brigg'), story.health('Brigg')]).toEqual([6, 8])
  expect(story.cards(DUNGEON_NAME, 'removed')).toEqual(['High Prophet Barim'])
  story.waitsFor('Anna')
})

test('Bloodclaw is a card with the Hunter icon, but not a Hunter (206.1a, example)', () => {
  const story = table({ play: [EX(4)], hand: ['Brigg'] })
  expect(is(story, 'Bloodclaw', { kind: 'icon', trait: 'Hunter' })).toBe(true)
  expect(is(story, 'Bloodclaw', tagged('Hunter'))).toBe(false)
  story.waitsFor('Anna')
})

test.each([
  ['Alliance', 1, 0],
  ['Horde', 0, 1],
] as const)('Thunderhead Hippogryph in an %s party (206.1c, example)', (faction, elusive, fast) => {
  const leader = numberedCardsOfSet('EX', {
    'objects-95': hero('Leader', { health: 30, faction }, 'Human, Warrior'),
  })
  const story = table({ hero: EX(95), play: [EX(5)], hand: ['Brigg'] }, {}, leader)
  expect(story.has('Thunderhead Hippogryph', 'elusive')).toBe(elusive)
  expect(story.has('Thunderhead Hippogryph', 'ferocity')).toBe(fast)
  story.waitsFor('Anna')
})

test('a Totem is an ability and an ally: Arcane Burst and Vanquish (305.3a, example)', () => {
  const story = table({ hand: [EX(6), EX(7), 'Brigg'], resources: 5 }, { play: [EX(9), 'Vapor'] })
  const anna = story.raider('Anna').plays('Arcane Burst')
  story.resolve()
  expect(story.eventsOfKind('damaged').map((one) => story.cardName(one.object))).toHaveLength(3)
  expect(is(story, 'Blazing Elemental Totem', any.ability)).toBe(true)
  anna.plays('Vanquish', { on: 'Blazing Elemental Totem' })
  story.resolve()
  expect(story.isInPlay('Blazing Elemental Totem')).toBe(false)
  story.waitsFor('Anna')
})

test('a Totem returned by Resurrection is an ally and can’t attack; fire allies can attack immediately (205.1b, 305.3a, example)', () => {
  const story = table({ hand: [EX(8), 'Brigg'], resources: 4, graveyard: [EX(9)] })
  const anna = story.raider('Anna').plays('Resurrection', { on: 'Blazing Elemental Totem' })
  story.resolveAll()
  expect(story.object('Blazing Elemental Totem').play?.row).toBe('ally')
  expect(story.party('Anna').filter((name) => name === 'Fire Elemental')).toHaveLength(2)
  expect(anna.may('attack Fire Elemental')).toBe(true)
  expect(anna.may('attack Blazing Elemental Totem')).toBe(false)
  story.waitsFor('Anna')
})

test('Bimble triggers when he is removed from the game, from whatever zone, and at no other time (703.3a, example)', () => {
  const banish = (zone?: 'graveyard') =>
    put(zone ? targetInGraveyard(you, any.ally) : target(any.ally), 'removed')
  const more = numberedCardsOfSet('EX', {
    'objects-90': ability('Banish', { cost: 1 }, '', banish()),
    'objects-91': ability('Exhume', { cost: 1 }, '', banish('graveyard')),
  })
  const drawn = (story: Story) => story.eventsOfKind('moved').filter((one) => one.why === 'drawn').length
  const story = table(
    { play: [EX(26), EX(26)], hand: [EX(90), EX(91), EX(7), 'Brigg'], resources: 6 },
    {},
    more,
  )
  const anna = story.raider('Anna').plays('Vanquish', { on: 'Bimble Blackout' })
  story.resolveAll()
  expect(drawn(story)).toBe(0)
  anna.plays('Exhume', { on: 'Bimble Blackout' })
  story.resolveAll()
  expect(drawn(story)).toBe(1)
  anna.plays('Banish', { on: 'Bimble Blackout' })
  story.resolveAll()
  expect(drawn(story)).toBe(2)
  story.waitsFor('Anna')
})

test('a power triggers on the event with which it becomes active (703.3c)', () => {
  const more = numberedCardsOfSet('EX', {
    'objects-90': ability('Return', { cost: 1 }, '', {
      kind: 'put',
      what: { kind: 'all', filter: any.ally, zone: 'graveyard' },
      to: 'play',
    }),
    'objects-91': ally(
      'Greeter',
      { cost: 1, melee: 1, health: 1 },
      '',
      when(enters(named('Brigg', your.ally)), you.draw(1)),
    ),
  })
  const story = table({ hand: [EX(90), 'Brigg'], resources: 1, graveyard: [EX(91), 'Brigg'] }, {}, more)
  story.raider('Anna').plays('Return')
  story.resolveAll()
  expect(story.eventsOfKind('moved').filter((one) => one.why === 'drawn')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('"trigger" another card triggers all of its triggered powers (703.5)', () => {
  const more = numberedCardsOfSet('EX', {
    'objects-90': ally(
      'Twice',
      { cost: 1, melee: 1, health: 1 },
      '',
      when(enters(self), you.draw(1)),
      when(enters(self), you.draw(2)),
    ),
    'objects-91': ability('Again', { cost: 1 }, '', triggerPowers(target(any.ally))),
  })
  const story = table({ play: [EX(90)], hand: [EX(91), 'Brigg'], resources: 1 }, {}, more)
  story.raider('Anna').plays('Again', { on: 'Twice' })
  story.resolve()
  story.pick(story.decision?.options[0]?.id ?? '')
  story.resolveAll()
  expect(story.eventsOfKind('moved').filter((one) => one.why === 'drawn')).toHaveLength(3)
  story.waitsFor('Anna')
})

test.each([
  ['a hero with the Elemental talent spec', [], 1],
  ['a Totem with the Elemental tag', [EX(9)], 2],
] as const)('Elemental Energy with %s (202.5, example)', (_, play, drawn) => {
  const story = table({ hero: EX(28), quests: [EX(27)], resources: 4, play: [...play], hand: ['Brigg'] })
  story.raider('Anna').completes('Elemental Energy')
  story.resolve()
  expect(story.eventsOfKind('moved').filter((one) => one.why === 'drawn')).toHaveLength(drawn)
  story.waitsFor('Anna')
})
