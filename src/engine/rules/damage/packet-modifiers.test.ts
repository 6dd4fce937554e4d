/**
 * Packets without an example in the rules: put, switched and smashed damage (405), modifiers that are used up (717.2,
 * 717.6), and the order of packets (802.2).
 */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  anyEquipmentWithDefProtectsIt,
  armor,
  asCombatDamage,
  asDamageOfTypes,
  cant,
  each,
  numberedCardsOfSet,
  opposing,
  preventsDamage,
  preventsDamageItWouldDeal,
  preventsFirstDamageEachTurn,
  preventsNextDamage,
  putDamage,
  self,
  switchDamage,
  target,
  thisTurn,
  when,
  wouldDeal,
  you,
  your,
  yourHero,
} from '../../../cards/builders.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import { exampleCardsAboutReplacement as cards } from '../../../scenarios/test-cards/replacing.ts'
import type { Card } from '../../model/data/card.ts'

const OAF = 'Lumbering Oaf'

const told = (story: Story) =>
  story.eventsOfKind('damaged').map(({ object, amount }) => [story.heroName(object), amount])
function only(card: Parameters<typeof numberedCardsOfSet>[1][string], no = 1): Card {
  const [made] = numberedCardsOfSet('OWN', { [no]: card })
  if (!made) throw new Error('no card')
  return made
}

const own = (...made: Parameters<typeof numberedCardsOfSet>[1][string][]): Card[] => [
  ...cards,
  ...made.map((card, i) => only(card, i + 1)),
]

test('switched damage is neither dealt nor healed (405.7)', () => {
  const story = scenario({
    cards: own(ability('Swap', { cost: 1 }, '', switchDamage(target(opposing.ally), target(your.ally)))),
    raiders: {
      Anna: { hand: ['Swap', 'Rend'], resources: 1, play: [{ card: "Lu'ka the Wall", damage: 1 }] },
    },
    dungeon: { play: [{ card: OAF, damage: 3 }] },
  })
  story.raider('Anna').plays('Swap')
  for (const pick of [OAF, "Lu'ka the Wall"]) if (story.decision?.kind === 'target') story.pick(pick)
  story.resolve()
  expect([story.damage(OAF), story.eventsOfKind('damaged'), story.eventsOfKind('healed')]).toEqual([
    1,
    [],
    [],
  ])
  expect(story.eventsOfKind('damagePut').map((one) => one.amount)).toEqual([-2, 2])
  story.waitsFor('Anna')
})

test('put damage is limited to fatal damage (405.3)', () => {
  const story = scenario({
    cards: own(
      ability('Curse', { cost: 1 }, '', putDamage(5, target(any.ally))),
      ally('Imp', { cost: 1, health: 3 }, ''),
    ),
    raiders: { Anna: { hand: ['Curse'], resources: 1, play: ['Imp'] } },
  })
  story.raider('Anna').plays('Curse', { on: 'Imp' })
  story.resolve()
  expect(story.eventsOfKind('damagePut')).toMatchObject([{ amount: 3 }])
  story.waitsFor('Anna')
})

test('smashed damage that exceeds fatal damage goes to the hero of the ally’s controller (405.8)', () => {
  const story = scenario({
    cards: own(ability('Stomp', { cost: 1 }, '', yourHero.smashes(7, 'melee').to(target(any.ally)))),
    raiders: { Anna: { hand: ['Stomp'], resources: 1 } },
    dungeon: { play: [{ card: OAF, damage: 4 }] },
  })
  const left = story.health(OAF) - 4
  story.raider('Anna').plays('Stomp', { on: OAF })
  story.resolve()
  expect(told(story)).toEqual([[OAF, Math.min(7, left)], ...(left < 7 ? [['Dungeon', 7 - left]] : [])])
  story.waitsFor('Anna')
})

test('“the next N damage” is used up as it prevents (717.2a)', () => {
  const story = scenario({
    cards: own(ability('Shield', { cost: 1 }, '', thisTurn(target(any.ally).has(preventsNextDamage(3))))),
    raiders: { Anna: { hand: ['Shield', 'Fire Blast', 'Fire Blast'], resources: 3 } },
    dungeon: { play: [OAF] },
  })
  story.raider('Anna').plays('Shield', { on: OAF })
  story.resolve()
  for (const after of [0, 1]) {
    story.raider('Anna').plays('Fire Blast', { on: OAF })
    story.resolve()
    expect(story.damage(OAF)).toBe(after)
  }
  expect(story.eventsOfKind('prevented').map((one) => one.amount)).toEqual([2, 1])
  story.waitsFor('Anna')
})

test('“the first N damage each turn” counts both dealt and prevented damage (717.6)', () => {
  const story = scenario({
    cards: own(ally('Warded', { cost: 1, health: 9 }, '', self.has(preventsFirstDamageEachTurn(3)))),
    raiders: {
      Anna: { play: ['Warded'], hand: ['Fire Blast', 'Fire Blast', 'Fel Flame', 'Rend'], resources: 4 },
    },
  })
  for (const after of [0, 1]) {
    story.raider('Anna').plays('Fire Blast', { on: 'Warded' })
    story.resolve()
    expect(story.damage('Warded')).toBe(after)
  }
  story.raider('Anna').plays('Fel Flame')
  story.resolve()
  story.pick('Warded')
  story.resolve()
  expect(story.damage('Warded')).toBe(3)
  story.waitsFor('Anna')
})

test('types, the combat flag and damage dealt by a character can be replaced and prevented (408.1, 408.3, 408.3b, 717.1)', () => {
  const story = scenario({
    cards: own(
      ally(
        'Prism',
        { cost: 1, health: 1 },
        '',
        each(your.hero).has(wouldDeal(asDamageOfTypes('frost')), wouldDeal(asCombatDamage)),
      ),
      ally(
        'Calm',
        { cost: 1, health: 1 },
        '',
        each(opposing.ally).has(preventsDamageItWouldDeal(1, { types: ['melee'] })),
      ),
    ),
    raiders: { Anna: { play: ['Prism', 'Calm'], hand: ['Fire Blast', 'Rend'], resources: 1 } },
    dungeon: { play: ['Vapor'] },
  })
  story.raider('Anna').plays('Fire Blast', { on: 'Dungeon' })
  story.resolve()
  story.pick('Prism')
  expect(story.eventsOfKind('damaged')).toMatchObject([{ types: ['frost'], combat: true, amount: 2 }])
  story.waitsFor('Anna')
})

test('an ally is a shielder while a card says so (717.2c)', () => {
  const story = scenario({
    cards: own(
      armor(
        'Bulwark',
        { cost: 1, def: 2 },
        'Shield, Off-Hand (1)',
        each(your.ally).has(anyEquipmentWithDefProtectsIt),
      ),
    ),
    raiders: { Anna: { play: ['Bulwark', "Lu'ka the Wall"], hand: ['Lightning Bolt'], resources: 3 } },
  })
  story.raider('Anna').plays('Lightning Bolt', { on: "Lu'ka the Wall" })
  story.resolve()
  expect(story.offers).toEqual(['Bulwark', 'none'])
  story.pick('Bulwark')
  expect(story.damage("Lu'ka the Wall")).toBe(2)
  story.waitsFor('Anna', 'target')
})

test('a player orders their packets if a preventing card can be used only once (802.2)', () => {
  const story = scenario({
    cards: own(
      armor(
        'Bulwark',
        { cost: 1, def: 2 },
        'Shield, Off-Hand (1)',
        each(your.ally).has(anyEquipmentWithDefProtectsIt),
      ),
      ability('Quake', { cost: 1 }, '', yourHero.deals(2, 'nature').to(each(your.heroOrAlly))),
    ),
    raiders: {
      Anna: { play: ['Bulwark', 'Brigg', "Lu'ka the Wall"], hand: ['Quake', 'Rend'], resources: 1 },
    },
  })
  story.raider('Anna').plays('Quake')
  story.resolve()
  expect([story.decision?.kind, story.offers]).toEqual(['replace', ['Anna', 'Brigg', "Lu'ka the Wall"]])
  story.pick("Lu'ka the Wall")
  story.pick('Bulwark')
  expect([story.damage("Lu'ka the Wall"), story.damage('Anna')]).toEqual([0, 2])
  story.resolveAll()
  story.waitsFor('Anna')
})

test('a power triggers on damage that was prevented, in part or completely (717.2d)', () => {
  const story = scenario({
    cards: own(
      ally(
        'Warded',
        { cost: 1, health: 9 },
        '',
        self.has(preventsDamage(1)),
        when({ event: 'prevented', to: { kind: 'is', what: self.is } }, you.draw(1)),
      ),
    ),
    raiders: { Anna: { play: ['Warded'], hand: ['Fire Blast'], resources: 1 } },
  })
  story.raider('Anna').plays('Fire Blast', { on: 'Warded' })
  story.resolveAll()
  expect([
    story.damage('Warded'),
    story.eventsOfKind('moved').filter((one) => one.why === 'drawn'),
  ]).toMatchObject([1, [{}]])
  story.waitsFor('Anna')
})

test('no packet is made for a character that can’t be dealt that damage or be healed (405.5, 407.3, 408.2b)', () => {
  const story = scenario({
    cards: own(
      ally(
        'Salamander',
        { cost: 1, health: 9 },
        '',
        self.has(cant('beDealt', { types: ['fire'] }), cant('beHealed')),
      ),
    ),
    raiders: {
      Anna: {
        play: [{ card: 'Salamander', damage: 1 }],
        hand: ['Fire Blast', 'Flash Heal', 'Lightning Bolt', 'Rend'],
        resources: 5,
      },
    },
  })
  for (const card of ['Fire Blast', 'Flash Heal', 'Lightning Bolt']) {
    story.raider('Anna').plays(card, { on: 'Salamander' })
    story.resolve()
  }
  expect([story.damage('Salamander'), story.eventsOfKind('healed')]).toEqual([5, []])
  story.waitsFor('Anna')
})
