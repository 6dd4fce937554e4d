/** The Alliance Druid starter: its hero and abilities. */
import { expect, test } from 'vitest'
import {
  ability,
  any,
  destroy,
  numberedCardsOfSet,
  ready,
  target,
  type UnnumberedCard,
} from '../../cards/builders.ts'
import type { Card } from '../../engine/index.ts'
import { scenario } from '../scenario.ts'
import { expectPowerOnlyOnOwnTurn } from './flipping.testkit.ts'

const LEISHA = 'Leisha of Darnassus'
const own = (...cards: UnnumberedCard[]): Card[] =>
  numberedCardsOfSet('OWN', Object.fromEntries(cards.map((card, i) => [i + 1, card])))
const instant = { cost: 0, instant: true } as const

test('Leisha flips to have Assault 3 this turn', () => {
  const story = scenario({ players: { Anna: { hero: LEISHA, resources: 3 }, Bert: {} } })
  const anna = story.raider('Anna').uses(LEISHA)
  story.resolve()
  expect([story.isFaceDown('Anna'), story.resources('Anna').ready]).toEqual([true, 0])
  expect([story.has('Anna', 'assault'), story.atk('Anna'), story.atk('Bert')]).toEqual([3, 3, 0])
  anna.attacks('Anna', 'Bert')
  expect(story.damage('Bert')).toBe(3)
  story.turnOf('Anna')
  expect(story.atk('Anna')).toBe(0)
  story.waitsFor('Anna')
})

test('Leisha flips only on her own turn', () => expectPowerOnlyOnOwnTurn(LEISHA, 3))

test('Energize makes a player of your choice draw two cards', () => {
  const story = scenario({ players: { Anna: { hand: ['Energize'], resources: 3 }, Bert: {} } })
  story.raider('Anna').plays('Energize', { on: 'Bert' })
  story.resolve()
  expect([story.cards('Anna', 'hand').length, story.cards('Bert', 'hand').length]).toEqual([0, 2])
  story.waitsFor('Anna')
})

test('Entangling Roots exhaust an ally, which doesn’t ready in its controller’s ready steps', () => {
  const story = scenario({
    cards: own(ability('Wake Up', instant, '', ready(target(any.ally)))),
    players: {
      Anna: { hand: ['CD2-D3'], play: ['Karrok Scarrend'], resources: 2 },
      Bert: { hand: ['OWN-1'], play: ['Brigg'] },
    },
  })
  story.raider('Anna').plays('Entangling Roots')
  expect(story.offers).toEqual(['Karrok Scarrend', 'Brigg'])
  story.raider('Anna').answers('Brigg')
  story.resolve()
  expect([story.host('Entangling Roots'), story.exhausted('Brigg')]).toEqual(['Brigg', true])
  story.turnOf('Bert')
  story.turnOf('Anna')
  story.turnOf('Bert')
  expect(story.exhausted('Brigg')).toBe(true)
  story.raider('Bert').plays('Wake Up', { on: 'Brigg' })
  story.resolve()
  expect(story.exhausted('Brigg')).toBe(false)
  story.waitsFor('Bert')
})

test('Gift of the Earthmother gives an ally +6/+6, and two cards when it is destroyed', () => {
  const story = scenario({
    cards: own(ability('Slay', instant, '', destroy(target(any.ally)))),
    players: {
      Anna: { hand: ['Gift of the Earthmother', 'OWN-1', 'OWN-1'], play: ['Brigg'], resources: 4 },
      Bert: { play: ['Karrok Scarrend'] },
    },
  })
  const anna = story.raider('Anna').plays('Gift of the Earthmother')
  expect(story.offers).toEqual(['Brigg', 'Karrok Scarrend'])
  anna.answers('Brigg')
  story.resolve()
  expect([story.atk('Brigg'), story.health('Brigg')]).toEqual([7, 8])
  anna.plays('Slay', { on: 'Karrok Scarrend' })
  story.resolveAll()
  expect(story.cards('Anna', 'hand')).toHaveLength(1)
  anna.plays('Slay', { on: 'Brigg' })
  story.resolveAll()
  expect(story.cards('Anna', 'hand')).toHaveLength(2)
  story.waitsFor('Anna')
})

test('Gift of the Wild gives all your allies +2/+2, and no other cards', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Gift of the Wild'], play: ['Brigg', 'Karrok Scarrend'], resources: 6 },
      Bert: { play: ['Zulanji'] },
    },
  })
  story.raider('Anna').plays('Gift of the Wild')
  story.resolve()
  const stats = ['Brigg', 'Karrok Scarrend', 'Zulanji', 'Anna']
  expect(stats.map((name) => story.atk(name))).toEqual([3, 7, 4, 0])
  expect(stats.map((name) => story.health(name))).toEqual([4, 6, 1, 27])
  story.waitsFor('Anna')
})

test('Mark of the Wild gives an ally +2/+2', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Mark of the Wild'], play: ['Brigg'], resources: 2 },
      Bert: { play: ['Brigg'] },
    },
  })
  story.raider('Anna').plays('Mark of the Wild')
  expect(story.offers).toEqual(['Brigg', 'Brigg'])
  story.raider('Anna').answers('Brigg')
  story.resolve()
  expect([story.atk('Brigg'), story.health('Brigg'), story.atk('Brigg#2')]).toEqual([3, 4, 1])
  story.waitsFor('Anna')
})

test('Nature’s Focus deals an ally 4 damage, or heals 4 damage from a hero', () => {
  const story = scenario({
    players: {
      Anna: { hand: ["Nature's Focus", "Nature's Focus"], resources: 4 },
      Bert: { play: ["Lu'ka the Wall"], damage: 5 },
    },
  })
  const anna = story.raider('Anna').plays("Nature's Focus", { mode: 0, on: "Lu'ka the Wall" })
  story.resolve()
  expect(story.damage("Lu'ka the Wall")).toBe(4)
  story.raider('Bert').answers('Anna')
  story.resolve()
  story.raider('Bert').answers('no')
  anna.plays("Nature's Focus", { mode: 1 })
  expect(story.offers).toEqual(['Anna', 'Bert'])
  anna.answers('Bert')
  story.resolve()
  expect(story.damage('Bert')).toBe(1)
  story.waitsFor('Anna')
})

test('Savage Cat Form gives your hero Assault 1 and Stealth', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Savage Cat Form'], resources: 3 },
      Bert: { play: ['Tyrennius Scatheblade'] },
    },
  })
  const anna = story.raider('Anna').plays('Savage Cat Form')
  story.resolve()
  expect([story.atk('Anna'), story.atk('Bert'), story.has('Bert', 'stealth')]).toEqual([1, 0, 0])
  anna.proposes('Anna', 'Bert')
  story.passUntil(() => !story.game.combat)
  expect([story.damage('Bert'), story.exhausted('Tyrennius Scatheblade')]).toEqual([1, false])
  story.turnOf('Bert')
  expect(story.atk('Anna')).toBe(0)
  story.waitsFor('Bert')
})

test('a player with two Forms keeps only one of them', () => {
  const story = scenario({
    players: { Anna: { hand: ['Savage Cat Form'], play: ['Savage Cat Form'], resources: 3 }, Bert: {} },
  })
  story.raider('Anna').plays('Savage Cat Form')
  story.resolve()
  story.raider('Anna').answers('Savage Cat Form')
  expect([story.party('Anna').length, story.cards('Anna', 'graveyard')]).toEqual([2, ['Savage Cat Form']])
  story.waitsFor('Anna')
})

test('Thorns deal 1 nature damage to a character that deals the attached character combat damage, and to no other', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Thorns'], resources: 4 },
      Bert: { hand: ['Wrath'], play: ['Brigg', 'Kozik Skullcracker'], resources: 2 },
    },
  })
  const anna = story.raider('Anna').plays('Thorns')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Brigg', 'Kozik Skullcracker'])
  anna.answers('Anna')
  story.resolve()
  story.turnOf('Bert')
  const bert = story.raider('Bert').attacks('Brigg', 'Anna')
  expect([story.damage('Anna'), story.damage('Brigg'), story.damage('Bert')]).toEqual([1, 1, 0])
  bert.plays('Wrath', { on: 'Anna' })
  story.resolveAll()
  expect([story.damage('Anna'), story.damage('Bert')]).toEqual([4, 0])
  expect(story.eventsOfKind('damaged').filter(({ types }) => types.includes('nature'))).toHaveLength(2)
  story.waitsFor('Bert')
})

test('Thorns on an ally deal the damage even when it dies', () => {
  const story = scenario({
    players: {
      Anna: { play: ['Brigg'] },
      Bert: { play: ['Benethor Draigo', { card: 'Thorns', on: 'Brigg' }] },
    },
  })
  story.turnOf('Bert')
  story.raider('Bert').attacks('Benethor Draigo', 'Brigg')
  expect([story.isInPlay('Brigg'), story.isInPlay('Benethor Draigo')]).toEqual([false, false])
  story.waitsFor('Bert')
})

test('Wrath deals 3 nature damage to a hero or ally', () => {
  const story = scenario({
    players: { Anna: { hand: ['Wrath'], resources: 2 }, Bert: { play: ['Karrok Scarrend'] } },
  })
  story.raider('Anna').plays('Wrath')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Karrok Scarrend'])
  story.raider('Anna').answers('Karrok Scarrend')
  story.resolve()
  expect(story.damage('Karrok Scarrend')).toBe(3)
  story.waitsFor('Anna')
})
