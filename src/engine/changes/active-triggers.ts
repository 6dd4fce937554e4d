/**
 * Active triggers for events: triggered powers of cards in the zones where they are active, triggered powers of
 * Achievements, and triggered modifiers (703, 715). The triggers of keywords are in `triggers.ts`.
 */
import type { Card } from '../model/data/card.ts'
import { nodeAtPath, printedCard } from '../model/data/card-registry.ts'
import type { Zone } from '../model/data/vocabulary/basic-words.ts'
import type { Effect } from '../model/data/vocabulary/effects.ts'
import type { Power, Trigger } from '../model/data/vocabulary/powers.ts'
import type { ActiveTrigger, CardPower } from '../model/derived/derived.ts'
import { type DerivedCache, derivedCacheOf } from '../model/derived/derived-cache.ts'
import { printedCacheOf } from '../model/derived/printed-cache.ts'
import type { CreatedModifier, Game, TextContext } from '../model/state/game.ts'
import type { ObjectId } from '../model/state/ids.ts'
import {
  cardOf,
  controllerOf,
  inPlayStateOf,
  newContextOfPower,
  newTextContext,
  seatOfLairPlayer,
} from '../model/state/objects.ts'
import { possiblyNonBlankCardsInPlay } from '../queries/blank.ts'
import { cardsActiveInGraveyard } from '../queries/in-graveyards.ts'
import { printedPowers } from '../queries/powers.ts'
import { powersOf } from '../queries/types.ts'

/** Returns the active triggers for this kind of event. */
export function activeTriggersForEvent(game: Game, event: Trigger['event']): readonly ActiveTrigger[] {
  const cache = derivedCacheOf(game)
  cache.activeTriggers ??= sorted(allActiveTriggers(game, cache))
  return cache.activeTriggers.get(event) ?? NOBODY
}

const NOBODY: readonly ActiveTrigger[] = []

function allActiveTriggers(game: Game, cache: DerivedCache): ActiveTrigger[] {
  const found: ActiveTrigger[] = []
  for (const id of possiblyNonBlankCardsInPlay(game))
    for (const activeTrigger of ownActiveTriggers(game, cache, id)) found.push(activeTrigger)
  for (const player of game.players)
    for (const id of cardsActiveInGraveyard(game, player.seat))
      for (const activeTrigger of activeTriggersOfCardInZone(game, id, 'graveyard')) found.push(activeTrigger)
  for (const { kind, object } of game.chain)
    if (kind === 'card' && object !== undefined)
      found.push(...activeTriggersOfCardInZone(game, object, 'chain'))
  for (const one of game.modifiers) if (one.kind === 'later') found.push(activeTriggerOfModifier(game, one))
  found.push(...activeTriggersOfUnearnedAchievements(game))
  return found
}

/** Returns the active triggers of a card in play, which are built again only if their inputs have changed. */
function ownActiveTriggers(game: Game, cache: DerivedCache, id: ObjectId): readonly ActiveTrigger[] {
  const { controller, named } = inPlayStateOf(game, id)
  const powers = powersOf(game, id)
  const known = cache.ownActiveTriggers.get(id)
  if (known && known.powers === powers && known.controller === controller && known.named === named)
    return known.activeTriggers
  const activeTriggers = triggered(game, id, powers, 'play')
  cache.ownActiveTriggers.set(id, { powers, controller, named, activeTriggers })
  return activeTriggers
}

/** Returns the active triggers of the Achievements that have not been earned. */
export function activeTriggersOfUnearnedAchievements(game: Game): readonly ActiveTrigger[] {
  const cache = derivedCacheOf(game)
  const earned = game.earned.length
  if (cache.achievements?.earned !== earned) {
    const open = game.achievements.filter((card) => !game.earned.includes(card))
    cache.achievements = {
      earned,
      activeTriggers: open.flatMap((card) => activeTriggersOfAchievement(game, card)),
    }
  }
  return cache.achievements.activeTriggers
}

function sorted(activeTriggers: readonly ActiveTrigger[]): Map<Trigger['event'], ActiveTrigger[]> {
  const byEvent = new Map<Trigger['event'], ActiveTrigger[]>()
  for (const activeTrigger of activeTriggers) {
    const others = byEvent.get(activeTrigger.on.event)
    if (others) others.push(activeTrigger)
    else byEvent.set(activeTrigger.on.event, [activeTrigger])
  }
  return byEvent
}

/** Returns the active triggers of a card's current powers that are active in play. */
export function activeTriggersOfCard(game: Game, id: ObjectId): ActiveTrigger[] {
  return triggered(game, id, powersOf(game, id), 'play')
}

/**
 * Returns the active triggers of the card's powers that trigger in this zone, if it has powers that work outside play
 * (703.3a, 703.3b).
 */
export function activeTriggersOfCardInZone(game: Game, id: ObjectId, zone: Zone): ActiveTrigger[] {
  if (!hasPowerOutsidePlay(cardOf(game, id))) return []
  return triggered(game, id, printedPowers(game, id), zone)
}

/** Whether one of the card's powers triggers or modifies in a zone other than play. The result is cached. */
export function hasPowerOutsidePlay(card: Card): boolean {
  const cache = printedCacheOf(card)
  cache.worksElsewhere ??= hasPowerElsewhere(card)
  return cache.worksElsewhere
}

function hasPowerElsewhere(card: Card): boolean {
  return card.powers.some((power) => 'zone' in power && power.zone && power.kind !== 'payment')
}

function triggered(game: Game, id: ObjectId, powers: readonly CardPower[], zone: Zone): ActiveTrigger[] {
  const found: ActiveTrigger[] = []
  addTriggered(game, id, powers, zone, found)
  return found
}

/**
 * Adds the active triggers of a card's triggered powers that are active in the zone (703.3). Each power triggers
 * separately (703.6).
 */
function addTriggered(
  game: Game,
  id: ObjectId,
  powers: readonly CardPower[],
  zone: Zone,
  found: ActiveTrigger[],
): void {
  for (const one of powers)
    if (one.power.kind === 'triggered' && isActiveIn(one.power.zone, zone))
      found.push(
        activeTriggerOf(one.power, one.text, newContextOfPower(game, one.card, id, controllerOf(game, id))),
      )
}

function isActiveIn(zones: Zone | readonly Zone[] | undefined, zone: Zone): boolean {
  if (zones === undefined) return zone === 'play'
  return typeof zones === 'string' ? zones === zone : zones.includes(zone)
}

function activeTriggersOfAchievement(game: Game, card: string): ActiveTrigger[] {
  return printedCard(game, card).powers.flatMap((power, i) =>
    power.kind === 'triggered'
      ? [activeTriggerOf(power, `powers.${i}.effect`, newTextContext(card, 0, seatOfLairPlayer(game)))]
      : [],
  )
}

/** Returns an active trigger for an event without further conditions. */
export function newActiveTrigger(on: Trigger, path: string, ctx: TextContext): ActiveTrigger {
  return {
    on,
    path,
    ctx,
    if: undefined,
    nth: undefined,
    eachTurn: undefined,
    later: undefined,
    made: undefined,
  }
}

function activeTriggerOf(
  power: Extract<Power, { kind: 'triggered' }>,
  path: string,
  ctx: TextContext,
): ActiveTrigger {
  const { on, nth, eachTurn } = power
  const activeTrigger = newActiveTrigger(on, path, ctx)
  activeTrigger.if = power.if
  activeTrigger.nth = nth
  activeTrigger.eachTurn = eachTurn
  return activeTrigger
}

/**
 * Returns the active trigger of a triggered modifier, which triggers the next time, or each time during its duration
 * (715.1).
 */
function activeTriggerOfModifier(game: Game, modifier: CreatedModifier): ActiveTrigger {
  const node = nodeAtPath<Extract<Effect, { kind: 'later' }>>(game, modifier.ctx.card, modifier.path)
  const activeTrigger = newActiveTrigger(node.on, `${modifier.path}.do`, modifier.ctx)
  if (!modifier.every) activeTrigger.later = modifier
  if (node.fromNextTurn) activeTrigger.made = modifier.at
  return activeTrigger
}
