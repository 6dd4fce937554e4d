/**
 * Watchers for events: triggered powers of cards in the zones where they are active, triggered powers of
 * Achievements, and triggered modifiers (703, 715). Keywords are in `triggers.ts`.
 */
import type { Card } from '../model/data/card.ts'
import { nodeAtPath, printedCard } from '../model/data/card-registry.ts'
import type { Zone } from '../model/data/vocabulary/basic-words.ts'
import type { Effect } from '../model/data/vocabulary/effects.ts'
import type { Power, Trigger } from '../model/data/vocabulary/powers.ts'
import type { ActiveTrigger, CardPower } from '../model/derived/derived.ts'
import { type DerivedCache, derivedCacheOf } from '../model/derived/derived-cache.ts'
import { printedCacheOf } from '../model/derived/printed-cache.ts'
import type { ActiveModifier, Game, TextContext } from '../model/state/game.ts'
import type { ObjectId } from '../model/state/ids.ts'
import {
  cardOf,
  controllerOf,
  inPlayStateOf,
  lairSeat,
  newPowerContext,
  newTextContext,
} from '../model/state/objects.ts'
import { nonBlankCardsInPlay } from '../queries/blank.ts'
import { cardsActiveInGraveyard } from '../queries/in-graveyards.ts'
import { printedPowers } from '../queries/powers.ts'
import { powersOf } from '../queries/types.ts'

/** Returns the watchers for this kind of event. */
export function watchersOfEvent(game: Game, event: Trigger['event']): readonly ActiveTrigger[] {
  const cache = derivedCacheOf(game)
  cache.watchers ??= sorted(allWatchers(game, cache))
  return cache.watchers.get(event) ?? NOBODY
}

const NOBODY: readonly ActiveTrigger[] = []

function allWatchers(game: Game, cache: DerivedCache): ActiveTrigger[] {
  const found: ActiveTrigger[] = []
  for (const id of nonBlankCardsInPlay(game))
    for (const watcher of ownWatchers(game, cache, id)) found.push(watcher)
  for (const player of game.players)
    for (const id of cardsActiveInGraveyard(game, player.seat))
      for (const watcher of watchersInOtherZones(game, id, 'graveyard')) found.push(watcher)
  for (const { kind, object } of game.chain)
    if (kind === 'card' && object !== undefined) found.push(...watchersInOtherZones(game, object, 'chain'))
  for (const one of game.modifiers) if (one.kind === 'later') found.push(laterWatcher(game, one))
  found.push(...achievementWatchers(game))
  return found
}

/** Returns the watchers of a card in play, which are built again only if their inputs have changed. */
function ownWatchers(game: Game, cache: DerivedCache, id: ObjectId): readonly ActiveTrigger[] {
  const { controller, named } = inPlayStateOf(game, id)
  const powers = powersOf(game, id)
  const known = cache.ownWatchers.get(id)
  if (known && known.powers === powers && known.controller === controller && known.named === named)
    return known.watchers
  const watchers = triggered(game, id, powers, 'play')
  cache.ownWatchers.set(id, { powers, controller, named, watchers })
  return watchers
}

/** Returns the watchers of the Achievements that have not been earned. */
export function achievementWatchers(game: Game): readonly ActiveTrigger[] {
  const cache = derivedCacheOf(game)
  const earned = game.earned.length
  if (cache.achievements?.earned !== earned) {
    const open = game.achievements.filter((card) => !game.earned.includes(card))
    cache.achievements = { earned, watchers: open.flatMap((card) => watchersOfAchievement(game, card)) }
  }
  return cache.achievements.watchers
}

function sorted(watchers: readonly ActiveTrigger[]): Map<Trigger['event'], ActiveTrigger[]> {
  const byEvent = new Map<Trigger['event'], ActiveTrigger[]>()
  for (const watcher of watchers) {
    const others = byEvent.get(watcher.on.event)
    if (others) others.push(watcher)
    else byEvent.set(watcher.on.event, [watcher])
  }
  return byEvent
}

export function watchersOfCard(game: Game, id: ObjectId): ActiveTrigger[] {
  return triggered(game, id, powersOf(game, id), 'play')
}

/**
 * Returns the watchers of the card's powers that trigger in this zone, if it has powers that work outside play (703.3a,
 * 703.3b).
 */
export function watchersInOtherZones(game: Game, id: ObjectId, zone: Zone): ActiveTrigger[] {
  if (!worksOutsidePlay(cardOf(game, id))) return []
  return triggered(game, id, printedPowers(game, id), zone)
}

/** Whether one of the card's powers triggers or modifies in a zone other than play. The result is cached. */
export function worksOutsidePlay(card: Card): boolean {
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
 * Adds the watchers of a card's triggered powers that are active in the zone (703.3). Each power triggers separately
 * (703.6).
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
      found.push(watcherOf(one.power, one.text, newPowerContext(game, one.card, id, controllerOf(game, id))))
}

function isActiveIn(zones: Zone | readonly Zone[] | undefined, zone: Zone): boolean {
  if (zones === undefined) return zone === 'play'
  return typeof zones === 'string' ? zones === zone : zones.includes(zone)
}

function watchersOfAchievement(game: Game, card: string): ActiveTrigger[] {
  return printedCard(game, card).powers.flatMap((power, i) =>
    power.kind === 'triggered'
      ? [watcherOf(power, `powers.${i}.effect`, newTextContext(card, 0, lairSeat(game)))]
      : [],
  )
}

/** Returns a watcher for an event without further conditions. */
export function newWatcher(on: Trigger, path: string, ctx: TextContext): ActiveTrigger {
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

function watcherOf(
  power: Extract<Power, { kind: 'triggered' }>,
  path: string,
  ctx: TextContext,
): ActiveTrigger {
  const { on, nth, eachTurn } = power
  const watcher = newWatcher(on, path, ctx)
  watcher.if = power.if
  watcher.nth = nth
  watcher.eachTurn = eachTurn
  return watcher
}

/**
 * Returns the watcher of a triggered modifier, which triggers the next time, or each time during its duration (715.1).
 */
function laterWatcher(game: Game, modifier: ActiveModifier): ActiveTrigger {
  const node = nodeAtPath<Extract<Effect, { kind: 'later' }>>(game, modifier.ctx.card, modifier.path)
  const watcher = newWatcher(node.on, `${modifier.path}.do`, modifier.ctx)
  if (!modifier.every) watcher.later = modifier
  if (node.fromNextTurn) watcher.made = modifier.at
  return watcher
}
