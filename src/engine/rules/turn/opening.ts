/** Opening hands: how many cards, and that they aren't drawn (101.1, 415.4b, 415.9f). */
import { batch } from '../../atoms/atoms.ts'
import type { Game, Seat } from '../../model/game.ts'
import { playerAt } from '../../model/objects.ts'

function openingOf(game: Game, seat: Seat): number {
  const { opening, handSize } = playerAt(game, seat)
  return opening ?? handSize
}

/** Puts the top cards into hand; that is not a draw (101.1, 415.9f). */
export function drawOpening(game: Game, seat: Seat, count = openingOf(game, seat)): void {
  for (let i = 0; i < count; i++) {
    const { deck } = playerAt(game, seat)
    const top = deck[deck.length - 1]
    if (top !== undefined) batch(game, [{ atom: 'move', object: top, to: 'hand', why: 'put' }])
  }
}
