/**
 * Some cards may be played only while N of something are in play, such as fifteen Bloods (MLR-17). A player who has
 * one in hand pays with none of these until there are more than N.
 */
import { type Card, type Cost, type DataNode, type Power, type View, walk } from '../engine/index.ts'
import { couldMatch, inPlay } from './finding.ts'
import { printedAs, seatOf } from './sight.ts'

interface Wish {
  /** Which cards count. */
  filter: unknown
  atLeast: number
}

/** The costs of this power take cards that a card in the seat's hand needs in play, and too few would be left. */
export function spendsHoard(view: View, seat: number, power: Power | undefined): boolean {
  if (power?.kind !== 'payment') return false
  const wishes = seatOf(view, seat).hand.cards.flatMap(({ object }) => wishesOf(printedAs(view, object)))
  return power.costs.some((cost) => wishes.some((wish) => spoils(view, seat, wish, cost)))
}

/** "Play only if seven or more Bloods are in play." */
const wishesOf = ({ powers }: Card): Wish[] =>
  nodesIn(powers, 'onlyIf')
    .flatMap(({ cond }) => nodesIn(cond, 'exists'))
    .flatMap(({ what, atLeast }) =>
      typeof atLeast === 'number' && atLeast > 1 ? [{ filter: filterOf(what), atLeast }] : [],
    )

function spoils(view: View, seat: number, { filter, atLeast }: Wish, cost: Cost): boolean {
  if (cost.kind !== 'destroy' && cost.kind !== 'remove' && cost.kind !== 'return') return false
  const there = inPlay(seatOf(view, seat)).filter((card) => couldMatch(filter, card))
  const isPaid = there.some((card) => couldMatch(filterOf(cost.what), card))
  return isPaid && there.length - (typeof cost.count === 'number' ? cost.count : 1) < atLeast
}

const filterOf = (selector: unknown): unknown =>
  typeof selector === 'object' && selector !== null && 'filter' in selector ? selector.filter : undefined

function nodesIn(data: unknown, kind: string): DataNode[] {
  const found: DataNode[] = []
  walk(data, (node) => {
    if (node.kind === kind) found.push(node)
    return node.kind !== 'not'
  })
  return found
}
