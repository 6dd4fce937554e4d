/**
 * Doubles are copies of cards with the same text and another id. If doubles replace the hidden cards, the game must
 * go on as before, so any difference that a viewer sees is a leak.
 */
import { contentHash } from '../../cards/hash.ts'
import {
  type Card,
  type CardId,
  type Game,
  type GameEvent,
  type ObjectId,
  registerCards,
  type Seat,
} from '../../engine/index.ts'
import { everyCardById } from '../../scenarios/every-card.ts'
import { cardsHiddenFromViewer } from './hidden.ts'

const MARK = '~'

/** Returns the id of a card's double. */
export const idOfCardDouble = (card: CardId): CardId => (card.endsWith(MARK) ? card : `${card}${MARK}`)

/** Registers cards with a double of each, and returns the hash under which a game finds them. */
export function registerCardsWithDoubles(cards: Iterable<Card>): string {
  const both = [...cards].flatMap((card) => [card, { ...card, id: idOfCardDouble(card.id) }])
  const hash = contentHash(both)
  registerCards(hash, new Map(both.map((card) => [card.id, card])))
  return hash
}

/** The hash under which every defined card and a double of each are registered. */
export const hashOfEveryCardWithDouble: string = registerCardsWithDoubles(everyCardById.values())

/**
 * Returns the ids of the doubles that may replace the cards which stay hidden from a viewer during a whole input, by
 * object.
 */
export function doublesOfAlwaysHiddenCards(
  before: Game,
  after: Game,
  events: readonly GameEvent[],
  viewer: Seat | null,
): Map<ObjectId, CardId> {
  const known = objectsKnownTo(after, events, viewer)
  return new Map(
    cardsHiddenFromViewer(before, viewer)
      .filter((id) => !known.has(id))
      .map((id) => [id, idOfCardDouble(before.objects[id]?.card ?? '')]),
  )
}

/**
 * Returns the objects that the viewer knows after the input or has seen during it, with their former object ids.
 * If a card's power is used, all players know the card, even in a hand.
 */
function objectsKnownTo(after: Game, events: readonly GameEvent[], viewer: Seat | null): Set<ObjectId> {
  const hidden = new Set(cardsHiddenFromViewer(after, viewer))
  const known = new Set(
    Object.values(after.objects).flatMap(({ id, zone }) => (zone !== 'gone' && !hidden.has(id) ? [id] : [])),
  )
  for (const event of [...events].reverse()) {
    if (event.kind === 'used') known.add(event.object)
    if (event.kind !== 'moved') continue
    const seen = !event.seenBy || (viewer !== null && event.seenBy.includes(viewer))
    if (seen || known.has(event.object)) known.add(event.was).add(event.object)
  }
  return known
}
