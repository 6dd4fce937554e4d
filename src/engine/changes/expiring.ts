/** Removes definite modifiers that have ended (714.3). */

import { nodeAtPath } from '../model/data/card-registry.ts'
import type { Modifier } from '../model/data/vocabulary/modifiers.ts'
import { invalidateAll } from '../model/derived/derived-cache.ts'
import type { CreatedModifier, Game } from '../model/state/game.ts'

/**
 * Removes the modifiers for which `ended` returns true. Returns whether one of them changed control or ghosts. If so,
 * the caller has to call `applyConsequencesOfEvents`.
 */
export function removeModifiersWithoutConsequences(
  game: Game,
  ended: (modifier: CreatedModifier) => boolean,
): boolean {
  const over = game.modifiers.filter(ended)
  if (over.length === 0) return false
  game.modifiers = game.modifiers.filter((modifier) => !over.includes(modifier))
  invalidateAll(game)
  return over.some((modifier) => isReported(game, modifier))
}

/**
 * Whether this kind of modifier changes controllers (401.3) or ghosts (R503.1b). These are derived, and
 * `applyConsequencesOfEvents` reports the differences as events.
 */
export const doesModifierChangeControlOrGhosts = ({ kind }: Modifier): boolean =>
  kind === 'control' || kind === 'ghost'

function isReported(game: Game, { kind, ctx, path }: CreatedModifier): boolean {
  return (
    kind === 'control' ||
    (kind === 'lasting' && doesModifierChangeControlOrGhosts(nodeAtPath<Modifier>(game, ctx.card, path)))
  )
}
