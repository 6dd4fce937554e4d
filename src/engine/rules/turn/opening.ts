/** Deals opening hands, which aren't drawn (101.1, 415.4b, 415.9f). */
import { type Atom, applyAtoms } from '../../changes/atoms.ts'
import type { Game } from '../../model/state/game.ts'
import type { Seat } from '../../model/state/ids.ts'
import { newMove } from '../../model/state/move.ts'
import { nextTimestamp, playerInSeat } from '../../model/state/objects.ts'

function openingOf(game: Game, seat: Seat): number {
  const { opening, handSize } = playerInSeat(game, seat)
  return opening ?? handSize
}

/**
 * Puts the top cards of the deck into hand, all at the same time, which is not a draw (101.1, 415.9f). The clock
 * advances by one per card, as in games that were stored by earlier versions.
 */
export function dealOpeningHand(game: Game, seat: Seat, count = openingOf(game, seat)): void {
  const { deck } = playerInSeat(game, seat)
  const atoms: Atom[] = []
  for (let at = deck.length - 1; at >= Math.max(0, deck.length - count); at--)
    atoms.push(newMove(deck[at] ?? 0, 'hand', 'put'))
  if (atoms.length > 0) applyAtoms(game, atoms)
  for (let at = 1; at < atoms.length; at++) nextTimestamp(game)
}
