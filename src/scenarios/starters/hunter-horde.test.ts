/** The Horde Hunter starter's abilities. */
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

const own = (...cards: UnnumberedCard[]): Card[] =>
  numberedCardsOfSet('OWN', Object.fromEntries(cards.map((card, i) => [i + 1, card])))
const slay = own(ability('Slay', { cost: 0, instant: true }, '', destroy(target(any.ally))))

test('Explosive Shot destroys an opposing ally and deals damage equal to its cost to another character', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Explosive Shot', 'Brigg'], play: ['Zip'], resources: 4 },
      Bert: { play: ['Karrok Scarrend', "Lu'ka the Wall"] },
    },
  })
  const anna = story.raider('Anna').plays('Explosive Shot')
  expect(story.offers).toEqual(['Karrok Scarrend', "Lu'ka the Wall"])
  anna.answers('Karrok Scarrend')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Zip', "Lu'ka the Wall"])
  anna.answers('Bert')
  story.resolve()
  expect([story.cards('Bert', 'graveyard'), story.damage('Bert')]).toEqual([['Karrok Scarrend'], 5])
  expect(story.eventsOfKind('damaged').map(({ types }) => types)).toEqual([['fire']])
  story.waitsFor('Anna')
})

test('Explosive Shot deals no damage if it destroys nothing', () => {
  const story = scenario({
    cards: slay,
    players: {
      Anna: { hand: ['Explosive Shot', 'Brigg'], resources: 4 },
      Bert: { hand: ['OWN-1'], play: ['Karrok Scarrend'] },
    },
  })
  story.raider('Anna').plays('Explosive Shot', { on: 'Karrok Scarrend' }).answers('Bert')
  story.raider('Bert').plays('Slay', { on: 'Karrok Scarrend' })
  story.resolveAll()
  expect([story.cards('Bert', 'graveyard').length, story.damage('Bert')]).toEqual([2, 0])
  story.waitsFor('Anna')
})

test('Favor of the Hunt gives a friendly ally Assault 2, and deals 2 fire damage when that ally is destroyed', () => {
  const story = scenario({
    cards: slay,
    players: {
      Anna: { hand: ['Favor of the Hunt', 'OWN-1', 'OWN-1'], play: ['Zip', 'Brigg'], resources: 2 },
      Bert: { play: ['Fury'] },
    },
  })
  const anna = story.raider('Anna').plays('Favor of the Hunt')
  expect(story.offers).toEqual(['Zip', 'Brigg'])
  anna.answers('Zip')
  story.resolve()
  expect([story.atk('Zip'), story.atk('Brigg'), story.has('Zip', 'assault')]).toEqual([4, 1, 2])
  anna.plays('Slay', { on: 'Brigg' })
  story.resolve()
  expect(story.decision?.kind).toBe('priority')
  anna.plays('Slay', { on: 'Zip' })
  story.resolve()
  expect(story.offers).toEqual(['Anna', 'Bert', 'Fury'])
  anna.answers('Bert')
  story.resolve()
  expect(story.damage('Bert')).toBe(2)
  expect(story.eventsOfKind('damaged').map(({ types }) => types)).toEqual([['fire']])
  story.waitsFor('Anna')
})

test('Kill Command: your Pet deals an ally melee damage equal to its ATK', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Kill Command', 'Brigg'], play: ['Zip', 'Brigg'], resources: 2 },
      Bert: { play: ['Fury', 'Karrok Scarrend'] },
    },
  })
  const anna = story.raider('Anna').plays('Kill Command')
  expect(story.offers).toEqual(['Zip'])
  anna.answers('Zip')
  expect(story.offers).toEqual(['Zip', 'Brigg', 'Fury', 'Karrok Scarrend'])
  anna.answers('Karrok Scarrend')
  story.resolve()
  expect([story.damage('Karrok Scarrend'), story.damage('Zip')]).toEqual([2, 0])
  const [dealt] = story.eventsOfKind('damaged')
  expect([dealt?.types, story.cardName(dealt?.by ?? 0)]).toEqual([['melee'], 'Zip'])
  story.waitsFor('Anna')
})

test('Spoils of the Hunt destroys each opposing ally with the highest cost', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Spoils of the Hunt', 'Brigg'], play: ["Lu'ka the Wall"], resources: 3 },
      Bert: { play: ['Karrok Scarrend', 'Fury', 'Valanos', 'Brigg'] },
    },
  })
  story.raider('Anna').plays('Spoils of the Hunt')
  story.resolve()
  expect(story.cards('Bert', 'graveyard')).toEqual(['Karrok Scarrend', 'Fury'])
  expect(story.isInPlay("Lu'ka the Wall")).toBe(true)
  story.waitsFor('Anna')
})

test('Spoils of the Hunt destroys all allies of the Dungeon: their cost is 0', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Spoils of the Hunt', 'Brigg'], resources: 3 } },
    dungeon: { play: ['Glubtok', 'Defias Pirate'] },
  })
  story.raider('Anna').plays('Spoils of the Hunt')
  story.resolve()
  expect(story.party('Dungeon')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('Steady Shot may deal 1 ranged damage at the start of each of your turns', () => {
  const story = scenario({
    players: { Anna: { hand: ['Steady Shot', 'Brigg'], resources: 3 }, Bert: { play: ['Brigg'] } },
  })
  story.raider('Anna').plays('Steady Shot')
  story.resolve()
  story.turnOf('Bert')
  story.turnOf('Anna')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Brigg'])
  story.raider('Anna').answers('Bert')
  story.resolve()
  story.raider('Anna').answers('yes')
  expect(story.eventsOfKind('damaged').map(({ types, amount }) => [types, amount])).toEqual([[['ranged'], 1]])
  story.turnOf('Bert')
  story.turnOf('Anna')
  story.raider('Anna').answers('Bert')
  story.resolve()
  story.raider('Anna').answers('no')
  story.passUntil(() => story.isCalm())
  expect(story.damage('Bert')).toBe(1)
  story.waitsFor('Anna')
})

test.each([
  ['Karrok Scarrend', 2],
  ['Arcanite Reaper', 2],
])('Turn the Blade takes 3 ATK from an ally or a weapon: %s', (name, left) => {
  const story = scenario({
    players: {
      Anna: { hand: ['CD3-H13', 'Brigg'], resources: 1 },
      Bert: { play: ['Karrok Scarrend', 'Arcanite Reaper', 'Golem Skull Helm'] },
    },
  })
  story.raider('Anna').plays('Turn the Blade')
  expect(story.offers).toEqual(['Karrok Scarrend', 'Arcanite Reaper'])
  story.raider('Anna').answers(name)
  story.resolve()
  expect([story.host('Turn the Blade'), story.atk(name)]).toEqual([name, left])
  story.waitsFor('Anna')
})
