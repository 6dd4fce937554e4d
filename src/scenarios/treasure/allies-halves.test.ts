/** The cards that the treasure's allies don't affect, and the second half of each "hero or ally". */
import { expect, test } from 'vitest'
import {
  ability,
  anotherTarget,
  any,
  elusive,
  numberedCardsOfSet,
  ongoing,
  opposing,
  target,
  thisTurn,
  untargetable,
  weapon,
  your,
  yourHero,
} from '../../cards/builders.ts'
import { scenario } from '../scenario.ts'

test.each([
  [1, 3],
  [0, 0],
])('Bloodfang Berserker against an ally with %i damage', (before, after) => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['DTP-11'], damage: 1 },
      Bert: { play: [{ card: 'Crazy Igvand', damage: before, exhausted: true }] },
    },
  })
  story.raider('Anna').attacks('Bloodfang Berserker', 'Crazy Igvand')
  expect(story.damage('Crazy Igvand')).toBe(after)
  story.waitsFor('Anna')
})

test('Crime Scene Alarm-O-Bot notices a hero’s attack, and readies for an attack on a friend', () => {
  const story = scenario({
    teams: [['Anna'], ['Bert', 'Cleo']],
    players: {
      Anna: { hand: ['Wrath'], play: ['Buzzer Blade'], resources: 1 },
      Bert: { play: [{ card: 'Crime Scene Alarm-O-Bot', exhausted: true }] },
      Cleo: {},
    },
  })
  story.raider('Anna').proposes('Anna', 'Cleo')
  story.resolve()
  story.pick('Buzzer Blade')
  story.passUntil(() => story.decision?.kind === 'may')
  story.raider('Bert').answers('yes')
  expect(story.exhausted('Crime Scene Alarm-O-Bot')).toBe(false)
  story.passUntil(() => story.decision?.kind === 'protect')
  story.waitsFor('Bert', 'protect')
})

test('Packleader Ivar Bloodfang is an Aberration: only combat damages him', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Scorch', 'Wrath'], play: ['Zulanji'] },
      Bert: { play: [{ card: 'Packleader Ivar Bloodfang', exhausted: true }] },
    },
  })
  const anna = story.raider('Anna').plays('Scorch', { on: 'Packleader Ivar Bloodfang' })
  story.resolve()
  expect(story.damage('Packleader Ivar Bloodfang')).toBe(0)
  anna.attacks('Zulanji', 'Packleader Ivar Bloodfang')
  expect(story.damage('Packleader Ivar Bloodfang')).toBe(4)
  story.waitsFor('Anna')
})

test('Scarlet Renegade counts only allies of its name, and no longer when one leaves', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Prey on the Weak', 'Wrath'], play: ['Scarlet Renegade', 'Brigg'], resources: 2 },
      Bert: { play: ['Scarlet Renegade'] },
    },
  })
  expect([story.atk('Scarlet Renegade'), story.has('Scarlet Renegade#2', 'assault')]).toEqual([2, 1])
  story.raider('Anna').plays('Prey on the Weak', { on: 'Scarlet Renegade' })
  story.resolve()
  expect([story.has('Scarlet Renegade', 'assault'), story.atk('Scarlet Renegade')]).toEqual([1, 1])
  story.waitsFor('Anna')
})

test('Deathstalker Commander Belmont helps allies only, not heroes or weapons', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['Deathstalker Commander Belmont', 'Buzzer Blade'] },
      Bert: {},
    },
  })
  story.raider('Anna').uses('Deathstalker Commander Belmont')
  story.resolve()
  const atk = ['Deathstalker Commander Belmont', 'Anna', 'Buzzer Blade'].map((name) => story.atk(name))
  expect(atk).toEqual([4, 0, 2])
  story.waitsFor('Anna')
})

test('Forsaken Blightspreader destroys any opposing ally to which it deals damage of any kind, but no ally of yours', () => {
  const hits = { cost: 0, instant: true } as const
  const story = scenario({
    players: {
      Anna: {
        hand: ['Spar', 'Spar', 'Scorch', 'Wrath'],
        play: ['Forsaken Blightspreader', 'Valanos'],
      },
      Bert: { play: ['Crazy Igvand'] },
    },
    cards: numberedCardsOfSet('EX', {
      1: ability('Spar', hits, '', target(your.ally).deals(1, 'melee').to(anotherTarget(any.ally))),
    }),
  })
  const anna = story.raider('Anna').plays('Scorch', { on: 'Crazy Igvand' })
  story.resolve()
  expect([story.damage('Crazy Igvand'), story.eventsOfKind('used')]).toEqual([1, []])
  for (const whom of ['Valanos', 'Crazy Igvand']) {
    anna.plays('Spar')
    for (const pick of ['Forsaken Blightspreader', whom]) anna.answers(pick)
    story.resolveAll()
  }
  expect([story.damage('Valanos'), story.isInPlay('Crazy Igvand')]).toEqual([1, false])
  story.waitsFor('Anna')
})

test('Forsaken Royal Dreadguard counts no other ally, and does nothing at the start of another player’s turn', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['Forsaken Royal Dreadguard', 'Valanos'] },
      Bert: { hand: ['Wrath'] },
    },
    turn: 'Bert',
  })
  expect(story.eventsOfKind('used')).toEqual([])
  story.passUntil(() => story.decision?.kind === 'target')
  story.raider('Anna').answers('Bert')
  story.resolve()
  expect(story.eventsOfKind('damaged')).toMatchObject([
    { amount: 1, by: story.find('Forsaken Royal Dreadguard') },
  ])
  story.turnOf('Bert')
  expect(story.eventsOfKind('damaged')).toHaveLength(1)
  story.waitsFor('Bert')
})

test('Kagtha: an opposing hero has neither keyword, not even if it gets one later, and your own side keeps them', () => {
  const instant = { cost: 0, instant: true } as const
  const story = scenario({
    players: {
      Anna: { hand: ['Cloak', 'Veil', 'Wrath'], play: ['Kagtha'] },
      Bert: { hand: ['Wrath'], play: ['Brigg', 'Mist', 'Ghost Hatchet'] },
    },
    cards: numberedCardsOfSet('EX', {
      1: ability('Cloak', instant, '', thisTurn(target(opposing.heroOrAlly).has(elusive))),
      2: ability('Veil', instant, '', thisTurn(yourHero.has(untargetable))),
      3: ability('Mist', { cost: 0 }, '', ongoing(yourHero.has(elusive, untargetable))),
      4: weapon('Ghost Hatchet', { cost: 0, melee: 1, strikeCost: 0 }, 'Melee (1)', untargetable),
    }),
  })
  const has = (name: string) => [story.has(name, 'elusive'), story.has(name, 'untargetable')]
  expect([has('Bert'), has('Ghost Hatchet')]).toEqual([
    [0, 0],
    [0, 1],
  ])
  const anna = story.raider('Anna').plays('Cloak', { on: 'Brigg' })
  story.resolve()
  anna.plays('Veil')
  story.resolve()
  expect([has('Brigg'), has('Anna')]).toEqual([
    [0, 0],
    [0, 1],
  ])
  story.waitsFor('Anna')
})
