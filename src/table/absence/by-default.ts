/** Chooses answers for an absent player: nothing that can be avoided, and the minimum of what is forced. */

import { type Decision, type Option, randomPicks } from '../../engine/index.ts'

/** Options that do nothing, the most passive first. */
const CALM: readonly Option['kind'][] = ['pass', 'keep', 'no', 'none']

/**
 * Returns legal picks for any decision. An announcement is taken back. A player who may ready cards readies all, since
 * that costs nothing. From other lists, the first options are picked, as few as possible. Numbers are as low as
 * possible.
 */
export function defaultPicks(decision: Decision): string[] {
  if (decision.back) return ['back']
  const calm = CALM.flatMap((kind) => decision.options.find((option) => option.kind === kind) ?? [])
  const [calmest] = calm
  if (calmest) return [calmest.id]
  if (decision.kind === 'ready') return decision.options.slice(0, decision.max).map(({ id }) => id)
  return randomPicks(decision, () => 0)
}
