/** Why something can't be done now: for the private sentence that answers an illegal move. */
import { holds } from '../effects/evaluate.ts'
import type { Power } from '../effects/vocabulary.ts'
import { canBeProposed, isCharacter, isSettled, legalProposals } from '../rules/combat-legality.ts'
import { canPay, readyResources } from '../rules/costs.ts'
import { canPayToAttack } from '../rules/must-attack.ts'
import { isFree } from '../rules/options.ts'
import { has, isType, powersOf } from '../rules/projection.ts'
import { canTarget, declaredTargets } from '../rules/targets.ts'
import type { Game, GameObject, ObjectId, Seat } from '../state/game.ts'
import { cardOf, newContext } from '../state/objects.ts'

export const REASONS = [
  'notYours',
  'notInHand',
  'placedOnly', // quests and locations are placed, not played (409.2)
  'notYourActionPhase', // only in your own action phase with an empty chain (409.1)
  'tooExpensive',
  'noTarget',
  'alreadyPlaced', // one resource a turn (412.1)
  'noSuchPower',
  'condition', // its own restriction isn't met
  'exhausted',
  'tooNew', // it joined the party this turn (302.2)
  'cantAttack',
  'nobodyToAttack',
  'notACharacter',
] as const
export type Reason = (typeof REASONS)[number]

export interface Explanation {
  reason: Reason
  needs?: number
  has?: number
}

/** Why a card in hand can't be played now; null when it can. */
export function whyNotPlay(game: Game, seat: Seat, id: ObjectId): Explanation | null {
  const object = game.objects[id]
  if (object?.zone !== 'hand' || object.owner !== seat) return { reason: 'notInHand' }
  const card = cardOf(game, id)
  if (card.type === 'quest' || card.type === 'location') return { reason: 'placedOnly' }
  if (!card.instant && !isFree(game, seat)) return { reason: 'notYourActionPhase' }
  const ctx = newContext(card.id, id, seat)
  const ready = readyResources(game, seat).length
  if ((card.cost ?? 0) > ready) return { reason: 'tooExpensive', needs: card.cost ?? 0, has: ready }
  return canTarget(game, ctx, declaredTargets(game, card.id, undefined)) ? null : { reason: 'noTarget' }
}

export function whyNotPlace(game: Game, seat: Seat, id: ObjectId): Explanation | null {
  const object = game.objects[id]
  if (object?.zone !== 'hand' || object.owner !== seat) return { reason: 'notInHand' }
  if (game.turn.placed && game.turn.player === seat) return { reason: 'alreadyPlaced' }
  return isFree(game, seat) ? null : { reason: 'notYourActionPhase' }
}

export function whyNotAttack(game: Game, seat: Seat, id: ObjectId): Explanation | null {
  const play = game.objects[id]?.play
  if (!play || play.controller !== seat) return { reason: 'notYours' }
  if (!isCharacter(game, id)) return { reason: 'notACharacter' }
  if (!isFree(game, seat)) return { reason: 'notYourActionPhase' }
  if (play.exhausted) return { reason: 'exhausted' }
  if (isType(game, id, 'ally') && !isSettled(game, id) && !has(game, id, 'ferocity'))
    return { reason: 'tooNew' }
  if (!canBeProposed(game, id)) return { reason: 'cantAttack' }
  if (legalProposals(game, id).length === 0) return { reason: 'nobodyToAttack' }
  return canPayToAttack(game, id) ? null : { reason: 'tooExpensive', has: readyResources(game, seat).length }
}

/** Why a payment power or a quest can't be used now; `power` counts the card's powers from 0. */
export function whyNotUse(game: Game, seat: Seat, id: ObjectId, power: number): Explanation | null {
  const object = game.objects[id]
  if (!object || (object.play ? object.play.controller : object.owner) !== seat) return { reason: 'notYours' }
  const one = powersOf(game, id).find(({ index }) => index === power)
  const node = one?.power
  if (!one || !node || (node.kind !== 'payment' && node.kind !== 'reward') || !isAtWork(object, node))
    return { reason: 'noSuchPower' }
  const ctx = newContext(one.card, id, seat)
  if (node.when && !holds(game, ctx, node.when)) return { reason: 'condition' }
  if (!canPay(game, ctx, node.costs))
    return { reason: 'tooExpensive', has: readyResources(game, seat).length }
  return canTarget(game, ctx, declaredTargets(game, ctx.card, `${one.path}.effect`))
    ? null
    : { reason: 'noTarget' }
}

/** A power is used where it functions (700.2), a hero's only on the side that is visible (301.2a). */
function isAtWork({ zone }: GameObject, power: Extract<Power, { kind: 'payment' | 'reward' }>): boolean {
  return zone === (power.kind === 'payment' ? (power.zone ?? 'play') : 'play')
}
