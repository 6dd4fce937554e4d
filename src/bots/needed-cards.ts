/**
 * Keeps cards that another card needs. Some cards can be played only while a number of cards is in play, such as
 * fifteen Bloods (MLR-17). A player with such a card in hand pays with a Blood only while more than fifteen are in
 * play.
 */
import {
  type Card,
  type Cost,
  type DataNode,
  memoize,
  type Power,
  type View,
  walkNodes,
} from '../engine/index.ts'
import { cardsInPlay } from './finding.ts'
import { mayMatchData } from './matching.ts'
import { printedCardOf, seatViewOf } from './visible-cards.ts'

interface Requirement {
  /** The filter for the cards that count. */
  filter: unknown
  atLeast: number
}

/** Whether the power's costs take cards that a card in hand needs in play, so that too few would be left. */
export function spendsNeededCards(view: View, seat: number, power: Power | undefined): boolean {
  if (power?.kind !== 'payment') return false
  const requirements = seatViewOf(view, seat).hand.cards.flatMap(({ object }) =>
    requirementsOf(printedCardOf(view, object)),
  )
  return power.costs.some((cost) => requirements.some((requirement) => spoils(view, seat, requirement, cost)))
}

/** Returns the conditions of a card that need two or more cards of a kind in play. */
const requirementsOf = memoize(({ powers }: Card): Requirement[] =>
  nodesIn(powers, 'onlyIf')
    .flatMap(({ cond }) => nodesIn(cond, 'exists'))
    .flatMap(({ what, atLeast }) =>
      typeof atLeast === 'number' && atLeast > 1 ? [{ filter: filterOf(what), atLeast }] : [],
    ),
)

function spoils(view: View, seat: number, { filter, atLeast }: Requirement, cost: Cost): boolean {
  if (cost.kind !== 'destroy' && cost.kind !== 'remove' && cost.kind !== 'return') return false
  const there = cardsInPlay(seatViewOf(view, seat)).filter((card) => mayMatchData(view, seat, filter, card))
  const isPaid = there.some((card) => mayMatchData(view, seat, filterOf(cost.what), card))
  return isPaid && there.length - (typeof cost.count === 'number' ? cost.count : 1) < atLeast
}

const filterOf = (selector: unknown): unknown =>
  typeof selector === 'object' && selector !== null && 'filter' in selector ? selector.filter : undefined

function nodesIn(data: unknown, kind: string): DataNode[] {
  const found: DataNode[] = []
  walkNodes(data, (node) => {
    if (node.kind === kind) found.push(node)
    return node.kind !== 'not'
  })
  return found
}
