import { expect, test } from 'vitest'
import type { GameEvent } from '../../engine/index.ts'
import { fakeRaidInfo, forEachQuestion, heuristicPlayer } from '../fixture.ts'
import { seatNames } from '../message-parts/names.ts'
import { narrateNews, narrateResultOfAnswer } from './index.ts'
import { quotedNewsLine } from './quoted.ts'

/** Anna plays the Rogue, and Ben the Death Knight. The Dungeon is seat 2. */
const names = seatNames(fakeRaidInfo(0, 2))

const objects = {
  1: { card: 'CD2-R1', controller: 0 },
  2: { card: 'CD2-K1', controller: 1 },
  3: { card: 'DDD-1', controller: 2 },
  4: { card: 'DDD-11', controller: 2 },
  5: { card: 'CD2-W18', controller: 1 },
  6: { card: 'CD2-W24', controller: 1 },
}

const told = (...events: GameEvent[]): string[] =>
  narrateNews({ events, objects }, names).map((line) => line.split('\n')[0] ?? '')

const fight = (...between: GameEvent[]): GameEvent[] => [
  { kind: 'proposed', seat: 2, link: 9, attacker: 4, defender: 1 },
  { kind: 'exhausted', object: 4, card: 'DDD-11', seat: 2 },
  { kind: 'attacking', attacker: 4, card: 'DDD-11', proposed: 1 },
  ...between,
  { kind: 'combatEnded' },
]

type Damaged = Extract<GameEvent, { kind: 'damaged' }>

const blow = (by: number, byCard: string, to: number, card: string, amount: number, left = 9): Damaged => ({
  kind: 'damaged',
  object: to,
  card,
  by,
  byCard,
  with: [],
  amount,
  types: ['melee'],
  combat: true,
  left,
})

test('a fight names the attacker, the protector and the damage on both sides', () => {
  const events = fight(
    { kind: 'exhausted', object: 5, card: 'CD2-W18', seat: 1 },
    { kind: 'protecting', object: 5, card: 'CD2-W18', instead: 1 },
    { kind: 'defending', attacker: 4, defender: 5 },
    blow(4, 'DDD-11', 5, 'CD2-W18', 4, 0),
    blow(5, 'CD2-W18', 4, 'DDD-11', 2),
  )
  expect(told(...events)).toEqual([
    '⚔ **Defias Pirate** attacks **Frizlix (Anna)**.',
    '⛨ **Tyrennius Scatheblade** (Ben) protects **Frizlix (Anna)**.',
    '✹ **Defias Pirate** deals **Tyrennius Scatheblade** (Ben) **4** melee damage, leaving 0.',
    '✹ **Tyrennius Scatheblade** (Ben) deals **Defias Pirate** **2** melee damage, leaving 9.',
  ])
})

test('a player who acted reads the results, but not their own action', () => {
  const events = fight(
    { kind: 'defending', attacker: 4, defender: 1 },
    blow(4, 'DDD-11', 1, 'CD2-R1', 4, 23),
    { kind: 'turnStarted', seat: 1, number: 2 },
  )
  const attack = '⚔ **Defias Pirate** attacks **Frizlix (Anna)**.'
  const damage = '✹ **Defias Pirate** deals **Frizlix (Anna)** **4** melee damage, leaving 23.'
  expect(narrateResultOfAnswer({ events, objects }, names, 0).slice(0, 2)).toEqual([attack, damage])
  const theirs = narrateResultOfAnswer({ events, objects }, names, 2)
  expect(theirs[0]).toBe(damage)
  expect(quotedNewsLine(theirs.at(-1) ?? '')).toBe('> **Turn 2: Ben**')
  expect(quotedNewsLine('> set in')).toBe('> set in')
})

test('a fight without damage says so', () => {
  expect(told(...fight({ kind: 'defending', attacker: 4, defender: 1 })).at(-1)).toBe('No damage is dealt.')
})

test('a card that waits on the chain is narrated twice: as it is played and as it resolves', () => {
  const played: GameEvent = {
    kind: 'played',
    seat: 1,
    link: 7,
    object: 8,
    card: 'CD2-W5',
    targets: [4],
    players: [],
  }
  const resolved: GameEvent = { kind: 'resolved', link: 7, object: 8, card: 'CD2-W5' }
  expect(told(played)).toEqual(['✦ Ben plays **Execute** → **Defias Pirate**.'])
  expect(told(resolved)).toEqual(['✓ **Execute** resolves.'])
  expect(told(played, resolved)).toEqual(['✦ Ben plays **Execute** → **Defias Pirate**.'])
})

test('similar events share a line', () => {
  const clap = (object: number, card: string): GameEvent => ({
    ...blow(2, 'CD2-W1', object, card, 1),
    combat: false,
  })
  expect(told(clap(3, 'DDD-1'), clap(4, 'DDD-11'))).toEqual([
    '✹ **Baeltor (Ben)** deals melee damage: **"Captain" Cookie** **1** (9 left), **Defias Pirate** **1** (9 left).',
  ])
})

test('exhausting is narrated if an effect does it, but not as a cost or in an attack', () => {
  const exhausted: GameEvent = { kind: 'exhausted', object: 4, card: 'DDD-11', seat: 2 }
  const resolved: GameEvent = { kind: 'resolved', link: 7, object: 8, card: 'CD2-R9' }
  expect(told(exhausted, resolved)).toContain('☾ **Defias Pirate** is exhausted.')
  expect(told(...fight()).join()).not.toContain('exhausted')
})

test('a hidden card is not named', () => {
  const events: GameEvent[] = [
    {
      kind: 'moved',
      why: 'played',
      seat: 0,
      from: 'hand',
      to: 'chain',
      was: 0,
      object: 0,
      card: '',
      seenBy: [0],
    },
    { kind: 'placed', seat: 0, link: 3, faceUp: false },
    { kind: 'resolved', link: 3, object: 0, card: '' },
  ]
  expect(told(...events)).toEqual(['▫ Anna places a resource face down.'])
})

test('the Dungeon’s turn: MARKED, Level Up, a flip, dice, Achievements', () => {
  expect(
    told(
      { kind: 'turnStarted', seat: 2, number: 4 },
      { kind: 'levelled', object: 3, from: 'DDD-1', to: 'DDD-2', level: 2 },
      { kind: 'marked', mark: 'MARKED', object: 2, card: 'CD2-W1', seat: 1 },
      { kind: 'flipped', seat: 2, link: 5, object: 9, card: 'DDD-23' },
      { kind: 'rolled', seat: 0, dice: [5], for: 'DDD-23' },
      { kind: 'earned', card: 'DDD-44' },
    ),
  ).toEqual([
    '### Turn 4: The Dungeon',
    '⬆ **Level Up!** The Dungeon is now **"Captain" Cookie**, level 2.',
    '◎ **Baeltor (Ben)** is MARKED.',
    '▼ Flip: **The Casualties of War** (Ability).',
    '⚄ Anna rolls **5** for **The Casualties of War**.',
    "★ Achievement earned: **It's a Sabotage** (3 XP)!",
  ])
})

test('in a whole raid no line is empty or contains an undefined value', () => {
  const raid = fakeRaidInfo(4, 3)
  forEachQuestion({ seed: 4, seats: 3, policy: heuristicPlayer }, ({ news }) => {
    for (const line of news ? narrateNews(news, seatNames(raid)) : []) {
      expect(line).toMatch(/\S/)
      expect(line).not.toMatch(/undefined|NaN|\[object|Somebody/)
    }
  })
})
