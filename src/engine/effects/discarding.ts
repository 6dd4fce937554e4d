/** Who discards after the one that is asked, where a text has each of several players discard (802.1). */
import type { Frame } from '../model/frame.ts'
import { contextOf } from '../model/frames.ts'
import type { Game } from '../model/game.ts'
import type { Seat } from '../model/ids.ts'
import { nodeAt } from '../model/library.ts'
import { playerAt } from '../model/objects.ts'
import type { Effect } from '../model/vocabulary/effects.ts'
import { reachedPlayers } from '../now/ghosts.ts'
import { num } from '../now/reading/amounts.ts'

type Running = Frame<'effect'>

/** The text that has each discard, and nothing else between; null where one player is asked alone. */
function roundOf(game: Game): { each: Running; own: Running } | null {
  const [each, own] = game.frames.slice(-2)
  if (game.decision?.kind !== 'discard' || each?.kind !== 'effect' || own?.kind !== 'effect') return null
  const isRound = nodeIn(game, each).kind === 'forEach' && own.path === `${each.path}.do`
  return isRound && own.scope === each.scope ? { each, own } : null
}

const nodeIn = (game: Game, { scope, path }: Running): Effect =>
  nodeAt<Effect>(game, contextOf(game, scope).card, path)

/** This round of discards, whoever of it is asked; null where there is none. */
export function discardMoment(game: Game): string | null {
  const round = roundOf(game)
  return round && ['discard', game.turn.number, round.each.scope, round.each.path].join('.')
}

/** Those who will have to choose: how many cards somebody has in hand is known to all. */
export function stillToDiscard(game: Game): Seat[] {
  const round = roundOf(game)
  if (!round) return []
  const { seats = [], step } = round.each
  return seats.slice(step).filter((seat) => hasToChoose(game, round.own, seat))
}

function hasToChoose(game: Game, own: Running, seat: Seat): boolean {
  const node = nodeIn(game, own)
  const { automaton, out, hand } = playerAt(game, seat)
  if (node.kind !== 'discard' || node.count === 'hand' || automaton || out) return false
  const ctx = { ...contextOf(game, own.scope), they: seat }
  const count = num(game, ctx, node.count)
  return count > 0 && hand.length > count && reachedPlayers(game, ctx, node.who)[0] === seat
}
