/** Queries about the cards in a hand. */
import type { Game } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { playerAt } from '../model/state/objects.ts'
import { cant } from './cant.ts'
import { inForce } from './in-force.ts'

/** The cards that a player could discard. Players can't choose impossible actions (103.2, 709.2b). */
export function discardable(game: Game, seat: Seat): readonly ObjectId[] {
  const { hand } = playerAt(game, seat)
  return inForce(game).beDiscarded ? hand.filter((id) => !cant(game, id, 'beDiscarded')) : hand
}
