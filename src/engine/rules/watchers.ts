/** Who watches for what: triggered powers of cards where they are active, of keywords, of Achievements, triggered modifiers (703, 715). */
import type { Card } from '../effects/card.ts'
import { notesOf } from '../effects/notes.ts'
import type { Effect } from '../effects/vocabulary/effects.ts'
import type { Power, Trigger } from '../effects/vocabulary/powers.ts'
import type { Zone } from '../effects/vocabulary/words.ts'
import { nodeAt, printed } from '../library.ts'
import type { MovedEvent } from '../state/events.ts'
import type { ActiveModifier, Context, Game, ObjectId } from '../state/game.ts'
import { cardOf, controllerOf, lairSeat, newContext, objectOf, powerContext } from '../state/objects.ts'
import { openInPlay, runtimeOf } from '../state/runtime.ts'
import { activeInGraveyard } from './buried.ts'
import { fits } from './fitting.ts'
import { powersOf } from './nature.ts'
import { type PowerOf, printedPowers } from './powers.ts'
import type { Occurrence, Triggering, Watcher } from './triggers.ts'
import { trigger, watching } from './triggers.ts'

/** Who watches for this kind of event. */
export function watchersFor(game: Game, event: Trigger['event']): readonly Watcher[] {
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
export function elsewhere(game: Game, id: ObjectId, zone: Zone): Watcher[] {
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
