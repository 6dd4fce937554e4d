/**
 * Achievements belong to no player and use no chain. Each is earned when its event happens (`triggers.ts`), or as
 * soon as its condition is true.
 */

import type { Zone } from '../model/data/vocabulary/basic-words.ts'
import type { AchievementCheck, ArrivalPattern } from '../model/derived/derived.ts'
import { derivedCacheOf, emitEvent, invalidateAll } from '../model/derived/derived-cache.ts'
import type { GameEvent } from '../model/state/events.ts'
import type { Game, TextContext } from '../model/state/game.ts'
import type { CardId, ObjectId } from '../model/state/ids.ts'
import { controllerOf, objectById, shallowCopyOfContext } from '../model/state/objects.ts'
import { isConditionTrue } from '../queries/card-text/conditions.ts'
import { cardMatchesFilter } from '../queries/card-text/matching.ts'
import { isSelectedPlayer } from '../queries/card-text/players.ts'
import { modifiersInForce } from '../queries/in-force.ts'
import { charactersInPlay, isCharacter } from '../queries/types.ts'
import { checksOfUnearnedAchievements } from './achievement-checks.ts'
import { changeFlagsOfEvents } from './change-flags.ts'

/** Earns an Achievement, unless it has already been earned in this game. */
export function earnAchievement(game: Game, card: CardId): void {
  if (game.earned.includes(card)) return
  game.earned.push(card)
  invalidateAll(game)
  emitEvent(game, { kind: 'earned', card })
}

/**
 * Earns all unearned Achievements whose conditions are true. The function is never called between
 * simultaneous changes (802).
 */
export function checkUnearnedAchievements(game: Game): void {
  if (areAllEarned(game)) return
  derivedCacheOf(game).checkAchievements = false
  for (const one of checksOfUnearnedAchievements(game).each) look(game, one)
}

/** Earns the Achievements whose conditions the events of a batch have made true. */
export function checkAchievementsAfterEvents(game: Game, events: readonly GameEvent[]): void {
  if (areAllEarned(game)) return
  if (derivedCacheOf(game).checkAchievements) return checkUnearnedAchievements(game)
  const { each, at, arriving } = checksOfUnearnedAchievements(game)
  const news = at === 0 ? 0 : changeFlagsOfEvents(game, events) & at
  if (news === 0 && !mayArrive(events, arriving)) return
  for (const one of each)
    if (one.arrivals) lookAtArrivals(game, one, one.arrivals, events)
    else if ((one.at & news) !== 0) look(game, one, events)
}

/** Whether some event could be an arrival in one of these zones. */
function mayArrive(events: readonly GameEvent[], zones: readonly Zone[]): boolean {
  for (const event of events)
    if (event.kind === 'moved' ? zones.includes(event.to) : !CHANGES_NOTHING.has(event.kind)) return true
  return false
}

function lookAtArrivals(
  game: Game,
  one: AchievementCheck,
  arrivals: readonly ArrivalPattern[],
  events: readonly GameEvent[],
): void {
  for (const event of events) {
    if (CHANGES_NOTHING.has(event.kind) || !('object' in event) || event.object === undefined) continue
    if (!hasArrived(game, one.ctx, arrivals, event.object)) continue
    if (one.so?.kind !== 'anyPlayer') return look(game, one)
    const own = theirContext(game, one.ctx, event.object)
    if (
      own.they !== undefined &&
      isSelectedPlayer(game, own, one.so.of, own.they) &&
      isConditionTrue(game, own, one.so.holds)
    )
      return earnAchievement(game, own.card)
  }
}

function hasArrived(
  game: Game,
  ctx: TextContext,
  arrivals: readonly ArrivalPattern[],
  id: ObjectId,
): boolean {
  const { zone } = objectById(game, id)
  for (const arrival of arrivals)
    if (arrival.zone === zone && cardMatchesFilter(game, theirContext(game, ctx, id), arrival.what, id))
      return true
  return false
}

/** Returns the context in which "they" is the controller of that card. */
function theirContext(game: Game, ctx: TextContext, id: ObjectId): TextContext {
  const own = shallowCopyOfContext(ctx)
  own.they = controllerOf(game, id)
  return own
}

/** The kinds of events that change neither the zones of cards nor the cards themselves. */
const CHANGES_NOTHING: ReadonlySet<GameEvent['kind']> = new Set([
  'exhausted',
  'readied',
  'damaged',
  'damagePut',
  'healed',
])

/**
 * Earns, before a player gets priority, the Achievements whose conditions modifiers have made true without
 * any event.
 */
export function recheckAchievementsBeforePriority(game: Game): void {
  if (areAllEarned(game)) return
  modifiersInForce(game)
  const { checkAchievements, varied, retyped } = derivedCacheOf(game)
  if (checkAchievements) return checkUnearnedAchievements(game)
  const looks = checksOfUnearnedAchievements(game)
  if (!looks.more && !(varied && looks.numbers) && !(retyped && looks.typed)) return
  for (const one of looks.each)
    if (one.more || (varied && one.numbers && !one.ruledOut) || (retyped && one.typed)) look(game, one)
}

/**
 * Checks, as a turn begins, the conditions about "this turn", because the records of the turn start again.
 * Earns the Achievements whose conditions are true.
 */
export function checkAchievementsAtTurnStart(game: Game): void {
  if (areAllEarned(game)) return
  for (const one of checksOfUnearnedAchievements(game).each) if (one.been || one.more) look(game, one)
}

function areAllEarned({ earned, achievements }: Game): boolean {
  return earned.length === achievements.length
}

/**
 * Earns one Achievement if its condition is true.
 * @param events the events that caused the check, if known
 */
function look(game: Game, one: AchievementCheck, events?: readonly GameEvent[]): void {
  const { been, so, steady, ctx } = one
  if (been) remember(game, been, ctx, events)
  if (!so) return
  one.ruledOut = steady !== undefined && !isConditionTrue(game, ctx, steady)
  if (!one.ruledOut && isConditionTrue(game, ctx, so)) earnAchievement(game, ctx.card)
}

/**
 * Records the characters that match a `hasBeen` filter now, because they have matched it at some moment of this turn.
 */
function remember(
  game: Game,
  { what, of, as }: NonNullable<AchievementCheck['been']>,
  ctx: TextContext,
  events?: readonly GameEvent[],
): void {
  if (!isSelectedPlayer(game, ctx, of, game.turn.player)) return
  for (const id of (events && damagedBy(events)) ?? charactersInPlay(game))
    if (isCharacter(game, id) && cardMatchesFilter(game, ctx, what, id)) note(game, as, id)
}

/**
 * Returns the characters that were damaged or healed, or on which damage was put. Returns undefined if anything else
 * happened.
 */
function damagedBy(events: readonly GameEvent[]): ObjectId[] | undefined {
  const found: ObjectId[] = []
  for (const event of events) {
    if (event.kind !== 'damaged' && event.kind !== 'damagePut' && event.kind !== 'healed') return undefined
    found.push(event.object)
  }
  return found
}

function note({ registers }: Game, as: string, id: ObjectId): void {
  registers.been ??= {}
  registers.been[as] ??= []
  const ids = registers.been[as]
  if (!ids.includes(id)) ids.push(id)
}
