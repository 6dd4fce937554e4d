/** The resources that costs need (403), and the cards that exhaust for other parts of a cost. */

import type { Cost } from '../../model/data/vocabulary/powers.ts'
import type { PowerUseRequirements } from '../../model/derived/derived.ts'
import type { Game, TextContext } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { evaluateAmount } from '../../queries/card-text/amounts.ts'
import { exhaustionTax } from '../../queries/exhaustion-tax.ts'
import { inForceFlags } from '../../queries/in-force.ts'
import { countReadyResources, readyResources } from '../../queries/resources.ts'

/**
 * Returns the cards that exhaust for a part of a cost other than its resources. They can't pay for resources too
 * (403.1, 411.1, 701.3).
 */
export function cardsExhaustedByCosts(ctx: TextContext, costs: readonly Cost[]): ObjectId[] {
  const ids: ObjectId[] = []
  for (const [i, cost] of costs.entries())
    if (cost.kind === 'activate') ids.push(ctx.source)
    else if (cost.kind === 'exhaust') ids.push(...cardsChosenForCost(ctx, i))
  return ids
}

/** Whether `amount` resources are ready in addition to the cards that exhaust for another part of the cost. */
export function hasReadyResourcesForCosts(
  game: Game,
  ctx: TextContext,
  costs: readonly Cost[],
  amount: number,
): boolean {
  const ready = countReadyResources(game, ctx.controller)
  if (amount === 0 || amount > ready) return amount === 0
  const without = cardsExhaustedByCosts(ctx, costs)
  if (without.length === 0 || amount + without.length <= ready) return true
  return amount <= readyResources(game, ctx.controller).filter((id) => !without.includes(id)).length
}

/** Returns the number of resources in a list of costs, both for a card's play cost and for costs in a text (403.6b). */
export function resourceCostOf(game: Game, ctx: TextContext, costs: readonly Cost[]): number {
  let total = attackTaxes(game, ctx, costs)
  for (const cost of costs) if (cost.kind === 'resources') total += evaluateAmount(game, ctx, cost.amount)
  return total
}

/**
 * Returns the number of resources that it costs to exhaust the cards which are exhausted as part of these costs
 * (600.3a).
 */
function attackTaxes(game: Game, ctx: TextContext, costs: readonly Cost[]): number {
  if (!inForceFlags(game).attackCost) return 0
  return costs
    .flatMap((cost, i) =>
      cost.kind === 'activate' ? [ctx.source] : cost.kind === 'exhaust' ? cardsChosenForCost(ctx, i) : [],
    )
    .reduce((sum, id) => sum + exhaustionTax(game, id), 0)
}

/** Whether a player has too few resources for a power, unless something may reduce the cost. The check is cheap. */
export function lacksResourcesForPower(game: Game, seat: Seat, { resources }: PowerUseRequirements): boolean {
  if (resources === 0 || resources <= countReadyResources(game, seat)) return false
  const does = inForceFlags(game)
  return !does.playModifier && !does.playModifierKeyword
}

/** Whether the cost consists only of resources. */
export function isResourceCost({ kind }: Cost): boolean {
  return kind === 'resources'
}

export function cardsChosenForCost(ctx: TextContext, index: number): ObjectId[] {
  return ctx.settled?.payments?.[index] ?? []
}
