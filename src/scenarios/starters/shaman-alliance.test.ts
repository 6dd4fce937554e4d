/** The Alliance Shaman starter: its hero and abilities. */
import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { expectPowerOnlyOnOwnTurn } from './flipping.testkit.ts'

const EDAAN = 'Edaan of the Exodar'

test('Edaan flips to heal 3 damage from a character', () => {
  const story = scenario({
    players: {
      Anna: { hero: EDAAN, hand: ['Wrath'], damage: 5, resources: 1 },
      Bert: { play: ['Brigg'] },
    },
  })
  story.raider('Anna').uses(EDAAN)
  expect(story.offers).toEqual(['Anna', 'Bert', 'Brigg'])
  story.raider('Anna').answers('Anna')
  story.resolve()
  expect([story.damage('Anna'), story.isFaceDown('Anna')]).toEqual([2, true])
  expect(story.resources('Anna').ready).toBe(0)
  story.waitsFor('Anna')
})

test('Edaan flips only on his own turn', () => expectPowerOnlyOnOwnTurn(EDAAN, 1))

test('Ancestral Recovery returns up to two allies from your graveyard to your hand', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Ancestral Recovery'], graveyard: ['Brigg', 'Wrath', 'Zulanji', 'Zip'], resources: 3 },
      Bert: { graveyard: ['Fury'] },
    },
  })
  story.raider('Anna').plays('Ancestral Recovery')
  expect(story.offers).toEqual(['Brigg', 'Zulanji', 'Zip'])
  expect([story.decision?.min, story.decision?.max]).toEqual([0, 2])
  story.raider('Anna').answers('Brigg', 'Zip')
  story.resolve()
  expect(story.cards('Anna', 'hand')).toEqual(['Brigg', 'Zip'])
  story.waitsFor('Anna')
})

test('Breath of the Elements readies all your allies, and no other cards', () => {
  const story = scenario({
    players: {
      Anna: {
        hand: ['Breath of the Elements', 'Wrath'],
        play: [
          { card: 'Brigg', exhausted: true },
          { card: 'Zip', exhausted: true },
        ],
        exhausted: true,
        resources: 5,
      },
      Bert: { play: [{ card: 'Zulanji', exhausted: true }] },
    },
    turn: 'Bert',
  })
  story.raider('Anna').plays('Breath of the Elements')
  story.resolve()
  expect(['Brigg', 'Zip', 'Anna'].map((name) => story.exhausted(name))).toEqual([false, false, true])
  story.waitsFor('Bert')
})

test('Breath of the Elements leaves other players’ allies exhausted', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Breath of the Elements', 'Wrath'], resources: 5 },
      Bert: { play: [{ card: 'Zulanji', exhausted: true }] },
    },
  })
  story.raider('Anna').plays('Breath of the Elements')
  story.resolve()
  expect(story.exhausted('Zulanji')).toBe(true)
  story.waitsFor('Anna')
})

test('Elements’ Fury deals a hero and an ally 3 nature damage each', () => {
  const story = scenario({
    players: {
      Anna: { hand: ["Elements' Fury", 'Wrath'], play: ['Brigg'], resources: 3 },
      Bert: { play: ['Karrok Scarrend'] },
    },
  })
  const anna = story.raider('Anna').plays("Elements' Fury")
  expect(story.offers).toEqual(['Anna', 'Bert'])
  anna.answers('Bert')
  expect(story.offers).toEqual(['Brigg', 'Karrok Scarrend'])
  anna.answers('Karrok Scarrend')
  story.resolve()
  expect(['Bert', 'Karrok Scarrend', 'Anna'].map((name) => story.damage(name))).toEqual([3, 3, 0])
  story.waitsFor('Anna')
})

test('Energized readies an ally', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Energized', 'Wrath'], play: ['Brigg'], resources: 2 },
      Bert: { play: [{ card: 'Karrok Scarrend', exhausted: true }] },
    },
  })
  story.raider('Anna').plays('Energized')
  expect(story.offers).toEqual(['Brigg', 'Karrok Scarrend'])
  story.raider('Anna').answers('Karrok Scarrend')
  story.resolve()
  expect(story.exhausted('Karrok Scarrend')).toBe(false)
  story.waitsFor('Anna')
})

test('Greater Chain Lightning deals 5, 4, 3, 2 and 1 nature damage in the order of its targets', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Greater Chain Lightning', 'Wrath'], play: ["Lu'ka the Wall"], resources: 7 },
      Bert: { play: ['Crazy Igvand', 'Karrok Scarrend'] },
    },
  })
  const order = ['Bert', 'Crazy Igvand', 'Karrok Scarrend', "Lu'ka the Wall", 'Anna']
  story.raider('Anna').plays('Greater Chain Lightning', { on: order })
  story.passUntil(() => story.decision?.kind === 'target')
  expect(order.map((name) => story.damage(name))).toEqual([5, 4, 3, 2, 1])
  story.waitsFor('Anna', 'target')
})

test.each([
  ['Brigg', 1],
  ['Fel Iron Hatchet', 2],
])('Primal Strike gives an ally or weapon 3 ATK this turn: %s', (name, atk) => {
  const story = scenario({
    players: {
      Anna: { hand: ['Primal Strike', 'Wrath'], play: ['Brigg', 'Fel Iron Hatchet'], resources: 1 },
      Bert: { play: ['Golem Skull Helm'] },
    },
  })
  story.raider('Anna').plays('Primal Strike')
  expect(story.offers).toEqual(['Brigg', 'Fel Iron Hatchet'])
  story.raider('Anna').answers(name)
  story.resolve()
  expect(story.atk(name)).toBe(atk + 3)
  story.turnOf('Bert')
  expect(story.atk(name)).toBe(atk)
  story.waitsFor('Bert')
})
