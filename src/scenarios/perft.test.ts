/** Pinned counts: the number of ways in which ten small tables can go on for 1, 2, 3, … answers. */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  always,
  any,
  atStartOfYourTurn,
  each,
  hero,
  inspire,
  numberedCardsOfSet,
  opposing,
  protector,
  quest,
  self,
  target,
  targetsBetween,
  valueOfX,
  weapon,
  you,
  yourHero,
} from '../cards/builders.ts'
import type { Decision } from '../engine/index.ts'
import { countPossibleContinuations, legalAnswers } from './counting.ts'
import { scenario } from './scenario.ts'
import type { TableSetup } from './table-setup.ts'

const character = any.heroOrAlly

const cards = numberedCardsOfSet('OWN', {
  Elder: hero('Elder', { melee: 0, health: 20 }, 'Orc', always(self.cant('attack'))),
  Bolt: ability('Bolt', { cost: 1, instant: true }, '', yourHero.deals(1, 'fire').to(target(character))),
  Choice: ability(
    'Choice',
    { cost: 0 },
    '',
    you.chooseOne(yourHero.deals(1, 'fire').to(target(any.ally)), you.draw(1)),
  ),
  Blast: ability(
    'Blast',
    { cost: 0, costHasX: true },
    '',
    yourHero.deals(valueOfX, 'fire').to(each(opposing.hero)),
  ),
  Spread: ability(
    'Spread',
    { cost: 0 },
    '',
    yourHero.dealsDivided(3, 'fire').among(targetsBetween(1, 2, character)),
  ),
  Dawn: ally('Dawn', { cost: 1, melee: 0, health: 1 }, 'Orc', atStartOfYourTurn(you.draw(1))),
  Dusk: ally(
    'Dusk',
    { cost: 1, melee: 0, health: 1 },
    'Orc',
    atStartOfYourTurn(yourHero.deals(1, 'fire').to(each(opposing.hero))),
  ),
  Guard: ally('Guard', { cost: 1, melee: 1, health: 3 }, 'Orc', protector),
  Grunt: ally('Grunt', { cost: 1, melee: 1, health: 3 }, 'Orc'),
  Herald: ally('Herald', { cost: 1, melee: 0, health: 3 }, 'Orc', inspire(any.ally)),
  Sword: weapon('Sword', { cost: 1, melee: 2, strikeCost: 0 }, 'Sword, Melee (1)'),
  Errand: quest('Errand', 1, {}, you.draw(1)),
  King: ally('King', { cost: 0, melee: 0, health: 3, unique: true }, 'Orc'),
})

/** The heroes are Elders and can’t attack, so that only the characters of interest do. */
const duel = (Anna: object, Bert: object = {}, more: Partial<TableSetup> = {}): TableSetup => ({
  cards,
  players: { Anna: { hero: 'OWN-Elder', ...Anna }, Bert: { hero: 'OWN-Elder', ...Bert } },
  ...more,
})

interface Counted {
  name: string
  table: TableSetup
  /** The counts for 1, 2, 3, … answers. The comments explain the first ones, which were counted by hand. */
  counts: number[]
}

const tables: Counted[] = [
  {
    // Anna can do nothing and isn't asked. Bert draws, and places or not: 2. Anna likewise: 2 × 2. Then Bert has two
    // cards in hand if he passed (3 ways) or one (2), and Anna does as she likes: (3 + 2) × 2. Anna has the same ways
    // next: (3 + 2) × (3 + 2).
    name: 'two players, each turn a card to place',
    table: duel({}),
    counts: [2, 4, 10, 25, 75],
  },
  {
    // Pass, attack. Then the attack is on one of three, or Bert may pass, place, or attack with one of two.
    name: 'a combat with two protectors',
    table: duel({ play: ['Grunt'] }, { play: ['Guard', 'Guard'] }),
    counts: [2, 7, 17, 57, 144],
  },
  {
    // Pass, play, place, each followed by two ways: Bert responds or not, or one of two targets. Then four ways after
    // a target (two targets, and Bert responds or not), and two after each of the four others.
    name: 'a chain with responses',
    table: duel({ hand: ['Bolt'], resources: 1 }, { hand: ['Bolt'], resources: 1 }),
    counts: [3, 6, 12, 24, 50],
  },
  {
    // Pass, play, place, attack. Then Bert places or not, there are two modes, Bert attacks or not, and there is one
    // defender.
    name: 'targets and modes',
    table: duel({ hand: ['Choice'], play: ['Grunt'] }),
    counts: [4, 7, 20, 42, 118],
  },
  {
    // Pass, play, place. Then X is 0, 1 or 2, and Bert places or not twice.
    name: 'X',
    table: duel({ hand: ['Blast'], resources: 2 }),
    counts: [3, 7, 20, 46, 150],
  },
  {
    // Pass, play, place. Then one or two of three characters, 3 + 3, and twice three ways for Bert with his ally. Two
    // targets share the 3 damage in two ways, and one takes all.
    name: 'a division',
    table: duel({ hand: ['Spread'] }, { play: ['Grunt'] }),
    counts: [3, 12, 26, 68, 159],
  },
  {
    // Which of two triggers comes first. Then there are five ways with two cards to place and two allies to attack
    // with.
    name: 'the order of triggers',
    table: duel({}, { play: ['Dawn', 'Dusk'] }),
    counts: [2, 10, 20, 40, 116],
  },
  {
    // In Anna’s ready step, Bert’s Herald inspires one of two allies, or none. Then she attacks or not. Then one of
    // four defends, or Bert passes, places or attacks with one of three: 3 × 2, 3 × (4 + 5).
    name: 'the ready step',
    table: duel(
      { play: ['Grunt'] },
      { play: [{ card: 'Grunt', exhausted: true }, { card: 'Guard', exhausted: true }, 'Herald'] },
    ),
    counts: [3, 6, 27, 90, 282],
  },
  {
    // Pass, play the ally, place it, place the quest face up or down. Then 2, 3, 2, 3 and 2 ways.
    name: 'resources and a quest',
    table: duel({ hand: ['Errand', 'Grunt'], resources: 1 }),
    counts: [5, 12, 36, 98, 301],
  },
  {
    // Pass, attack. Then Bert places or not, or there is one to defend.
    name: 'a strike',
    table: duel({ hero: 'Frizlix of Kezan', play: ['Sword'] }),
    counts: [2, 3, 8, 15, 43],
  },
  {
    // Pass, play one of two, place one of two. Then there are 2 ways, three ways with the other card, and two where
    // no more cards are placed.
    name: 'uniqueness',
    table: duel({ hand: ['King', 'King'] }),
    counts: [5, 12, 32, 103, 250],
  },
  {
    // Pass, play, place. Then Anna responds to the Dungeon’s turn or not, or picks one of three targets, or she has
    // nothing left, and places the next card or not.
    name: 'a dungeon',
    table: {
      cards,
      raiders: { Anna: { hero: 'OWN-Elder', hand: ['Bolt'], resources: 1 } },
      dungeon: { play: ['Ogre Bodyguard'], below: 2 },
    },
    counts: [3, 7, 17, 31, 43],
  },
]

test.each(tables)('$name', ({ table, counts }) => {
  const story = scenario(table)
  story.ended = true
  expect(counts.map((_, i) => countPossibleContinuations(story.game, i + 1))).toEqual(counts)
})

test('every answer is counted once: subsets, orders, numbers and divisions', () => {
  const options = ['a', 'b', 'c'].map((id) => ({ id, kind: 'none' as const }))
  const asked = { id: 1, kind: 'choose' as const, seat: 0, options }
  const count = (how: Partial<Decision>): number => legalAnswers({ ...asked, min: 1, max: 1, ...how }).length
  expect(count({})).toBe(3)
  expect(count({ min: 0, max: 2 })).toBe(1 + 3 + 3)
  expect(count({ min: 3, max: 3, ordered: true })).toBe(6)
  expect(count({ amounts: { min: 0, max: 4 } })).toBe(3 * 5)
  expect(count({ min: 3, max: 3, amounts: { min: 1, max: 5, sum: 5 } })).toBe(6)
  expect(count({ min: 1, max: 2, must: { among: ['a'], least: 1 } })).toBe(1 + 2)
})
