/** Timestamps, dependency, interdependence and doubling (718, 719); continuous modifiers (714). */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  atkAndHealthBonus,
  atkBonus,
  doubledStat,
  each,
  named,
  numberedCardsOfSet,
  opposing,
  self,
  sumOfStat,
  target,
  you,
  your,
} from '../../cards/builders.ts'
import { scenario } from '../../scenarios/scenario.ts'
import type { PartySetup } from '../../scenarios/table-setup.ts'
import { exampleCardsAboutObjects } from '../../scenarios/test-cards/objects.ts'

const EX = (n: number): string => `EX-objects-${n}`
const [TRACKER, REVERSAL, RALLY, LEEROY, DRAGONLING, BREEN, SHOUT, SILAS, FOOTSTEPS] = [
  17, 18, 19, 20, 21, 22, 23, 24, 25,
].map(EX)
const table = (anna: PartySetup, dungeon: Omit<PartySetup, 'hero' | 'hand' | 'resources' | 'quests'> = {}) =>
  scenario({ cards: exampleCardsAboutObjects, raiders: { Anna: anna }, dungeon })

test('an indefinite modifier counts again whenever it is read: Tracker Gallen (714.2, example)', () => {
  const story = table({ play: [TRACKER ?? '', 'Brigg'], hand: ['Zulanji', 'Brigg'], resources: 5 })
  expect(story.atk('Tracker Gallen')).toBe(2)
  story.raider('Anna').plays('Zulanji')
  story.resolve()
  expect(story.atk('Tracker Gallen')).toBe(3)
  story.waitsFor('Anna')
})

test('a definite modifier applies only while its condition holds: Sudden Reversal (714.3a, example)', () => {
  const story = scenario({
    cards: exampleCardsAboutObjects,
    players: {
      Anna: { play: ['Wysko'], hand: ['Rend'] },
      Bert: { play: ['Brigg'], hand: [REVERSAL ?? '', 'Gouge'], resources: 2 },
    },
  })
  story.raider('Anna').proposes('Wysko', 'Brigg')
  story.raider('Bert').plays('Sudden Reversal', { on: 'Brigg' })
  story.resolve()
  expect(story.atk('Brigg')).toBe(1)
  story.idleUntil(() => story.game.combat?.defender === story.find('Brigg'))
  expect(story.atk('Brigg')).toBe(5)
  story.fight()
  expect(story.isInPlay('Wysko')).toBe(false)
  story.waitsFor('Anna')
})

test('a definite modifier that affects all matching cards flags none: Rally the Troops (714.3e, example)', () => {
  const charm = numberedCardsOfSet('EX', {
    'objects-96': ability('Charm', { cost: 0, instant: true }, '', you.gainControlOf(target(opposing.ally))),
  })
  const story = scenario({
    cards: [...exampleCardsAboutObjects, ...charm],
    players: {
      Anna: { play: ['Brigg'], hand: [RALLY ?? '', 'Captain Swash', 'Rend'], resources: 5 },
      Bert: { hand: [EX(96)] },
    },
  })
  const anna = story.raider('Anna').plays('Rally the Troops')
  story.resolve()
  anna.plays('Captain Swash')
  story.resolve()
  expect([story.atk('Brigg'), story.atk('Captain Swash')]).toEqual([2, 2])
  anna.passes()
  story.raider('Bert').plays('Charm', { on: 'Brigg' })
  story.resolve()
  expect([story.controller('Brigg'), story.atk('Brigg'), story.atk('Captain Swash')]).toEqual(['Bert', 1, 2])
  story.waitsFor('Anna')
})

test('a later part flags the cards of an earlier part, whether they were exhausted already or not: Leeroy Jenkins (714.3f, example)', () => {
  const story = table({
    play: ['Brigg', { card: 'Captain Swash', exhausted: true }],
    hand: [LEEROY ?? '', 'Oruk Starstorm'],
    resources: 7,
  })
  const anna = story.raider('Anna').plays('Leeroy Jenkins')
  story.resolveAll()
  anna.plays('Oruk Starstorm')
  story.resolveAll()
  expect(story.game.modifiers[0]?.flagged).toHaveLength(2)
  expect([anna.may('attack Leeroy Jenkins'), anna.may('power Leeroy Jenkins')]).toEqual([false, true])
  anna.uses('Leeroy Jenkins')
  story.resolveAll()
  expect(anna.may('attack Leeroy Jenkins')).toBe(true)
  story.tire('Oruk Starstorm', 'Leeroy Jenkins')
  story.turnOf('Anna')
  const names = ['Brigg', 'Captain Swash', 'Oruk Starstorm', 'Leeroy Jenkins']
  expect(names.map((name) => story.exhausted(name))).toEqual([true, true, false, false])
  story.waitsFor('Anna')
})

test('a modifier that gives a card an ATK applies before modifiers of the ATK: Dragonling and Breen (719.1, example)', () => {
  const story = table({ play: [DRAGONLING ?? ''], resources: 2, hand: ['Brigg'] }, { play: [BREEN ?? ''] })
  const anna = story.raider('Anna').uses('Arcanite Dragonling')
  story.resolve()
  expect([story.atk('Arcanite Dragonling'), story.has('Arcanite Dragonling', 'protector')]).toEqual([1, 1])
  anna.uses('Arcanite Dragonling')
  story.resolve()
  expect(story.atk('Arcanite Dragonling')).toBe(1)
  story.waitsFor('Anna')
})

test('Silas counts a Fel Reaver as changed by a Shout that was in play before him (719.2, example)', () => {
  const story = table(
    { hand: [FOOTSTEPS ?? '', SILAS ?? '', 'Brigg'], resources: 14 },
    { play: [SHOUT ?? ''] },
  )
  const anna = story.raider('Anna').plays('Thundering Footsteps')
  story.resolve()
  anna.plays('Silas Darkmoon')
  story.resolve()
  expect([story.atk('Fel Reaver'), story.atk('Silas Darkmoon'), story.health('Silas Darkmoon')]).toEqual([
    7, 4, 4,
  ])
  story.waitsFor('Anna')
})

test('Silas counts a Fel Reaver as changed by a Shout that came later (719.2, example)', () => {
  const reaver = numberedCardsOfSet('EX', {
    'objects-94': ally('Fel Reaver', { cost: 8, melee: 10, health: 10 }, 'Mechanical'),
  })
  const story = scenario({
    cards: [...exampleCardsAboutObjects, ...reaver],
    raiders: { Anna: { play: [SILAS ?? '', EX(94)], hand: ['Brigg'] } },
    dungeon: { play: [SHOUT ?? ''] },
  })
  expect([story.atk('Silas Darkmoon'), story.health('Silas Darkmoon')]).toEqual([4, 4])
  story.waitsFor('Anna')
})

test('two modifiers that depend on each other apply once each, by timestamp (719.3)', () => {
  const sums = numberedCardsOfSet('EX', {
    'objects-90': ally(
      'First',
      { cost: 1, melee: 1, health: 5 },
      '',
      self.has(atkBonus(sumOfStat('atk', each(named('Second', your.ally))))),
    ),
    'objects-91': ally(
      'Second',
      { cost: 1, melee: 2, health: 5 },
      '',
      self.has(atkBonus(sumOfStat('atk', each(named('First', your.ally))))),
    ),
  })
  const story = scenario({ cards: sums, raiders: { Anna: { play: [EX(90), EX(91)], hand: ['Brigg'] } } })
  expect([story.atk('First'), story.atk('Second')]).toEqual([3, 5])
  story.waitsFor('Anna')
})

test('doubling applies last, whatever its timestamp (719.4)', () => {
  const cards = numberedCardsOfSet('EX', {
    'objects-92': ally(
      'Doubler',
      { cost: 1, melee: 1, health: 1 },
      '',
      each(named('Brigg', any.ally)).has(doubledStat('atk')),
    ),
    'objects-93': ally(
      'Helper',
      { cost: 1, melee: 1, health: 1 },
      '',
      each(named('Brigg', any.ally)).has(atkAndHealthBonus(2, 0)),
    ),
  })
  const story = scenario({ cards, raiders: { Anna: { play: ['Brigg', EX(92), EX(93)], hand: ['Brigg'] } } })
  expect(story.atk('Brigg')).toBe(6)
  story.waitsFor('Anna')
})
