/** Single cards with which a cost is paid: "Destroy an ally you control → … that ally's ATK". */
import { type Cost, hasNode, type Power, type WithLabel } from '../../../src/engine/index.ts'
import { isDataObject, type MentionMark, readMentionMark, replaceNodes } from '../marks.ts'
import { type Antecedent, UnclearText } from '../refer.ts'
import type { TextScope } from './scope.ts'

/** Returns the mark of the single card with which a cost is paid; undefined for other costs. */
const markIn = (cost: Cost): MentionMark | undefined => {
  const { mark } = 'what' in cost ? (readMentionMark(cost.what) ?? {}) : {}
  return mark?.how === 'each' && !mark.many ? mark : undefined
}

/** Notes the single cards with which costs are paid, so that the effect can refer to them. */
export function recordPaidCards(costs: readonly Cost[], scope: TextScope): void {
  for (const cost of costs) {
    const mark = markIn(cost)
    if (!mark) continue
    const { at } = mark
    scope.antecedents.push({ ...mark, how: 'paid', is: { kind: 'bound', name: `?mention ${at}` } })
    scope.paid.set(at, scope.paid.size === 0 ? 'paidWith' : `paidWith${scope.paid.size + 1}`)
  }
}

/** Names the cards to which the effect has referred. `marked`: the costs before their marks were replaced. */
export const namePaidCards = (costs: readonly Cost[], marked: readonly Cost[], scope: TextScope): Cost[] =>
  costs.map((cost, i) => {
    const at = marked[i] ? markIn(marked[i])?.at : undefined
    const as = at === undefined ? undefined : scope.bound.get(at)
    if (as === undefined || !('what' in cost) || cost.kind === 'atTable') return cost
    if (cost.as !== undefined) throw new UnclearText('two names of a cost')
    return { ...cost, as }
  })

// The functions below are about additional costs of the card.

const PAID = { kind: 'bound', name: 'paidWith' } as const

/** Returns the additional costs of the card that a power adds. */
export const additionalCosts = (power: WithLabel<Power>): readonly Cost[] =>
  power.kind === 'continuous' ? power.mods.flatMap((mod) => (mod.kind === 'additional' ? mod.costs : [])) : []

/** Returns the cards to which the card's effect can refer, because its additional costs are paid with them. */
export const cardsPaidWith = (power: WithLabel<Power>): Antecedent[] =>
  additionalCosts(power).flatMap((cost): Antecedent[] => {
    const mark = markIn(cost)
    return mark ? [{ ...mark, at: 0, how: 'paid', is: PAID }] : []
  })

/** Whether a text refers to a card with which an additional cost is paid. */
export const refersToPaidCards = (text: object): boolean =>
  hasNode(text, (node) => node.kind === PAID.kind && node.name === PAID.name)

/** Names the cards with which additional costs are paid. */
export const namePaidCardsOfPowers = (powers: readonly WithLabel<Power>[]): WithLabel<Power>[] =>
  powers.map((power) => {
    const costs = new Set<unknown>(additionalCosts(power))
    return replaceNodes(power, (node) =>
      costs.has(node) && isDataObject(node) && 'what' in node ? { ...node, as: PAID.name } : undefined,
    )
  })
