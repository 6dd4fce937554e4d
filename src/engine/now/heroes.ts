/** Heroes that take each other's place in a party, or are out of the game for a while (301.4, 301.5). */
import type { Game } from '../model/game.ts'
import type { ObjectId, Seat } from '../model/ids.ts'
import { cardOf, isInPlay, objectOf, playerAt } from '../model/objects.ts'

/** The hero whose place this one would take: it keeps all that is bound to it (301.4a, 301.4b). */
export function heroItReplaces(game: Game, id: ObjectId, under: Seat): ObjectId | undefined {
  if (cardOf(game, id).type !== 'hero') return undefined
  const { hero } = playerAt(game, under)
  return isInPlay(game, hero) ? hero : undefined
}

/**
 * A hero that a Master Hero has replaced can't leave that zone (301.4a), nor can the cards of who has lost (102.2); a
 * hero that is out of the game doesn't enter a party that has one (301.5).
 */
export function isHeldOut(game: Game, id: ObjectId, under: Seat): boolean {
  return isSealed(game, id) || wouldBeSecond(game, id, under)
}

export function isSealed(game: Game, id: ObjectId): boolean {
  return objectOf(game, id).sealed === true || isLost(game, id)
}

/** Out of the game with its owner (102.2). */
export function isLost(game: Game, id: ObjectId): boolean {
  const { zone, owner } = objectOf(game, id)
  return zone === 'removed' && playerAt(game, owner).out
}

function wouldBeSecond(game: Game, id: ObjectId, under: Seat): boolean {
  const { zone } = objectOf(game, id)
  return zone === 'removed' && heroItReplaces(game, id, under) !== undefined
}

/** While no hero is in a player's party, that player plays no cards (301.5). */
export function hasHero(game: Game, seat: Seat): boolean {
  return isInPlay(game, playerAt(game, seat).hero)
}
