/** Effects that the rules of a raid add for a Boss, beyond the Boss's own powers. */
import type { Effect } from './vocabulary/effects.ts'

/**
 * The Boss enters play (R301.5a, R502.2), has fallen (R302.2), or has turned over so that another Boss awakens
 * (R303.1b).
 */
export type BossSceneName = 'arrival' | 'fall' | 'awakening'

/** The texts of the effects that are added to the chain at these moments. */
export type BossScenes = { readonly [S in BossSceneName]?: Effect }

/** Returns the path of such a text in its card's data. */
export function bossScenePath(scene: BossSceneName): string {
  return `scenes.${scene}`
}
