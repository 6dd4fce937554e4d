/**
 * Evaluates a position by the cards on the table. It reads effects and numbers, never the names of cards, so it can
 * evaluate every card that the engine knows.
 */
import {
  type CardView,
  lairOfGame,
  printedCard,
  type Seat,
  type SeatView,
  type View,
} from '../../engine/index.ts'
import { cardValue, remainingHealth } from '../card-value.ts'
import { intentOfCard } from '../intent.ts'
import { seatViewOf } from '../visible-cards.ts'
import type { Weights } from './weights.ts'

/** The terms of an evaluation. Each is from the point of view of the seat that plans, and a higher value is better. */
export const TERMS = [
  'outcome',
  'bosses',
  'lairHero',
  'level',
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

export const totalOfEvaluation = (evaluation: Evaluation): number =>
  TERMS.reduce((sum, term) => sum + evaluation[term], 0)

/** Evaluates a view for the side of the seat. */
export function evaluateView(view: View, seat: Seat, weights: Weights): Evaluation {
  const { side } = seatViewOf(view, seat)
  const found = newZeroEvaluation()
  for (const one of view.seats) addSeat(found, view, one, one.side === side ? 1 : -1, weights)
  if (view.outcome?.kind === 'won' && view.outcome.side === 'lair') forgetCards(found)
  found.outcome += outcomeFor(view, side) * weights.decided
  return found
}

/**
 * Removes the terms that are equal in all lost raids, except for the moment at which the raid was lost. Otherwise a
 * raider who must lose would lose at once, before the lair gets more cards.
 */
function forgetCards(found: Evaluation): void {
  for (const term of [
    'level',
    'allies',
    'lairAllies',
    'gear',
    'attachments',
    'hands',
    'resources',
    'decks',
  ] as const)
    found[term] = 0
}

export const newZeroEvaluation = (): Evaluation => ({
  outcome: 0,
  bosses: 0,
  lairHero: 0,
  level: 0,
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

/** Adds the values of one seat. @param sign 1 for the planning player's side, -1 for the other side */
function addSeat(found: Evaluation, view: View, one: SeatView, sign: number, weights: Weights): void {
  const isLair = one.side === 'lair'
  if (isLair) found.bosses -= sign * fallenBosses(one) * weights.boss
  if (one.out) {
    found.heroes -= sign * weights.out
    return
  }
  found[isLair ? 'lairHero' : 'heroes'] += sign * heroWorth(one, weights)
  if (isLair) found.lairHero += sign * weights.lairHero * healthOfLaterBosses(view, one)
  if (isLair) found.level += sign * weights.level * levelProgress(view, one)
  found[isLair ? 'lairAllies' : 'allies'] +=
    sign * (isLair ? weights.lairAlly : weights.ally) * sum(one.allies, (ally) => allyWorth(ally, weights))
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

/** Returns the number of Bosses that have fallen. Between two Bosses the lair has no hero. */
const fallenBosses = ({ bosses, hero }: SeatView): number => (bosses ? bosses.nth - (hero ? 1 : 0) : 0)

/**
 * Returns the health of the Bosses that come after the present one. Without it, a Boss with more health than the present
 * one would be worse than the present one, and the raiders would leave it with its last point of health.
 */
export function healthOfLaterBosses(view: View, { bosses }: SeatView): number {
  const cards = lairOfGame(view)?.bosses?.cards ?? []
  return sum(cards.slice(cards.length - (bosses?.left ?? 0)), (card) => printedCard(view, card).health ?? 0)
}

/** Returns the value of an ally, which is more than its numbers, because its texts and its next attack count too. */
const allyWorth = (card: CardView, { health }: Weights): number =>
  cardValue(card) + health * Math.max(0, remainingHealth(card)) + 1

const gearOf = ({ equipment, abilities, rows = {} }: SeatView): CardView[] => [
  ...equipment,
  ...abilities,
  ...Object.values(rows).flat(),
]

const gearWorth = (card: CardView): number => (card.type === 'equipment' ? cardValue(card) + 1 : 3)

const hostsOf = ({ hero, allies }: SeatView): CardView[] => (hero ? [hero, ...allies] : allies)

/** Returns the value of the cards attached to a host. Cards that harm the host count as negative. */
const attachedWorth = (view: View, { attachments }: CardView): number =>
  sum(attachments, ({ card }) => (card !== '' && intentOfCard(printedCard(view, card)) === 'harm' ? -1 : 1))

const resourceWorth = (count: number): number => Math.min(count, ENOUGH) + Math.max(0, count - ENOUGH) / 4

/**
 * Returns the level that the lair's hero will have after its next Level Up, and the part of the way to the level after
 * that. A lair without levels has 0.
 */
export function levelProgress(view: View, { hero }: SeatView): number {
  if (!hero || hero.card === '') return 0
  const raiders = view.seats.filter(({ side }) => side !== 'lair')
  const damage = Math.max(0, ...raiders.map((one) => (one.hero && !one.out ? one.hero.damage : 0)))
  return progressFrom(
    view,
    hero.card,
    damage,
    raiders.some(({ out }) => out),
  )
}

function progressFrom(view: View, id: string, damage: number, isDead: boolean): number {
  const { level = 0, nextLevel, powers } = printedCard(view, id)
  const power = powers.find(({ kind }) => kind === 'levelUp')
  if (power?.kind !== 'levelUp' || nextLevel === undefined) return level
  const part = power.when === 'dead' ? Number(isDead) : damage / power.when.damage
  return part < 1 ? level + part : progressFrom(view, nextLevel, damage, isDead)
}
