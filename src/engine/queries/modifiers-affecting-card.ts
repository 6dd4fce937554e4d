/** The modifiers of one kind that affect a card. */

import type { Modifier } from '../model/data/vocabulary/modifiers.ts'
import type { ModifierInForce } from '../model/derived/derived.ts'
import type { Game } from '../model/state/game.ts'
import type { ObjectId } from '../model/state/ids.ts'
import { inForceFlags, modifiersInForce } from './in-force.ts'
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
