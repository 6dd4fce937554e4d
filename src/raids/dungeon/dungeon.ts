/**
 * A Dungeon Deck: an automated deck that plays itself against the raiders (Dungeon Decks rulebook).
 * Each dungeon is this module with its own decks.
 */

import {
  type CardId,
  type Decision,
  type Game,
  type GameEvent,
  type LairRaid,
  lairSeat,
  type ObjectId,
  type Place,
  playerAt,
  randomPicks,
  type Seat,
} from '../../engine/index.ts'
import { below, isInPlay, shuffleGraveyardIntoDeck } from '../../engine/inside.ts'
import { MARKED, mark } from './marked.ts'
import { tallyEvents } from './tally.ts'
import { dungeonTurn } from './turn.ts'

export const MODES = ['novice', 'experienced', 'heroic', 'legendary'] as const
export type Mode = (typeof MODES)[number]

export interface DungeonDeck {
  name: string // "deadmines"
  title: string // "The Deadmines"
  levels: readonly [CardId, CardId, CardId, CardId]
  deck: readonly CardId[]
  achievements: readonly CardId[]
}

/** The level at which the Dungeon hero starts (Dungeon Difficulty Modes). */
const STARTING_LEVEL: Record<Mode, 1 | 2 | 3> = { novice: 1, experienced: 1, heroic: 2, legendary: 3 }

export function dungeon(deck: DungeonDeck): LairRaid {
  return {
    name: deck.name,
    modes: MODES,
    minSeats: 1,
    maxSeats: 5,
    lair: (mode) => ({
      name: deck.title,
      hero: deck.levels[STARTING_LEVEL[modeOf(mode)] - 1] ?? deck.levels[0],
      deck: deck.deck,
      achievements: deck.achievements,
    }),
    first: (game) => (game.mode === 'novice' ? 0 : lairSeat(game)),
    turn: 'dungeonTurn',
    procedures: { dungeonTurn },
    afterBatch,
    choose,
    place,
    cost: (game, owner, printed) => (playerAt(game, owner).automaton ? 0 : printed),
    attackOrder: (game) => listed(game.marks[MARKED]),
  }
}

export function modeOf(mode: string): Mode {
  return MODES.find((known) => known === mode) ?? 'novice'
}

function listed(id: ObjectId | undefined): ObjectId[] {
  return id === undefined ? [] : [id]
}

/** Keeps a MARKED hero and a Dungeon deck in being, and counts what earns XP. */
function afterBatch(game: Game, events: readonly GameEvent[]): void {
  tallyEvents(game, events)
  const marked = game.marks[MARKED]
  if (marked !== undefined && !isInPlay(game, marked)) mark(game)
  const lair = playerAt(game, lairSeat(game))
  if (lair.deck.length === 0 && lair.graveyard.length > 0 && !lair.out)
    shuffleGraveyardIntoDeck(game, lair.seat, true)
}

/**
 * What the rulebook leaves open for the Dungeon is random; it does what it may. In general it all is directed at the
 * MARKED hero (Dungeon Deck Rules), so that is whom it targets if it can.
 */
function choose(game: Game, decision: Decision): string[] {
  const ids = decision.options.map((option) => option.id)
  if (decision.ordered) return ids
  if (decision.amounts) return randomPicks(decision, (n) => below(game, n))
  for (const eager of ['yes', 'pass', 'none']) if (ids.includes(eager)) return [eager]
  const marked = `o${game.marks[MARKED]}`
  if (decision.kind === 'target' && decision.max === 1 && ids.includes(marked)) return [marked]
  return Array.from({ length: decision.max }, () => ids.splice(below(game, ids.length), 1)).flat()
}

/** The Dungeon has no hand: its cards go on top of its deck instead. */
function place(game: Game, owner: Seat, to: Place): Place {
  return to === 'hand' && playerAt(game, owner).automaton ? 'deckTop' : to
}
