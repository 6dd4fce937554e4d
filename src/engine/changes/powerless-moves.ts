/**
 * Moves of cards without continuous powers. Such cards enter and leave play often, and affect neither modifiers nor the
 * effects of modifiers on other cards. Only data about the cards in play are derived again. This is only an
 * optimisation: `invalidateAll` is always correct.
 */

import type { Card } from '../model/data/card.ts'
import {
  clearIdleSeatFlags,
  type DerivedCache,
  derivedCacheOf,
  invalidateVolatile,
} from '../model/derived/derived-cache.ts'
import type { GameEvent, MovedEvent } from '../model/state/events.ts'
import type { Game, GameObject } from '../model/state/game.ts'
import type { ObjectId } from '../model/state/ids.ts'
import { cardOf, objectById } from '../model/state/objects.ts'
import { isActiveInGraveyard } from '../queries/in-graveyards.ts'
import { computeInForceFlags } from '../queries/keyword-modifiers.ts'
import { printedPowerList } from '../queries/powers.ts'
import { hasPowerOutsidePlay } from './active-triggers.ts'

/**
 * Whether all events that change powers are moves of cards without powers. `changes` returns whether an event changes
 * powers.
 */
export function doOnlyPowerlessCardsMove(
  game: Game,
  events: readonly GameEvent[],
  changes: (game: Game, event: GameEvent) => boolean,
): boolean {
  if (!isSimple(derivedCacheOf(game))) return false
  for (const event of events)
    if (changes(game, event) && !(event.kind === 'moved' && isMoveOfPowerlessCard(game, event))) return false
  return events.length > 0
}

/** Whether the modifiers are known, and none of them changes powers, types or controllers. */
function isSimple({ modifiers, whole, retyped, controlVaries, powersVary }: DerivedCache): boolean {
  return modifiers !== null && !whole && !retyped && !controlVaries && !powersVary
}

function isMoveOfPowerlessCard(game: Game, event: MovedEvent): boolean {
  if (event.instead !== undefined || event.host !== undefined) return false
  const id = inPlayAs(event)
  const object = objectById(game, id)
  const card = cardOf(game, id)
  return card.type !== 'hero' && isPlain(object) && !worksOutside(card) && modifiesNothing(game, id)
}

/** Returns the object that is or was in play, of the two objects of a move. */
function inPlayAs({ from, was, object }: MovedEvent): ObjectId {
  return from === 'play' ? was : object
}

/** Whether an object has only its printed characteristics and is attached to nothing. */
function isPlain({ play, known }: GameObject): boolean {
  if (play) return play.host === undefined && play.copy === undefined && play.as === undefined && !play.boosts
  return known !== undefined && known.host === undefined && known.copy === undefined && !known.types
}

function worksOutside(card: Card): boolean {
  return hasPowerOutsidePlay(card) || isActiveInGraveyard(card)
}

function modifiesNothing(game: Game, id: ObjectId): boolean {
  const { continuous, conditional } = printedPowerList(game, id)
  return continuous.length === 0 && !conditional
}

/** Invalidates the cached data about cards in play, but no data about modifiers. */
export function invalidateCardsInPlay(game: Game, events: readonly GameEvent[]): void {
  const cache = derivedCacheOf(game)
  cache.open = null
  cache.characters = null
  cache.usables = null
  clearIdleSeatFlags(cache)
  cache.checkUniqueness = true
  if (game.modifiers.length > 0) cache.checkControl = true // A card may have changed controllers before it entered.
  for (const event of events) if (event.kind === 'moved') reckonWith(game, cache, event)
  invalidateVolatile(game)
}

function reckonWith(game: Game, cache: DerivedCache, event: MovedEvent): void {
  if (event.from !== 'play' && event.to !== 'play') return
  const id = inPlayAs(event)
  const { all } = printedPowerList(game, id)
  cache.characteristics.delete(id)
  if (all.some(({ power }) => power.kind === 'triggered')) cache.activeTriggers = null
  if (all.some(({ power }) => power.kind === 'keyword') || cardOf(game, id).def !== undefined)
    cache.inForce = computeInForceFlags(game, cache.modifiers ?? [])
}
