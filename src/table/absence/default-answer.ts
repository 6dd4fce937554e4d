/** Chooses the default answers for an absent player, which do as little as the rules allow. */

import { type Decision, type Option, randomPicks } from '../../engine/index.ts'

/** Options that do nothing, the most passive first. */
const CALM: readonly Option['kind'][] = ['pass', 'keep', 'no', 'none']

/**
 * Returns legal picks for any decision. They take an unfinished announcement back, ready all cards that may be
 * readied, and otherwise choose the first options, as few and as low as possible.
 */
export function defaultPicks(decision: Decision): string[] {
  if (decision.back) return ['back']
  const calm = CALM.flatMap((kind) => decision.options.find((option) => option.kind === kind) ?? [])
  const [calmest] = calm
  if (calmest) return [calmest.id]
  if (decision.kind === 'ready') return decision.options.slice(0, decision.max).map(({ id }) => id)
  return randomPicks(decision, () => 0)
}
