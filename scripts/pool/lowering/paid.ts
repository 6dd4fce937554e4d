/** Single cards with which a cost is paid: "Destroy an ally you control → … that ally's ATK". */
import type { Cost } from '../../../src/engine/index.ts'
import { readMention } from '../marks.ts'
import { Unclear } from '../refer.ts'
import type { Scope } from './scope.ts'

const positionIn = (cost: Cost): number | undefined => {
  const { mark } = 'what' in cost ? (readMention(cost.what) ?? {}) : {}
  return mark?.how === 'each' && !mark.many ? mark.at : undefined
}

/** Notes them, so that the effect can refer to them. */
export function notePaid(costs: readonly Cost[], scope: Scope): void {
  for (const cost of costs) {
    const at = positionIn(cost)
    const { mark } = 'what' in cost ? (readMention(cost.what) ?? {}) : {}
    if (at === undefined || !mark) continue
    scope.antecedents.push({ ...mark, how: 'paid', is: { kind: 'bound', name: `?mention ${at}` } })
    scope.paid.set(at, scope.paid.size === 0 ? 'paidWith' : `paidWith${scope.paid.size + 1}`)
  }
}

/** Names the cards to which the effect has referred. `marked`: the costs before their marks were replaced. */
export const namedPaid = (costs: readonly Cost[], marked: readonly Cost[], scope: Scope): Cost[] =>
  costs.map((cost, i) => {
    const at = marked[i] ? positionIn(marked[i]) : undefined
    const as = at === undefined ? undefined : scope.bound.get(at)
    if (as === undefined || !('what' in cost) || cost.kind === 'atTable') return cost
    if (cost.as !== undefined) throw new Unclear('two names of a cost')
    return { ...cost, as }
  })
