/** Explains why an action isn't possible now, for the private answer to an illegal move. */

import type { LinkToAdd } from '../model/state/frame.ts'
import type { Game } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { cardOf, controllerOf, newContextOfPlayedCard, newTextContext } from '../model/state/objects.ts'
import { isActForbidden } from '../queries/cant.ts'
import { isPlayableAtAnyTime, mayPlayFromZone } from '../queries/play-modifiers.ts'
import { mayPlaceAnotherResource } from '../queries/player-limits.ts'
import { hasKeyword } from '../queries/projection.ts'
import { countReadyResources } from '../queries/resources.ts'
import { hasType, isInPartySinceTurnStart, powersOf } from '../queries/types.ts'
import { canBeProposedAsAttacker, isCharacter, legalAttackProposals } from '../rules/combat/legality.ts'
import { canPayToAttack } from '../rules/combat/must-attack.ts'
import { canAddLink, isLinkPayable, totalCosts } from '../rules/links/adding.ts'
import { resourceCostOf } from '../rules/links/resource-costs.ts'
import { whyPlayerMayNotUsePower } from '../rules/links/uses.ts'
import { canTakeTurnActions } from '../rules/priority/options.ts'

const REASONS = [
  'notYours',
  'notInHand',
  'placedOnly', // Quests and locations are placed, not played (409.2).
  'notYourActionPhase', // The action is possible only in the player's own action phase with an empty chain (409.1).
  'tooExpensive',
  'noTarget',
  'alreadyPlaced', // The player has placed a resource this turn (412.1).
  'noSuchPower',
  'condition', // The power's printed restriction isn't met.
  'usedUp', // The power can't be used again this turn (701.4).
  'forbidden', // A modifier prohibits the action (707.1).
  'exhausted',
  'tooNew', // The ally joined the party this turn (302.2).
  'cantAttack',
  'nobodyToAttack',
  'notACharacter',
] as const
/** The reasons why an action isn't possible. */
export type HindranceReason = (typeof REASONS)[number]

/** The reason why an action isn't possible. If it is too expensive, `needs` and `has` are numbers of resources. */
export interface ActionHindrance {
  reason: HindranceReason
  needs?: number
  has?: number
}

/** Returns the reason why a card in hand can't be played now, or null if it can. */
export function whyCardCantBePlayed(game: Game, seat: Seat, id: ObjectId): ActionHindrance | null {
  const object = game.objects[id]
  if (!object || !mayPlayFromZone(game, seat, id)) return { reason: 'notInHand' }
  const card = cardOf(game, id)
  if (card.type === 'quest' || card.type === 'location') return { reason: 'placedOnly' }
  if (!canTakeTurnActions(game, seat) && !isPlayableAtAnyTime(game, seat, id))
    return { reason: 'notYourActionPhase' }
  if (isActForbidden(game, id, 'bePlayed', undefined, seat)) return { reason: 'forbidden' }
  return whyNotComplete(game, { what: 'card', ctx: newContextOfPlayedCard(game, id, seat) })
}

function whyNotComplete(game: Game, it: LinkToAdd): ActionHindrance | null {
  if (canAddLink(game, it)) return null
  if (isLinkPayable(game, it)) return { reason: 'noTarget' }
  const needs = resourceCostOf(game, it.ctx, totalCosts(game, it))
  return { reason: 'tooExpensive', needs, has: countReadyResources(game, it.ctx.controller) }
}

/** Returns the reason why a card in hand can't be placed as a resource now, or null if it can. */
export function whyCardCantBePlaced(game: Game, seat: Seat, id: ObjectId): ActionHindrance | null {
  const object = game.objects[id]
  if (object?.zone !== 'hand' || object.owner !== seat) return { reason: 'notInHand' }
  if (game.turn.player === seat && !mayPlaceAnotherResource(game, seat)) return { reason: 'alreadyPlaced' }
  if (isActForbidden(game, id, 'bePlaced')) return { reason: 'forbidden' }
  return canTakeTurnActions(game, seat) ? null : { reason: 'notYourActionPhase' }
}

/** Returns the reason why a character can't attack now, or null if it can. */
export function whyCardCantAttack(game: Game, seat: Seat, id: ObjectId): ActionHindrance | null {
  const play = game.objects[id]?.play
  if (!play || play.controller !== seat) return { reason: 'notYours' }
  if (!isCharacter(game, id)) return { reason: 'notACharacter' }
  if (!canTakeTurnActions(game, seat)) return { reason: 'notYourActionPhase' }
  if (play.exhausted) return { reason: 'exhausted' }
  if (hasType(game, id, 'ally') && !isInPartySinceTurnStart(game, id) && !hasKeyword(game, id, 'ferocity'))
    return { reason: 'tooNew' }
  if (!canBeProposedAsAttacker(game, id)) return { reason: 'cantAttack' }
  if (legalAttackProposals(game, id).length === 0) return { reason: 'nobodyToAttack' }
  return canPayToAttack(game, id) ? null : { reason: 'tooExpensive', has: countReadyResources(game, seat) }
}

/**
 * Returns the reason why a payment power or a quest can't be used now, or null if it can. `power` is the index of the
 * power on the card, from 0.
 */
export function whyPowerCantBeUsed(
  game: Game,
  seat: Seat,
  id: ObjectId,
  power: number,
): ActionHindrance | null {
  const object = game.objects[id]
  if (!object || (object.zone !== 'play' && object.owner !== seat)) return { reason: 'notYours' }
  const at = powersOf(game, id).find(({ index }) => index === power)
  if (!at) return controllerOf(game, id) === seat ? { reason: 'noSuchPower' } : { reason: 'notYours' }
  const hindered = whyPlayerMayNotUsePower(game, seat, id, at, canTakeTurnActions(game, seat))
  if (hindered) return { reason: hindered }
  return whyNotComplete(game, {
    what: at.power.kind === 'reward' ? 'reward' : 'power',
    ctx: newTextContext(at.card, id, seat),
    path: at.text,
  })
}
