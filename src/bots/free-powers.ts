/** Finds powers that cost nothing, which a computer player could otherwise use without end. */
import type { Cost, ObjectId, Power, View } from '../engine/index.ts'
import { cardInView, seatViewOf } from './visible-cards.ts'

/** Whether a use of the power costs nothing and gives its card nothing that the card lacks. */
export function isPointlessFreePower(view: View, object: ObjectId, power: Power | undefined): boolean {
  if (power?.kind !== 'payment') return false
  if (power.costs.some(isX) && !hasReadyResource(view, object)) return true
  if (power.timesATurn !== undefined || !power.costs.every(isNothing)) return false
  return !givesNewKeyword(view, object, power)
}

/** Whether the player chooses how many resources to pay. Without a ready resource, X is 0, and the power does nothing. */
const isX = (cost: Cost): boolean =>
  cost.kind === 'resources' && typeof cost.amount === 'object' && cost.amount.kind === 'x'

function hasReadyResource(view: View, object: ObjectId): boolean {
  const card = cardInView(view, object)
  return card !== undefined && seatViewOf(view, card.controller).resources.ready > 0
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
