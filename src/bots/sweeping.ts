/** Judges texts that affect every ally or every character, whoever controls it. */
import {
  type CardView,
  type DataNode,
  hasNode,
  memoize,
  type Seat,
  type View,
  walkNodes,
} from '../engine/index.ts'
import { cardValue } from './card-value.ts'
import { isNode } from './finding.ts'
import { damageOf, valueOfTypedDamage } from './harm.ts'
import { mayMatchData } from './matching.ts'
import { seatViewOf } from './visible-cards.ts'

/** Whether the text affects everybody. */
export const sweeps = (text: unknown): boolean => isNode(text) && sweepsIn(text).length > 0

/** Whether the text costs the other side at least one and a half times as much as the player's own side. */
export function isWorthSweeping(view: View, seat: Seat, text: unknown): boolean {
  if (!isNode(text)) return false
  const { side } = seatViewOf(view, seat)
  let [own, others] = [0, 0]
  for (const sweep of sweepsIn(text))
    for (const one of view.seats) {
      const loss = lossOf(view, seat, sweep, one.hero ? [one.hero, ...one.allies] : one.allies)
      if (one.side === side) own += loss
      else others += loss
    }
  return others > 1.5 * own
}

const sweepsIn = memoize((text: object): readonly DataNode[] => {
  const found: DataNode[] = []
  walkNodes(text, (node) => {
    if (SWEEPING.has(node.kind) && isEverybody(affectedBy(node))) found.push(node)
  })
  return found
})

const SWEEPING: ReadonlySet<unknown> = new Set(['deal', 'destroy', 'put'])

const affectedBy = ({ kind, to, what }: DataNode): unknown => (kind === 'deal' ? to : what)

function isEverybody(selector: unknown): boolean {
  const isAll = hasNode(selector, ({ kind }) => kind === 'all')
  const isLimited = hasNode(selector, ({ kind }) => LIMITS.has(kind))
  return isAll && !isLimited && hasNode(selector, ({ type }) => type === 'ally')
}

/** The keys of nodes that limit a selector to some players' cards, or to cards in some state. */
const LIMITS: ReadonlySet<unknown> = new Set(['controlledBy', 'state', 'bound', 'target'])

/** Returns the value that the sweep takes from these cards. */
function lossOf(view: View, seat: Seat, sweep: DataNode, cards: readonly CardView[]): number {
  const damage = sweep.kind === 'deal' ? damageOf(sweep) : null
  return cards.reduce((sum, card) => {
    if (!isSwept(view, seat, affectedBy(sweep), card)) return sum
    return sum + (damage ? Math.max(0, valueOfTypedDamage(view, card, damage)) : cardValue(card))
  }, 0)
}

/** Whether the selector may select the card, as far as its filter can be checked in a view. */
function isSwept(view: View, seat: Seat, selector: unknown, card: CardView): boolean {
  let isFound = false
  walkNodes(selector, (node) => {
    if (node.kind === 'all' && mayMatchData(view, seat, node.filter, card)) isFound = true
  })
  return isFound
}
