/**
 * Using powers (701, 702): the players who may use them, when, and how many times. A lost power that returns counts
 * as the same power (701.4a).
 */

import type { Power } from '../../model/data/vocabulary/powers.ts'
import type { CardPower } from '../../model/derived/derived.ts'
import type { Game } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import {
  cardOf,
  controllerOf,
  newContextOfPower,
  newTextContext,
  objectById,
} from '../../model/state/objects.ts'
import { isActForbidden } from '../../queries/cant.ts'
import { isConditionTrue } from '../../queries/card-text/conditions.ts'
import { isSelectedPlayer } from '../../queries/card-text/players.ts'
import { mayTargetUnderGhostRules } from '../../queries/ghosts.ts'
import { modifiersOfKindAffectingCard } from '../../queries/modifiers-affecting-card.ts'
import { canAddLink } from './adding.ts'

type Usable = Extract<Power, { kind: 'payment' | 'reward' }>

/**
 * Returns the key under which uses of a limited power are counted. It is the same as long as card and power are the
 * same (701.4).
 */
export function powerUseKey(id: ObjectId, { card, path }: CardPower): string {
  return `${id}:${card}:${path}`
}

/** The reason why a player may not use a power now. */
type Hindrance = 'notYours' | 'noSuchPower' | 'notYourActionPhase' | 'condition' | 'usedUp' | 'forbidden'

/**
 * Returns the reason why a power can't be used, or null. The checks are the player, the zone in which the power
 * functions, its condition (701.1, 702.1), the action phase for a basic power (701.1a, 702.1a), and its limit (701.4).
 * Targets and costs are not checked.
 */
export function whyPlayerMayNotUsePower(
  game: Game,
  seat: Seat,
  id: ObjectId,
  one: CardPower,
  free: boolean,
): Hindrance | null {
  const { power } = one
  if (power.kind !== 'payment' && power.kind !== 'reward') return 'noSuchPower'
  if (!isItsUser(game, seat, id, power)) return 'notYours'
  if (!functions(game, id, power)) return 'noSuchPower'
  if (power.basic && !free) return 'notYourActionPhase'
  if (power.when && !isConditionTrue(game, newTextContext(one.card, id, seat), power.when)) return 'condition'
  if (isActForbidden(game, id, 'beUsed')) return 'forbidden'
  if (power.kind === 'reward' && isActForbidden(game, id, 'beCompleted', undefined, seat)) return 'forbidden'
  return isUsedUp(game, id, one) ? 'usedUp' : null
}

/**
 * Whether a player may use a power: its controller, the owner if the card has no controller, or the players whom the
 * power names (701.2).
 */
function isItsUser(game: Game, seat: Seat, id: ObjectId, power: Usable): boolean {
  const controller = controllerOf(game, id)
  if (power.kind === 'reward') return controller === seat || mayComplete(game, seat, id)
  if (controller === seat && !power.by) return true
  if (!power.by || !mayTargetUnderGhostRules(game, seat, id)) return false
  return isSelectedPlayer(game, newTextContext(cardOf(game, id).id, id, controller), power.by, seat)
}

/** Whether the player may complete another player's quest, with their own resources and cards (702.2b). */
function mayComplete(game: Game, seat: Seat, id: ObjectId): boolean {
  return (
    mayTargetUnderGhostRules(game, seat, id) &&
    modifiersOfKindAffectingCard(game, id, 'canComplete').some(({ mod, ctx }) =>
      isSelectedPlayer(game, ctx, mod.by, seat),
    )
  )
}

/** Whether the card is in the zone in which its power functions, by default in play (700.2). */
function functions(game: Game, id: ObjectId, power: Usable): boolean {
  return objectById(game, id).zone === (power.kind === 'payment' ? (power.zone ?? 'play') : 'play')
}

function isUsedUp(game: Game, id: ObjectId, one: CardPower): boolean {
  if (one.power.kind !== 'payment' || one.power.timesATurn === undefined) return false
  return (game.registers.used[powerUseKey(id, one)] ?? 0) >= one.power.timesATurn
}

/** Whether the power can be paid for and has legal targets (707.1). */
export function canAnnouncePower(
  game: Game,
  seat: Seat,
  id: ObjectId,
  { power, card, text }: CardPower,
): boolean {
  return canAddLink(game, {
    what: power.kind === 'reward' ? 'reward' : 'power',
    ctx: newContextOfPower(game, card, id, seat),
    path: text,
  })
}
