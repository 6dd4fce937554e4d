/**
 * Makes powers trigger that watch from zones other than play: as their cards arrive there, are revealed, or are in an
 * opening hand. Also makes all powers of a card trigger at once (703.3, 703.5, 101.3).
 */

import type { Zone } from '../model/data/vocabulary/basic-words.ts'
import type { EventForTriggers, TriggerMatch } from '../model/derived/derived.ts'
import type { MovedEvent } from '../model/state/events.ts'
import type { Game } from '../model/state/game.ts'
import type { ObjectId } from '../model/state/ids.ts'
import { letEverybodyRemember } from '../model/state/memory.ts'
import { cardOf, objectById } from '../model/state/objects.ts'
import { doesEventFulfilTrigger } from '../queries/trigger-fits.ts'
import { activeTriggersOfCard, activeTriggersOfCardInZone, hasPowerOutsidePlay } from './active-triggers.ts'
import { addTriggeredEffectsToWaitingList, findTriggersOfEvent } from './triggers.ts'

/**
 * Finds the powers of an arriving card that trigger on its arrival. A power becomes active as its card arrives in the
 * power's zone, and sees this arrival (703.3c).
 */
export function collectTriggersOfArrivingCard(game: Game, event: MovedEvent, found: TriggerMatch[]): void {
  const { object, seat, from, to, doer } = event
  if (objectById(game, object).zone === 'gone' || !hasPowerOutsidePlay(cardOf(game, object))) return
  const occurrence: EventForTriggers = { event: 'moved', subject: object, player: seat, from, to, doer }
  for (const activeTrigger of activeTriggersOfCardInZone(game, object, to))
    if (activeTrigger.on.event === 'moved' && doesEventFulfilTrigger(game, activeTrigger, occurrence))
      found.push({ activeTrigger, occurrence })
}

const HIDDEN: ReadonlySet<Zone> = new Set(['deck', 'hand'])
/**
 * Records the cards as shown, lets all players remember them, and makes the powers trigger that watch for
 * revealed cards. A power in a hidden zone is active only while its card is revealed (703.3a).
 */
export function recordRevealAndTriggerPowers(game: Game, ids: readonly ObjectId[], quest: boolean): void {
  if (ids.length > 0) game.shown = [...(game.shown ?? []), ...ids]
  letEverybodyRemember(game, ids)
  const triggered = ids.flatMap((id) => {
    const { owner, zone: from } = objectById(game, id)
    if (from === 'gone') return []
    const occurrence: EventForTriggers = { event: 'revealed', subject: id, player: owner, from, quest }
    const own = HIDDEN.has(from) ? activeTriggersOfCardInZone(game, id, from) : []
    const seen = own.filter(({ on }) => on.event === 'revealed')
    const its = seen.filter((activeTrigger) => doesEventFulfilTrigger(game, activeTrigger, occurrence))
    return [
      ...findTriggersOfEvent(game, occurrence),
      ...its.map((activeTrigger) => ({ activeTrigger, occurrence })),
    ]
  })
  addTriggeredEffectsToWaitingList(game, triggered)
}

/** Makes the powers of cards in opening hands trigger as the first turn starts (101.3). */
export function triggerPowersInOpeningHands(game: Game): void {
  const seen = game.players.flatMap(({ seat, hand }) =>
    hand.flatMap((id) => {
      const occurrence: EventForTriggers = { event: 'openingHand', subject: id, player: seat }
      const its = activeTriggersOfCardInZone(game, id, 'hand').filter((activeTrigger) =>
        doesEventFulfilTrigger(game, activeTrigger, occurrence),
      )
      return its.map((activeTrigger) => ({ activeTrigger, occurrence }))
    }),
  )
  addTriggeredEffectsToWaitingList(game, seen)
}

/** Makes all triggered powers of a card trigger, as if their events had happened (703.5). */
export function triggerAllPowersOfCard(game: Game, id: ObjectId): void {
  for (const { path, ctx } of activeTriggersOfCard(game, id))
    game.waiting.push({ path, ctx: { ...ctx, event: { subject: id } } })
}
