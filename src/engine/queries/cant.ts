/** The acts that modifiers forbid (103.2). */

import type { DamageType } from '../model/data/vocabulary/basic-words.ts'
import type { ForbiddableAct } from '../model/data/vocabulary/modifiers.ts'
import type { Game } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { cardMatchesFilter } from './card-text/matching.ts'
import { isSelectedPlayer } from './card-text/players.ts'
import { inForceFlags } from './in-force.ts'
import { isForbiddenByKeyword } from './keyword-modifiers.ts'
import { modifiersOfKindAffectingCard } from './modifiers-affecting-card.ts'

/**
 * Whether some modifier forbids the act; "can't" beats "can" (103.2). `whom` is the other card of the act. Without it,
 * only prohibitions that hold for all cards count. `by` is the player who would do it to the card, and `types` are the
 * damage types.
 */
export function isActForbidden(
  game: Game,
  id: ObjectId,
  what: ForbiddableAct,
  whom?: ObjectId,
  by?: Seat,
  types?: readonly DamageType[],
): boolean {
  const does = inForceFlags(game)
  return does.forbids && does[what] && somethingForbids(game, id, what, whom, by, types)
}

function somethingForbids(
  game: Game,
  id: ObjectId,
  what: ForbiddableAct,
  whom?: ObjectId,
  by?: Seat,
  types?: readonly DamageType[],
): boolean {
  if (isForbiddenByKeyword(game, id, what, by)) return true
  return modifiersOfKindAffectingCard(game, id, 'cant').some(
    ({ mod, ctx }) =>
      mod.what === what &&
      (!mod.whom || (whom !== undefined && cardMatchesFilter(game, ctx, mod.whom, whom))) &&
      (!mod.by || (by !== undefined && isSelectedPlayer(game, ctx, mod.by, by))) &&
      (!mod.types || (types?.some((type) => mod.types?.includes(type)) ?? false)),
  )
}
