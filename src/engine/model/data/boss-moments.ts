/** Effects that the rules of a raid add to the chain for a Boss, beyond the Boss's own powers. */
import type { Effect } from './vocabulary/effects.ts'

/**
 * The moment at which a raid adds an effect for a Boss: the Boss enters play (R301.5a, R502.2), has fallen (R302.2), or
 * has turned over so that another Boss awakens (R303.1b).
 */
export type BossEffectMoment = 'arrival' | 'fall' | 'awakening'

/** The texts of a Boss's effects, by the moment at which each is added to the chain. */
export type BossEffectsByMoment = { readonly [S in BossEffectMoment]?: Effect }

/** Returns the path of the effect for a moment in the data of the Boss's card. */
export function pathOfBossEffect(moment: BossEffectMoment): string {
  return `scenes.${moment}`
}
