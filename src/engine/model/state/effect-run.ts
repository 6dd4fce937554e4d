/** The parameters of effect handlers, and functions that handlers share. */

import { indexOfChoiceInText } from '../data/text-choices.ts'
import type { Effect } from '../data/vocabulary/effects.ts'
import type { Selector } from '../data/vocabulary/expressions.ts'
import type { Frame } from './frame.ts'
import { pushFrame } from './frames.ts'
import type { Game, TextContext } from './game.ts'
import type { ObjectId } from './ids.ts'
import { forgetCardsInDeck } from './memory.ts'
import { randomBelow } from './rng.ts'

/** An effect of this kind. */
export type EffectOfKind<K extends Effect['kind']> = Extract<Effect, { kind: K }>

/** The parameters of a running effect. */
export interface RunningEffect<K extends Effect['kind']> {
  game: Game
  frame: Frame<'effect'>
  node: EffectOfKind<K>
  ctx: TextContext
  path: string
}

/** A family of handlers. Each handler pops its frame when its effect is done. */
export type EffectHandlers<K extends Effect['kind']> = { [k in K]: (run: RunningEffect<k>) => void }

/** Starts to run a part of an effect, such as `then` or `steps.0`. */
export function startPartOfEffect<K extends Effect['kind']>(run: RunningEffect<K>, part: string): void {
  pushFrame(run.game, { kind: 'effect', step: 0, path: `${run.path}.${part}`, scope: run.frame.scope })
}

/** Records whether an action was performed; "if you do" reads this (709.2f). */
export function recordWhetherActionWasPerformed(ctx: TextContext, performed: boolean): void {
  if (!performed) ctx.performed = false
}

/**
 * Returns the cards that still exist where the text last found them. Cards that the text itself has moved are found in
 * their new zones (415.9b, 415.9c).
 */
export function cardsStillInExpectedZones(game: Game, ctx: TextContext, ids: ObjectId[]): ObjectId[] {
  return ids
    .map((id) => followed(game, ctx, id))
    .filter((id) => game.objects[id] !== undefined && game.objects[id]?.zone !== 'gone')
}

function followed(game: Game, { moved }: TextContext, id: ObjectId): ObjectId {
  let now = id
  while (moved?.includes(now)) {
    const next = game.objects[now]?.became
    if (next === undefined) break
    now = next
  }
  return now
}

/** Lets the text find these cards later, wherever it moves them. */
export function rememberMovedCards(ctx: TextContext, ids: readonly ObjectId[]): void {
  if (ids.length > 0) ctx.moved = [...(ctx.moved ?? []), ...ids]
}

/** Picks some of these objects at random. Nobody remembers the places of these cards in a deck afterwards. */
export function pickRandomObjects(game: Game, ids: readonly ObjectId[], count: number): ObjectId[] {
  forgetCardsInDeck(game, ids)
  const left = [...ids]
  return Array.from({ length: count }, () => left.splice(randomBelow(game, left.length), 1)).flat()
}

/**
 * Returns a function that gives each target's share of a divided amount (707.1d). A target that has become illegal
 * loses its share (709.2c).
 */
export function shareLookupForDividedAmount(ctx: TextContext, to: Selector): (id: ObjectId) => number {
  if (to.kind !== 'target') throw new Error('only targets share a divided amount')
  return (id) => ctx.shares?.[`${indexOfChoiceInText(to)}.${id}`] ?? 0
}
