/**
 * Evaluates a position by the cards on the table. It reads effects and numbers, never the names of cards, so it can
 * evaluate every card that the engine knows.
 */
import { type CardView, printedCard, type Seat, type SeatView, type View } from '../../engine/index.ts'
import { cardValue, remainingHealth } from '../card-value.ts'
import { intentOfText } from '../intent.ts'
import { seatOf } from '../visible-cards.ts'
import type { Weights } from './weights.ts'

/** The terms of an evaluation. Each is from the point of view of the seat that plans, and a higher value is better. */
export const TERMS = [
  'outcome',
  'bosses',
  'lairHero',
  'heroes',
  'allies',
  'lairAllies',
  'gear',
  'attachments',
  'hands',
  'resources',
  'decks',
] as const
export type Term = (typeof TERMS)[number]
export type Evaluation = Record<Term, number>

export const total = (evaluation: Evaluation): number =>
  TERMS.reduce((sum, term) => sum + evaluation[term], 0)

/** Evaluates a view for the side of the seat. */
export function evaluate(view: View, seat: Seat, weights: Weights): Evaluation {
  const { side } = seatOf(view, seat)
  const found = noValues()
  for (const one of view.seats) addSeat(found, view, one, one.side === side ? 1 : -1, weights)
  found.outcome += outcomeFor(view, side) * weights.decided
  return found
}

export const noValues = (): Evaluation => ({
  outcome: 0,
  bosses: 0,
  lairHero: 0,
  heroes: 0,
  allies: 0,
  lairAllies: 0,
  gear: 0,
  attachments: 0,
  hands: 0,
  resources: 0,
  decks: 0,
})

function outcomeFor({ outcome }: View, side: SeatView['side']): number {
  if (!outcome) return 0
  return outcome.kind === 'won' ? (outcome.side === side ? 1 : -1) : -0.5
}

/** @param sign 1 for the planning player's side, -1 for the other side */
function addSeat(found: Evaluation, view: View, one: SeatView, sign: number, weights: Weights): void {
  const isLair = one.side === 'lair'
  if (one.out) {
    found.heroes -= sign * weights.out
    return
  }
  if (isLair) found.bosses -= sign * ((one.bosses?.nth ?? 0) * weights.boss)
  found[isLair ? 'lairHero' : 'heroes'] += sign * heroWorth(one, weights)
  found[isLair ? 'lairAllies' : 'allies'] +=
    sign * (isLair ? weights.lairAlly : weights.ally) * sum(one.allies, allyWorth)
  found.gear += sign * weights.gear * sum(gearOf(one), gearWorth)
  found.attachments += sign * weights.attached * sum(hostsOf(one), (host) => attachedWorth(view, host))
  found.hands += sign * weights.hand * Math.min(one.hand.count, FULL_HAND)
  found.resources += sign * weights.resource * resourceWorth(one.resources.total)
  if (!isLair && one.deck < LOW_DECK) found.decks -= sign * weights.lowDeck
}

const FULL_HAND = 7
const LOW_DECK = 3
const ENOUGH = 8

const sum = <T>(list: readonly T[], worth: (one: T) => number): number =>
  list.reduce((all, one) => all + worth(one), 0)

function heroWorth({ hero, side }: SeatView, weights: Weights): number {
  const left = hero ? Math.max(0, remainingHealth(hero)) : 0
  return side === 'lair' ? weights.lairHero * left : weights.hero * Math.sqrt(left)
}

/** Returns the value of an ally, which is more than its numbers, because its texts and its next attack count too. */
const allyWorth = (card: CardView): number => cardValue(card) + 1

const gearOf = ({ equipment, abilities, rows = {} }: SeatView): CardView[] => [
  ...equipment,
  ...abilities,
  ...Object.values(rows).flat(),
]

const gearWorth = (card: CardView): number => (card.type === 'equipment' ? cardValue(card) + 1 : 3)

const hostsOf = ({ hero, allies }: SeatView): CardView[] => (hero ? [hero, ...allies] : allies)

/** Returns the value of the cards attached to a host. Cards that harm the host count as negative. */
const attachedWorth = (view: View, { attachments }: CardView): number =>
  sum(attachments, ({ card }) => (card !== '' && intentOfText(printedCard(view, card)) === 'harm' ? -1 : 1))

const resourceWorth = (count: number): number => Math.min(count, ENOUGH) + Math.max(0, count - ENOUGH) / 4
