/** Finds cards and seats in a view. */
import {
  type Card,
  type CardView,
  type LazyView,
  memoize,
  type ObjectId,
  printedCard,
  type Seat,
  type SeatView,
  type View,
} from '../engine/index.ts'

const indexes = new WeakMap<View, Map<ObjectId, CardView>>()

export function cardsInView(view: View): CardView[] {
  return [...index(view).values()]
}

export function cardInView(view: View, object: ObjectId): CardView | undefined {
  return isLazy(view) ? view.find(object) : index(view).get(object)
}

const isLazy = (view: View): view is LazyView => 'find' in view

export function seatViewOf(view: View, seat: Seat): SeatView {
  const found = view.seats[seat]
  if (!found) throw new Error(`no seat ${seat}`)
  return found
}

function index(view: View): Map<ObjectId, CardView> {
  let found = indexes.get(view)
  if (!found) {
    found = new Map()
    for (const seat of view.seats) for (const card of cardsOf(seat)) addCard(found, card)
    indexes.set(view, found)
  }
  return found
}

function cardsOf(seat: SeatView): CardView[] {
  const { hero, allies, equipment, abilities, rows = {}, resources, hand, graveyard } = seat
  return [
    ...(hero ? [hero] : []),
    ...allies,
    ...equipment,
    ...abilities,
    ...Object.values(rows).flat(),
    ...resources.cards,
    ...hand.cards,
    ...graveyard,
  ]
}

function addCard(into: Map<ObjectId, CardView>, card: CardView): void {
  into.set(card.object, card)
  for (const attached of card.attachments) addCard(into, attached)
}

/** Returns the card id of an object. @throws Error if the card isn't visible */
export function visibleCardIdOf(view: View, object: ObjectId): string {
  const card = cardInView(view, object)?.card
  if (!card) throw new Error(`object ${object} is not in sight of ${cardsInView(view).length} cards`)
  return card
}

/** Returns the printed card of an object, from the card data of the raid. @throws Error if the card isn't visible */
export const printedCardOf = (view: View, object: ObjectId): Card =>
  printedCard(view, visibleCardIdOf(view, object))

/** Memoizes a function of a view and a side. */
export function memoizeForSide<T>(make: (view: View, side: SeatView['side']) => T): typeof make {
  const made = memoize((_: View) => new Map<SeatView['side'], T>())
  return (view, side) => {
    const known = made(view)
    const found = known.get(side) ?? make(view, side)
    known.set(side, found)
    return found
  }
}

/** Returns the first element with the highest score, or undefined for an empty list. */
export function elementWithHighestScore<T>(list: readonly T[], score: (one: T) => number): T | undefined {
  return list.reduce<T | undefined>(
    (top, one) => (top === undefined || score(one) > score(top) ? one : top),
    undefined,
  )
}

/** Returns the heroes and allies of the other side. */
export function charactersOfOtherSide(view: View, seat: Seat): CardView[] {
  const { side } = seatViewOf(view, seat)
  return view.seats
    .filter((one) => one.side !== side)
    .flatMap(({ hero, allies }) => [...(hero ? [hero] : []), ...allies])
}
