/** Finds powers that cost nothing, which a computer player could otherwise use without end. */
import type { Cost, ObjectId, Power, View } from '../engine/index.ts'
import { cardInView } from './visible-cards.ts'

/** Whether a use of the power costs nothing and gives its card nothing that the card lacks. */
export function isPointlessFreePower(view: View, object: ObjectId, power: Power | undefined): boolean {
  if (power?.kind !== 'payment' || power.timesATurn !== undefined || !power.costs.every(isNothing))
    return false
  return !givesNewKeyword(view, object, power)
}

const isNothing = (cost: Cost): boolean => cost.kind === 'resources' && cost.amount === 0

function givesNewKeyword(
  view: View,
  object: ObjectId,
  { effect }: Extract<Power, { kind: 'payment' }>,
): boolean {
  if (effect.kind !== 'modify') return false
  const keywords = cardInView(view, object)?.keywords
  return effect.mods.some(
    (mod) => mod.kind === 'keyword' && mod.to.kind === 'self' && keywords?.[mod.keyword] === undefined,
  )
}
