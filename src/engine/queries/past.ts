/**
 * The past of this turn: damage dealt (405), damage healed (407), and what players and cards did. A card counts as
 * controlled by the player who controlled it at that time (rules glossary, Haste).
 */

import type {
  Condition,
  DamageThisTurnFilter,
  Filter,
  NumberExpression,
  PlayerSelector,
  TurnAct,
} from '../model/data/vocabulary/expressions.ts'
import type { DamageDealt, DamageHealed, Game, PastAct, TextContext } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { evaluateAmount } from './card-text/amounts.ts'
import { cardMatchesFilter } from './card-text/matching.ts'
import { isSelectedPlayer } from './card-text/players.ts'
import { objectInPlayAfterResolution } from './past-and-links.ts'

type ConditionOf<K extends Condition['kind']> = Extract<Condition, { kind: K }>
type NumOf<K extends string> = Extract<NumberExpression, { kind: K }>
type FilterOf<K extends Filter['kind']> = Extract<Filter, { kind: K }>

// Damage that was dealt this turn.

/**
 * Whether damage that matches the condition was dealt this turn, in total at least `least` if the condition has a
 * minimum.
 */
export function wasDamageDealtThisTurn(
  game: Game,
  ctx: TextContext,
  asked: ConditionOf<'dealtDamageThisTurn'>,
): boolean {
  return isEnough(game, ctx, asked.least, dealt(game, ctx, asked))
}

/** Whether a card was dealt damage this turn that matches the filter. */
export function wasCardDealtDamageThisTurn(
  game: Game,
  ctx: TextContext,
  { of, least }: FilterOf<'wasDealtThisTurn'>,
  id: ObjectId,
): boolean {
  const toIt = dealt(game, ctx, of).filter(({ to }) => to === id)
  return isEnough(game, ctx, least, toIt)
}

/** Whether a card dealt damage this turn that matches the filter. */
export function hasCardDealtDamageThisTurn(
  game: Game,
  ctx: TextContext,
  { of, least }: FilterOf<'hasDealtThisTurn'>,
  id: ObjectId,
): boolean {
  const byIt = dealt(game, ctx, of).filter(({ by }) => by === id)
  return isEnough(game, ctx, least, byIt)
}

/**
 * Evaluates `dealtThisTurn`: returns the matching damage of this turn, or with `what` the number of cards
 * that dealt it or were dealt it.
 */
export function evaluateDealtThisTurn(
  game: Game,
  ctx: TextContext,
  { of, what }: NumOf<'dealtThisTurn'>,
): number {
  const all = dealt(game, ctx, of)
  if (what === undefined) return sumOf(all)
  return new Set(all.map((one) => (what === 'dealers' ? one.by : one.to))).size
}

/** Returns the number of packets of matching damage that were dealt this turn. */
export const countDamagePacketsThisTurn = (
  game: Game,
  ctx: TextContext,
  asked: DamageThisTurnFilter,
): number => dealt(game, ctx, asked).length

function dealt(game: Game, ctx: TextContext, asked: DamageThisTurnFilter): DamageDealt[] {
  return game.registers.damage.filter((one) => isSuch(game, ctx, asked, one))
}

function isSuch(game: Game, ctx: TextContext, asked: DamageThisTurnFilter, one: DamageDealt): boolean {
  const { by, to, types, combat, with: card, fatal } = asked
  if (types && !types.some((type) => one.types.includes(type))) return false
  if (combat !== undefined && one.combat !== combat) return false
  if (fatal && !one.fatal) return false
  if (by && !fitted(game, ctx, by, one.by, one.bySeat)) return false
  if (to && !fitted(game, ctx, to, one.to, one.toSeat)) return false
  return !card || one.with.some((id) => fitted(game, ctx, card, id, one.bySeat))
}

function isEnough(
  game: Game,
  ctx: TextContext,
  least: NumberExpression | undefined,
  all: readonly { amount: number }[],
): boolean {
  return least === undefined ? all.length > 0 : sumOf(all) >= evaluateAmount(game, ctx, least)
}

function sumOf(all: readonly { amount: number }[]): number {
  return all.reduce((sum, { amount }) => sum + amount, 0)
}

// Damage that was healed this turn.

/**
 * Whether damage that matches the condition was healed this turn, in total at least `least` if the condition has a
 * minimum.
 */
export function wasDamageHealedThisTurn(
  game: Game,
  ctx: TextContext,
  asked: ConditionOf<'healedThisTurn'>,
): boolean {
  return isEnough(game, ctx, asked.least, healed(game, ctx, asked))
}

/** Returns the total of the matching damage that was healed this turn. */
export function damageHealedThisTurn(game: Game, ctx: TextContext, asked: NumOf<'healedThisTurn'>): number {
  return sumOf(healed(game, ctx, asked))
}

/** Returns the number of times that matching damage was healed this turn. */
export const countHealingsThisTurn = (
  game: Game,
  ctx: TextContext,
  asked: { by?: Filter; from?: Filter },
): number => healed(game, ctx, asked).length

function healed(game: Game, ctx: TextContext, { by, from }: { by?: Filter; from?: Filter }): DamageHealed[] {
  return (game.registers.healing ?? []).filter((one) => {
    if (from && !fitted(game, ctx, from, one.from, one.fromSeat)) return false
    if (!by) return true
    return one.by !== undefined && one.bySeat !== undefined && fitted(game, ctx, by, one.by, one.bySeat)
  })
}

// Acts of players and cards this turn.

/** Whether an act was done this turn at least once, or a number of times within the condition's limits. */
export function wasActDoneThisTurn(game: Game, ctx: TextContext, asked: ConditionOf<'didThisTurn'>): boolean {
  const { least, most } = asked
  const times = countActsThisTurn(game, ctx, asked)
  if (most !== undefined && times > evaluateAmount(game, ctx, most)) return false
  const atLeast = least ?? (most === undefined ? 1 : 0)
  return times >= evaluateAmount(game, ctx, atLeast)
}

/** Returns the number of matching acts that were done this turn. */
export function countActsThisTurn(
  game: Game,
  ctx: TextContext,
  { did, what, by }: { did: TurnAct; what?: Filter; by?: PlayerSelector },
): number {
  const acts = game.registers.acts ?? []
  return acts.filter((act) => act.did === did && isAct(game, ctx, act, what, by)).length
}

/**
 * Whether a past act matches the player and the filter. For a played card that has entered play, the card in play is
 * checked.
 */
function isAct(
  game: Game,
  ctx: TextContext,
  { seat, object }: PastAct,
  what: Filter | undefined,
  by: PlayerSelector | undefined,
): boolean {
  if (by && !isSelectedPlayer(game, ctx, by, seat)) return false
  return !what || fitted(game, ctx, what, objectInPlayAfterResolution(game, object), seat)
}

/** Whether a card matches a filter, with the player who controlled the card when the damage or act happened. */
function fitted(game: Game, ctx: TextContext, filter: Filter, id: ObjectId, seat: Seat): boolean {
  if (filter.kind === 'and') return filter.all.every((part) => fitted(game, ctx, part, id, seat))
  if (filter.kind === 'or') return filter.any.some((part) => fitted(game, ctx, part, id, seat))
  if (filter.kind === 'not') return !fitted(game, ctx, filter.filter, id, seat)
  if (filter.kind === 'controlledBy') return isSelectedPlayer(game, ctx, filter.players, seat)
  return game.objects[id] !== undefined && cardMatchesFilter(game, ctx, filter, id)
}
