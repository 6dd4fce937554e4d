/** What befalls a Boss by the rules of its raid, beyond its powers. */
import type { Effect } from './vocabulary/effects.ts'

/** It is brought into play (R301.5a, R502.2), it has fallen (R302.2), or it has turned over and another one awakens (R303.1b). */
export type SceneName = 'arrival' | 'fall' | 'awakening'

/** The texts of the effects that are added to the chain then. */
export type Scenes = { readonly [S in SceneName]?: Effect }

/** Where such a text is in its card's data. */
export function scenePath(scene: SceneName): string {
  return `scenes.${scene}`
}
