/** Removes definite modifiers that have ended (714.3). After this, controllers and ghosts may be different. */

import { nodeAtPath } from '../model/data/card-registry.ts'
import type { Modifier } from '../model/data/vocabulary/modifiers.ts'
import { invalidateAll } from '../model/derived/derived-cache.ts'
import type { ActiveModifier, Game } from '../model/state/game.ts'

/** Removes modifiers that have ended. Returns whether one of them affected control or ghosts (`doesModifierChangeControlOrGhosts`). */
export function removeModifiersWhere(game: Game, ended: (modifier: ActiveModifier) => boolean): boolean {
  const over = game.modifiers.filter(ended)
  if (over.length === 0) return false
  game.modifiers = game.modifiers.filter((modifier) => !over.includes(modifier))
  invalidateAll(game)
  return over.some((modifier) => isReported(game, modifier))
}

/**
 * Whether changes by this kind of modifier are reported as events. Controllers (401.3) and ghosts (R503.1b) are
 * derived, and `applyConsequencesOfEvents` reports the differences.
 */
export const doesModifierChangeControlOrGhosts = ({ kind }: Modifier): boolean =>
  kind === 'control' || kind === 'ghost'

function isReported(game: Game, { kind, ctx, path }: ActiveModifier): boolean {
  return (
    kind === 'control' ||
    (kind === 'lasting' && doesModifierChangeControlOrGhosts(nodeAtPath<Modifier>(game, ctx.card, path)))
  )
}
