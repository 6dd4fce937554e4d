/**
 * Chooses the card to play now: it belongs to the cards that together are worth most for the player's ready resources.
 * The value of a card is a part of its cost, because the designers of a card have weighed its text by the cost. An ally
 * is worth its whole cost, and a text that fits the situation badly is worth less.
 */
import {
  type Card,
  type CardView,
  hasNodeOfKind,
  memoize,
  type ObjectId,
  type View,
} from '../engine/index.ts'
import { cardValue } from './card-value.ts'
import { mayBeFirstTarget } from './finding.ts'
import { canBeDealtDamage, highestDamageIn, valueOfDamage } from './harm.ts'
import { intentOfCard } from './intent.ts'
import {
  cardInView,
  charactersOfOtherSide,
  elementWithHighestScore,
  printedCardOf,
  seatViewOf,
} from './visible-cards.ts'

interface PlayOption {
  id: string
  object: ObjectId
}

interface Play {
  id: string
  cost: number
  value: number
}

/** Returns the plays that are together worth most among those that the ready resources can pay for. */
export function mostValuablePlays(view: View, seat: number, options: readonly PlayOption[]): string[] {
  const plays = options.map(({ id, object }) => ({
    id,
    cost: cardInView(view, object)?.cost ?? 0,
    value: valueOfPlay(view, seat, object),
  }))
  const mostValuableFirst = plays.sort((a, b) => b.value - a.value).slice(0, MOST)
  return bestOf(mostValuableFirst, seatViewOf(view, seat).resources.ready).map(({ id }) => id)
}

/** The number of plays that are compared. */
const MOST = 8

function bestOf([first, ...others]: readonly Play[], resources: number): Play[] {
  if (!first) return []
  const without = bestOf(others, resources)
  if (first.cost > resources) return without
  const withFirst = [first, ...bestOf(others, resources - first.cost)]
  return totalValue(withFirst) >= totalValue(without) ? withFirst : without
}

const totalValue = (plays: readonly Play[]): number => plays.reduce((sum, { value }) => sum + value, 0)

/** Returns the value of a card that is played now, in points of cost. */
export function valueOfPlay(view: View, seat: number, object: ObjectId): number {
  const seen = cardInView(view, object)
  if (!seen) return 0
  const card = printedCardOf(view, object)
  return Math.max(LEAST_COST, seen.cost ?? 0) * partOfCost(view, seat, card) + cardValue(seen) / 100
}

/** A card that costs nothing, or has no cost, counts as if it cost half a resource. */
const LEAST_COST = 0.5

function partOfCost(view: View, seat: number, card: Card): number {
  if (card.type === 'ally' || makesAllies(card)) return 1
  if (card.type === 'equipment') return partOfEquipment(card)
  if (!card.effect && !card.attach) return UNKNOWN // Its powers wait for events or conditions.
  const intent = intentOfCard(card)
  if (intent === 'harm') return partByVictim(view, seat, card)
  return intent === 'none' ? UNKNOWN : HELP
}

const makesAllies = memoize((card: Card): boolean => hasNodeOfKind([card.effect, card.powers], 'putToken'))

/** A weapon is worth its ATK without most of its strike cost, which must be paid for each attack. */
function partOfEquipment({ atk, def, strikeCost = 0, cost }: Card): number {
  const value = atk ? atk - STRIKE * strikeCost : def ? ARMOR * def : ITEM * (cost ?? 1)
  return Math.max(LEAST_ITEM, Math.min(MOST_ITEM, value / Math.max(1, cost ?? 1)))
}

const STRIKE = 0.7
const ARMOR = 1.2
const ITEM = 0.5
const LEAST_ITEM = 0.2
const MOST_ITEM = 0.9
const HELP = 0.7
const UNKNOWN = 0.5

/** Returns the value of the best victim of a harmful card, compared with the card's cost. */
function partByVictim(view: View, seat: number, card: Card): number {
  const damage = card.attach ? null : highestDamageIn(card.effect)
  const worth = (one: CardView): number => {
    if (!mayBeFirstTarget(view, card.attach ?? card.effect, seat, one)) return 0
    if (!damage) return one.type === 'hero' ? 0 : cardValue(one)
    if (!canBeDealtDamage(view, one, damage.types)) return 0
    return one.type === 'hero' ? damage.amount : valueOfDamage(view, one, damage.amount)
  }
  const best = elementWithHighestScore(charactersOfOtherSide(view, seat), worth)
  const value = best ? worth(best) : 0
  return Math.max(LEAST_HARM, Math.min(MOST_HARM, value / (POINTS * Math.max(1, card.cost ?? 1))))
}

/** The points of card value that one resource buys, approximately. */
const POINTS = 2
const LEAST_HARM = 0.3
const MOST_HARM = 1.2
