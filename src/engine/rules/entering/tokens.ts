/** Cards that exist only in play: tokens (404.2), and cards of an unlimited pile (R402.2c, R402.2d). */

import { gameObjectWithAllFields } from '../../model/state/all-fields.ts'
import type { Game } from '../../model/state/game.ts'
import type { CardId, ObjectId, Seat } from '../../model/state/ids.ts'
import { newObjectId } from '../../model/state/objects.ts'

/**
 * Creates the objects of tokens of this card in the zone "chain", without a link. The caller makes them enter play.
 * @param called an invented name that replaces the name of the card (200.3)
 */
export function createTokensOnChain(
  game: Game,
  seat: Seat,
  card: CardId,
  count: number,
  called?: string,
): ObjectId[] {
  return Array.from({ length: Math.max(0, count) }, () => {
    const id = newObjectId(game)
    game.objects[id] = gameObjectWithAllFields({ id, card, owner: seat, zone: 'chain', token: true, called })
    return id
  })
}
