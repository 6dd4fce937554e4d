/** Finds the cards to which events refer by object id. A card that not everybody may know is never named. */

import {
  type CardId,
  controllerOf,
  type Game,
  type GameEvent,
  mayKnowCard,
  type ObjectId,
} from '../../engine/index.ts'
import type { MentionedCard, MentionedCards } from '../model/public-events.ts'

/**
 * The fields of events that contain object ids. The value of each is the field with that object's card, or null if
 * the event doesn't contain the card.
 */
const PLACES: Readonly<Record<string, string | null>> = {
  object: 'card',
  was: 'card',
  by: 'byCard',
  host: 'hostCard',
  weapon: 'card',
  source: 'card',
  attacker: 'card',
  defender: null,
  proposed: null,
  wielder: null,
  instead: null,
  with: null,
  targets: null,
  flagged: null,
}

/** Returns the current card of every object in the game, or '' where not everybody may know the card. */
export function publiclyKnownCards(game: Game): MentionedCards {
  const all = Object.values(game.objects)
  return Object.fromEntries(all.map(({ id }) => [id, namedNow(game, id)]))
}

/**
 * Returns an object's current card, or '' if not everybody may know it, or if it is gone, because it may have been
 * hidden when it left.
 */
function namedNow(game: Game, id: ObjectId): MentionedCard {
  const object = game.objects[id]
  if (!object) return { card: '', controller: 0 }
  const open = object.zone !== 'gone' && mayKnowCard(game, null, id)
  return { card: open ? object.card : '', controller: controllerOf(game, id) }
}

/**
 * Returns the objects to which public events refer, with their cards.
 * @param before `publiclyKnownCards` of the game before the events
 */
export function cardsMentionedIn(
  events: readonly GameEvent[],
  before: MentionedCards,
  game: Game,
): MentionedCards {
  const named: MentionedCards = {}
  for (const event of events) {
    for (const [id, card] of mentions(event)) {
      const now = named[id] ?? toName(id, before, game)
      named[id] = card === '' ? now : { ...now, card }
    }
  }
  return named
}

function toName(id: ObjectId, before: MentionedCards, game: Game): MentionedCard {
  const now = namedNow(game, id)
  const then = before[id]
  if (!game.objects[id]) return then ?? now
  return { card: now.card || (then?.card ?? ''), controller: now.controller }
}

/** Merges the mentioned cards of earlier and later news. A card that the earlier news named stays named. */
export function mergeMentionedCards(earlier: MentionedCards, later: MentionedCards): MentionedCards {
  const all = { ...earlier, ...later }
  for (const [id, { card, controller }] of Object.entries(later))
    all[Number(id)] = { card: card || (earlier[Number(id)]?.card ?? ''), controller }
  return all
}

/** Returns the object ids in an event, each with the card that the event names for it, or ''. */
function mentions(event: GameEvent): [ObjectId, CardId][] {
  const fields = new Map<string, unknown>(Object.entries(event))
  return [...fields].flatMap(([key, value]) => {
    const place = PLACES[key]
    if (place === undefined) return []
    const card = place === null ? '' : String(fields.get(place) ?? '')
    return idsIn(value).map((id): [ObjectId, CardId] => [id, event.kind === 'levelled' ? event.to : card])
  })
}

function idsIn(value: unknown): ObjectId[] {
  const all: unknown[] = Array.isArray(value) ? value : [value]
  return all.filter((id): id is ObjectId => typeof id === 'number' && id > 0)
}
