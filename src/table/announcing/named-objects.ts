/** The cards to which events refer by object id. A card that not everybody may know is never named. */

import {
  type CardId,
  controllerOf,
  type Game,
  type GameEvent,
  mayKnow,
  type ObjectId,
} from '../../engine/index.ts'
import type { MentionedCard, NamedObjects } from '../model/public-events.ts'

/** The fields of events that contain object ids, each with the field that says which card it is. */
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

/** Returns every object with its current card if everybody may know it, otherwise with ''. */
export function publicObjects(game: Game): NamedObjects {
  const all = Object.values(game.objects)
  return Object.fromEntries(all.map(({ id }) => [id, namedNow(game, id)]))
}

/**
 * Returns the card of an object. A card that is gone isn't named, because it may have been hidden when it left. Only an
 * event or the earlier state can name it.
 */
function namedNow(game: Game, id: ObjectId): MentionedCard {
  const object = game.objects[id]
  if (!object) return { card: '', controller: 0 }
  const open = object.zone !== 'gone' && mayKnow(game, null, id)
  return { card: open ? object.card : '', controller: controllerOf(game, id) }
}

/**
 * Returns the objects to which public events refer, with their cards.
 * @param before `publicObjects` of the game before the events
 */
export function namesInEvents(events: readonly GameEvent[], before: NamedObjects, game: Game): NamedObjects {
  const named: NamedObjects = {}
  for (const event of events) {
    for (const [id, card] of mentions(event)) {
      const now = named[id] ?? toName(id, before, game)
      named[id] = card === '' ? now : { ...now, card }
    }
  }
  return named
}

function toName(id: ObjectId, before: NamedObjects, game: Game): MentionedCard {
  const now = namedNow(game, id)
  const then = before[id]
  if (!game.objects[id]) return then ?? now
  return { card: now.card || (then?.card ?? ''), controller: now.controller }
}

/** Merges names. A card that the earlier news has named stays named. */
export function mergeNames(earlier: NamedObjects, later: NamedObjects): NamedObjects {
  const all = { ...earlier, ...later }
  for (const [id, { card, controller }] of Object.entries(later))
    all[Number(id)] = { card: card || (earlier[Number(id)]?.card ?? ''), controller }
  return all
}

/** Object ids in an event, each with the card that the event shows it to be, or ''. */
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
