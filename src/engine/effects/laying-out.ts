/**
 * The drop of a card that is in progress: the current layouts of the parties, and the players who still have to choose
 * a layout (R304).
 */

import { nodeAtPath } from '../model/data/card-registry.ts'
import type { Effect } from '../model/data/vocabulary/effects.ts'
import { contextOfFrame } from '../model/state/frames.ts'
import type { Game } from '../model/state/game.ts'
import type { CardId, ObjectId, Seat } from '../model/state/ids.ts'
import {
  chosenLayoutOf,
  hasPlacedCharacter,
  placedCharactersOfPlayer,
  type RunningDrop,
  seatsThatDropMayHit,
  seatsToAskForLayout,
} from '../queries/dropped.ts'
import { PLACED_ONE_BY_ONE_TEXT } from '../queries/layouts.ts'

/**
 * The layouts of a drop, which are public: the raiders may see each other's layouts, and the Boss player sees them
 * while aiming.
 */
export interface DropView {
  card: CardId
  areas: PartyLayoutView[]
}

/** The layout of one player's characters, onto which a card may be dropped. */
export interface PartyLayoutView {
  seat: Seat
  layout: string | null // The chosen layout; null before the player has chosen one.
  lying: { object: ObjectId; column: number; row: number }[]
}

const ASKED: readonly unknown[] = ['layOut', 'place', 'aim']

function droppingNow(game: Game): RunningDrop | null {
  const frame = game.frames.at(-1)
  if (!ASKED.includes(game.decision?.kind) || frame?.kind !== 'effect') return null
  const ctx = contextOfFrame(game, frame.scope)
  const node = nodeAtPath<Effect>(game, ctx.card, frame.path)
  return node.kind === 'drop' ? { game, ctx, node } : null
}

/** Returns the layouts of the drop for which a player is being asked, or null if nobody is asked. */
export function currentDropView(game: Game): DropView | null {
  const drop = droppingNow(game)
  if (!drop) return null
  const open = seatsToAskForLayout(drop)
  const areas = seatsThatDropMayHit(drop).map((seat) => ({
    seat,
    layout: open.includes(seat)
      ? null
      : hasPlacedCharacter(drop, seat)
        ? PLACED_ONE_BY_ONE_TEXT
        : chosenLayoutOf(drop, seat),
    lying: placedCharactersOfPlayer(drop, seat).map(({ object, cell: [column, row] }) => ({
      object,
      column,
      row,
    })),
  }))
  return { card: drop.ctx.card, areas: areas.filter(({ lying }) => lying.length > 0) }
}

/**
 * Returns an id of the current drop, which is the same for all raiders who are asked, or null if nobody is asked for a
 * layout.
 */
export function currentDropId(game: Game): string | null {
  const frame = game.frames.at(-1)
  const isAsked = game.decision?.kind === 'layOut' && frame?.kind === 'effect'
  return isAsked ? ['layOut', game.turn.number, frame.scope, frame.path].join('.') : null
}

/** Returns the players who will be asked for a layout after the current player. */
export function seatsStillToChooseLayout(game: Game): Seat[] {
  const drop = droppingNow(game)
  return drop ? seatsToAskForLayout(drop).slice(1) : []
}
