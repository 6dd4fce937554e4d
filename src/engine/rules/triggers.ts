/**
 * Triggered powers (703), triggered modifiers (715) and the effects they create (708.1).
 * A trigger's filters see the state before the event, after it for entering play or a party (703.4); a double-check
 * condition is read after the event (703.2).
 */

import type { Card } from '../effects/card.ts'
import { TRIGGERED_KEYWORDS } from '../effects/keywords.ts'
import { notesOf } from '../effects/notes.ts'
import { matches } from '../effects/reading/matching.ts'
import { isOneOf } from '../effects/reading/players.ts'
import { holds } from '../effects/reading/whether.ts'
import { follow } from '../effects/run.ts'
import type { Condition, Filter, Players } from '../effects/vocabulary/asking.ts'
import type { Effect } from '../effects/vocabulary/effects.ts'
import type { Power, Trigger } from '../effects/vocabulary/powers.ts'
import type { DamageType, Side, Zone } from '../effects/vocabulary/words.ts'
import { nodeAt, printed } from '../library.ts'
import type { MovedEvent } from '../state/events.ts'
import type { ActiveModifier, Context, EventRoles, Game, ObjectId, Seat } from '../state/game.ts'
import {
  cardOf,
  controllerOf,
  copyContext,
  lairSeat,
  likeContext,
  newContext,
  objectOf,
  powerContext,
} from '../state/objects.ts'
import { changed, emit, openInPlay, runtimeOf } from '../state/runtime.ts'
import { activeInGraveyard } from './buried.ts'
import { inForce } from './in-force.ts'
import { isNumbered, keywordContext } from './keywords.ts'
import { isStopped } from './loops.ts'
import { powersOf } from './nature.ts'
import { type PowerOf, printedPowers } from './powers.ts'
import { characteristics, healthOf } from './projection.ts'

export interface Watcher {
  on: Trigger
  path: string
  ctx: Context
  if?: Condition
  nth?: number
  eachTurn?: true
  later?: ActiveModifier
}

/** Something that happens, as triggers see it. */
export interface Occurrence {
  event: Trigger['event']
  subject?: ObjectId
  dealer?: ObjectId
  dealtTo?: ObjectId
  against?: ObjectId
  first?: boolean // this turn
  combat?: boolean
  amount?: number // of damage
  player?: Seat
  link?: number
  from?: Zone
  to?: Zone
  side?: Side
  by?: ObjectId[]
  with?: ObjectId[]
  types?: readonly DamageType[] // of the damage that is dealt, or that destroyed it
  quest?: boolean // a reward effect does it
}

export interface Triggering {
  watcher: Watcher
  occurrence: Occurrence
}

/** Who watches for this kind of event. */
function watchersFor(game: Game, event: Trigger['event']): readonly Watcher[] {
  const runtime = runtimeOf(game)
  runtime.watchers ??= sorted(allWatchers(game))
  return runtime.watchers.get(event) ?? NOBODY
}

const NOBODY: readonly Watcher[] = []

function allWatchers(game: Game): Watcher[] {
  const found: Watcher[] = []
  for (const id of openInPlay(game)) addTriggered(game, id, powersOf(game, id), 'play', found)
  for (const player of game.players)
    for (const id of activeInGraveyard(game, player.seat))
      for (const watcher of elsewhere(game, id, 'graveyard')) found.push(watcher)
  for (const { kind, object } of game.chain)
    if (kind === 'card' && object !== undefined) found.push(...elsewhere(game, object, 'chain'))
  for (const one of game.modifiers) if (one.kind === 'later') found.push(laterWatcher(game, one))
  found.push(...achievementWatchers(game))
  return found
}

/** Of the Achievements that were not earned yet. */
function achievementWatchers(game: Game): readonly Watcher[] {
  const runtime = runtimeOf(game)
  const earned = game.earned.length
  if (runtime.achievements?.earned !== earned) {
    const open = game.achievements.filter((card) => !game.earned.includes(card))
    runtime.achievements = { earned, watchers: open.flatMap((card) => watchersOfAchievement(game, card)) }
  }
  return runtime.achievements.watchers
}

function sorted(watchers: readonly Watcher[]): Map<Trigger['event'], Watcher[]> {
  const byEvent = new Map<Trigger['event'], Watcher[]>()
  for (const watcher of watchers) {
    const others = byEvent.get(watcher.on.event)
    if (others) others.push(watcher)
    else byEvent.set(watcher.on.event, [watcher])
  }
  return byEvent
}

function watchersOf(game: Game, id: ObjectId): Watcher[] {
  return triggered(game, id, powersOf(game, id), 'play')
}

/** Powers that trigger in a zone other than play, or in several, while the card lies there (703.3a, 703.3b). */
function elsewhere(game: Game, id: ObjectId, zone: Zone): Watcher[] {
  if (!triggersElsewhere(cardOf(game, id))) return []
  return triggered(game, id, printedPowers(game, id), zone)
}

/** Whether a power of its triggers, or modifies, while it lies in another zone than play. */
export function triggersElsewhere(card: Card): boolean {
  const notes = notesOf(card)
  notes.worksElsewhere ??= worksElsewhere(card)
  return notes.worksElsewhere
}

function worksElsewhere(card: Card): boolean {
  return card.powers.some((power) => 'zone' in power && power.zone && power.kind !== 'payment')
}

/** A power becomes active as its card arrives in its zone, and sees that (703.3c). */
export function arriving(game: Game, event: MovedEvent, found: Triggering[]): void {
  const { object, seat, from, to } = event
  if (objectOf(game, object).zone === 'gone' || !triggersElsewhere(cardOf(game, object))) return
  const occurrence: Occurrence = { event: 'moved', subject: object, player: seat, from, to }
  for (const watcher of elsewhere(game, object, to))
    if (watcher.on.event === 'moved' && fits(game, watcher, occurrence)) found.push({ watcher, occurrence })
}

/** A power that is active in a hidden zone is so only while its card is revealed there (703.3a). */
export function reveals(game: Game, ids: readonly ObjectId[], quest: boolean): void {
  if (ids.length > 0) game.shown = [...(game.shown ?? []), ...ids]
  const triggered = ids.flatMap((id) => {
    const { owner, zone: from } = objectOf(game, id)
    if (from === 'gone') return []
    const occurrence: Occurrence = { event: 'revealed', subject: id, player: owner, from, quest }
    const own = HIDDEN.has(from) ? elsewhere(game, id, from) : []
    const seen = own.filter(({ on }) => on.event === 'revealed')
    const its = seen.filter((watcher) => fits(game, watcher, occurrence))
    return [...watching(game, occurrence), ...its.map((watcher) => ({ watcher, occurrence }))]
  })
  trigger(game, triggered)
}

/** As the first turn starts, powers of cards in the opening hands trigger (101.3). */
export function seeOpeningHands(game: Game): void {
  const seen = game.players.flatMap(({ seat, hand }) =>
    hand.flatMap((id) => {
      const occurrence: Occurrence = { event: 'openingHand', subject: id, player: seat }
      const its = elsewhere(game, id, 'hand').filter((watcher) => fits(game, watcher, occurrence))
      return its.map((watcher) => ({ watcher, occurrence }))
    }),
  )
  trigger(game, seen)
}

const HIDDEN: ReadonlySet<Zone> = new Set(['deck', 'hand'])

function triggered(game: Game, id: ObjectId, powers: readonly PowerOf[], zone: Zone): Watcher[] {
  const found: Watcher[] = []
  addTriggered(game, id, powers, zone, found)
  return found
}

/** A card's triggered powers are active while it is face up in play and has them (703.3); each is its own (703.6). */
function addTriggered(
  game: Game,
  id: ObjectId,
  powers: readonly PowerOf[],
  zone: Zone,
  found: Watcher[],
): void {
  for (const one of powers)
    if (one.power.kind === 'triggered' && isActiveIn(one.power.zone, zone))
      found.push(watcherOf(one.power, one.text, powerContext(game, one.card, id, controllerOf(game, id))))
}

function isActiveIn(zones: Zone | readonly Zone[] | undefined, zone: Zone): boolean {
  if (zones === undefined) return zone === 'play'
  return typeof zones === 'string' ? zones === zone : zones.includes(zone)
}

/** All triggered powers of a card as if their events had happened (703.5). */
export function triggerAll(game: Game, id: ObjectId): void {
  for (const { path, ctx } of watchersOf(game, id))
    game.waiting.push({ path, ctx: { ...ctx, event: { subject: id } } })
}

function watchersOfAchievement(game: Game, card: string): Watcher[] {
  return printed(game, card).powers.flatMap((power, i) =>
    power.kind === 'triggered'
      ? [watcherOf(power, `powers.${i}.effect`, newContext(card, 0, lairSeat(game)))]
      : [],
  )
}

function watcherOf(power: Extract<Power, { kind: 'triggered' }>, path: string, ctx: Context): Watcher {
  const watcher: Watcher = { on: power.on, path, ctx }
  if (power.if) watcher.if = power.if
  if (power.nth) watcher.nth = power.nth
  if (power.eachTurn) watcher.eachTurn = true
  return watcher
}

/** A triggered modifier triggers the next time, or each time within its duration (715.1). */
function laterWatcher(game: Game, modifier: ActiveModifier): Watcher {
  const node = nodeAt<Extract<Effect, { kind: 'later' }>>(game, modifier.ctx.card, modifier.path)
  const watcher: Watcher = { on: node.on, path: `${modifier.path}.do`, ctx: modifier.ctx }
  if (!modifier.every) watcher.later = modifier
  return watcher
}

/** The cheap question: whether anybody watches for such events at all. */
export function isWatched(game: Game, event: Trigger['event']): boolean {
  return watchersFor(game, event).length > 0 || keywordsWatch(game, event)
}

/** Who watches for this, read from the state as it is now. Each instance of an event triggers (703.1). */
function watching(game: Game, occurrence: Occurrence): Triggering[] {
  if (!isWatched(game, occurrence.event)) return NOTHING
  const found: Triggering[] = []
  watch(game, occurrence, found)
  return found
}

const NOTHING: Triggering[] = []

/** The same, added to those that have been found. */
export function watch(game: Game, occurrence: Occurrence, found: Triggering[]): void {
  for (const watcher of watchersFor(game, occurrence.event))
    if (fits(game, watcher, occurrence)) found.push({ watcher, occurrence })
  if (!keywordsWatch(game, occurrence.event)) return
  for (const watcher of keywordWatchers(game, occurrence.event))
    if (fits(game, watcher, occurrence)) found.push({ watcher, occurrence })
}

const KEYWORD_EVENTS = new Set([...TRIGGERED_KEYWORDS.values()].flat().map(({ power }) => power.on.event))

function keywordsWatch(game: Game, event: Trigger['event']): boolean {
  return inForce(game).has('triggered keyword') && KEYWORD_EVENTS.has(event)
}

/** The triggered powers of keywords that cards have now; a plain keyword triggers for each instance (glossary). */
function keywordWatchers(game: Game, event: Trigger['event']): Watcher[] {
  return game.play.flatMap((id) =>
    Object.entries(characteristics(game, id).keywords).flatMap(([keyword, n]) =>
      (TRIGGERED_KEYWORDS.get(keyword) ?? [])
        .filter(({ power }) => power.on.event === event)
        .flatMap(({ power, path }) => {
          const watcher = { on: power.on, path: `${path}.effect`, ctx: keywordContext(game, id, n) }
          return Array.from({ length: isNumbered(keyword) ? 1 : n }, () => watcher)
        }),
    ),
  )
}

/** Something happens that is not an atom's event (a turn starts, a character attacks). */
export function occur(game: Game, occurrence: Occurrence): void {
  const triggered = watching(game, occurrence)
  if (triggered.length > 0) trigger(game, triggered)
}

/**
 * After the event: conditions are checked and the triggered effects wait (708.1). What happens at the same time is all
 * "next", so a triggered modifier may trigger more than once (703.1a). Who controls the source now controls the effect
 * (705.4).
 */
export function trigger(game: Game, triggered: Triggering[]): void {
  for (let i = 0; i < triggered.length; i++) {
    const one = triggered[i]
    if (!one || (isOnce(one.watcher) && isAmong(triggered, one.watcher, i))) continue
    const { watcher, occurrence } = one
    const ctx = likeContext(watcher.ctx)
    ctx.event = rolesOf(occurrence)
    follow(ctx, movedBy(game, occurrence, ctx.source))
    if (isOfFatal(watcher) && !hasFatalDamage(game, occurrence.dealtTo)) continue
    if (watcher.if && !holds(game, ctx, watcher.if)) continue
    if (watcher.nth && !isNth(game, watcher)) continue
    if (watcher.later) removeLater(game, watcher.later)
    if (game.loop?.stops && isStopped(game, ctx, watcher.path)) continue
    if (ctx.source === 0) earn(game, ctx.card)
    else game.waiting.push({ path: watcher.path, ctx: copyContext(ctx) })
  }
}

/** Whether it is one of the first `n`. */
function isAmong(triggered: readonly Triggering[], watcher: Watcher, n: number): boolean {
  for (let i = 0; i < n; i++) if (triggered[i]?.watcher === watcher) return true
  return false
}

/** Triggers once for all that happens at the same time. */
function isOnce({ on }: Watcher): boolean {
  return on.event === 'moved' && on.together === true
}

function isOfFatal({ on }: Watcher): boolean {
  return on.event === 'dealt' && on.fatal === true
}

/** As much as its health or more, once all that is dealt at the same time is there (405.2). */
function hasFatalDamage(game: Game, id: ObjectId | undefined): boolean {
  const { damage = 0 } = game.objects[id ?? 0]?.play ?? {}
  return id !== undefined && damage > 0 && damage >= healthOf(game, id)
}

/** The card that the event has moved, and what was attached to it there (415.9b, 415.9c). */
function movedBy(game: Game, { event, subject }: Occurrence, source: ObjectId): ObjectId[] {
  if (subject === undefined || (event !== 'moved' && event !== 'destroyed')) return []
  return game.objects[source]?.known?.host === subject ? [subject, source] : [subject]
}

function isNth(game: Game, watcher: Watcher): boolean {
  const key = `${watcher.ctx.card}:${watcher.ctx.source}:${watcher.path}`
  const counts = watcher.eachTurn ? countsThisTurn(game) : game.registers.nth
  const count = (counts[key] ?? 0) + 1
  counts[key] = count
  return count === watcher.nth
}

function countsThisTurn({ registers }: Game): Record<string, number> {
  registers.nthThisTurn ??= {}
  return registers.nthThisTurn
}

function removeLater(game: Game, modifier: ActiveModifier): void {
  game.modifiers = game.modifiers.filter((one) => one.id !== modifier.id)
  changed(game)
}

/** An Achievement is nobody's card: it is earned as its event happens, once a run. */
function earn(game: Game, card: string): void {
  if (game.earned.includes(card)) return
  game.earned.push(card)
  changed(game)
  emit(game, { kind: 'earned', card })
}

function rolesOf(occurrence: Occurrence): EventRoles {
  const roles: EventRoles = {}
  if (occurrence.subject !== undefined) roles.subject = occurrence.subject
  if (occurrence.dealer !== undefined) roles.dealer = occurrence.dealer
  if (occurrence.dealtTo !== undefined) roles.dealtTo = occurrence.dealtTo
  if (occurrence.against !== undefined) roles.against = occurrence.against
  if (occurrence.amount !== undefined) roles.amount = occurrence.amount
  if (occurrence.player !== undefined) roles.player = occurrence.player
  if (occurrence.link !== undefined) roles.link = occurrence.link
  return roles
}

function fits(game: Game, watcher: Watcher, occurrence: Occurrence): boolean {
  const { on, ctx } = watcher
  switch (on.event) {
    case 'played':
    case 'used':
    case 'completed':
      return about(game, ctx, occurrence.subject, on.what) && by(game, ctx, occurrence, on.of)
    case 'targeted':
      return about(game, ctx, occurrence.subject, on.what) && about(game, ctx, occurrence.dealer, on.by)
    case 'enters':
    case 'entersParty':
    case 'heroBecomes':
    case 'protects':
    case 'readies':
    case 'flips':
    case 'openingHand':
      return about(game, ctx, occurrence.subject, on.what)
    case 'attacks': // a character starts attacking (602.1) and then somebody (602.3)
      return (
        (on.whom === undefined) === (occurrence.against === undefined) &&
        (!on.first || occurrence.first === true) &&
        about(game, ctx, occurrence.subject, on.what) &&
        about(game, ctx, occurrence.against, on.whom)
      )
    case 'defends':
      return about(game, ctx, occurrence.subject, on.what) && about(game, ctx, occurrence.against, on.against)
    case 'entersCombat':
    case 'strikes':
      return about(game, ctx, occurrence.subject, on.what) && about(game, ctx, occurrence.against, on.with)
    case 'sabotages':
      return about(game, ctx, occurrence.subject, on.what) && about(game, ctx, occurrence.against, on.whom)
    case 'inspired':
      return about(game, ctx, occurrence.subject, on.what) && about(game, ctx, occurrence.against, on.by)
    case 'exhausts':
      return (!on.first || occurrence.first === true) && about(game, ctx, occurrence.subject, on.what)
    case 'destroyed':
      return (
        about(game, ctx, occurrence.subject, on.what) &&
        anyOf(game, ctx, occurrence.by, on.by) &&
        anyOf(game, ctx, occurrence.with, on.with) &&
        areOf(occurrence.types, on.types)
      )
    case 'dealt':
      return (
        about(game, ctx, occurrence.dealer, on.by) &&
        about(game, ctx, occurrence.dealtTo, on.to) &&
        (!on.combat || occurrence.combat === true) &&
        areOf(occurrence.types, on.types) &&
        anyOf(game, ctx, occurrence.with, on.with)
      )
    case 'prevented':
      return about(game, ctx, occurrence.subject, on.to) && anyOf(game, ctx, occurrence.by, on.by)
    case 'drawn':
    case 'placed':
      return by(game, ctx, occurrence, on.of)
    case 'combatEnds':
      return true
    case 'healed':
      return about(game, ctx, occurrence.dealer, on.by) && about(game, ctx, occurrence.subject, on.from)
    case 'turnStarts':
    case 'turnEnds':
    case 'turnOver':
      return occurrence.player !== undefined && isOneOf(game, ctx, on.of, occurrence.player)
    case 'moved':
      return (
        (on.from === undefined || on.from === occurrence.from) &&
        (on.to === undefined ? occurrence.to !== occurrence.from : on.to === occurrence.to) &&
        about(game, ctx, occurrence.subject, on.what) &&
        by(game, ctx, occurrence, on.of)
      )
    case 'stashed':
      return false // its effect is added as it is stashed
    case 'enraged':
      return occurrence.dealer === ctx.source && about(game, ctx, occurrence.subject, on.what)
    case 'revealed':
      return (
        (on.from === undefined || on.from === occurrence.from) &&
        (on.by === undefined || occurrence.quest === true) &&
        about(game, ctx, occurrence.subject, on.what)
      )
    case 'won':
      return on.side === occurrence.side
  }
}

/** Whether one of the types that are asked for is among them. */
function areOf(types: readonly DamageType[] | undefined, asked: readonly DamageType[] | undefined): boolean {
  if (!asked) return true
  for (const type of asked) if (types?.includes(type)) return true
  return false
}

function about(game: Game, ctx: Context, id: ObjectId | undefined, filter: Filter | undefined): boolean {
  return !filter || (id !== undefined && id !== 0 && matches(game, ctx, filter, id))
}

function anyOf(game: Game, ctx: Context, ids: ObjectId[] | undefined, filter: Filter | undefined): boolean {
  if (!filter) return true
  if (ids) for (const id of ids) if (about(game, ctx, id, filter)) return true
  return false
}

function by(game: Game, ctx: Context, { player }: Occurrence, players: Players | undefined): boolean {
  return !players || (player !== undefined && isOneOf(game, ctx, players, player))
}
