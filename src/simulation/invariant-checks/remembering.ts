/**
 * Checks the memory of players (`engine/model/state/memory.ts`): a seat may remember a hidden card only if something that
 * this seat saw has shown it, and nothing since then has hidden which card it is. The check reads the events of an input,
 * as the seat sees them, and doesn't use the engine's own rules of memory.
 */
import {
  eventAsSeenBy,
  type Game,
  type GameEvent,
  type GameObject,
  type MovedEvent,
  type ObjectId,
  type Seat,
} from '../../engine/index.ts'
import { canSeeCardInDeck } from '../../engine/internals.ts'
import { assertInvariant } from './violation.ts'

/** The seats that remember each object. */
export type CardMemory = ReadonlyMap<ObjectId, readonly Seat[]>

/** Returns the seats that remember each object now. */
export function cardMemoryOfGame(game: Game): CardMemory {
  const memory = new Map<ObjectId, readonly Seat[]>()
  for (const { id, rememberedBy } of Object.values(game.objects))
    if (rememberedBy) memory.set(id, rememberedBy)
  return memory
}

/** Checks each card that a seat remembers after an input. @param before the memory before the input */
export function checkCardMemory(before: CardMemory, game: Game, events: readonly GameEvent[]): void {
  for (const [id, seats] of cardMemoryOfGame(game))
    for (const seat of seats) {
      const object = game.objects[id]
      if (!object || object.zone === 'gone') continue
      assertInvariant(
        isOpen(game, id, seat) || hasReason(before, object, seat, events),
        () => `seat ${seat} remembers card ${id} (${object.card}) without reason`,
      )
    }
}

/** The state of a card at some time during the input. */
type CardThen = Readonly<Pick<GameObject, 'id' | 'card' | 'zone' | 'owner' | 'deck'>>

/**
 * Follows a card back through the events, also when a move has made it another object. The newest event that has shown
 * the card to the seat, or has hidden which card it is, decides. Without such an event, the memory before the input does.
 */
function hasReason(before: CardMemory, now: CardThen, seat: Seat, events: readonly GameEvent[]): boolean {
  let card = now
  for (const event of events.toReversed()) {
    if (shows(event, card, seat)) return true
    if (hides(event, card, seat)) return false
    card = beforeMove(event, card)
  }
  return before.get(card.id)?.includes(seat) === true
}

function beforeMove(event: GameEvent, card: CardThen): CardThen {
  if (event.kind !== 'moved' || event.object !== card.id) return card
  // A card stays with its deck until another player becomes its owner.
  const deck = event.owner === undefined ? card.deck : undefined
  return { id: event.was, card: card.card, zone: event.from, owner: event.seat, deck }
}

/** Whether the event has shown the card to the seat. */
function shows(event: GameEvent, { id, card, zone, owner }: CardThen, seat: Seat): boolean {
  if (event.kind === 'revealed') return event.cards.includes(card)
  if (event.kind === 'looked') return event.seenBy.includes(seat) && event.cards.includes(card)
  if (event.kind === 'turnedFaceDown') return event.object === id
  if (event.kind === 'deckTurned') return zone === 'deck' && event.seat === owner
  return event.kind === 'moved' && event.object === id && isKnownMove(event, seat)
}

/** Whether the event has hidden from the seat which card it is: a shuffle, or a card that left a hand unseen. */
function hides(event: GameEvent, { id, zone, owner, deck }: CardThen, seat: Seat): boolean {
  if (event.kind === 'shuffled') return zone === 'deck' && event.seat === owner && event.deck === deck
  if (event.kind !== 'moved' || event.from !== 'hand' || isKnownMove(event, seat)) return false
  return event.object === id || (zone === 'hand' && event.seat === owner)
}

/** Whether the seat knows which card has moved, because it saw the move or the card was in its own hand. */
function isKnownMove(event: MovedEvent, seat: Seat): boolean {
  return eventAsSeenBy(event, seat) === event || (event.from === 'hand' && event.seat === seat)
}

/** Whether the seat sees the card now: it is offered, or lies open on a deck. */
function isOpen(game: Game, id: ObjectId, seat: Seat): boolean {
  const { decision, objects } = game
  const isOffered =
    decision?.seat === seat && decision.options.some((option) => 'object' in option && option.object === id)
  return isOffered || (objects[id]?.zone === 'deck' && canSeeCardInDeck(game, seat, id))
}
