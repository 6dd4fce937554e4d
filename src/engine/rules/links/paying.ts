/** The atoms that pay costs, all of them at the same time (403.1). */

import { type Atom, newMoveToZone } from '../../changes/atoms.ts'
import { newDestroyMove } from '../../changes/replace.ts'
import type { Cost } from '../../model/data/vocabulary/powers.ts'
import type { Game, TextContext } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { countCountersOnCard, evaluateAmount } from '../../queries/card-text/amounts.ts'
import { selectCards } from '../../queries/card-text/selecting.ts'
import { readyResources } from '../../queries/resources.ts'
import { isCostPaidWithChosenCards, moveThatPaysCost } from './costs-paid-with-cards.ts'
import {
  cardsChosenForCost,
  cardsExhaustedByCosts,
  isResourceCost,
  resourceCostOf,
} from './resource-costs.ts'

/**
 * Returns the atoms that exhaust `amount` ready resources. `without` lists the cards that exhaust for another part of
 * the same cost.
 */
export function resourcePaymentAtoms(
  game: Game,
  seat: Seat,
  amount: number,
  without: readonly ObjectId[] = [],
): Atom[] {
  const atoms: Atom[] = []
  if (amount <= 0) return atoms
  for (const object of readyResources(game, seat)) {
    if (atoms.length >= amount) break
    if (!without.includes(object)) atoms.push({ atom: 'exhaust', object })
  }
  return atoms
}

/**
 * Returns the atoms that pay all costs, and binds the names that the costs give to cards and numbers.
 */
export function paymentAtoms(game: Game, ctx: TextContext, costs: readonly Cost[]): Atom[] {
  const amount = resourceCostOf(game, ctx, costs)
  const exhausting = resourcePaymentAtoms(game, ctx.controller, amount, cardsExhaustedByCosts(ctx, costs))
  if (costs.every(isResourceCost)) return exhausting
  const moving: Atom[] = []
  for (const [index, cost] of costs.entries()) {
    if (cost.kind === 'activate') exhausting.push({ atom: 'exhaust', object: ctx.source })
    if (cost.kind === 'flip') exhausting.push({ atom: 'turnFaceDown', object: ctx.source })
    if (cost.kind === 'removeCounters') exhausting.push(...counterAtoms(game, ctx, cost))
    if (cost.kind === 'putDamage') exhausting.push(...damageAtoms(game, ctx, cost))
    if (cost.kind === 'destroySelf') moving.push(newDestroyMove(ctx.source))
    if (cost.kind === 'bottomSelf') moving.push(newMoveToZone(game, ctx.source, 'deckBottom'))
    if (cost.kind === 'discardSelf') moving.push(moveThatPaysCost(game, 'discard', ctx.source))
    const part = cost.kind === 'eachPays' ? cost.cost : cost
    if ('as' in part && part.as && isCostPaidWithChosenCards(part))
      ctx.bound[part.as] = cardsChosenForCost(ctx, index)
    if (isCostPaidWithChosenCards(part))
      for (const id of cardsChosenForCost(ctx, index)) {
        if (part.kind === 'exhaust') exhausting.push({ atom: 'exhaust', object: id })
        else if (part.kind === 'turnDown') exhausting.push({ atom: 'turnFaceDown', object: id })
        else if (part.kind === 'damage')
          exhausting.push({ atom: 'putDamage', object: id, amount: evaluateAmount(game, ctx, part.amount) })
        else if (part.kind === 'takeCounter')
          exhausting.push({ atom: 'counter', object: id, counter: part.counter, n: -1 })
        else moving.push(moveThatPaysCost(game, part.kind, id))
      }
  }
  return [...exhausting, ...moving]
}

function damageAtoms(game: Game, ctx: TextContext, cost: Extract<Cost, { kind: 'putDamage' }>): Atom[] {
  const amount = evaluateAmount(game, ctx, cost.amount)
  return selectCards(game, ctx, cost.on).map((object) => ({ atom: 'putDamage', object, amount }))
}

function counterAtoms(game: Game, ctx: TextContext, cost: Extract<Cost, { kind: 'removeCounters' }>): Atom[] {
  const { counter, count, as } = cost
  const n =
    count === 'all' ? countCountersOnCard(game, ctx.source, counter) : evaluateAmount(game, ctx, count)
  if (as) ctx.bound[as] = n
  return n > 0 ? [{ atom: 'counter', object: ctx.source, counter, n: -n }] : []
}
