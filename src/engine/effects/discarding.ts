/** Who discards after the one that is asked, where a text has each of several players discard (802.1). */
import type { Frame } from '../model/frame.ts'
import { contextOf } from '../model/frames.ts'
import type { Game } from '../model/game.ts'
import type { Seat } from '../model/ids.ts'
import { nodeAt } from '../model/library.ts'
import { playerAt } from '../model/objects.ts'
import type { Effect } from '../model/vocabulary/effects.ts'
import { reachedPlayers } from '../now/ghosts.ts'
import { discardable } from '../now/hands.ts'
import { num } from '../now/reading/amounts.ts'

type Running = Frame<'effect'>

/** A text that has each of several players discard: whom it still asks after the one that is asked now. */
interface Round {
  own: Running // the discard
  scope: number
  path: string
  later: Seat[]
}

/** Null where one player is asked alone. */
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

/** A `forEach` with nothing else in it, as the cards of raids that began earlier have it. */
function roundIn(game: Game, each: Running, own: Running): Round | null {
  const { scope, path, seats = [], step } = each
  if (nodeIn(game, each).kind !== 'forEach' || own.path !== `${path}.do` || own.scope !== scope) return null
  return { own, scope, path, later: seats.slice(step) }
}

const nodeIn = (game: Game, { scope, path }: Running): Effect =>
  nodeAt<Effect>(game, contextOf(game, scope).card, path)

/** This round of discards, whoever of it is asked; null where there is none. */
export function discardMoment(game: Game): string | null {
  const round = roundOf(game)
  return round && ['discard', game.turn.number, round.scope, round.path].join('.')
}

/** Those who will have to choose: how many cards somebody has in hand is known to all. */
export function stillToDiscard(game: Game): Seat[] {
  const round = roundOf(game)
  return round ? round.later.filter((seat) => hasToChoose(game, round.own, seat)) : []
}

function hasToChoose(game: Game, own: Running, seat: Seat): boolean {
  const node = nodeIn(game, own)
  const { automaton, out } = playerAt(game, seat)
  if (node.kind !== 'discard' || node.count === 'hand' || automaton || out) return false
  const ctx = { ...contextOf(game, own.scope), they: seat }
  const count = num(game, ctx, node.count)
  return (
    count > 0 && discardable(game, seat).length > count && reachedPlayers(game, ctx, node.who).includes(seat)
  )
}
