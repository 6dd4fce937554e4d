import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Player, SCHEMA_VERSION } from '../../../engine/index.ts'
import { scenario } from '../../../scenarios/scenario.ts'
import { severalWeaponsMigration } from './2-several-weapons.ts'
import { changeOfCorrectionMigration } from './3-change-of-correction.ts'
import { namedStepsMigration } from './4-named-steps.ts'
import { lossReasonMigration } from './5-loss-reason.ts'
import { turnHistoryMigration } from './7-turn-history.ts'
import { migrations } from './index.ts'

test('there is one migration for each schema version after the first, in a file that begins with its number', () => {
  expect(migrations).toHaveLength(SCHEMA_VERSION - 1)
  const files = readdirSync(new URL('.', import.meta.url)).filter((file) => /^\d/.test(file))
  expect(files.map((file) => Number.parseInt(file, 10)).sort()).toEqual(migrations.map((_, n) => n + 2))
})

test('2: the weapon that deals damage becomes a list, in packets, in stored damage and in events', () => {
  const game = severalWeaponsMigration.game?.({
    players: [{ hero: 1 }],
    objects: { 1: { id: 1 }, 2: { id: 2 } },
    registers: { sincePriority: [{ by: 1, with: 5, to: 2 }] },
    decision: { options: [{ id: 'quest7', kind: 'quest', object: 7 }] },
    frames: [{ packets: [{ amount: 3, unpreventable: false, with: 0 }] }],
  })
  expect(game).toEqual({
    players: [{ hero: 1 }],
    objects: { 1: { id: 1, starting: true }, 2: { id: 2 } },
    registers: { sincePriority: [{ by: 1, with: [5], to: 2, types: [] }] },
    decision: { options: [{ id: 'quest7', kind: 'quest', object: 7, power: 0 }] },
    frames: [{ packets: [{ amount: 3, unpreventable: false, with: [] }] }],
  })
  const consequences = {
    events: [{ kind: 'damaged', with: 5 }, { kind: 'damaged', with: [6] }, { kind: 'healed' }],
  }
  expect(severalWeaponsMigration.consequences?.(consequences)).toEqual({
    events: [{ kind: 'damaged', with: [5] }, { kind: 'damaged', with: [6] }, { kind: 'healed' }],
  })
})

test('3: a correction says which change it was', () => {
  const events = [
    { kind: 'adjusted', seat: 0, reason: 'a slip', object: 4, card: 'CD2-R1', damage: 7 },
    { kind: 'adjusted', seat: 0, reason: '' },
    { kind: 'adjusted', seat: 1, reason: 'lost', change: { kind: 'draw', player: 1, n: 2 } },
  ]
  expect(changeOfCorrectionMigration.consequences?.({ events })).toEqual({
    events: [
      {
        ...{ kind: 'adjusted', seat: 0, reason: 'a slip', object: 4, card: 'CD2-R1' },
        change: { kind: 'damage', object: 4, damage: 7 },
      },
      { kind: 'adjusted', seat: 0, reason: '', change: { kind: 'abandon' } },
      events[2],
    ],
  })
})

const migrated = (...frames: object[]) =>
  namedStepsMigration.game?.({ frames, decision: { kind: 'priority', options: [] }, objects: {} })?.frames

test('4: steps have names', () => {
  expect(
    migrated(
      { kind: 'opening', step: 3 },
      { kind: 'turn', step: 5, seat: 1, after: 0 },
      { kind: 'priority', step: 0, window: 'action', to: 1, passes: 0 },
      { kind: 'combat', step: 4, picked: [3] },
      { kind: 'announce', step: 3, what: 'trigger' },
      { kind: 'enter', step: 1, arrivals: [], at: 0 },
      { kind: 'effect', step: 2, path: 'effect', scope: 4 },
      { kind: 'unique', step: 0, seat: 1 },
      { kind: 'packets', step: 1, packets: [], at: 0, used: [] },
    ),
  ).toEqual([
    { kind: 'opening', step: 'decide', at: 3, again: [] },
    { kind: 'turn', step: 'action', act: null, seat: 1, after: 0 },
    { kind: 'priority', step: 'process', window: 'action', to: 1, passes: 0 },
    { kind: 'combat', step: 'defenderStrikes', picked: [3] },
    { kind: 'announce', step: 'targets', what: 'trigger', cost: 0, target: 0 },
    { kind: 'enter', deed: 1, arrivals: [], at: 0 },
    { kind: 'effect', step: 2, path: 'effect', scope: 4 },
    { kind: 'unique', seat: 1 },
    { kind: 'packets', step: 'replace', packets: [], at: 0, used: [] },
  ])
})

test('4: a Dungeon’s turn is a turn, and a tie is broken in the middle of its attack', () => {
  expect(
    migrated({ kind: 'dungeonTurn', step: 3, seat: 2, flips: 1 }, { kind: 'priority', step: 2 }),
  ).toEqual([
    { kind: 'turn', step: 'flip', act: null, seat: 2, left: 1 },
    { kind: 'priority', step: 'hear' },
  ])
  expect(migrated({ kind: 'dungeonTurn', step: 5, seat: 2, flips: 0 })).toEqual([
    { kind: 'turn', step: 'attack', act: 'attack', seat: 2 },
  ])
})

test('4: a search that has reached the deck continues there', () => {
  const game = namedStepsMigration.game?.({
    frames: [{ kind: 'effect', step: 2, path: 'effect', scope: 0 }],
    decision: {
      kind: 'choose',
      options: [
        { id: 'o8', kind: 'object', object: 8 },
        { id: 'none', kind: 'none' },
      ],
    },
    objects: { 8: { zone: 'deck' } },
  })
  expect(game?.frames).toEqual([{ kind: 'effect', step: 0, path: 'effect', scope: 0, looks: true }])
})

test('4: decided values of a link are separated from the names of its text, and so are dice', () => {
  const bound = {
    ...{ found: [3], cost0: [4, 5], total1: 6, divided1: 1, empower0: 1, empower1: 0, remains0: 0 },
    'roll.12': 4,
    totals: [1],
  }
  const link = { id: 1, ctx: { card: 'CD2-R1', source: 2, controller: 0, targets: [], bound } }
  const game = namedStepsMigration.game?.({ frames: [], decision: null, objects: {}, chain: [link] })
  expect(game?.chain).toEqual([
    {
      id: 1,
      ctx: {
        ...{ card: 'CD2-R1', source: 2, controller: 0, targets: [] },
        bound: { found: [3], totals: [1] },
        settled: {
          payments: { 0: [4, 5] },
          totals: { 1: 6 },
          divided: { 1: true },
          empowered: { 0: true, 1: false },
          remains: { 0: false },
        },
        rolls: { 'roll.12': 4 },
      },
    },
  ])
})

test('4: an unknown step is refused', () => {
  expect(() => migrated({ kind: 'combat', step: 17 })).toThrow('combat has no step 17')
  expect(() => migrated({ kind: 'turn', step: 9, seat: 0 })).toThrow('no step 9')
})

test('5: a player who is out says how they lost, by the place of their hero among their removed cards', () => {
  const story = scenario({
    raiders: {
      Anna: { play: ['Oruk Starstorm'], below: 20 },
      Bert: { damage: 27, play: ['Brigg'], graveyard: ['Rend'] },
      Cleo: { play: ['Brigg'], below: 0, graveyard: ['Rend'] },
      Dora: { damage: 26, hand: ['Rend'] },
    },
    dungeon: { damage: 49, below: 40, filler: 'Vapor' },
  })
  story.raider('Dora').concedes()
  story.turnOf('Anna')
  story.raider('Anna').attacks('Oruk Starstorm', 'Dungeon')
  const { players, ...rest } = JSON.parse(JSON.stringify(story.game))
  const ways = players.map(({ lost }: Player) => lost)
  expect(ways).toEqual([undefined, 'destroyed', 'decked', 'conceded', 'destroyed'])
  const before = { ...rest, players: players.map(({ lost: _, ...player }: Player) => player) }
  expect(lossReasonMigration.game?.(before)).toEqual({ ...rest, players })
  story.isOver('raiders')
})

test('5: an unknown hero was destroyed, and a Boss player’s other decks don’t matter', () => {
  const player = { out: true, decked: false, hero: 9, removed: [12, 3, 4] }
  const others = [3, 4].map((id) => [id, { id, deck: 'events' }])
  const lost = (players: object[], objects: object) =>
    lossReasonMigration.game?.({ players, objects })?.players
  expect(lost([player, { out: false }], {})).toEqual([{ ...player, lost: 'destroyed' }, { out: false }])
  const gone = { 9: { id: 9, became: 12 }, 12: { id: 12 } }
  expect(lost([player], gone)).toEqual([{ ...player, lost: 'conceded' }])
  expect(lost([player], { ...gone, ...Object.fromEntries(others) })).toEqual([
    { ...player, lost: 'destroyed' },
  ])
})

test('7: damage and healing of this turn get the facts that only newer cards ask for', () => {
  const game = turnHistoryMigration.game?.({
    objects: {
      1: { id: 1, owner: 0, play: { controller: 2 } },
      2: { id: 2, owner: 1, known: { controller: 3 } },
    },
    registers: { damage: [{ by: 1, to: 2, bySeat: 0, toSeat: 1 }], healed: [1, 2], tally: {} },
  })
  expect(game?.registers).toEqual({
    damage: [
      { by: 1, to: 2, bySeat: 0, toSeat: 1, amount: 0, types: [], combat: false, with: [], fatal: false },
    ],
    healing: [
      { from: 1, fromSeat: 2, amount: 0 },
      { from: 2, fromSeat: 3, amount: 0 },
    ],
    tally: {},
  })
  expect(turnHistoryMigration.game?.({ objects: {}, registers: { damage: [] } }).registers).toEqual({
    damage: [],
  })
})
