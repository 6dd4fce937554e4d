/**
 * Checks the memory of players (`engine/model/state/memory.ts`): a seat may remember a hidden card only if something that
 * this seat saw has shown it, and nothing since then has hidden which card it is. The check reads the events of an input,
 * as the seat sees them, and doesn't use the engine's own rules of memory.
 */
import { eventAsSeenBy, type Game, type GameEvent, type ObjectId, type Seat } from '../../engine/index.ts'
import { canSeeCardInDeck } from '../../engine/internals.ts'
import { assertInvariant } from './violation.ts'

/** The seats that remember each object. */
export type Memory = ReadonlyMap<ObjectId, readonly Seat[]>

export function memoryOf(game: Game): Memory {
  const memory = new Map<ObjectId, readonly Seat[]>()
  for (const { id, rememberedBy } of Object.values(game.objects))
    if (rememberedBy) memory.set(id, rememberedBy)
  return memory
}

/** Checks each card that a seat remembers after an input. @param before the memory before the input */
export function checkMemory(before: Memory, game: Game, events: readonly GameEvent[]): void {
  for (const [id, seats] of memoryOf(game))
    for (const seat of seats) {
      if (game.objects[id]?.zone === 'gone') continue
      const since = lastHidden(game, id, seat, events)
      const isOld = since < 0 && before.get(id)?.includes(seat) === true
      const isJustified =
        isOld || showsSince(game, id, seat, events.slice(since + 1)) || isOpen(game, id, seat)
      assertInvariant(
        isJustified,
        () => `seat ${seat} remembers card ${id} (${game.objects[id]?.card}) without reason`,
      )
    }
}

/**
 * Returns the index of the last event that hid from the seat which card of a pile is which, or -1: a shuffle, or a card
 * that left a hand unseen.
 */
function lastHidden({ objects }: Game, id: ObjectId, seat: Seat, events: readonly GameEvent[]): number {
  const { zone, owner, deck } = objects[id] ?? {}
  return events.findLastIndex((event) => {
    if (event.kind === 'shuffled') return zone === 'deck' && event.seat === owner && event.deck === deck
    if (event.kind !== 'moved' || event.from !== 'hand' || zone !== 'hand') return false
    return event.seat === owner && eventAsSeenBy(event, seat) !== event
  })
}

/** Whether one of these events has shown the card to the seat, or the seat remembered what it was before a move. */
function showsSince(game: Game, id: ObjectId, seat: Seat, events: readonly GameEvent[]): boolean {
  const card = game.objects[id]?.card ?? ''
  return events.some((event) => {
    if (event.kind === 'revealed') return event.cards.includes(card)
    if (event.kind === 'looked') return event.seenBy.includes(seat) && event.cards.includes(card)
    if (event.kind === 'turnedFaceDown') return event.object === id
    if (event.kind === 'deckTurned') return event.seat === game.objects[id]?.owner
    if (event.kind !== 'moved' || event.object !== id) return false
    const isSeen = eventAsSeenBy(event, seat) === event || (event.from === 'hand' && event.seat === seat)
    return isSeen || (event.from !== 'hand' && game.objects[event.was]?.rememberedBy?.includes(seat) === true)
  })
}

/** Whether the seat sees the card now: it is offered, or lies open on a deck. */
function isOpen(game: Game, id: ObjectId, seat: Seat): boolean {
  const { decision, objects } = game
  const isOffered =
    decision?.seat === seat && decision.options.some((option) => 'object' in option && option.object === id)
  return isOffered || (objects[id]?.zone === 'deck' && canSeeCardInDeck(game, seat, id))
}
