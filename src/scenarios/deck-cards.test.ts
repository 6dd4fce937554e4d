/**
 * Stories of the cards that the rules print about building decks: Pets, poison, reflexes, shots, and effects that
 * happen unless a player pays.
 */
import { expect, test } from 'vitest'
import { ability, ally, any, destroy, numberedCardsOfSet, target } from '../cards/builders.ts'
import { type Story, scenario } from './scenario.ts'
import type { PartySetup } from './table-setup.ts'
import { exampleCardsAboutCombat, idOfCombatExampleCard } from './test-cards/combat.ts'
import { exampleCardsAboutDecks } from './test-cards/decks.ts'

const own = numberedCardsOfSet('OWN', {
  1: ally('Rat', { cost: 0, melee: 2, health: 5 }, ''),
  2: ability('Doom', { cost: 0 }, '', destroy(target(any.ally))),
})
const duel = (anna: PartySetup, bert: PartySetup = {}): Story =>
  scenario({
    cards: [...exampleCardsAboutDecks, ...exampleCardsAboutCombat, ...own],
    players: { Anna: anna, Bert: bert },
  })

test.each([
  ['pays', 3, 'yes', 0, false],
  ['doesn’t pay', 3, 'no', 3, true],
  ['can’t pay', 2, undefined, 2, true],
] as const)(
  'Crippling Poison if the ally’s player %s (glossary: Unless, example)',
  (_, resources, answer, left, exhausted) => {
    const story = duel(
      { play: ['Scarlet Kris'], hand: ['Crippling Poison', 'Rend'], resources: 1 },
      { play: ['Rat'], resources },
    )
    story.raider('Anna').attacks('Anna', 'Rat', 'Scarlet Kris').plays('Crippling Poison', { on: 'Rat' })
    story.resolve()
    story.idleUntil(() => story.decision?.kind === 'may' || (story.game.turn.player === 1 && story.isCalm()))
    expect([story.decision?.kind, story.exhausted('Rat')]).toEqual(
      answer ? ['may', false] : ['priority', true],
    )
    if (answer) story.pick(answer)
    expect([story.resources('Bert').ready, story.exhausted('Rat')]).toEqual([left, exhausted])
    story.idleUntil(() => story.isCalm())
    story.waitsFor('Bert')
  },
)

test('Baxxel’s other side: Pets have 2 ATK more on their controller’s turn', () => {
  const story = duel({ hero: 'Baxxel Geartooth', resources: 4, play: [idOfCombatExampleCard('Fury'), 'Rat'] })
  expect(story.atk('Fury')).toBe(5)
  story.raider('Anna').uses('Baxxel Geartooth')
  story.resolve()
  expect([story.atk('Fury'), story.atk('Rat')]).toEqual([7, 2])
  story.turnOf('Bert')
  expect(story.atk('Fury')).toBe(5)
  story.waitsFor('Bert')
})

test('Deuce in his owner’s graveyard allows one more Pet, and Deuce in play doesn’t', () => {
  const story = duel({
    graveyard: ['Deuce'],
    play: [idOfCombatExampleCard('Fury')],
    hand: [idOfCombatExampleCard('Hootie'), 'Deuce', 'Doom'],
    resources: 4,
  })
  const anna = story.raider('Anna').plays('Hootie')
  story.resolve()
  expect([story.decision?.kind, story.party('Anna').length]).toEqual(['priority', 3])
  anna.plays('Doom', { on: 'Fury' })
  story.resolve()
  anna.plays('Deuce')
  story.resolve()
  expect([story.decision?.kind, story.isInPlay('Deuce')]).toEqual(['priority', true])
  story.waitsFor('Anna')
  const alone = duel({ play: [idOfCombatExampleCard('Fury')], hand: ['Deuce'], resources: 2 })
  alone.raider('Anna').plays('Deuce')
  alone.resolve()
  alone.waitsFor('Anna', 'unique')
})

test('Lightning Reflexes: a character that fights your hero has 1 ATK less, and only then', () => {
  const story = duel({ play: ['Lightning Reflexes', 'Rat'], hand: ['Doom'] }, { play: ['Rat', 'Rat'] })
  expect(story.atk('Rat#2')).toBe(2)
  story.raider('Anna').attacks('Anna', 'Rat')
  expect(story.damage('Anna')).toBe(1)
  story.raider('Anna').attacks('Rat', 'Rat')
  expect([story.damage('Rat'), story.damage('Rat#2')]).toEqual([2, 2])
  story.waitsFor('Anna')
})

test('Aimed Shot deals X (201.3)', () => {
  const story = duel({ hand: ['Aimed Shot', 'Rend'], resources: 4 })
  story.raider('Anna').plays('Aimed Shot').answers('x=3').answers('Bert')
  story.resolve()
  expect([story.damage('Bert'), story.resources('Anna').ready]).toEqual([3, 0])
  story.waitsFor('Anna')
})

test('Force of Nature puts three Treants into play that can attack at once (404.2a)', () => {
  const story = duel({ hand: ['Force of Nature', 'Rend'], resources: 4 })
  story.raider('Anna').plays('Force of Nature')
  story.resolve()
  expect(story.party('Anna').slice(1)).toEqual(['Treant', 'Treant', 'Treant'])
  expect([story.raider('Anna').may('attack Treant'), story.atk('Treant')]).toEqual([true, 1])
  story.waitsFor('Anna')
})

test('Warrax protects for a turn once he has flipped (602.2)', () => {
  const story = scenario({
    cards: [...exampleCardsAboutDecks, ...own],
    players: {
      Cleo: { play: ['Rat'], hand: ['Rend'] },
      Anna: {},
      Bert: { hero: 'Warrax', resources: 1 },
    },
    teams: [['Anna', 'Bert'], ['Cleo']],
  })
  story.raider('Cleo').passes()
  story.raider('Bert').uses('Bert')
  story.resolve()
  story.raider('Cleo').proposes('Rat', 'Anna')
  story.passUntil(() => false)
  expect([story.decision?.kind, story.offers]).toEqual(['protect', ['Bert', 'none']])
  story.pick('Bert')
  story.fight()
  expect([story.damage('Anna'), story.damage('Bert')]).toEqual([0, 2])
  story.waitsFor('Cleo')
})
