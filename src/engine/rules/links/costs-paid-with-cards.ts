/** Costs for which the payer chooses cards (403.5), such as "discard a card" or "destroy one of your allies". */

import { newMoveToZone } from '../../changes/atoms.ts'
import { canPayWithMove, newDestroyMove } from '../../changes/replace.ts'
import type { Cost, CostPerPlayer } from '../../model/data/vocabulary/powers.ts'
import type { Game, TextContext } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import type { Move } from '../../model/state/move.ts'
import { inPlayStateOf, isInPlay, objectById, playerInSeat } from '../../model/state/objects.ts'
import { mayTakeCardUnderBossRules } from '../../queries/boss.ts'
import { isActForbidden } from '../../queries/cant.ts'
import { countCountersOnCard, evaluateAmount } from '../../queries/card-text/amounts.ts'
import { cardMatchesFilter } from '../../queries/card-text/matching.ts'
import { countSelectedCardsUpTo, selectCards } from '../../queries/card-text/selecting.ts'
import { exhaustionTax } from '../../queries/exhaustion-tax.ts'
import { canTextReachCard } from '../../queries/ghosts.ts'
import { inForceFlags } from '../../queries/in-force.ts'
import { healthOf } from '../../queries/projection.ts'
import { readyResources } from '../../queries/resources.ts'
import { canFillAllSlots } from '../../queries/slots.ts'
import {
  cardsChosenForCost,
  cardsExhaustedByCosts,
  hasReadyResourcesForCosts,
  resourceCostOf,
} from './resource-costs.ts'

/** Costs for which the payer chooses the cards. */
type ChosenCost = CostPerPlayer

/** Costs that are paid by moving the chosen cards. */
type ByMoving = 'discard' | 'destroy' | 'remove' | 'return'

/**
 * Whether the player can also pay the resources that it costs to exhaust a card. A card with such a price can be chosen
 * only if no other card has to be chosen to exhaust (600.3a).
 */
function canAffordExhausting(game: Game, ctx: TextContext, costs: readonly Cost[], id: ObjectId): boolean {
  const tax = inForceFlags(game).attackCost ? exhaustionTax(game, id) : 0
  if (tax === 0) return true
  const exhausting = costs.filter(isCostPaidWithChosenCards).filter(({ kind }) => kind === 'exhaust')
  if (exhausting.some((cost) => exhausting.length > 1 || requiredCardCount(game, ctx, cost) !== 1))
    return false
  return hasReadyResourcesForCosts(game, ctx, costs, resourceCostOf(game, ctx, costs) + tax)
}

/**
 * Whether there are enough cards for all costs that are paid with chosen cards. A card can't pay for two
 * costs in the same way, for example by exhausting.
 */
export function canPayCostsWithCards(game: Game, ctx: TextContext, costs: readonly Cost[]): boolean {
  const at = costs.findIndex(isCostPaidWithChosenCards)
  const only = costs[at]
  if (!only || !isCostPaidWithChosenCards(only)) return true
  // Costs are compared by index, because two costs may be one node, from two copies of a card.
  const alone = costs.every((cost, i) => i === at || (cost.kind === 'resources' && only.kind !== 'exhaust'))
  if (alone && ctx.settled?.payments?.[at] === undefined) return hasEnoughFor(game, ctx, costs, only)
  return fitsWith(game, ctx, costs, [])
}

/** Whether there are enough cards to pay this cost with, if all other costs are resources. */
function hasEnoughFor(game: Game, ctx: TextContext, costs: readonly Cost[], cost: ChosenCost): boolean {
  const needed = requiredCardCount(game, ctx, cost)
  if (cost.kind === 'discard') return candidates(game, ctx, costs, cost).length >= needed
  return (
    countSelectedCardsUpTo(game, ctx, cost.what, needed, (id) => isCandidate(game, ctx, costs, cost, id)) >=
    needed
  )
}

/** Whether that much damage can be put on a card in play. It can't exceed the card's remaining health. */
export function canTakeWholeDamage(game: Game, id: ObjectId, amount: number): boolean {
  if (!isInPlay(game, id) || isActForbidden(game, id, 'beDamaged')) return false
  return healthOf(game, id) - inPlayStateOf(game, id).damage >= amount
}

const CHOSEN: ReadonlySet<string> = new Set<ChosenCost['kind']>([
  'discard',
  'exhaust',
  'destroy',
  'remove',
  'return',
  'turnDown',
  'damage',
  'takeCounter',
])

/** Whether the payer of a cost chooses the cards with which it is paid. */
export function isCostPaidWithChosenCards(cost: Cost): cost is ChosenCost {
  return CHOSEN.has(cost.kind)
}

/** Returns the number of cards with which a cost has to be paid. */
export function requiredCardCount(game: Game, ctx: TextContext, cost: ChosenCost): number {
  return evaluateAmount(game, ctx, cost.count ?? 1)
}

/**
 * Returns the cards with which a cost can be paid, whoever controls them (403.5). The card that is being announced
 * isn't in hand (707.1a).
 */
function candidates(game: Game, ctx: TextContext, costs: readonly Cost[], cost: ChosenCost): ObjectId[] {
  if (cost.kind === 'discard')
    return playerInSeat(game, ctx.controller).hand.filter(
      (id) =>
        id !== ctx.source &&
        cardMatchesFilter(game, ctx, cost.filter, id) &&
        canCardPayCost(game, 'discard', id, ctx.source),
    )
  return selectCards(game, ctx, cost.what).filter((id) => isCandidate(game, ctx, costs, cost, id))
}

function isCandidate(
  game: Game,
  ctx: TextContext,
  costs: readonly Cost[],
  cost: ChosenCost,
  id: ObjectId,
): boolean {
  if (id === ctx.source && !isInPlay(game, id)) return false
  if (!mayTakeCardUnderBossRules(game, id, ctx.controller) || !canTextReachCard(game, ctx, id)) return false
  if (cost.kind === 'damage') return canTakeWholeDamage(game, id, evaluateAmount(game, ctx, cost.amount))
  if (cost.kind === 'takeCounter')
    return isInPlay(game, id) && countCountersOnCard(game, id, cost.counter) > 0
  if (!canCardPayCost(game, cost.kind, id, ctx.source)) return false
  return cost.kind !== 'exhaust' || canAffordExhausting(game, ctx, costs, id)
}

/**
 * Whether a cost of the card `source` can be paid with card `id`. Some payments are impossible only for certain sources
 * ("can't exhaust for Cubes").
 */
export function canCardPayCost(
  game: Game,
  kind: ByMoving | 'exhaust' | 'turnDown',
  id: ObjectId,
  source: ObjectId,
): boolean {
  if (kind === 'exhaust')
    return objectById(game, id).play?.exhausted === false && !isActForbidden(game, id, 'exhaust', source)
  if (kind === 'turnDown') return objectById(game, id).play?.faceDown === false
  return canPayWithMove(game, moveThatPaysCost(game, kind, id))
}

/** Returns the cards with which a player can pay their part of a cost that several players pay. */
export function cardsForPlayersPartOfCost(
  game: Game,
  ctx: TextContext,
  cost: ChosenCost,
  seat: Seat,
): ObjectId[] {
  return candidates(game, { ...ctx, controller: seat }, [cost], cost)
}

/**
 * Returns the cards with which the cost at index `at` can be paid, so that enough cards are left for the other costs.
 */
export function cardsThatCanPayCost(
  game: Game,
  ctx: TextContext,
  costs: readonly Cost[],
  at: number,
): ObjectId[] {
  const cost = costs[at]
  if (!cost || !isCostPaidWithChosenCards(cost)) return []
  const open = candidates(game, ctx, costs, cost).filter((id) => !spent(ctx, costs, at).includes(id))
  const alone = costs.filter(isCostPaidWithChosenCards).length === 1 && cost.kind !== 'exhaust'
  return alone ? open : open.filter((id) => fitsWith(game, ctx, costs, [[at, id]]))
}

/**
 * Returns the cards that already pay for another part of the cost in the same way, for example by exhausting or by
 * leaving their zone.
 */
function spent(ctx: TextContext, costs: readonly Cost[], at: number): ObjectId[] {
  const cost = costs[at]
  if (!cost || !isCostPaidWithChosenCards(cost)) return []
  return costs.flatMap((other, i) => {
    if (i === at) return []
    if (other.kind === 'activate') return cost.kind === 'exhaust' ? [ctx.source] : []
    if (other.kind === 'destroySelf' || other.kind === 'bottomSelf')
      return cost.kind === 'exhaust' ? [] : [ctx.source]
    return isCostPaidWithChosenCards(other) && sameUse(other, cost) ? cardsChosenForCost(ctx, i) : []
  })
}

const sameUse = (a: ChosenCost, b: ChosenCost): boolean => useOf(a) === useOf(b)

/** A card may pay several costs at the same time, but only one in each of these ways. */
const USES = ['exhaust', 'turnDown', 'damage', 'takeCounter', 'leave'] as const

const useOf = ({ kind }: ChosenCost): (typeof USES)[number] => USES.find((use) => use === kind) ?? 'leave'

/** Whether different cards can be found for all remaining choices of a payment, together with the choices in `made`. */
function fitsWith(
  game: Game,
  ctx: TextContext,
  costs: readonly Cost[],
  made: readonly (readonly [number, ObjectId])[],
): boolean {
  const slots = costs.flatMap((cost, i) => {
    if (!isCostPaidWithChosenCards(cost) || ctx.settled?.payments?.[i] !== undefined) return []
    const taken = spent(ctx, costs, i)
    const own = made.filter(([at]) => at === i).map(([, id]) => id)
    const open = candidates(game, ctx, costs, cost).filter((id) => !taken.includes(id))
    const use = useOf(cost)
    return Array.from({ length: requiredCardCount(game, ctx, cost) }, (_, k) => ({
      use,
      ids: own[k] === undefined ? open : [own[k]],
    }))
  })
  return USES.every((use) =>
    canFillAllSlots([
      ...slots.filter((slot) => slot.use === use),
      ...(use === 'exhaust' ? payers(game, ctx, costs) : []),
    ]),
  )
}

/**
 * Returns, for each resource of the resource cost, the ready resources that could pay it. Those that another cost
 * exhausts are left out.
 */
function payers(game: Game, ctx: TextContext, costs: readonly Cost[]): { ids: ObjectId[] }[] {
  const amount = resourceCostOf(game, ctx, costs)
  if (amount === 0) return []
  const without = cardsExhaustedByCosts(ctx, costs)
  const ids = readyResources(game, ctx.controller).filter((id) => !without.includes(id))
  return Array.from({ length: amount }, () => ({ ids }))
}

export function moveThatPaysCost(game: Game, kind: ByMoving, object: ObjectId): Move {
  switch (kind) {
    case 'destroy':
      return newDestroyMove(object)
    case 'discard':
      return newMoveToZone(game, object, 'graveyard', 'discarded')
    case 'remove':
      return newMoveToZone(game, object, 'removed', 'removed')
    case 'return':
      return newMoveToZone(game, object, 'hand')
  }
}
