/** What is answered for somebody who is absent: nothing that could be avoided, and of what is forced the least. */

import { type Decision, type Option, randomPicks } from '../../engine/index.ts'

/** To hold still, the calmest first. */
const CALM: readonly Option['kind'][] = ['pass', 'keep', 'no', 'none']

/**
 * Legal for every decision. An announcement is taken back; who may ready cards readies all, since that costs nothing;
 * of other lists it is as few as may be, and the first; of numbers the least.
 */
export function byDefault(decision: Decision): string[] {
  if (decision.back) return ['back']
  const calm = CALM.flatMap((kind) => decision.options.find((option) => option.kind === kind) ?? [])
  const [calmest] = calm
  if (calmest) return [calmest.id]
  if (decision.kind === 'ready') return decision.options.slice(0, decision.max).map(({ id }) => id)
  return randomPicks(decision, () => 0)
}
