/**
 * Random tables: the raid, the number of players, decks of all defined cards, and cards that lie on the table
 * already.
 */

import {
  type Card,
  type CardId,
  type Game,
  lairOf,
  registerRaid,
  raidOf as rulesOf,
  type Setup,
  start,
} from '../../engine/index.ts'
import { batch, derivedCacheOf } from '../../engine/inside.ts'
import { bossRaid } from '../../raids/boss-raid/boss.ts'
import { MODES } from '../../raids/dungeon/dungeon.ts'
import { raids } from '../../raids/index.ts'
import { everyCard } from '../../scenarios/every.ts'
import { userText } from '../../texts/user-text.ts'
import { everyCardHash } from '../invariant-checks/doubles.ts'
import { type Numbers, numbers, oneOf } from '../invariant-checks/numbers.ts'
import { constructedDeck, poolHash } from './pool-decks.ts'

/**
 * The kinds of tables:
 * - dungeon: one of the dungeons
 * - duel: each player against all others
 * - teams: two teams, whose players sit alternately or in random order
 * - boss: against a Boss player, in a raid with its own decks and turn, or with a random Boss and random decks
 */
export const KINDS = ['dungeon', 'duel', 'teams', 'boss'] as const
export type TableKind = (typeof KINDS)[number]

export interface Table {
  seed: number
  kind: TableKind
  seats: number
  mode: string
  raid?: string // this raid instead of a random one
  resources: number // face-down resources that each player begins with
  answers: number // the table is left after this many answers
  pool: boolean // the raiders have legal constructed decks of the printed pool instead of any cards
}

const DECK = 60
const dungeons = raids.filter(({ lair }) => !lair.boss)
const bossRaids = raids.filter(({ lair }) => lair.boss)
const cards = [...everyCard.values()]
const heroes = cards.filter((card) => card.type === 'hero')
const others = cards.filter(isForDecks)

/** Decks may contain Master Heroes, but no Achievements, no rule cards and no tokens. */
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

/** The table of a seed. If a raid is named, the table plays it. */
export function tableOf(seed: number, raid?: string, pool = false): Table {
  const next = numbers(seed)
  const kind = raid === undefined ? oneOf(KINDS, next) : lairOf({ raid, mode: '' })?.boss ? 'boss' : 'dungeon'
  return {
    ...(raid === undefined ? {} : { raid }),
    seed,
    kind,
    seats: SEATS[kind].least + next(SEATS[kind].most - SEATS[kind].least + 1),
    mode: kind === 'dungeon' ? oneOf(MODES, next) : kind === 'boss' ? 'any' : 'duel', // a Boss's raid has its special modes
    resources: oneOf([0, 0, 4, 8, 12], next),
    answers: oneOf([180, 400, 1500], next),
    pool,
  }
}

export function setupOf({ seed, kind, seats, mode, ...table }: Table): Setup {
  const next = numbers(seed + 1)
  const faction = oneOf(['Alliance', 'Horde'] as const, next)
  const allowed = kind === 'boss' ? heroes.filter((hero) => (hero.faction ?? faction) === faction) : heroes
  const anyDeck = () => ({ hero: oneOf(allowed, next).id, deck: deckOf(DECK, next) })
  const seatOf = (_: unknown, seat: number): Setup['seats'][number] => ({
    name: userText(`Player ${seat + 1}`),
    ...(table.pool ? constructedDeck(kind === 'boss' ? faction : null, next) : anyDeck()),
    ...(kind === 'dungeon' && next(3) === 0 ? LEVEL_85 : {}),
    ...(kind === 'teams' ? { side: `team ${1 + ((seat + (seat > 1 ? next(2) : 0)) % 2)}` as const } : {}),
  })
  const raid = table.raid ?? raidOf(kind, seed, next)
  return {
    raid,
    mode: kind === 'boss' ? oneOf(rulesOf({ raid }).modes, next).name : mode,
    cards: table.pool ? poolHash() : everyCardHash,
    seats: Array.from({ length: seats }, seatOf),
    ...(kind === 'boss' ? { boss: userText('Boss') } : {}),
  }
}

/** The last rewards of the Leveling Guide. */
const LEVEL_85 = { handSize: 8, bonusHealth: 10 }

function raidOf(kind: TableKind, seed: number, next: Numbers): string {
  if (kind === 'dungeon') return oneOf(dungeons, next).name
  if (kind !== 'boss') return 'duel'
  return next(3) === 0 ? oneOf(bossRaids, next).name : bossOf(seed, next)
}

const deckOf = (size: number, next: Numbers): CardId[] =>
  Array.from({ length: size }, () => oneOf(others, next).id)

/** A raid with up to three decks (R100–R101) and one Boss, or with two of whom only the first ever comes. */
function bossOf(seed: number, next: Numbers): string {
  const name = `fuzz boss ${seed}`
  const first = oneOf(heroes, next).id
  const decks = Object.fromEntries(
    ['Minions', 'Events'].slice(0, next(3)).map((deck) => [deck, { cards: deckOf(20, next) }]),
  )
  registerRaid(
    bossRaid({
      name,
      bosses: { cards: next(3) === 0 ? [first, oneOf(heroes, next).id] : [first] },
      lair: {
        title: 'Boss',
        deck: deckOf(oneOf([12, DECK], next), next),
        ...(Object.keys(decks).length > 0 ? { decks } : {}),
      },
      first: oneOf(['lair', 'raider'] as const, next),
    }),
  )
  return name
}

/** The game at its first decision. */
export function openTable(table: Table): Game {
  const { game } = start(setupOf(table), table.seed)
  for (const { automaton, deck, seat } of game.players)
    if (!automaton)
      for (const object of deck.slice(deck.length - table.resources)) layResource(game, seat, object)
  derivedCacheOf(game).events = []
  return game
}

function layResource(game: Game, under: number, object: number): void {
  const enter = { under, row: 'resource' as const, faceDown: true }
  batch(game, [{ atom: 'move', object, to: 'play', why: 'put', hidden: true, enter }])
}
