/** Characters that can't exhaust for anything but attacking unless their controller pays (600.3a). */

import type { Game } from '../model/state/game.ts'
import type { ObjectId } from '../model/state/ids.ts'
import { evaluateAmount } from './card-text/amounts.ts'
import { modifiersOfKindAffectingCard } from './modifiers-affecting-card.ts'

/**
 * Returns the number of resources that it costs to exhaust a card for any reason except attacking. Returns infinity if
 * the cost isn't resources alone (600.3a).
 */
export function exhaustionTax(game: Game, id: ObjectId): number {
  return modifiersOfKindAffectingCard(game, id, 'attackCost').reduce(
    (sum, { mod, ctx }) =>
      mod.exhaust
        ? sum +
          mod.costs.reduce(
            (all, cost) =>
              all +
              (cost.kind === 'resources' ? evaluateAmount(game, ctx, cost.amount) : Number.POSITIVE_INFINITY),
            0,
          )
        : sum,
    0,
  )
}
