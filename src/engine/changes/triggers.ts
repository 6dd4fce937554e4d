/**
 * Triggered powers (703), triggered modifiers (715) and the effects that they create (708.1). The filters of a
 * trigger read the state before the event. For entering play or a party, they read the state after it (703.4). A
 * double-check condition is read after the event (703.2).
 */

import { TRIGGERED_POWERS_BY_KEYWORD } from '../model/data/keywords.ts'
import type { Trigger } from '../model/data/vocabulary/powers.ts'
import type { ActiveTrigger, EventForTriggers, TriggerMatch } from '../model/derived/derived.ts'
import { invalidateAll } from '../model/derived/derived-cache.ts'
import { rememberMovedCards } from '../model/state/effect-run.ts'
import type { CreatedModifier, Game, TriggeringEventFacts } from '../model/state/game.ts'
import type { ObjectId } from '../model/state/ids.ts'
import { copyContext, playerInSeat, shallowCopyOfContext } from '../model/state/objects.ts'
import { isConditionTrue } from '../queries/card-text/conditions.ts'
import { inForceFlags } from '../queries/in-force.ts'
import { isNumberedKeyword, keywordContext } from '../queries/keyword-modifiers.ts'
import { characteristicsOf, healthOf } from '../queries/projection.ts'
import { countTriggerEventsThisTurn } from '../queries/times-this-turn.ts'
import { doesEventFulfilTrigger } from '../queries/trigger-fits.ts'
import { earnAchievement } from './achievements.ts'
import { activeTriggersForEvent, newActiveTrigger } from './active-triggers.ts'
import { skipTriggerToEndLoop } from './loops.ts'

/** Whether any power or modifier watches for events of this kind. The check is cheap. */
export function isEventWatched(game: Game, event: Trigger['event']): boolean {
  return activeTriggersForEvent(game, event).length > 0 || keywordsWatch(game, event)
}

/** Returns the triggers that this event fulfils in the current state. */
export function findTriggersOfEvent(game: Game, occurrence: EventForTriggers): TriggerMatch[] {
  if (!isEventWatched(game, occurrence.event)) return NOTHING
  const found: TriggerMatch[] = []
  collectTriggersOfEvent(game, occurrence, found)
  return found
}

const NOTHING: TriggerMatch[] = []

/** Adds the triggers that this event fulfils to `found`. A power triggers for each instance of its event (703.1). */
export function collectTriggersOfEvent(
  game: Game,
  occurrence: EventForTriggers,
  found: TriggerMatch[],
): void {
  for (const activeTrigger of activeTriggersForEvent(game, occurrence.event))
    if (doesEventFulfilTrigger(game, activeTrigger, occurrence)) found.push({ activeTrigger, occurrence })
  if (!keywordsWatch(game, occurrence.event)) return
  for (const activeTrigger of activeTriggersOfKeywords(game, occurrence.event))
    if (doesEventFulfilTrigger(game, activeTrigger, occurrence)) found.push({ activeTrigger, occurrence })
}

const KEYWORD_EVENTS = new Set(
  [...TRIGGERED_POWERS_BY_KEYWORD.values()].flat().map(({ power }) => power.on.event),
)

function keywordsWatch(game: Game, event: Trigger['event']): boolean {
  return inForceFlags(game).triggeredKeyword && KEYWORD_EVENTS.has(event)
}

/**
 * Returns the triggered powers of the keywords that cards have now. A keyword without a number triggers for each
 * instance (rules glossary).
 */
function activeTriggersOfKeywords(game: Game, event: Trigger['event']): ActiveTrigger[] {
  return game.play.flatMap((id) =>
    Object.entries(characteristicsOf(game, id).keywords).flatMap(([keyword, n]) =>
      (TRIGGERED_POWERS_BY_KEYWORD.get(keyword) ?? [])
        .filter(({ power }) => power.on.event === event)
        .flatMap(({ power, path }) => {
          const activeTrigger = newActiveTrigger(power.on, `${path}.effect`, keywordContext(game, id, n))
          return Array.from({ length: isNumberedKeyword(keyword) ? 1 : n }, () => activeTrigger)
        }),
    ),
  )
}

/** Makes powers trigger on an event that no atom causes, such as the start of a turn or an attack. */
export function triggerPowersOnEvent(game: Game, occurrence: EventForTriggers): void {
  const triggered = findTriggersOfEvent(game, occurrence)
  if (triggered.length > 0) addTriggeredEffectsToWaitingList(game, triggered)
}

/**
 * Checks the conditions of triggers after their event, and puts the triggered effects into the waiting list
 * (708.1). A trigger of an Achievement earns the Achievement at once instead.
 *
 * Events that happen at the same time all count as "next", so a triggered modifier may trigger more than once (703.1a).
 * The player who controls the source now controls the effect (705.4).
 */
export function addTriggeredEffectsToWaitingList(game: Game, triggered: TriggerMatch[]): void {
  for (let i = 0; i < triggered.length; i++) {
    const one = triggered[i]
    if (!one || (isOnce(one.activeTrigger) && isAmong(triggered, one.activeTrigger, i))) continue
    const { activeTrigger, occurrence } = one
    const ctx = shallowCopyOfContext(activeTrigger.ctx)
    ctx.event = rolesOf(occurrence)
    rememberMovedCards(ctx, movedBy(game, occurrence, ctx.source))
    if (isOfFatal(activeTrigger) && !hasFatalDamage(game, occurrence.dealtTo)) continue
    if (activeTrigger.if && !isConditionTrue(game, ctx, activeTrigger.if)) continue
    if (activeTrigger.made !== undefined && isOfThisTurn(game, activeTrigger.made)) continue
    if (activeTrigger.nth && !isNth(game, activeTrigger, triggered, i)) continue
    if (activeTrigger.later) removeLater(game, activeTrigger.later)
    if (game.loop?.stops && skipTriggerToEndLoop(game, ctx, activeTrigger.path)) continue
    if (ctx.source === 0) earnAchievement(game, ctx.card)
    else game.waiting.push({ path: activeTrigger.path, ctx: copyContext(ctx) })
  }
}

/** Whether the active trigger occurs among the first `n` triggers. */
function isAmong(triggered: readonly TriggerMatch[], activeTrigger: ActiveTrigger, n: number): boolean {
  for (let i = 0; i < n; i++) if (triggered[i]?.activeTrigger === activeTrigger) return true
  return false
}

/** Whether this active trigger triggers only once for events that happen at the same time. */
function isOnce({ on }: ActiveTrigger): boolean {
  return 'together' in on && on.together === true
}

function isOfFatal({ on }: ActiveTrigger): boolean {
  return on.event === 'dealt' && on.fatal === true
}

/** Whether a card's damage is at least its health, after all simultaneous damage (405.2). */
function hasFatalDamage(game: Game, id: ObjectId | undefined): boolean {
  const { damage = 0 } = game.objects[id ?? 0]?.play ?? {}
  return id !== undefined && damage > 0 && damage >= healthOf(game, id)
}

/** Returns the card that the event moved, and the trigger's source if it was attached to that card (415.9b, 415.9c). */
function movedBy(game: Game, { event, subject }: EventForTriggers, source: ObjectId): ObjectId[] {
  if (subject === undefined || (event !== 'moved' && event !== 'destroyed')) return []
  return game.objects[source]?.known?.host === subject ? [subject, source] : [subject]
}

function isNth(
  game: Game,
  activeTrigger: ActiveTrigger,
  triggered: readonly TriggerMatch[],
  i: number,
): boolean {
  const known = activeTrigger.eachTurn
    ? countTriggerEventsThisTurn(game, activeTrigger.ctx, activeTrigger.on)
    : undefined
  return known === undefined
    ? isNextNth(game, activeTrigger)
    : activeTrigger.nth === timeOf(activeTrigger, triggered, i, known)
}

/**
 * Returns how many times the event of a trigger has happened this turn, up to the i-th of these simultaneous events.
 * `known` already counts all of them.
 */
function timeOf(
  activeTrigger: ActiveTrigger,
  triggered: readonly TriggerMatch[],
  i: number,
  known: number,
): number {
  const isIts = (one: TriggerMatch): boolean => one.activeTrigger === activeTrigger
  const now = triggered.filter(isIts).length
  return Math.max(0, known - now) + triggered.slice(0, i + 1).filter(isIts).length
}

/**
 * Whether this is the n-th event of the trigger. The event is counted here, because the game records no history of
 * events of this kind.
 */
function isNextNth(game: Game, activeTrigger: ActiveTrigger): boolean {
  const key = `${activeTrigger.ctx.card}:${activeTrigger.ctx.source}:${activeTrigger.path}`
  const counts = activeTrigger.eachTurn ? countsThisTurn(game) : game.registers.nth
  const count = (counts[key] ?? 0) + 1
  counts[key] = count
  return count === activeTrigger.nth
}

function isOfThisTurn(game: Game, at: number): boolean {
  return at >= playerInSeat(game, game.turn.player).turnBegan
}

function countsThisTurn({ registers }: Game): Record<string, number> {
  registers.nthThisTurn ??= {}
  return registers.nthThisTurn
}

function removeLater(game: Game, modifier: CreatedModifier): void {
  game.modifiers = game.modifiers.filter((one) => one.id !== modifier.id)
  invalidateAll(game)
}

function rolesOf(occurrence: EventForTriggers): TriggeringEventFacts {
  const roles: TriggeringEventFacts = {}
  if (occurrence.subject !== undefined) roles.subject = occurrence.subject
  if (occurrence.dealer !== undefined) roles.dealer = occurrence.dealer
  if (occurrence.dealtTo !== undefined) roles.dealtTo = occurrence.dealtTo
  if (occurrence.against !== undefined) roles.against = occurrence.against
  if (occurrence.amount !== undefined) roles.amount = occurrence.amount
  if (occurrence.player !== undefined) roles.player = occurrence.player
  if (occurrence.link !== undefined) roles.link = occurrence.link
  return roles
}
