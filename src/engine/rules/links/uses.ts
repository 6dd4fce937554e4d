/** Using powers (701, 702): who may, when and how often. A lost power that returns is the power that it was (701.4a). */

import type { PowerOf } from '../../model/derived.ts'
import type { Game } from '../../model/game.ts'
import type { ObjectId, Seat } from '../../model/ids.ts'
import { cardOf, controllerOf, newContext, objectOf, powerContext } from '../../model/objects.ts'
import type { Power } from '../../model/vocabulary/powers.ts'
import { affecting, cant } from '../../now/cant.ts'
import { mayAimAt } from '../../now/ghosts.ts'
import { isOneOf } from '../../now/reading/players.ts'
import { holds } from '../../now/reading/whether.ts'
import { canComplete } from './adding.ts'

type Usable = Extract<Power, { kind: 'payment' | 'reward' }>

/** What a limited power is counted by: the same as long as card and power are the same (701.4). */
export function useKey(id: ObjectId, { card, path }: PowerOf): string {
  return `${id}:${card}:${path}`
}

/** Why a player may not use a power now. */
type Hindrance = 'notYours' | 'noSuchPower' | 'notYourActionPhase' | 'condition' | 'usedUp' | 'forbidden'

/**
 * Null when it may be used, as far as everything but its targets and cost is concerned: by whom, where it functions, at
 * the time that it says (701.1; a reward's is read only here, 702.1), a basic one only in the action phase (701.1a,
 * 702.1a), not too often (701.4).
 */
export function hindrance(
  game: Game,
  seat: Seat,
  id: ObjectId,
  one: PowerOf,
  free: boolean,
): Hindrance | null {
  const { power } = one
  if (power.kind !== 'payment' && power.kind !== 'reward') return 'noSuchPower'
  if (!isItsUser(game, seat, id, power)) return 'notYours'
  if (!functions(game, id, power)) return 'noSuchPower'
  if (power.basic && !free) return 'notYourActionPhase'
  if (power.when && !holds(game, newContext(one.card, id, seat), power.when)) return 'condition'
  if (cant(game, id, 'beUsed')) return 'forbidden'
  return isUsedUp(game, id, one) ? 'usedUp' : null
}

/** Its controller, or its owner where it has none; or whoever the power says (701.2). */
function isItsUser(game: Game, seat: Seat, id: ObjectId, power: Usable): boolean {
  const controller = controllerOf(game, id)
  if (power.kind === 'reward') return controller === seat || mayComplete(game, seat, id)
  if (controller === seat && !power.by) return true
  if (!power.by || !mayAimAt(game, seat, id)) return false
  return isOneOf(game, newContext(cardOf(game, id).id, id, controller), power.by, seat)
}

/** Another player's quest, at the cost of one's own resources and cards (702.2b). */
function mayComplete(game: Game, seat: Seat, id: ObjectId): boolean {
  return (
    mayAimAt(game, seat, id) &&
    affecting(game, id, 'canComplete').some(({ mod, ctx }) => isOneOf(game, ctx, mod.by, seat))
  )
}

/** A power is used where it functions: in play, if it doesn't say where (700.2). */
function functions(game: Game, id: ObjectId, power: Usable): boolean {
  return objectOf(game, id).zone === (power.kind === 'payment' ? (power.zone ?? 'play') : 'play')
}

function isUsedUp(game: Game, id: ObjectId, one: PowerOf): boolean {
  if (one.power.kind !== 'payment' || one.power.timesATurn === undefined) return false
  return (game.registers.used[useKey(id, one)] ?? 0) >= one.power.timesATurn
}

/** Whether the power can be paid for and has legal targets (707.1). */
export function canUse(game: Game, seat: Seat, id: ObjectId, { power, card, text }: PowerOf): boolean {
  return canComplete(game, {
    what: power.kind === 'reward' ? 'reward' : 'power',
    ctx: powerContext(game, card, id, seat),
    path: text,
  })
}
