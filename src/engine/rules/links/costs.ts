/** Costs (403). A cost is paid completely or not at all, so costs are offered only to players who can pay them. */

import { newMoveToZone } from '../../changes/atoms.ts'
import { canPayWithMove, newDestroyMove } from '../../changes/replace.ts'
import type { Cost } from '../../model/data/vocabulary/powers.ts'
import { hasNodeOfKind } from '../../model/data/walk.ts'
import type { PowerUseRequirements } from '../../model/derived/derived.ts'
import type { Game, TextContext } from '../../model/state/game.ts'
import type { ObjectId } from '../../model/state/ids.ts'
import type { Move } from '../../model/state/move.ts'
import { cardOf, isInPlay, objectById } from '../../model/state/objects.ts'
import { isBoss } from '../../queries/boss.ts'
import { isActForbidden } from '../../queries/cant.ts'
import { countCountersOnCard, evaluateAmount } from '../../queries/card-text/amounts.ts'
import { selectPlayers } from '../../queries/card-text/players.ts'
import { selectCards } from '../../queries/card-text/selecting.ts'
import { canTextReachPlayer } from '../../queries/ghosts.ts'
import { hasKeyword } from '../../queries/projection.ts'
import { hasType, isInPartySinceTurnStart } from '../../queries/types.ts'
import {
  canCardPayCost,
  canPayCostsWithCards,
  canTakeWholeDamage,
  cardsForPlayersPartOfCost,
  isCostPaidWithChosenCards,
  requiredCardCount,
} from './costs-paid-with-cards.ts'
import { hasReadyResourcesForCosts, resourceCostOf } from './resource-costs.ts'

/**
 * Whether all players who must pay can pay everything. An impossible or replaced event can't pay for a cost (403.1).
 */
export function canPayCosts(game: Game, ctx: TextContext, costs: readonly Cost[]): boolean {
  const amount = resourceCostOf(game, ctx, costs)
  if (!hasReadyResourcesForCosts(game, ctx, costs, amount)) return false
  let someChosen = false
  for (const cost of costs) {
    if (!canPayPart(game, ctx, cost)) return false
    if (isCostPaidWithChosenCards(cost)) someChosen = true
  }
  return !someChosen || canPayCostsWithCards(game, ctx, costs)
}

function canPayPart(game: Game, ctx: TextContext, cost: Cost): boolean {
  switch (cost.kind) {
    case 'resources':
    case 'roll':
    case 'atTable':
      return true
    case 'activate':
      return canActivate(game, ctx.source)
    case 'flip':
      return canFlip(game, ctx.source)
    case 'destroySelf':
      return isInPlay(game, ctx.source) && canPayWithMove(game, byItself(game, ctx.source))
    case 'bottomSelf':
      return isInPlay(game, ctx.source) && canPayWithMove(game, newMoveToZone(game, ctx.source, 'deckBottom'))
    case 'discardSelf':
      return (
        objectById(game, ctx.source).zone === 'hand' &&
        canCardPayCost(game, 'discard', ctx.source, ctx.source)
      )
    case 'putDamage':
      return canPutDamage(game, ctx, cost)
    case 'removeCounters':
      return canRemoveCounters(game, ctx, cost)
    case 'eachPays':
      return canEachPay(game, ctx, cost)
    default:
      return true // For costs that are paid with chosen cards, `canPayCostsWithCards` checks whether there are enough cards.
  }
}

/**
 * Returns the move that destroys a card as a cost in that card's text. Unlike other texts, this may destroy a Boss
 * (R101.3a).
 */
function byItself(game: Game, id: ObjectId): Move {
  return isBoss(game, id) ? { ...newDestroyMove(id), fatal: true } : newDestroyMove(id)
}

/**
 * Whether a card can be exhausted to use its power. Only allies must have been in their party since their controller's
 * turn began (301.3, 302.2, 303.3, 304.3, 305.2b).
 */
function canActivate(game: Game, id: ObjectId): boolean {
  const { play } = objectById(game, id)
  if (!play || play.exhausted || isActForbidden(game, id, 'exhaust')) return false
  return (
    !hasType(game, id, 'ally') || isInPartySinceTurnStart(game, id) || hasKeyword(game, id, 'timeIsMoney')
  )
}

function canFlip(game: Game, id: ObjectId): boolean {
  const { play } = objectById(game, id)
  return play !== undefined && !play.faceDown && !cardOf(game, id).master
}

/** Whether the counters of a cost can be removed. "All" can be paid even if there are no counters (403.4). */
function canRemoveCounters(
  game: Game,
  ctx: TextContext,
  { count, counter }: Extract<Cost, { kind: 'removeCounters' }>,
): boolean {
  if (!isInPlay(game, ctx.source)) return false
  return count === 'all' || countCountersOnCard(game, ctx.source, counter) >= evaluateAmount(game, ctx, count)
}

function canEachPay(
  game: Game,
  ctx: TextContext,
  { players, cost }: Extract<Cost, { kind: 'eachPays' }>,
): boolean {
  return selectPlayers(game, ctx, players).every(
    (seat) =>
      canTextReachPlayer(game, ctx, seat) &&
      cardsForPlayersPartOfCost(game, ctx, cost, seat).length >= requiredCardCount(game, ctx, cost),
  )
}

/**
 * Whether a power can't be paid for, because the card that it exhausts or flips is already exhausted or flipped. The
 * check is cheap.
 */
export function isPowerBlockedByCardState(
  game: Game,
  id: ObjectId,
  { activates, flips }: PowerUseRequirements,
): boolean {
  const { play } = objectById(game, id)
  return (activates && !(play && !play.exhausted)) || (flips && !(play && !play.faceDown))
}

/**
 * Whether the whole damage of a cost can be put on each of its cards, which can't exceed fatal damage (403.1, 405.3).
 */
function canPutDamage(game: Game, ctx: TextContext, cost: Extract<Cost, { kind: 'putDamage' }>): boolean {
  const amount = evaluateAmount(game, ctx, cost.amount)
  const ids = selectCards(game, ctx, cost.on)
  return ids.length > 0 && ids.every((id) => canTakeWholeDamage(game, id, amount))
}

/** Returns the largest X that the costs allow ("where X is 5 or less"), or infinity without a limit. */
export function largestAllowedX(costs: readonly Cost[]): number {
  return Math.min(
    ...costs.map((cost) =>
      'most' in cost && cost.most !== undefined ? cost.most : Number.POSITIVE_INFINITY,
    ),
  )
}

const variable = new WeakMap<object, boolean>()

/** Whether a cost contains an X (707.1b). */
export function hasXInCost(cost: Cost): boolean {
  if (cost.kind === 'resources' && typeof cost.amount === 'number') return false
  let found = variable.get(cost)
  if (found === undefined) {
    found = hasNodeOfKind(cost, 'x')
    variable.set(cost, found)
  }
  return found
}
