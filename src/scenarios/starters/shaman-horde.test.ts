/** The Horde Shaman starter: its hero and abilities. */
import { expect, test } from 'vitest'
import {
  ability,
  any,
  destroy,
  numberedCardsOfSet,
  target,
  type UnnumberedCard,
} from '../../cards/builders.ts'
import type { Card } from '../../engine/index.ts'
import { scenario } from '../scenario.ts'
import { expectPowerOnlyOnOwnTurn } from './flipping.testkit.ts'

const AKUMO = 'Akumo of Thunder Bluff'
const CHAIN_LIGHTNING = 'CD2-S3'
const own = (...cards: UnnumberedCard[]): Card[] =>
  numberedCardsOfSet('OWN', Object.fromEntries(cards.map((card, i) => [i + 1, card])))
const instant = { cost: 0, instant: true } as const
const slay = ability('Slay', instant, '', destroy(target(any.ally)))
const dispel = ability('Dispel', instant, '', destroy(target(any.ability)))

test('Akumo flips to ready an ally', () => {
  const story = scenario({
    players: {
      Anna: { hero: AKUMO, hand: ['Wrath'], play: ['Brigg'], resources: 3 },
      Bert: { play: ['Karrok Scarrend'] },
    },
  })
  const anna = story.raider('Anna').attacks('Brigg', 'Bert')
  expect(story.exhausted('Brigg')).toBe(true)
  anna.uses(AKUMO)
  expect(story.offers).toEqual(['Brigg', 'Karrok Scarrend'])
  anna.answers('Brigg')
  story.resolve()
  expect([story.exhausted('Brigg'), story.isFaceDown('Anna')]).toEqual([false, true])
  expect(story.resources('Anna').ready).toBe(0)
  story.waitsFor('Anna')
})

test('Akumo flips only on his own turn', () => expectPowerOnlyOnOwnTurn(AKUMO, 3))

test('Chain Heal heals 3 damage, then 2, then 1, in the order of its targets', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Chain Heal', 'Wrath'], damage: 5, resources: 2 },
      Bert: { play: [{ card: 'Karrok Scarrend', damage: 3 }], damage: 5 },
    },
  })
  story.raider('Anna').plays('Chain Heal')
  expect([story.decision?.min, story.decision?.max, story.decision?.ordered]).toEqual([0, 3, true])
  expect(story.offers).toEqual(['Anna', 'Bert', 'Karrok Scarrend'])
  story.raider('Anna').answers('Bert', 'Anna', 'Karrok Scarrend')
  story.resolve()
  expect(['Bert', 'Anna', 'Karrok Scarrend'].map((name) => story.damage(name))).toEqual([2, 3, 2])
  story.waitsFor('Anna')
})

test('Chain Lightning deals 3 nature damage, then 2, then 1, in the order of its targets', () => {
  const story = scenario({
    players: {
      Anna: { hand: [CHAIN_LIGHTNING, 'Wrath'], resources: 5 },
      Bert: { play: ['Karrok Scarrend', 'Brigg'] },
    },
  })
  story.raider('Anna').plays('Chain Lightning')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Karrok Scarrend', 'Brigg'])
  story.raider('Anna').answers('Karrok Scarrend', 'Bert', 'Brigg')
  story.resolve()
  expect(['Karrok Scarrend', 'Bert', 'Brigg'].map((name) => story.damage(name))).toEqual([3, 2, 1])
  expect(story.eventsOfKind('damaged').every(({ types }) => types.includes('nature'))).toBe(true)
  story.waitsFor('Anna')
})

test('Chain Lightning with a target that has left deals the other targets no more than before (709.2c)', () => {
  const story = scenario({
    cards: own(slay),
    players: {
      Anna: { hand: [CHAIN_LIGHTNING, 'Wrath'], resources: 5 },
      Bert: { hand: ['OWN-1'], play: ['Karrok Scarrend', 'Brigg'] },
    },
  })
  story.raider('Anna').plays('Chain Lightning', { on: ['Brigg', 'Bert', 'Karrok Scarrend'] })
  story.raider('Bert').plays('Slay', { on: 'Brigg' })
  story.resolveAll()
  expect(['Karrok Scarrend', 'Bert'].map((name) => story.damage(name))).toEqual([1, 2])
  story.waitsFor('Anna')
})

test.each([
  [['Bert'], 3],
  [[], 0],
])('Chain Lightning with fewer targets: %s', (on, damage) => {
  const story = scenario({ players: { Anna: { hand: [CHAIN_LIGHTNING, 'Wrath'], resources: 5 }, Bert: {} } })
  story.raider('Anna').plays('Chain Lightning', { on })
  story.resolve()
  expect(story.damage('Bert')).toBe(damage)
  story.waitsFor('Anna')
})

test('Cleanse Spirit destroys an ability and heals 3 damage from a character', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Cleanse Spirit', 'Wrath'], play: ['Brigg'], damage: 4, resources: 2 },
      Bert: { play: ['Battle Shout', 'Fel Iron Hatchet'] },
    },
  })
  story.raider('Anna').plays('Cleanse Spirit')
  expect(story.offers).toEqual(['Battle Shout'])
  story.raider('Anna').answers('Battle Shout')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Brigg'])
  story.raider('Anna').answers('Anna')
  story.resolve()
  expect([story.isInPlay('Battle Shout'), story.damage('Anna')]).toEqual([false, 1])
  story.waitsFor('Anna')
})

test('Cleanse Spirit heals nothing if it destroys nothing', () => {
  const story = scenario({
    cards: own(dispel),
    players: {
      Anna: { hand: ['Cleanse Spirit', 'Wrath'], damage: 4, resources: 2 },
      Bert: { hand: ['OWN-1'], play: ['Battle Shout'] },
    },
  })
  story.raider('Anna').plays('Cleanse Spirit', { on: 'Battle Shout' }).answers('Anna')
  story.raider('Bert').plays('Dispel', { on: 'Battle Shout' })
  story.resolveAll()
  expect(story.damage('Anna')).toBe(4)
  story.waitsFor('Anna')
})

test('Earth’s Bounty returns a card from your graveyard to your hand', () => {
  const story = scenario({
    players: {
      Anna: { hand: ["Earth's Bounty"], graveyard: ['Brigg', 'Fel Iron Hatchet'], resources: 3 },
      Bert: { graveyard: ['Zulanji'] },
    },
  })
  story.raider('Anna').plays("Earth's Bounty")
  expect(story.offers).toEqual(['Brigg', 'Fel Iron Hatchet'])
  story.raider('Anna').answers('Fel Iron Hatchet')
  story.resolve()
  expect(story.cards('Anna', 'hand')).toEqual(['Fel Iron Hatchet'])
  story.waitsFor('Anna')
})

test('Elemental Precision doubles the nature damage of your characters, and no other damage', () => {
  const story = scenario({
    players: {
      Anna: {
        hand: ['Elemental Precision', 'Wrath', 'Arcane Shot'],
        play: ["Toz'jun", 'Brigg'],
        resources: 11,
      },
      Bert: { hand: ['Wrath'], resources: 2 },
    },
  })
  const anna = story.raider('Anna').plays('Elemental Precision')
  story.resolve()
  anna.plays('Wrath', { on: 'Bert' })
  story.resolve()
  expect(story.damage('Bert')).toBe(6)
  anna.attacks("Toz'jun", 'Bert').attacks('Brigg', 'Bert')
  expect(story.damage('Bert')).toBe(15)
  story.turnOf('Bert')
  story.raider('Bert').plays('Wrath', { on: 'Anna' })
  story.resolveAll()
  expect(story.damage('Anna')).toBe(3)
  story.waitsFor('Bert')
})

test('Frost Shock deals 2 frost damage, and a character that is dealt it can’t attack or protect this turn', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Frost Shock', 'Wrath'], play: ['Zulanji'], resources: 2 },
      Bert: { play: ["Lu'ka the Wall", 'Crazy Igvand'] },
    },
  })
  const anna = story.raider('Anna').plays('Frost Shock')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Zulanji', "Lu'ka the Wall", 'Crazy Igvand'])
  anna.answers('Crazy Igvand')
  story.resolve()
  expect(story.damage('Crazy Igvand')).toBe(2)
  expect(story.eventsOfKind('damaged').map(({ types }) => types)).toEqual([['frost']])
  anna.proposes('Zulanji', 'Bert')
  story.passUntil(() => story.decision?.kind === 'protect')
  expect(story.offers).toEqual(["Lu'ka the Wall", 'none'])
  story.waitsFor('Bert', 'protect')
})

test('Frost Shock in its target’s turn: the ally can’t attack until that turn is over', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Frost Shock', 'Wrath'], resources: 2 },
      Bert: { hand: ['Wrath'], play: ['Karrok Scarrend', 'Brigg'], resources: 2 },
    },
    turn: 'Bert',
  })
  story.raider('Bert').plays('Wrath', { on: 'Anna' })
  story.raider('Anna').plays('Frost Shock', { on: 'Karrok Scarrend' })
  story.resolveAll()
  const bert = story.raider('Bert')
  expect([bert.may('attack Karrok Scarrend'), bert.may('attack Brigg')]).toEqual([false, true])
  story.turnOf('Anna')
  story.turnOf('Bert')
  expect(bert.may('attack Karrok Scarrend')).toBe(true)
  story.waitsFor('Bert')
})

test('Infusion of Earth gives an ally or weapon of yours Assault 3', () => {
  const story = scenario({
    players: {
      Anna: {
        hand: ['Infusion of Earth', 'Wrath'],
        play: ['Brigg', 'Fel Iron Hatchet', 'Golem Skull Helm'],
        resources: 2,
      },
      Bert: { play: ['Zulanji', 'Scarlet Kris'] },
    },
  })
  story.raider('Anna').plays('Infusion of Earth')
  expect(story.offers).toEqual(['Brigg', 'Fel Iron Hatchet'])
  story.raider('Anna').answers('Fel Iron Hatchet')
  story.resolve()
  expect([story.atk('Fel Iron Hatchet'), story.atk('Brigg')]).toEqual([5, 1])
  story.raider('Anna').attacks('Anna', 'Bert', 'Fel Iron Hatchet')
  expect(story.damage('Bert')).toBe(5)
  story.turnOf('Bert')
  expect(story.atk('Fel Iron Hatchet')).toBe(2)
  story.waitsFor('Bert')
})

test('Lightning Bolt deals a character 4 nature damage', () => {
  const story = scenario({
    players: { Anna: { hand: ['CD2-S10', 'Wrath'], resources: 3 }, Bert: { play: ['Karrok Scarrend'] } },
  })
  story.raider('Anna').plays('Lightning Bolt')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Karrok Scarrend'])
  story.raider('Anna').answers('Bert')
  story.resolve()
  expect(story.damage('Bert')).toBe(4)
  story.waitsFor('Anna')
})

test('Natural Conduit deals an ally 3 nature damage and heals 3 damage from your hero', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Natural Conduit', 'Wrath'], damage: 4, resources: 3 },
      Bert: { play: ['Karrok Scarrend'], damage: 4 },
    },
  })
  story.raider('Anna').plays('Natural Conduit')
  story.passUntil(() => story.chain.length === 0 || story.decision?.kind === 'target')
  if (story.decision?.kind === 'target') story.raider('Anna').answers('Karrok Scarrend')
  story.resolveAll()
  expect(['Karrok Scarrend', 'Anna', 'Bert'].map((name) => story.damage(name))).toEqual([3, 1, 4])
  story.waitsFor('Anna')
})
