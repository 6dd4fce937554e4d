/** The modifiers of one kind that affect a card, and the acts that modifiers forbid (103.2). */

import type { DamageType } from '../model/data/vocabulary/basic-words.ts'
import type { ForbiddableAct, Modifier } from '../model/data/vocabulary/modifiers.ts'
import type { ModifierInForce } from '../model/derived/derived.ts'
import type { Game } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { cardMatchesFilter } from './card-text/matching.ts'
import { isSelectedPlayer } from './card-text/players.ts'
import { inForceFlags, modifiersInForce } from './in-force.ts'
import { isForbiddenByKeyword } from './keyword-modifiers.ts'
import { doesModifierAffectCard } from './projection.ts'

/** Returns the modifiers of one kind that affect a card now. */
export function modifiersOfKindAffectingCard<K extends Modifier['kind']>(
  game: Game,
  id: ObjectId,
  kind: K,
): (ModifierInForce & { mod: Extract<Modifier, { kind: K }> })[] {
  return inForceFlags(game)[kind] ? affectingOf(game, id, kind) : []
}

function affectingOf<K extends Modifier['kind']>(
  game: Game,
  id: ObjectId,
  kind: K,
): (ModifierInForce & { mod: Extract<Modifier, { kind: K }> })[] {
  return modifiersInForce(game).filter(
    (entry): entry is ModifierInForce & { mod: Extract<Modifier, { kind: K }> } =>
      entry.mod.kind === kind && doesModifierAffectCard(game, entry, id),
  )
}

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
