/** Creates and ends definite modifiers (714, 715) and changes of control (401.3). */

import type { Effect } from '../model/data/vocabulary/effects.ts'
import type { Modifier } from '../model/data/vocabulary/modifiers.ts'
import { invalidateAll } from '../model/derived/derived-cache.ts'
import type { CreatedModifier, Game, TextContext } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import {
  cardOf,
  controllerOf,
  copyContext,
  newObjectId,
  nextTimestamp,
  objectById,
} from '../model/state/objects.ts'
import { evaluateAmount } from '../queries/card-text/amounts.ts'
import { cardMatchesFilter } from '../queries/card-text/matching.ts'
import { selectCards } from '../queries/card-text/selecting.ts'
import { modifiersInForce } from '../queries/in-force.ts'
import type { PlayModifierInForce } from '../queries/play-modifiers.ts'
import { applyConsequencesOfEvents } from './atoms.ts'
import { doesModifierChangeControlOrGhosts, removeModifiersWithoutConsequences } from './expiring.ts'

/**
 * Adds a definite modifier (714.3). Its numbers are read and its cards are flagged now (709.2d, 714.3f), its source and
 * controller are those of the link (712.5, 712.6), and its timestamp is now (718.2d, 718.2e). Returns the flagged
 * cards.
 */
export function addLastingModifier(
  game: Game,
  ctx: TextContext,
  mod: Modifier,
  path: string,
  lasts: Pick<CreatedModifier, 'duration' | 'until' | 'while' | 'remains'>,
): ObjectId[] {
  const modifier = { ...active(game, ctx, 'lasting', path, lasts.duration), ...lasts }
  const locked = lockedNumbers(game, ctx, mod)
  if (Object.keys(locked).length > 0) modifier.locked = locked
  if (mod.to.kind === 'flagged') modifier.flagged = selectCards(game, ctx, mod.to.what)
  if (mod.kind === 'powersOf')
    modifier.cards = selectCards(game, ctx, mod.of).map((id) => cardOf(game, id).id)
  game.modifiers.push(modifier)
  invalidateAll(game)
  if (doesModifierChangeControlOrGhosts(mod)) applyConsequencesOfEvents(game, [])
  return modifier.flagged ?? []
}

function lockedNumbers(game: Game, ctx: TextContext, mod: Modifier): Record<string, number> {
  const locked: Record<string, number> = {}
  if (mod.kind === 'keyword' && mod.n !== undefined) locked.n = evaluateAmount(game, ctx, mod.n)
  if (mod.kind === 'prevent' && mod.amount !== 'all') locked.amount = evaluateAmount(game, ctx, mod.amount)
  if (mod.kind === 'costs' && mod.less !== undefined) locked.less = evaluateAmount(game, ctx, mod.less)
  if (mod.kind === 'costs' && mod.more !== undefined) locked.more = evaluateAmount(game, ctx, mod.more)
  if (mod.kind !== 'stats') return locked
  if (mod.atk !== undefined) locked.atk = evaluateAmount(game, ctx, mod.atk)
  if (mod.health !== undefined) locked.health = evaluateAmount(game, ctx, mod.health)
  if (mod.def !== undefined) locked.def = evaluateAmount(game, ctx, mod.def)
  return locked
}

/**
 * Adds a triggered modifier: for the next time, for each time during its duration, or for the next time during it
 * (715.1).
 */
export function addTriggeredModifier(
  game: Game,
  ctx: TextContext,
  path: string,
  { duration, next }: Pick<Extract<Effect, { kind: 'later' }>, 'duration' | 'next'>,
): void {
  const modifier = active(game, ctx, 'later', path, duration ?? 'game')
  if (duration && !next) modifier.every = true
  game.modifiers.push(modifier)
  invalidateAll(game)
}

/** Gives a player control of cards for the rest of the game. */
export function giveControlOfCards(
  game: Game,
  ctx: TextContext,
  path: string,
  seat: Seat,
  ids: ObjectId[],
): void {
  game.modifiers.push({ ...active(game, ctx, 'control', path, 'game'), seat, flagged: ids })
  applyConsequencesOfEvents(game, [])
}

/** Exchanges control of two cards at the same time, for the rest of the game (415.8e). */
export function exchangeControl(game: Game, ctx: TextContext, path: string, a: ObjectId, b: ObjectId): void {
  const seats = [controllerOf(game, b), controllerOf(game, a)]
  for (const [i, id] of [a, b].entries())
    game.modifiers.push({ ...active(game, ctx, 'control', path, 'game'), seat: seats[i] ?? 0, flagged: [id] })
  applyConsequencesOfEvents(game, [])
}

/** Returns a new modifier with the current timestamp (718.2e). */
function active(
  game: Game,
  ctx: TextContext,
  kind: CreatedModifier['kind'],
  path: string,
  duration: CreatedModifier['duration'],
): CreatedModifier {
  return { id: newObjectId(game), at: nextTimestamp(game), kind, duration, path, ctx: copyContext(ctx) }
}

/**
 * Ends the modifiers for which `ended` returns true. Cards whose control they changed go back, and players whom they
 * made ghosts are no longer ghosts.
 */
export function endModifiersWhere(game: Game, ended: (modifier: CreatedModifier) => boolean): void {
  if (removeModifiersWithoutConsequences(game, ended)) applyConsequencesOfEvents(game, [])
}

/** Lets this player's modifiers that last until the end of their next turn end with this turn. */
export function letNextTurnModifiersEndThisTurn(game: Game, seat: Seat): void {
  for (const modifier of game.modifiers)
    if (modifier.duration === 'afterYourNextTurn' && modifier.ctx.controller === seat)
      modifier.duration = 'turn'
}

/**
 * Ends, after a player's ready step, the modifiers that lasted for that ready step of the affected cards' controller.
 */
export function endModifiersAfterReadyStep(game: Game, seat: Seat): void {
  if (game.modifiers.every((modifier) => modifier.duration !== 'nextReadyStep')) return
  for (const modifier of game.modifiers) {
    if (modifier.duration !== 'nextReadyStep') continue
    modifier.flagged = (modifier.flagged ?? []).filter(
      (id) => objectById(game, id).play !== undefined && objectById(game, id).play?.controller !== seat,
    )
  }
  endModifiersWhere(
    game,
    (modifier) => modifier.duration === 'nextReadyStep' && modifier.flagged?.length === 0,
  )
  invalidateAll(game)
}

/** Ends those of these play modifiers that apply only to the next action, because the action has been taken. */
export function endUsedPlayModifiers(game: Game, playModifiers: readonly PlayModifierInForce[]): void {
  const used = playModifiers.flatMap(({ mod, made }) =>
    (mod.kind === 'costs' || mod.kind === 'instant') && mod.next ? [made] : [],
  )
  if (used.length > 0) endModifiersWhere(game, ({ id }) => used.includes(id))
}

/** Ends the modifiers that last until their controller plays such a card, which `playing` is about to play. */
export function endModifiersLastingUntilPlay(game: Game, playing: TextContext): void {
  const ended = modifiersInForce(game).flatMap(({ mod, ctx, made }) =>
    mod.kind === 'instant' &&
    mod.until &&
    ctx.controller === playing.controller &&
    cardMatchesFilter(game, ctx, mod.until, playing.source)
      ? [made]
      : [],
  )
  if (ended.length > 0) endModifiersWhere(game, ({ id }) => ended.includes(id))
}
