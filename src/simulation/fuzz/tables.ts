/**
 * Builds random tables: the raid, the number of players, decks of any cards, and cards that already lie on the table.
 */

import {
  type Card,
  type CardId,
  type Game,
  lairOfGame,
  registerRaid,
  raidDescriptionOfGame as rulesOf,
  type Setup,
  startGame,
} from '../../engine/index.ts'
import { applyAtoms, derivedCacheOf } from '../../engine/internals.ts'
import { newBossRaid } from '../../raids/boss-raid/boss.ts'
import { DUNGEON_MODES } from '../../raids/dungeon/dungeon.ts'
import { raids } from '../../raids/index.ts'
import { everyCardById } from '../../scenarios/every-card.ts'
import { userText } from '../../texts/user-text.ts'
import { hashOfEveryCardWithDouble } from '../invariant-checks/doubles.ts'
import {
  newRandomNumberGenerator,
  type RandomNumberGenerator,
  randomElement,
} from '../invariant-checks/random-numbers.ts'
import { hashOfPoolAndOtherCards } from './pool-decks.ts'
import { nthDeckCoveringPool } from './sweeping-decks.ts'

/**
 * The kinds of tables:
 * - dungeon: one of the dungeons
 * - duel: each player against all others
 * - teams: two teams, whose players sit alternately or in random order
 * - boss: against a Boss player, in a raid with its own decks and turn, or with a random Boss and random decks
 */
export const TABLE_KINDS = ['dungeon', 'duel', 'teams', 'boss'] as const
export type TableKind = (typeof TABLE_KINDS)[number]

/** A random table: its raid, its number of players, and the way in which it begins and ends. */
export interface FuzzTable {
  seed: number
  kind: TableKind
  seats: number
  mode: string
  raid?: string // The raid of the table; a random one if absent.
  resources: number // The number of face-down resources with which each player begins.
  answers: number // The number of answers after which the game is abandoned.
  pool: boolean // The raiders have legal constructed decks of the printed pool instead of any cards.
}

const DECK = 60
const dungeons = raids.filter(({ lair }) => !lair.boss)
const bossRaids = raids.filter(({ lair }) => lair.boss)
const cards = [...everyCardById.values()]
const heroes = cards.filter((card) => card.type === 'hero')
const others = cards.filter(isForDecks)

/** Whether a deck may contain the card: Master Heroes are allowed, but no Achievements, rule cards and tokens. */
function isForDecks({ id, type, master }: Card): boolean {
  if (id.includes('@') || type === 'achievement' || type === 'rule') return false
  return type !== 'hero' || master === true
}

/** The number of players, without the Boss player. */
const SEATS: Record<TableKind, { least: number; most: number }> = {
  dungeon: { least: 1, most: 5 },
  duel: { least: 2, most: 6 },
  teams: { least: 2, most: 6 },
  boss: { least: 3, most: 5 },
}

/**
 * Returns a random table. A seed always gives the same table.
 * @param raid the table's raid; by default a random one
 */
export function randomFuzzTable(seed: number, raid?: string, pool = false): FuzzTable {
  const next = newRandomNumberGenerator(seed)
  const kind =
    raid === undefined
      ? randomElement(TABLE_KINDS, next)
      : lairOfGame({ raid, mode: '' })?.boss
        ? 'boss'
        : 'dungeon'
  return {
    ...(raid === undefined ? {} : { raid }),
    seed,
    kind,
    seats: SEATS[kind].least + next(SEATS[kind].most - SEATS[kind].least + 1),
    // In a raid with a Boss, `setupOfTable` chooses a mode.
    mode: kind === 'dungeon' ? randomElement(DUNGEON_MODES, next) : kind === 'boss' ? 'any' : 'duel',
    resources: randomElement([0, 0, 4, 8, 12], next),
    answers: randomElement([180, 400, 1500], next),
    pool,
  }
}

/** Returns the setup of a random table, with random decks. */
export function setupOfTable({ seed, kind, seats, mode, ...table }: FuzzTable): Setup {
  const next = newRandomNumberGenerator(seed + 1)
  const faction = randomElement(['Alliance', 'Horde'] as const, next)
  const allowed = kind === 'boss' ? heroes.filter((hero) => (hero.faction ?? faction) === faction) : heroes
  const anyDeck = () => ({ hero: randomElement(allowed, next).id, deck: deckOf(DECK, next) })
  const seatOf = (_: unknown, seat: number): Setup['seats'][number] => ({
    name: userText(`Player ${seat + 1}`),
    ...(table.pool
      ? nthDeckCoveringPool(turnOf(seed, seat), kind === 'boss' ? faction : null, next)
      : anyDeck()),
    ...(kind === 'dungeon' && next(3) === 0 ? LEVEL_85 : {}),
    ...(kind === 'teams' ? { side: `team ${1 + ((seat + (seat > 1 ? next(2) : 0)) % 2)}` as const } : {}),
  })
  const raid = table.raid ?? raidOf(kind, seed, next)
  return {
    raid,
    mode: kind === 'boss' ? randomElement(rulesOf({ raid }).modes, next).name : mode,
    cards: table.pool ? hashOfPoolAndOtherCards() : hashOfEveryCardWithDouble,
    seats: Array.from({ length: seats }, seatOf),
    ...(kind === 'boss' ? { boss: userText('Boss') } : {}),
  }
}

/** Returns the number of a seat's deck in the sequence of decks. Each seat of each table has a different deck. */
const turnOf = (seed: number, seat: number): number => seed * MOST_POOL_SEATS + seat
const MOST_POOL_SEATS = 6

/** The last rewards of the Leveling Guide. */
const LEVEL_85 = { handSize: 8, bonusHealth: 10 }

function raidOf(kind: TableKind, seed: number, next: RandomNumberGenerator): string {
  if (kind === 'dungeon') return randomElement(dungeons, next).name
  if (kind !== 'boss') return 'duel'
  return next(3) === 0 ? randomElement(bossRaids, next).name : bossOf(seed, next)
}

const deckOf = (size: number, next: RandomNumberGenerator): CardId[] =>
  Array.from({ length: size }, () => randomElement(others, next).id)

/**
 * Registers a random Boss raid with up to three decks (R100–R101), and returns its name. If it has a second Boss, that
 * Boss never comes, because the raid has no rule that brings it.
 */
function bossOf(seed: number, next: RandomNumberGenerator): string {
  const name = `fuzz boss ${seed}`
  const first = randomElement(heroes, next).id
  const decks = Object.fromEntries(
    ['Minions', 'Events'].slice(0, next(3)).map((deck) => [deck, { cards: deckOf(20, next) }]),
  )
  registerRaid(
    newBossRaid({
      name,
      bosses: { cards: next(3) === 0 ? [first, randomElement(heroes, next).id] : [first] },
      lair: {
        title: 'Boss',
        deck: deckOf(randomElement([12, DECK], next), next),
        ...(Object.keys(decks).length > 0 ? { decks } : {}),
      },
      first: randomElement(['lair', 'raider'] as const, next),
    }),
  )
  return name
}

/** Starts the game, up to its first decision. */
export const startFuzzTable = (table: FuzzTable): Game =>
  startGameWithResources(setupOfTable(table), table.seed, table.resources)

/** Starts a game in which each player begins with that number of face-down resources. */
export function startGameWithResources(setup: Setup, seed: number, resources: number): Game {
  const { game } = startGame(setup, seed)
  for (const { automaton, deck, seat } of game.players)
    if (!automaton) for (const object of deck.slice(deck.length - resources)) layResource(game, seat, object)
  derivedCacheOf(game).events = []
  return game
}

function layResource(game: Game, under: number, object: number): void {
  const enter = { under, row: 'resource' as const, faceDown: true }
  applyAtoms(game, [{ atom: 'move', object, to: 'play', why: 'put', hidden: true, enter }])
}
