/**
 * The players who still have to discard after the player who is asked now, for a text that makes each of several
 * players discard (802.1).
 */

import { nodeAtPath } from '../model/data/card-registry.ts'
import type { Effect } from '../model/data/vocabulary/effects.ts'
import type { Frame } from '../model/state/frame.ts'
import { contextOfFrame } from '../model/state/frames.ts'
import type { Game } from '../model/state/game.ts'
import type { Seat } from '../model/state/ids.ts'
import { playerInSeat } from '../model/state/objects.ts'
import { evaluateAmount } from '../queries/card-text/amounts.ts'
import { playersReachedByText } from '../queries/ghosts.ts'
import { discardableCards } from '../queries/hands.ts'

type Running = Frame<'effect'>

/** A text that makes each of several players discard, and the players whom it still asks after the current one. */
interface Round {
  own: Running // The frame of the effect that makes the players discard.
  scope: number
  path: string
  later: Seat[]
}

/** Returns the round of discards for which a player is asked now, or null if only one player is asked. */
function roundOf(game: Game): Round | null {
  const [each, own] = game.frames.slice(-2)
  if (game.decision?.kind !== 'discard' || own?.kind !== 'effect') return null
  const { scope, path, seats = [], step } = own
  if (isOfSeveral(game, own)) return seats.length > 1 ? { own, scope, path, later: seats.slice(step) } : null
  return each?.kind === 'effect' ? roundIn(game, each, own) : null
}

function isOfSeveral(game: Game, own: Running): boolean {
  const node = nodeIn(game, own)
  return node.kind === 'discard' && !node.between && node.who.kind !== 'they'
}

/**
 * Returns the round of a `forEach` that contains only the discard, as in the cards of older raids, or null for any
 * other text.
 */
function roundIn(game: Game, each: Running, own: Running): Round | null {
  const { scope, path, seats = [], step } = each
  if (nodeIn(game, each).kind !== 'forEach' || own.path !== `${path}.do` || own.scope !== scope) return null
  return { own, scope, path, later: seats.slice(step) }
}

const nodeIn = (game: Game, { scope, path }: Running): Effect =>
  nodeAtPath<Effect>(game, contextOfFrame(game, scope).card, path)

/**
 * Returns an id of the current round of discards, which is the same for all its players, or null if no round is
 * running.
 */
export function currentDiscardRoundId(game: Game): string | null {
  const round = roundOf(game)
  return round && ['discard', game.turn.number, round.scope, round.path].join('.')
}

/**
 * Returns the players who will still have to choose cards to discard. They are public, because everybody knows the size
 * of each hand.
 */
export function seatsStillToDiscard(game: Game): Seat[] {
  const round = roundOf(game)
  return round ? round.later.filter((seat) => hasToChoose(game, round.own, seat)) : []
}

function hasToChoose(game: Game, own: Running, seat: Seat): boolean {
  const node = nodeIn(game, own)
  const { automaton, out } = playerInSeat(game, seat)
  if (node.kind !== 'discard' || node.count === 'hand' || automaton || out) return false
  const ctx = { ...contextOfFrame(game, own.scope), they: seat }
  const count = evaluateAmount(game, ctx, node.count)
  return (
    count > 0 &&
    (node.filter !== undefined || discardableCards(game, seat).length > count) &&
    playersReachedByText(game, ctx, node.who).includes(seat)
  )
}
