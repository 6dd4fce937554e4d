/** Evaluates conditions of card data. */

import type { Condition, Filter, NumberExpression } from '../../model/data/vocabulary/expressions.ts'
import type { Game, Player, TextContext } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { cardOf, playerInSeat, shallowCopyOfContext } from '../../model/state/objects.ts'
import { FIRST_PLAYER_KEY } from '../../model/state/tallies.ts'
import { wasActDoneThisTurn, wasDamageDealtThisTurn, wasDamageHealedThisTurn } from '../past.ts'
import { hasHeroWithTrait } from '../powers.ts'
import { typesOf } from '../types.ts'
import { compareNumbers, evaluateAmount, evaluateAmountThatMayBeNegative, isOdd, statOf } from './amounts.ts'
import { cardMatchesFilter, hasTag } from './matching.ts'
import { isSelectedPlayer, selectPlayers } from './players.ts'
import { countSelectedCardsUpTo, filterCards, selectCards } from './selecting.ts'

/** Whether all cards have exactly the same types (300.1c). Returns false without cards. */
function haveSameTypes(game: Game, ids: readonly ObjectId[]): boolean {
  const kinds = new Set(ids.map((id) => [...typesOf(game, id)].sort().join()))
  return kinds.size === 1
}

/** Whether all cards that a comparison reads exist. Without one of them, no comparison is made (712.8). */
function areThere(game: Game, ctx: TextContext, ...sides: NumberExpression[]): boolean {
  return sides.every((one) => {
    const of = typeof one === 'object' && one.kind === 'stat' ? one.of : undefined
    return of === undefined || selectCards(game, ctx, of).length > 0
  })
}

/** Whether a condition of a text is true now. */
export function isConditionTrue(game: Game, ctx: TextContext, condition: Condition): boolean {
  switch (condition.kind) {
    case 'exists':
      return countWithin(game, ctx, condition)
    case 'matches':
      return allMatch(game, ctx, selectCards(game, ctx, condition.what), condition.filter)
    case 'compare':
      if (condition.there && !areThere(game, ctx, condition.a, condition.b)) return false
      return compareNumbers(
        evaluateAmountThatMayBeNegative(game, ctx, condition.a),
        condition.op,
        evaluateAmountThatMayBeNegative(game, ctx, condition.b),
      )
    case 'firstTurnOf': {
      const { player } = game.turn
      return isSelectedPlayer(game, ctx, condition.players, player) && playerInSeat(game, player).turns === 1
    }
    case 'readyStepOf':
      return game.turn.step === 'ready' && isSelectedPlayer(game, ctx, condition.players, game.turn.player)
    case 'level':
      return levelOfDungeonHero(game) >= condition.least
    case 'completedThisTurn':
      return selectPlayers(game, ctx, condition.by).some(
        (seat) => completedQuestKey(seat) in game.registers.used,
      )
    case 'odd':
      return isOdd(evaluateAmount(game, ctx, condition.n))
    case 'turnOf':
      return isSelectedPlayer(game, ctx, condition.players, game.turn.player)
    case 'all':
      for (const part of condition.of) if (!isConditionTrue(game, ctx, part)) return false
      return true
    case 'any':
      for (const part of condition.of) if (isConditionTrue(game, ctx, part)) return true
      return false
    case 'not':
      return !isConditionTrue(game, ctx, condition.cond)
    default:
      return holdsToo(game, ctx, condition)
  }
}

type HeldFirst =
  | 'exists'
  | 'matches'
  | 'compare'
  | 'firstTurnOf'
  | 'readyStepOf'
  | 'level'
  | 'odd'
  | 'completedThisTurn'
  | 'turnOf'
  | 'all'
  | 'any'
  | 'not'

/**
 * Evaluates the rarer conditions. It is a separate function, because closures anywhere in `isConditionTrue` would slow
 * down every call of it.
 */
function holdsToo(game: Game, ctx: TextContext, condition: Exclude<Condition, { kind: HeldFirst }>): boolean {
  switch (condition.kind) {
    case 'sameTypes':
      return haveSameTypes(game, selectCards(game, ctx, condition.what))
    case 'wentFirst': {
      const first = game.registers.tally[FIRST_PLAYER_KEY]
      return first !== undefined && isSelectedPlayer(game, ctx, condition.players, first)
    }
    case 'differentNames': {
      const names = selectCards(game, ctx, condition.what).map((id) => cardOf(game, id).name)
      return new Set(names).size === names.length
    }
    case 'guessed':
      return guessedRight(game, ctx, condition)
    case 'guessedThat': {
      const ids = selectCards(game, ctx, condition.what)
      const guessedSo = ctx.bound[condition.as] === 1
      return ids.length > 0 && guessedSo === allMatch(game, ctx, ids, condition.is)
    }
    case 'sharedTag': {
      const ids = selectCards(game, ctx, condition.what)
      return condition.tags.some(
        (tag) => ids.filter((id) => hasTag(game, id, tag)).length >= condition.atLeast,
      )
    }
    case 'flippedFirst': {
      const first = game.objects[game.registers.flipped ?? 0]?.became
      return first !== undefined && selectCards(game, ctx, condition.what).includes(first)
    }
    case 'dealtDamageThisTurn':
      return wasDamageDealtThisTurn(game, ctx, condition)
    case 'healedThisTurn':
      return wasDamageHealedThisTurn(game, ctx, condition)
    case 'didThisTurn':
      return wasActDoneThisTurn(game, ctx, condition)
    case 'destroyedThisTurn':
      return filterCards(game, ctx, game.registers.destroyed ?? [], condition.what).length > 0
    case 'heroHas':
      return selectPlayers(game, ctx, condition.of).some((seat) =>
        hasHeroWithTrait(game, seat, condition.trait),
      )
    case 'anyPlayer':
      return selectPlayers(game, ctx, condition.of).some((they) => holdsFor(game, ctx, they, condition.holds))
    case 'players': {
      const n = selectPlayers(game, ctx, condition.who).length
      return n >= (condition.atLeast ?? 0) && n <= (condition.atMost ?? n)
    }
    case 'lost': {
      const lost = game.players.filter((player) => hasLost(game, ctx, condition, player)).length
      return lost >= (condition.atLeast ?? 0) && lost <= (condition.atMost ?? lost)
    }
  }
}

/** Whether a condition holds for a player, who is "they" in the condition. */
function holdsFor(game: Game, ctx: TextContext, they: Seat, condition: Condition): boolean {
  const own = shallowCopyOfContext(ctx)
  own.they = they
  return isConditionTrue(game, own, condition)
}

/** Whether a player has lost in one of the given ways, with a matching hero (709.2d). */
function hasLost(
  game: Game,
  ctx: TextContext,
  { side, how, hero }: Extract<Condition, { kind: 'lost' }>,
  player: Player,
): boolean {
  if (player.side !== side || !player.out) return false
  if (how && !(player.lost && how.includes(player.lost))) return false
  return !hero || cardMatchesFilter(game, ctx, hero, player.hero)
}

function allMatch(game: Game, ctx: TextContext, ids: readonly ObjectId[], filter: Filter): boolean {
  for (const id of ids) if (!cardMatchesFilter(game, ctx, filter, id)) return false
  return ids.length > 0
}

/** Returns the level of the Dungeon hero, or 0 if no player in the game has a hero with a level. */
export function levelOfDungeonHero(game: Game): number {
  const heroes = game.players.filter((player) => !player.out).map((player) => player.hero)
  return Math.max(0, ...heroes.map((hero) => cardOf(game, hero).level ?? 0))
}

/** Whether the guess was right. If one of the two cards doesn't exist, no comparison is made (712.8). */
function guessedRight(
  game: Game,
  ctx: TextContext,
  { as, stat, of, than }: Extract<Condition, { kind: 'guessed' }>,
): boolean {
  const [a] = selectCards(game, ctx, of)
  const [b] = selectCards(game, ctx, than)
  if (a === undefined || b === undefined) return false
  return Math.sign(statOf(game, a, stat) - statOf(game, b, stat)) === ctx.bound[as]
}

function countWithin(
  game: Game,
  ctx: TextContext,
  condition: Extract<Condition, { kind: 'exists' }>,
): boolean {
  const { what, atLeast, atMost } = condition
  const most = atMost === undefined ? undefined : evaluateAmount(game, ctx, atMost)
  const least = atLeast === undefined ? (most === undefined ? 1 : 0) : evaluateAmount(game, ctx, atLeast)
  const count = countSelectedCardsUpTo(
    game,
    ctx,
    what,
    most === undefined ? least : most + 1,
    undefined,
    least,
  )
  return count >= least && (most === undefined || count <= most)
}

/**
 * Returns the key in `registers.used` which records that this player completed a quest this turn: the quest's reward
 * was added to the chain (R505).
 */
export function completedQuestKey(seat: Seat): string {
  return `completed:${seat}`
}
