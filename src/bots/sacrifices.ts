/** Judges powers that are paid with the player's own cards, or give these cards away. */
import { type CardView, createMemoizedNodeTest, type Power, type Seat, type View } from '../engine/index.ts'
import { cardValue } from './card-value.ts'
import { couldMatchFilter, isNode } from './finding.ts'
import { canBeDealtDamage, highestDamageIn, valueOfDamage } from './harm.ts'
import { intentOfEffect } from './intent.ts'
import { seatViewOf } from './visible-cards.ts'

type Payment = Extract<Power, { kind: 'payment' }>

/** Whether a harmful power takes more from the other side than the least valuable card with which it can be paid. */
export function isWorthSacrifice(view: View, seat: Seat, { costs, effect }: Payment): boolean {
  const sacrifice = costs.find(({ kind }) => kind === 'destroy')
  if (sacrifice?.kind !== 'destroy' || intentOfEffect(effect) !== 'harm') return true
  const { allies, equipment, abilities } = seatViewOf(view, seat)
  const { what } = sacrifice
  const filter = 'filter' in what ? what.filter : undefined
  const payable = [...allies, ...equipment, ...abilities].filter((card) => couldMatchFilter(filter, card))
  return highestGain(view, seat, effect) > Math.min(...payable.map(cardValue))
}

/** Returns the highest value that the effect can take from one card of the other side. */
function highestGain(view: View, seat: Seat, effect: unknown): number {
  const damage = highestDamageIn(effect)
  const { side } = seatViewOf(view, seat)
  const victims = view.seats
    .filter((one) => one.side !== side)
    .flatMap(({ hero, allies }) => [...(hero && damage ? [hero] : []), ...allies])
  const gain = (card: CardView): number => {
    if (!damage) return cardValue(card)
    return canBeDealtDamage(view, card, damage.types) ? valueOfDamage(view, card, damage.amount) : 0
  }
  return Math.max(0, ...victims.map(gain))
}

/** Whether the effect gives another player control of a card of the player's own. */
export const givesAway = createMemoizedNodeTest(
  ({ kind, who, of }) =>
    kind === 'gainControl' && isNode(who) && who.kind !== 'you' && isNode(of) && controlsOwnCards(of),
)

const controlsOwnCards = createMemoizedNodeTest(
  ({ kind, players }) => kind === 'controlledBy' && isNode(players) && players.kind === 'you',
)
