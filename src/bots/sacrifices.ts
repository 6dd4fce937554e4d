/** Judges powers and texts that are paid with the player's own cards, give them away or destroy them later. */
import {
  type CardView,
  createMemoizedHasNode,
  type Effect,
  hasNode,
  memoize,
  type Power,
  type Seat,
  type View,
  walkNodes,
} from '../engine/index.ts'
import { cardValue } from './card-value.ts'
import { isNode } from './finding.ts'
import { highestDamageIn, valueOfTypedDamage } from './harm.ts'
import { intentOfEffect } from './intent.ts'
import { mayMatchData } from './matching.ts'
import { charactersOfOtherSide, seatViewOf } from './visible-cards.ts'

type Payment = Extract<Power, { kind: 'payment' }>

/** Whether a harmful power takes more from the other side than the least valuable card with which it can be paid. */
export function isWorthSacrifice(view: View, seat: Seat, { costs, effect }: Payment): boolean {
  const sacrifice = costs.find(({ kind }) => kind === 'destroy')
  if (sacrifice?.kind !== 'destroy' || intentOfEffect(effect) !== 'harm') return true
  const { allies, equipment, abilities } = seatViewOf(view, seat)
  const { what } = sacrifice
  const filter = 'filter' in what ? what.filter : undefined
  const payable = [...allies, ...equipment, ...abilities].filter((card) =>
    mayMatchData(view, seat, filter, card),
  )
  return highestGain(view, seat, effect) > Math.min(...payable.map(cardValue))
}

/** Returns the highest value that the effect can take from one card of the other side. */
function highestGain(view: View, seat: Seat, effect: unknown): number {
  const damage = highestDamageIn(effect)
  const gain = (card: CardView): number => {
    if (damage) return valueOfTypedDamage(view, card, damage)
    return card.type === 'hero' ? 0 : cardValue(card)
  }
  return Math.max(0, ...charactersOfOtherSide(view, seat).map(gain))
}

/** Whether the effect helps a card of the player's own and destroys the same card later. */
export const destroysHelpedCardLater = memoize((effect: Effect): boolean => {
  if (intentOfEffect(effect) !== 'help') return false
  const names = namesOfTargets(effect)
  return hasNode(
    effect,
    (node) =>
      node.kind === 'later' &&
      hasNode(node.do, ({ kind, what }) => kind === 'destroy' && isNode(what) && names.has(what.name)),
  )
})

/** Returns the names that the effect gives to its targets. */
function namesOfTargets(effect: Effect): ReadonlySet<unknown> {
  const names = new Set<unknown>()
  walkNodes(effect, ({ kind, from, as }) => {
    if (kind === 'choose' && as !== undefined && isNode(from) && from.kind === 'thatTarget') names.add(as)
  })
  return names
}

/** Whether the effect gives another player control of a card of the player's own. */
export const givesAwayOwnCard = createMemoizedHasNode(
  ({ kind, who, of }) =>
    kind === 'gainControl' && isNode(who) && who.kind !== 'you' && isNode(of) && controlsOwnCards(of),
)

const controlsOwnCards = createMemoizedHasNode(
  ({ kind, players }) => kind === 'controlledBy' && isNode(players) && players.kind === 'you',
)
