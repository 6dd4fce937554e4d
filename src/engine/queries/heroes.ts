/** Heroes that replace each other in a party, or that are temporarily out of the game (301.4, 301.5). */
import type { Game } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { cardOf, isInPlay, objectById, playerInSeat } from '../model/state/objects.ts'

/**
 * Returns the hero that this hero would replace, or undefined if it would replace none. The new hero keeps everything
 * that is bound to the old one (301.4a, 301.4b).
 */
export function heroThatCardWouldReplace(game: Game, id: ObjectId, under: Seat): ObjectId | undefined {
  if (cardOf(game, id).type !== 'hero') return undefined
  const { hero } = playerInSeat(game, under)
  return isInPlay(game, hero) ? hero : undefined
}

/**
 * Whether a card that is out of the game can't enter play under this player. This holds for a hero that a
 * Master Hero has replaced (301.4a), for the cards of players who have lost (102.2), and for every hero if
 * this player has a hero in play already (301.5).
 */
export function isBarredFromEnteringPlay(game: Game, id: ObjectId, under: Seat): boolean {
  return hasCardLeftGameForGood(game, id) || wouldBeSecond(game, id, under)
}

/** Whether a card stays out of the game: another hero has replaced it (301.4a), or its owner has lost (102.2). */
export function hasCardLeftGameForGood(game: Game, id: ObjectId): boolean {
  return objectById(game, id).sealed === true || hasLeftGameWithOwner(game, id)
}

/** Whether a card left the game together with its owner (102.2). */
export function hasLeftGameWithOwner(game: Game, id: ObjectId): boolean {
  const { zone, owner } = objectById(game, id)
  return zone === 'removed' && playerInSeat(game, owner).out
}

function wouldBeSecond(game: Game, id: ObjectId, under: Seat): boolean {
  const { zone } = objectById(game, id)
  return zone === 'removed' && heroThatCardWouldReplace(game, id, under) !== undefined
}

/** Whether a player's hero is in play. A player without a hero plays no cards (301.5). */
export function hasHeroInPlay(game: Game, seat: Seat): boolean {
  return isInPlay(game, playerInSeat(game, seat).hero)
}
