/** Random tables: what is played, by how many, with decks of every defined card, and how much lies there already. */
import type { Card } from '../../engine/effects/card.ts'
import { start } from '../../engine/engine.ts'
import { batch } from '../../engine/state/atoms.ts'
import type { Game, Setup } from '../../engine/state/game.ts'
import { runtimeOf } from '../../engine/state/runtime.ts'
import { MODES } from '../../raids/dungeon/dungeon.ts'
import '../../raids/index.ts'
import { everyCard } from '../../raids/testing/every.ts'
import { everyCardHash } from '../watching/doubles.ts'
import { numbers, oneOf } from '../watching/numbers.ts'

/** A dungeon; each against all others; two teams, whose players sit by turns or as it falls out. */
export const KINDS = ['deadmines', 'duel', 'teams'] as const
export type TableKind = (typeof KINDS)[number]

export interface Table {
  seed: number
  kind: TableKind
  seats: number
  mode: string
  resources: number // face-down resources that each player begins with
  answers: number // after so many the table is left
}

const DECK = 60
const cards = [...everyCard.values()]
const heroes = cards.filter((card) => card.type === 'hero')
const others = cards.filter(isForDecks)

/** Master Heroes are in decks; Achievements and tokens aren't. */
function isForDecks({ id, type, master }: Card): boolean {
  return !id.includes('@') && type !== 'achievement' && (type !== 'hero' || master === true)
}

/** The table of a seed. */
export function tableOf(seed: number): Table {
  const next = numbers(seed)
  const kind = oneOf(KINDS, next)
  return {
    seed,
    kind,
    seats: kind === 'deadmines' ? 1 + next(5) : 2 + next(5),
    mode: kind === 'deadmines' ? oneOf(MODES, next) : 'duel',
    resources: oneOf([0, 0, 4, 8, 12], next),
    answers: oneOf([180, 400, 1500], next),
  }
}

export function setupOf({ seed, kind, seats, mode }: Table): Setup {
  const next = numbers(seed + 1)
  const seatOf = (_: unknown, seat: number): Setup['seats'][number] => ({
    name: `Player ${seat + 1}`,
    hero: oneOf(heroes, next).id,
    deck: Array.from({ length: DECK }, () => oneOf(others, next).id),
    ...(kind === 'teams' ? { side: `team ${1 + ((seat + (seat > 1 ? next(2) : 0)) % 2)}` as const } : {}),
  })
  return {
    raid: kind === 'deadmines' ? kind : 'duel',
    mode,
    cards: everyCardHash,
    seats: Array.from({ length: seats }, seatOf),
  }
}

/** The game at its first question. */
export function openTable(table: Table): Game {
  const { game } = start(setupOf(table), table.seed)
  for (const { automaton, deck, seat } of game.players)
    if (!automaton)
      for (const object of deck.slice(deck.length - table.resources)) layResource(game, seat, object)
  runtimeOf(game).events = []
  return game
}

function layResource(game: Game, under: number, object: number): void {
  const enter = { under, row: 'resource' as const, faceDown: true }
  batch(game, [{ atom: 'move', object, to: 'play', why: 'put', hidden: true, enter }])
}
