/** Characters that can't exhaust unless their controller pays, but for attacking (600.3a). */

import type { Game } from '../model/game.ts'
import type { ObjectId } from '../model/ids.ts'
import { affecting } from './cant.ts'
import { num } from './reading/amounts.ts'

/** How many resources it takes to exhaust a card for any reason but attacking; infinite if that can't be paid (600.3a). */
export function tollOf(game: Game, id: ObjectId): number {
  return affecting(game, id, 'attackCost').reduce(
    (sum, { mod, ctx }) =>
      mod.exhaust
        ? sum +
          mod.costs.reduce(
            (all, cost) =>
              all + (cost.kind === 'resources' ? num(game, ctx, cost.amount) : Number.POSITIVE_INFINITY),
            0,
          )
        : sum,
    0,
  )
}
