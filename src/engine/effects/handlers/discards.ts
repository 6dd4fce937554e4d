/** Discards cards, by one player, by several, or by several between them (415.9e). */

import { newMoveToZone } from '../../changes/atoms.ts'
import { moveWithReplacements } from '../../changes/replace.ts'
import {
  pickRandomObjects,
  type RunningEffect,
  recordWhetherActionWasPerformed,
} from '../../model/state/effect-run.ts'
import { askQuestion, popFrame, takeAnswer } from '../../model/state/frames.ts'
import type { Game } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { playerInSeat } from '../../model/state/objects.ts'
import { objectOption, pickedObject } from '../../model/state/picks.ts'
import { evaluateAmount } from '../../queries/card-text/amounts.ts'
import { playersReachedByText } from '../../queries/ghosts.ts'
import { discardableCards, discardableCardsMatching } from '../../queries/hands.ts'

/**
 * Lets players choose cards in turn order before anybody discards (802.1), and discards them one at a time. An empty
 * hand can be discarded (415.9e), and an automated player discards from the top of its deck.
 */
export function discardCards(run: RunningEffect<'discard'>): void {
  const { game, frame, node, ctx } = run
  if (node.between) return discardBetween(run)
  const answer = hear(run)
  const seats = frame.seats ?? playersReachedByText(game, ctx, node.who)
  const chosen = [...(frame.chosen ?? []), ...answer]
  if (seats.length === 0) return popFrame(game)
  const isOne = seats.length === 1 // If only one player discards, the frame stores nothing.
  if (!isOne) Object.assign(frame, { seats, chosen })
  for (const seat of seats.slice(frame.step)) {
    if (!isOne) frame.step += 1
    const ids = choosesByItself(run, seat)
    if (!ids) return askForDiscard(run, seat)
    chosen.push(...ids)
  }
  const left = seats.filter((seat) => !playerInSeat(game, seat).out)
  const wanted = left.reduce((sum, seat) => sum + wantedOf(run, seat), 0)
  discardChosen(run, chosen, wanted)
}

/**
 * Returns the choice of the player who was asked. Without an answer, somebody has left while the question was open, and
 * `frame.step` goes back so that it is asked again.
 */
function hear({ frame }: RunningEffect<'discard'>): ObjectId[] {
  const answer = takeAnswer(frame)
  if (!answer && frame.step > 0) frame.step -= 1
  if (answer && !frame.seats) frame.step = 1 // The effect is over, because the player who answered was the only one.
  return (answer ?? []).map(pickedObject)
}

/** Returns the number of cards that the text makes this player discard. */
function wantedOf({ game, node, ctx }: RunningEffect<'discard'>, seat: Seat): number {
  if (node.count === 'hand')
    return node.filter
      ? discardableCardsMatching(game, ctx, seat, node.filter).length
      : playerInSeat(game, seat).hand.length
  return evaluateAmount(game, { ...ctx, they: seat }, node.count)
}

/** Returns the cards that a player discards without being asked, or null if the player has to be asked. */
function choosesByItself(run: RunningEffect<'discard'>, seat: Seat): ObjectId[] | null {
  const { game } = run
  if (playerInSeat(game, seat).out) return []
  return chosenForDiscard(run, seat, mostDiscards(run, seat, wantedOf(run, seat)))
}

function askForDiscard(run: RunningEffect<'discard'>, seat: Seat): void {
  const { game, node, ctx } = run
  const count = mostDiscards(run, seat, wantedOf(run, seat))
  const options = discardableCardsMatching(game, ctx, seat, node.filter).map(objectOption)
  askQuestion(game, { kind: 'discard', seat, options, min: count, max: count, source: ctx.source })
}

function discardChosen(
  { game, frame, node, ctx }: Pick<RunningEffect<'discard'>, 'game' | 'frame' | 'node' | 'ctx'>,
  ids: readonly ObjectId[],
  wanted: number,
): void {
  popFrame(game)
  recordWhetherActionWasPerformed(ctx, ids.length >= wanted)
  if (node.as) ctx.bound[node.as] = ids.length
  if (node.cards) ctx.bound[node.cards] = [...ids]
  moveWithReplacements(
    game,
    ids.map((id) => newMoveToZone(game, id, 'graveyard', 'discarded')),
    { each: true, ...(ids.length > 0 ? { scope: frame.scope } : {}) },
  )
}

/**
 * Lets several players discard a total number of cards between them. In turn order, each chooses how many to discard,
 * as long as the others can discard the rest.
 */
function discardBetween(run: RunningEffect<'discard'>): void {
  const { game, frame, node, ctx } = run
  const answer = hear(run)
  const seats = frame.seats ?? playersReachedByText(game, ctx, node.who)
  const chosen = [...(frame.chosen ?? []), ...answer]
  frame.seats = seats
  frame.chosen = chosen
  const wanted = node.count === 'hand' ? 0 : evaluateAmount(game, ctx, node.count)
  for (const seat of seats.slice(frame.step)) {
    frame.step += 1
    const hand = discardableCards(game, seat)
    const left = wanted - chosen.length
    const max = Math.min(hand.length, left)
    const min = Math.min(max, Math.max(0, left - handsOf(game, seats.slice(frame.step))))
    if (min === hand.length) chosen.push(...hand)
    else if (max > 0)
      return askQuestion(game, {
        kind: 'discard',
        seat,
        options: hand.map(objectOption),
        min,
        max,
        source: ctx.source,
      })
  }
  discardChosen(run, chosen, wanted)
}

function handsOf(game: Game, seats: readonly Seat[]): number {
  return seats.reduce((sum, seat) => sum + discardableCards(game, seat).length, 0)
}

/**
 * Returns the number of cards that a player can discard, at most `wanted`. An automated player discards from its deck
 * instead of a hand.
 */
function mostDiscards({ game, node, ctx }: RunningEffect<'discard'>, seat: Seat, wanted: number): number {
  const { automaton, deck } = playerInSeat(game, seat)
  return Math.min(wanted, (automaton ? deck : discardableCardsMatching(game, ctx, seat, node.filter)).length)
}

/** Returns the discarded cards if the player has no choice, or null if the player has to choose. */
function chosenForDiscard(run: RunningEffect<'discard'>, seat: Seat, count: number): ObjectId[] | null {
  const { game, node, ctx } = run
  const { automaton, deck } = playerInSeat(game, seat)
  if (automaton) return deck.slice(deck.length - count).reverse()
  const hand = discardableCardsMatching(game, ctx, seat, node.filter)
  if (count === 0) return []
  if (count >= hand.length) return [...hand]
  return node.random ? pickRandomObjects(game, hand, count) : null
}
