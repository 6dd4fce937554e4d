/** Characters that must attack (600.2), and characters that attack only at a cost (600.3). */

import type { Cost } from '../../model/data/vocabulary/powers.ts'
import type { Game } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { inPlayStateOf, newTextContext, objectById } from '../../model/state/objects.ts'
import { inForceFlags } from '../../queries/in-force.ts'
import { modifiersOfKindAffectingCard } from '../../queries/modifiers-affecting-card.ts'
import { canPayCosts } from '../links/costs.ts'
import { canBeProposedAsAttacker, doesDefenderMatchFilter, legalAttackProposals } from './legality.ts'

/** Returns the costs of proposing this character as an attacker (600.3). */
export function attackCosts(game: Game, id: ObjectId): readonly Cost[] {
  return modifiersOfKindAffectingCard(game, id, 'attackCost').flatMap(({ mod }) => mod.costs)
}

/** Whether a character's controller can pay the costs of attacking with it (600.3). */
export function canPayToAttack(game: Game, id: ObjectId): boolean {
  const costs = attackCosts(game, id)
  if (costs.length === 0) return true
  return canPayCosts(
    game,
    newTextContext(objectById(game, id).card, id, inPlayStateOf(game, id).controller),
    costs,
  )
}

/**
 * Whether a player has a character that must attack and can attack without a cost. If so, the player may not pass
 * (600.2).
 */
export function hasCharacterThatMustAttackNow(game: Game, seat: Seat): boolean {
  if (!inForceFlags(game).mustAttack) return false
  return game.play.some((id) => inPlayStateOf(game, id).controller === seat && isForced(game, id))
}

function isForced(game: Game, id: ObjectId): boolean {
  const duties = modifiersOfKindAffectingCard(game, id, 'mustAttack')
  if (duties.length === 0 || !canBeProposedAsAttacker(game, id) || attackCosts(game, id).length > 0)
    return false
  const legal = legalAttackProposals(game, id)
  return duties.some(({ mod: { whom }, ctx }) =>
    legal.some(({ defender }) => !whom || doesDefenderMatchFilter(game, ctx, whom, defender)),
  )
}
