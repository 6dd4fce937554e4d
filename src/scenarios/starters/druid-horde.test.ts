/** The Horde Druid starter: its hero and abilities. */
import { expect, test } from 'vitest'
import {
  ability,
  any,
  destroy,
  numberedCardsOfSet,
  target,
  type UnnumberedCard,
  weapon,
} from '../../cards/builders.ts'
import type { Card } from '../../engine/index.ts'
import { scenario } from '../scenario.ts'
import { expectPowerOnlyOnOwnTurn } from './flipping.testkit.ts'

const KAMU = 'Kamu of Thunder Bluff'
const own = (...cards: UnnumberedCard[]): Card[] =>
  numberedCardsOfSet('OWN', Object.fromEntries(cards.map((card, i) => [i + 1, card])))
const slay = own(ability('Slay', { cost: 0, instant: true }, '', destroy(target(any.ally))))

test('Kamu flips to deal a character 1 arcane damage for each hero and ally you control', () => {
  const story = scenario({
    players: {
      Anna: { hero: KAMU, resources: 4, play: ['Brigg', 'Zulanji', 'Fel Iron Hatchet'] },
      Bert: { play: ['Karrok Scarrend'] },
    },
  })
  story.raider('Anna').uses(KAMU)
  expect(story.offers).toEqual(['Anna', 'Bert', 'Brigg', 'Zulanji', 'Karrok Scarrend'])
  story.raider('Anna').answers('Karrok Scarrend')
  story.resolve()
  expect([story.damage('Karrok Scarrend'), story.isFaceDown('Anna')]).toEqual([3, true])
  expect(story.resources('Anna').ready).toBe(0)
  expect(story.eventsOfKind('damaged').map(({ types }) => types)).toEqual([['arcane']])
  story.waitsFor('Anna')
})

test('Kamu flips only on his own turn', () => expectPowerOnlyOnOwnTurn(KAMU, 4))

test('Brutal Bear Form gives your hero Protector and your allies Assault 1', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Brutal Bear Form'], play: ['Brigg'], resources: 4 },
      Bert: { play: ['Zulanji'] },
    },
  })
  story.raider('Anna').plays('Brutal Bear Form')
  story.resolve()
  expect([story.atk('Brigg'), story.atk('Anna'), story.has('Zulanji', 'assault')]).toEqual([2, 0, 0])
  expect([story.has('Anna', 'protector'), story.has('Bert', 'protector')]).toEqual([1, 0])
  story.turnOf('Bert')
  expect(story.atk('Brigg')).toBe(1)
  story.raider('Bert').proposes('Zulanji', 'Brigg')
  story.passUntil(() => story.decision?.kind === 'protect')
  story.raider('Anna').answers('Anna')
  story.fight()
  expect([story.damage('Anna'), story.damage('Brigg')]).toEqual([4, 0])
  story.waitsFor('Bert')
})

test('Celestial Moonfire deals 2 arcane damage when it is attached, and 2 at the start of each of your turns', () => {
  const story = scenario({
    players: { Anna: { hand: ['Celestial Moonfire'], play: ['Brigg'], resources: 3 }, Bert: {} },
  })
  story.raider('Anna').plays('Celestial Moonfire')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Brigg'])
  story.raider('Anna').answers('Bert')
  story.resolve()
  expect([story.host('Celestial Moonfire'), story.damage('Bert')]).toEqual(['Bert', 2])
  story.turnOf('Bert')
  expect(story.damage('Bert')).toBe(2)
  story.turnOf('Anna')
  expect(story.damage('Bert')).toBe(4)
  story.waitsFor('Anna')
})

test('Celestial Moonfire comes back when an arcane ally exhausts for it, and deals no damage when it is gone', () => {
  const story = scenario({
    cards: own(weapon('Moonwand', { cost: 1, arcane: 1, strikeCost: 1 }, 'Melee (1)')),
    players: {
      Anna: { play: ['Brigg', 'OWN-1', 'Valytha Colton', { card: 'Celestial Moonfire', on: 'Bert' }] },
      Bert: { hand: ['Wrath'], play: ['Valytha Colton'], resources: 2 },
    },
    turn: 'Bert',
  })
  story.raider('Bert').plays('Wrath', { on: 'Anna' })
  story.passUntil(() => story.decision?.seat === story.seat('Anna'))
  expect([story.game.turn.player, story.chain]).toEqual([story.seat('Anna'), ['Celestial Moonfire']])
  story.raider('Anna').uses('Celestial Moonfire')
  expect(['Valytha Colton', 'Moonwand', 'Brigg'].map((name) => story.exhausted(name))).toEqual([
    true,
    false,
    false,
  ])
  story.turnOf('Anna')
  expect(story.cards('Anna', 'hand')).toContain('Celestial Moonfire')
  expect(story.damage('Bert')).toBe(0)
  story.waitsFor('Anna')
})

test('Earth and Moon adds 2 to arcane or nature damage that your characters deal, and to no other damage', () => {
  const story = scenario({
    players: {
      Anna: {
        hand: ['Earth and Moon', 'Wrath', 'Natural Selection'],
        play: ['Valytha Colton', 'Brigg'],
        resources: 8,
      },
      Bert: { hand: ['Wrath'], resources: 2 },
    },
  })
  const anna = story.raider('Anna').plays('Earth and Moon')
  story.resolve()
  anna.plays('Wrath', { on: 'Bert' })
  story.resolve()
  expect(story.damage('Bert')).toBe(5)
  anna.attacks('Valytha Colton', 'Bert')
  expect(story.damage('Bert')).toBe(11)
  anna.attacks('Brigg', 'Bert')
  expect(story.damage('Bert')).toBe(12)
  story.turnOf('Bert')
  story.raider('Bert').plays('Wrath', { on: 'Anna' })
  story.resolve()
  expect(story.damage('Anna')).toBe(3)
  story.waitsFor('Bert')
})

test('Earth Mother’s Blessing gives an ally +3/+3, and a card when it is destroyed', () => {
  const story = scenario({
    cards: slay,
    players: {
      Anna: { hand: ["Earth Mother's Blessing", 'OWN-1', 'OWN-1'], play: ['Brigg'], resources: 3 },
      Bert: { play: ['Zulanji'] },
    },
  })
  const anna = story.raider('Anna').plays("Earth Mother's Blessing")
  expect(story.offers).toEqual(['Brigg', 'Zulanji'])
  anna.answers('Zulanji')
  story.resolve()
  expect([story.atk('Zulanji'), story.health('Zulanji'), story.atk('Brigg')]).toEqual([7, 4, 1])
  anna.plays('Slay', { on: 'Brigg' })
  story.resolveAll()
  expect(story.cards('Anna', 'hand')).toHaveLength(1)
  anna.plays('Slay', { on: 'Zulanji' })
  story.resolveAll()
  expect([story.cards('Anna', 'hand').length, story.cards('Bert', 'hand').length]).toEqual([1, 0])
  story.waitsFor('Anna')
})

test('Natural Selection deals a character 3 nature damage, or heals 3 damage from a character', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Natural Selection', 'Natural Selection'], resources: 6 },
      Bert: { play: [{ card: 'Karrok Scarrend', damage: 3 }] },
    },
  })
  const anna = story.raider('Anna').plays('Natural Selection', { mode: 0 })
  expect(story.offers).toEqual(['Anna', 'Bert', 'Karrok Scarrend'])
  anna.answers('Bert')
  story.resolve()
  expect(story.damage('Bert')).toBe(3)
  anna.plays('Natural Selection', { mode: 1 })
  expect(story.offers).toEqual(['Anna', 'Bert', 'Karrok Scarrend'])
  anna.answers('Karrok Scarrend')
  story.resolve()
  expect(story.damage('Karrok Scarrend')).toBe(0)
  story.waitsFor('Anna')
})

test('Rebirth puts an ally into play from your graveyard whose cost is at most the number of your resources', () => {
  const story = scenario({
    players: {
      Anna: {
        hand: ['Rebirth'],
        graveyard: ['Brigg', 'Karrok Scarrend', "Lu'ka the Wall", 'Wrath'],
        resources: 5,
      },
      Bert: { graveyard: ['Zulanji'], resources: 1 },
    },
  })
  story.raider('Anna').plays('Rebirth')
  expect(story.offers).toEqual(['Brigg', 'Karrok Scarrend'])
  story.raider('Anna').answers('Karrok Scarrend')
  story.resolve()
  expect(story.controller('Karrok Scarrend')).toBe('Anna')
  story.waitsFor('Anna')
})

test('Starfire deals a character 5 arcane damage, and you draw a card', () => {
  const story = scenario({
    players: { Anna: { hand: ['Starfire'], resources: 6 }, Bert: { play: ['Brigg'] } },
  })
  story.raider('Anna').plays('Starfire')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Brigg'])
  story.raider('Anna').answers('Bert')
  story.resolve()
  expect([story.damage('Bert'), story.cards('Anna', 'hand').length]).toEqual([5, 1])
  story.waitsFor('Anna')
})

test.each([
  [
    ['Anna', 'Karrok Scarrend'],
    [1, 0, 2],
  ],
  [['Bert'], [3, 2, 0]],
])('Tears of Aessina heal 2 damage from each of up to two characters: %s', (on, damage) => {
  const story = scenario({
    players: {
      Anna: { hand: ['Tears of Aessina'], damage: 3, resources: 1 },
      Bert: { play: [{ card: 'Karrok Scarrend', damage: 2 }], damage: 2 },
    },
  })
  story.raider('Anna').plays('Tears of Aessina', { on })
  story.resolve()
  expect(['Anna', 'Karrok Scarrend', 'Bert'].map((name) => story.damage(name))).toEqual(damage)
  story.waitsFor('Anna')
})
