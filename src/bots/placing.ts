/**
 * Chooses the card that a player places as a resource: quests face up first, otherwise the card without which most can
 * be played in this turn and the next one.
 */
import {
  type CardView,
  type Decision,
  type ObjectId,
  type Option,
  printedCard,
  type Seat,
  type View,
} from '../engine/index.ts'
import { valueOfPlay } from './play-value.ts'
import { cardInView, elementWithHighestScore, seatViewOf } from './visible-cards.ts'

type PlaceOption = Extract<Option, { kind: 'place' }>

/**
 * Returns the option to place a resource, or undefined if nothing should be placed. The computer stops when it has
 * enough resources, or as many as the Boss lets a raider keep (R504.2a).
 * @param isOfUse whether a card in hand would be of use now
 */
export function chooseCardToPlace(
  view: View,
  { options, seat }: Decision,
  isOfUse: (object: ObjectId) => boolean,
): string | undefined {
  const places = options.flatMap((option) => (option.kind === 'place' ? [option] : []))
  const up = places.find((option) => option.faceUp && !wouldReplaceLocation(view, option, seat))
  if (up) return up.id
  const { resources, hand } = seatViewOf(view, seat)
  if (places.length === 0) return undefined
  if (resources.total >= ENOUGH && hand.cards.length <= FEW) return undefined
  if (resources.total >= mostToKeep(view)) return undefined
  const held = hand.cards.map((card) => ({ ...heldCard(view, seat, card), isOfUse: isOfUse(card.object) }))
  const down = places.filter(({ faceUp }) => !faceUp)
  return elementWithHighestScore(down, ({ object }) => {
    const rest = held.filter((one) => one.object !== object)
    const placed = held.find((one) => one.object === object)
    return playableValue(rest, resources) - (placed ? valueInHand(placed, resources.total) / 100 : 0)
  })?.id
}

const ENOUGH = 6
const FEW = 2

/** Whether the card is a location and its player has one. Locations beyond the first turn face down (410.6g). */
function wouldReplaceLocation(view: View, { object }: PlaceOption, seat: number): boolean {
  const isLocation = ({ type, faceDown }: CardView): boolean => type === 'location' && !faceDown
  return (
    cardInView(view, object)?.type === 'location' && seatViewOf(view, seat).resources.cards.some(isLocation)
  )
}

function mostToKeep(view: View): number {
  const boss = view.seats.find(({ side }) => side === 'lair')?.hero?.card
  return (boss ? printedCard(view, boss).threat : undefined) ?? Number.POSITIVE_INFINITY
}

interface HeldCard {
  object: ObjectId
  cost: number
  value: number
  isOfUse: boolean
}

const heldCard = (view: View, seat: Seat, { object, cost }: CardView): Omit<HeldCard, 'isOfUse'> => ({
  object,
  cost: cost ?? Number.POSITIVE_INFINITY,
  value: cost === null ? 0 : valueOfPlay(view, seat, object),
})

/**
 * Returns the total value of the cards that can be played from the hand in this turn, with one resource more, and half
 * of that in the next turn, with two more. The most valuable cards are played first.
 */
function playableValue(
  held: readonly HeldCard[],
  { ready, total }: { ready: number; total: number },
): number {
  const wanted = held.filter((one) => one.isOfUse).sort((a, b) => b.value - a.value)
  const now = playedWith(ready + 1, wanted)
  const later = playedWith(
    total + 2,
    wanted.filter((one) => !now.includes(one)),
  )
  return sumOfValues(now) + sumOfValues(later) / 2
}

const sumOfValues = (cards: readonly HeldCard[]): number => cards.reduce((sum, { value }) => sum + value, 0)

function playedWith(resources: number, wanted: readonly HeldCard[]): HeldCard[] {
  let left = resources
  return wanted.filter(({ cost }) => {
    const isPaid = cost <= left
    if (isPaid) left -= cost
    return isPaid
  })
}

/** Returns how much a card that can't be played yet is worth in hand. Cards that are far from being playable come last. */
function valueInHand({ cost, value, isOfUse }: HeldCard, resources: number): number {
  if (cost > resources + SOON) return -cost
  return value + (isOfUse ? OF_USE : 0)
}

/** A card that costs more than this above the resources is far from being playable. */
const SOON = 3
const OF_USE = 3
