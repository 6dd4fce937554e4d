/** Drawing, and decks made from graveyards (415.3, 415.9f). */

import { type Atom, batch } from '../state/atoms.ts'
import type { Game, Seat } from '../state/game.ts'
import { playerAt } from '../state/objects.ts'
import { touched } from '../state/runtime.ts'
import { shuffleDeck } from './chance.ts'

/** Cards are drawn one at a time; an automated player without a hand draws nothing (docs/rulings.md). */
export function drawCards(game: Game, seat: Seat, count: number): void {
  const player = playerAt(game, seat)
  if (player.automaton) return
  for (let i = 0; i < count; i++) {
    const top = player.deck[player.deck.length - 1]
    if (top === undefined) becomeDecked(game, seat)
    else batch(game, [{ atom: 'move', object: top, to: 'hand', why: 'drawn' }])
  }
}

/** Noticed at the next pre-priority check (410.6b). */
function becomeDecked(game: Game, seat: Seat): void {
  playerAt(game, seat).decked = true
  touched(game)
}

export function shuffleGraveyardIntoDeck(game: Game, seat: Seat, replenished = false): void {
  const player = playerAt(game, seat)
  const atoms = player.graveyard.map((object): Atom => ({ atom: 'move', object, to: 'deck', why: 'put' }))
  if (atoms.length > 0) batch(game, atoms)
  shuffleDeck(game, seat, replenished)
}
