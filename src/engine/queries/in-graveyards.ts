/** Cards that function in graveyards. These cards are found once and cached until the graveyard changes. */
import type { Card } from '../model/data/card.ts'
import { hasOwnPlayModifiers } from '../model/data/own-play-modifiers.ts'
import { derivedCacheOf, invalidateGraveyard } from '../model/derived/derived-cache.ts'
import { printedCacheOf } from '../model/derived/printed-cache.ts'
import type { MovedEvent } from '../model/state/events.ts'
import type { Game } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { cardOf, graveyardOfPlayer, playerInSeat } from '../model/state/objects.ts'

/**
 * Returns the cards in a player's graveyard that may be played from there (409.1), or that have a power that is used or
 * triggers there (700.2).
 */
export function cardsActiveInGraveyard(game: Game, seat: Seat): readonly ObjectId[] {
  const { buried } = derivedCacheOf(game)
  let found = buried[seat]
  if (!found) {
    found = graveyardOfPlayer(playerInSeat(game, seat)).filter((id) => isActiveInGraveyard(cardOf(game, id)))
    buried[seat] = found
  }
  return found
}

/** Invalidates the cache when a card enters or leaves a graveyard. */
export function invalidateGraveyardCacheOnMove(
  game: Game,
  { seat, owner = seat, from, to, object }: MovedEvent,
): void {
  if (from === 'graveyard') invalidateGraveyard(game, seat)
  else if (to === 'graveyard' && isActiveInGraveyard(cardOf(game, object))) invalidateGraveyard(game, owner)
}

/** Whether a card has play modifiers or powers that function in a graveyard. */
export function isActiveInGraveyard(card: Card): boolean {
  const cache = printedCacheOf(card)
  cache.worksBuried ??= worksBuried(card)
  return cache.worksBuried
}

function worksBuried(card: Card): boolean {
  return hasOwnPlayModifiers(card) || card.powers.some((power) => 'zone' in power && power.zone !== undefined)
}
