/** Evaluates the nodes of card data that stand for numbers. */

import { costShownToPlayers, printedCard } from '../../model/data/card-registry.ts'
import type { ComparisonOperator } from '../../model/data/vocabulary/basic-words.ts'
import type { Counter } from '../../model/data/vocabulary/effects.ts'
import type { NumberExpression, Stat } from '../../model/data/vocabulary/expressions.ts'
import type { Game, GameObject, TextContext } from '../../model/state/game.ts'
import type { ObjectId } from '../../model/state/ids.ts'
import { cardOf, isSameUnnamedCounter, linkOfObject, objectById } from '../../model/state/objects.ts'
import { keyOfCardsThatLeftParty } from '../../model/state/tallies.ts'
import { currentBossNumber } from '../boss.ts'
import { countActsThisTurn, damageHealedThisTurn, evaluateDealtThisTurn } from '../past.ts'
import { maxHandSize } from '../player-limits.ts'
import { characteristicsOf, pendingAssaultBonus } from '../projection.ts'
import { typesOf } from '../types.ts'
import { levelOfDungeonHero } from './conditions.ts'
import { hasTag } from './matching.ts'
import { selectPlayers } from './players.ts'
import { selectCards } from './selecting.ts'

/** Returns a number of a card, such as its ATK. A negative number counts as 0 (104.2). */
export function statOf(game: Game, id: ObjectId, stat: Stat): number {
  return Math.max(0, statThatMayBeNegative(game, id, stat))
}

/**
 * Returns a number of a card for calculations and comparisons, where it may be negative (104.2). The cost is the
 * printed one (201.1), or 0 if none is printed (201.2) and for a token (201.4).
 */
export function statThatMayBeNegative(game: Game, id: ObjectId, stat: Stat): number {
  const object = objectById(game, id)
  switch (stat) {
    case 'cost':
      if (object.token) return 0 // A token costs nothing (201.4).
      return costShownToPlayers(game, object.owner, (cardOf(game, id).cost ?? 0) + xOf(game, id))
    case 'printedHealth':
      return printedCard(game, object.card).health ?? 0
    case 'damage':
      return damageOn(object)
    case 'remaining':
      return characteristicsOf(game, id).health - damageOn(object)
    case 'atk':
      return characteristicsOf(game, id).atk + pendingAssaultBonus(game, id)
    default:
      return characteristicsOf(game, id)[stat]
  }
}

/** Returns the damage on a card, or the damage that the card had when it left play (709.2d). */
function damageOn({ play, known }: GameObject): number {
  return play?.damage ?? known?.damage ?? 0
}

/** Returns the X of a card's cost, which is 0 unless the card is on the chain or resolving (201.3). */
function xOf(game: Game, id: ObjectId): number {
  return cardOf(game, id).costHasX ? (linkOfObject(game, id)?.ctx.x ?? 0) : 0
}

/** Whether the comparison of two numbers is true. */
export function compareNumbers(a: number, op: ComparisonOperator, b: number): boolean {
  switch (op) {
    case '<':
      return a < b
    case '<=':
      return a <= b
    case '=':
      return a === b
    case '>=':
      return a >= b
    case '>':
      return a > b
  }
}

/** Returns the value of a number in a text. */
export function evaluateAmount(game: Game, ctx: TextContext, value: NumberExpression): number {
  return typeof value === 'number' ? value : calculated(game, ctx, value)
}

function calculated(game: Game, ctx: TextContext, value: Exclude<NumberExpression, number>): number {
  switch (value.kind) {
    case 'count':
      return selectCards(game, ctx, value.of).length
    case 'howMany':
      return selectPlayers(game, ctx, value.who).length
    case 'stat': {
      const [id] = selectCards(game, ctx, value.of)
      return id === undefined ? 0 : statOf(game, id, value.stat)
    }
    case 'total':
      return totalOf(game, selectCards(game, ctx, value.of), value.stat)
    case 'different':
      return countDifferent(game, selectCards(game, ctx, value.of), value.what)
    case 'level':
      return levelOfDungeonHero(game)
    case 'dealtThisTurn':
      return evaluateDealtThisTurn(game, ctx, value)
    case 'healedThisTurn':
      return damageHealedThisTurn(game, ctx, value)
    case 'timesThisTurn':
      return countActsThisTurn(game, ctx, value)
    case 'haveLeft':
      return game.registers.tally[keyOfCardsThatLeftParty(value.tag, ctx.controller)] ?? 0
    case 'stage':
      return currentBossNumber(game)
    case 'sum':
      return sumOf(game, ctx, value.of)
    case 'times':
      return productOf(game, ctx, value.of)
    case 'quotient':
      return quotient(evaluateAmount(game, ctx, value.of), value)
    case 'doubledFor':
      return evaluateAmount(game, ctx, value.amount) * 2 ** evaluateAmount(game, ctx, value.each)
    case 'respective':
      return value.of.reduce((sum, n) => sum + n, 0)
    case 'bound': {
      const bound = ctx.bound[value.name]
      return typeof bound === 'number' ? bound : (bound?.length ?? 0)
    }
    case 'dieFor':
      return dieRolledForCard(ctx, value.roll, ctx.about)
    case 'x':
      return ctx.x
    case 'counters':
      return selectCards(game, ctx, value.of).reduce(
        (sum, id) => sum + countCountersOnCard(game, id, value.counter),
        0,
      )
    case 'tagsAmong':
      return tagsAmong(game, selectCards(game, ctx, value.of), value.tags)
    case 'thatMuch':
      return ctx.event?.amount ?? 0
    case 'maxHandSize':
      return maxHandSize(game, ctx.they ?? ctx.controller)
  }
}

function quotient(n: number, { by, up }: { by: number; up?: true }): number {
  return up ? Math.ceil(n / by) : Math.floor(n / by)
}

export function isOdd(n: number): boolean {
  return Math.abs(n % 2) === 1
}

function tagsAmong(game: Game, ids: readonly ObjectId[], tags: readonly string[]): number {
  return tags.filter((tag) => ids.some((id) => hasTag(game, id, tag))).length
}

/** Returns the number of different names, or card types, among these cards. */
function countDifferent(game: Game, ids: readonly ObjectId[], what: 'names' | 'types'): number {
  const of = (id: ObjectId): readonly string[] =>
    what === 'names' ? [cardOf(game, id).name] : typesOf(game, id)
  return new Set(ids.flatMap(of)).size
}

function totalOf(game: Game, ids: readonly ObjectId[], stat: Stat): number {
  return ids.reduce((sum, id) => sum + statThatMayBeNegative(game, id, stat), 0)
}

function sumOf(game: Game, ctx: TextContext, parts: readonly NumberExpression[]): number {
  return parts.reduce<number>((total, part) => total + evaluateAmountThatMayBeNegative(game, ctx, part), 0)
}

/**
 * Returns the product of the parts, and 0 instead of −0: V8 doesn't store −0 as a small integer, nor any number to
 * which −0 is added (docs/speed.md).
 */
function productOf(game: Game, ctx: TextContext, parts: readonly NumberExpression[]): number {
  return (
    parts.reduce<number>((total, part) => total * evaluateAmountThatMayBeNegative(game, ctx, part), 1) || 0
  )
}

/** Evaluates a part of a calculation or one side of a comparison, which may be negative (104.2). */
export function evaluateAmountThatMayBeNegative(
  game: Game,
  ctx: TextContext,
  value: NumberExpression,
): number {
  if (typeof value === 'number' || value.kind !== 'stat') return evaluateAmount(game, ctx, value)
  const [id] = selectCards(game, ctx, value.of)
  return id === undefined ? 0 : statThatMayBeNegative(game, id, value.stat)
}

/** Returns the die that was rolled for a card, or 0 if none was rolled. */
export function dieRolledForCard(ctx: TextContext, roll: string, id: ObjectId | undefined): number {
  const die = ctx.rolls?.[`${roll}.${id}`]
  return typeof die === 'number' ? die : 0
}

/**
 * Returns the number of counters of a kind on a card, or for a named counter the number when the card left play
 * (404.1). It is 0 after the last counter was removed (404.1d).
 */
export function countCountersOnCard(game: Game, id: ObjectId, counter: Counter): number {
  const { play, known } = objectById(game, id)
  if (typeof counter !== 'string')
    return play?.boosts?.find((one) => isSameUnnamedCounter(one, counter))?.n ?? 0
  return (play?.counters ?? known?.counters)?.[counter] ?? 0
}
