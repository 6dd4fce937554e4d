/** Queries about the cards in a hand. */
import type { Filter } from '../model/data/vocabulary/expressions.ts'
import type { Game, TextContext } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { objectById, playerInSeat } from '../model/state/objects.ts'
import { isActForbidden } from './cant.ts'
import { filterCards } from './card-text/selecting.ts'
import { inForceFlags } from './in-force.ts'
import { isActForbiddenToPlayer } from './player-limits.ts'

/** Returns the cards that a player could discard. Players can't choose impossible actions (103.2, 709.2b). */
export function discardableCards(game: Game, seat: Seat): readonly ObjectId[] {
  const { hand } = playerInSeat(game, seat)
  if (isActForbiddenToPlayer(game, seat, 'discard')) return []
  return inForceFlags(game).beDiscarded ? hand.filter((id) => !isActForbidden(game, id, 'beDiscarded')) : hand
}

/** Whether some modifier forbids the card's owner to discard the card (103.2). */
export function isDiscardForbidden(game: Game, id: ObjectId): boolean {
  return (
    isActForbiddenToPlayer(game, objectById(game, id).owner, 'discard') ||
    isActForbidden(game, id, 'beDiscarded')
  )
}

/** Returns the cards that a player could discard and that match the filter of a text. */
export function discardableCardsMatching(
  game: Game,
  ctx: TextContext,
  seat: Seat,
  filter: Filter | undefined,
): readonly ObjectId[] {
  const hand = discardableCards(game, seat)
  return filter ? filterCards(game, ctx, hand, filter) : hand
}
