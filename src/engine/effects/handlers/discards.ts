/** Discarding, by one player or by several between them (415.9e). */

import { putMove } from '../../atoms/atoms.ts'
import { happen } from '../../atoms/replace.ts'
import { ask, pop, takeAnswer } from '../../model/frames.ts'
import type { Game } from '../../model/game.ts'
import type { ObjectId, Seat } from '../../model/ids.ts'
import { playerAt } from '../../model/objects.ts'
import { objectOption, pickedObject } from '../../model/picks.ts'
import { type Node, type Run, randomFrom, report } from '../../model/run.ts'
import { reachedPlayers } from '../../now/ghosts.ts'
import { num } from '../../now/reading/amounts.ts'

/**
 * Cards are discarded one at a time; an empty hand can be discarded (415.9e). Discards of an automated player without a
 * hand come from the top of its deck.
 */
export function discardCards(run: Run<'discard'>): void {
  const { game, frame, node, ctx } = run
  if (node.between) return discardBetween(run)
  const seats = reachedPlayers(game, ctx, node.who)
  const [seat] = seats
  const answer = takeAnswer(frame)
  if (seat === undefined) return pop(game)
  const player = playerAt(game, seat)
  const wanted = node.count === 'hand' ? player.hand.length : num(game, ctx, node.count)
  const count = mostDiscards(game, seat, wanted)
  const ids = node.random
    ? seats.flatMap((one) => chosenForDiscard(game, one, mostDiscards(game, one, wanted), node) ?? [])
    : answer
      ? answer.map(pickedObject)
      : chosenForDiscard(game, seat, count, node)
  if (!ids)
    return ask(game, {
      kind: 'discard',
      seat,
      options: player.hand.map(objectOption),
      min: count,
      max: count,
      source: ctx.source,
    })
  discardChosen(run, ids, node.count === 'hand' ? 0 : wanted)
}

function discardChosen(
  { game, frame, node, ctx }: Pick<Run<'discard'>, 'game' | 'frame' | 'node' | 'ctx'>,
  ids: readonly ObjectId[],
  wanted: number,
): void {
  pop(game)
  report(ctx, ids.length >= wanted)
  if (node.as) ctx.bound[node.as] = ids.length
  if (node.cards) ctx.bound[node.cards] = [...ids]
  happen(
    game,
    ids.map((id) => putMove(game, id, 'graveyard', 'discarded')),
    { each: true, ...(ids.length > 0 ? { scope: frame.scope } : {}) },
  )
}

/** So many in all: each in turn order chooses how many of them are his, as long as the others can discard the rest. */
function discardBetween({ game, frame, node, ctx }: Run<'discard'>): void {
  const answer = takeAnswer(frame)
  const seats = frame.seats ?? reachedPlayers(game, ctx, node.who)
  const chosen = [...(frame.chosen ?? []), ...(answer ?? []).map(pickedObject)]
  frame.seats = seats
  frame.chosen = chosen
  const [seat, ...others] = seats.slice(frame.step)
  const wanted = node.count === 'hand' ? 0 : num(game, ctx, node.count)
  if (seat === undefined) return discardChosen({ game, frame, node, ctx }, chosen, wanted)
  frame.step += 1
  const { hand } = playerAt(game, seat)
  const left = wanted - chosen.length
  const rest = others.reduce((sum, other) => sum + playerAt(game, other).hand.length, 0)
  const max = Math.min(hand.length, left)
  const min = Math.min(max, Math.max(0, left - rest))
  if (min === hand.length) chosen.push(...hand)
  else if (max > 0)
    ask(game, { kind: 'discard', seat, options: hand.map(objectOption), min, max, source: ctx.source })
}

/** As many as he has; an automated player has his deck. */
function mostDiscards(game: Game, seat: Seat, wanted: number): number {
  const { automaton, deck, hand } = playerAt(game, seat)
  return Math.min(wanted, (automaton ? deck : hand).length)
}

/** The cards, when nobody has to choose; null when the player does. */
function chosenForDiscard(game: Game, seat: Seat, count: number, node: Node<'discard'>): ObjectId[] | null {
  const { automaton, hand, deck } = playerAt(game, seat)
  if (automaton) return deck.slice(deck.length - count).reverse()
  if (count === 0) return []
  if (count >= hand.length) return [...hand]
  return node.random ? randomFrom(game, hand, count) : null
}
