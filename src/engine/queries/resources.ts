/** Ready resources (412), with which most costs are paid. */

import type { Cost } from '../model/data/vocabulary/powers.ts'
import { derivedCacheOf } from '../model/derived/derived-cache.ts'
import type { Game } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { inPlayStateOf } from '../model/state/objects.ts'
import { isActForbidden } from './cant.ts'
import { inForceFlags } from './in-force.ts'
import { modifiersOfKindAffectingCard } from './modifiers-affecting-card.ts'
import { isRowUsableForPaying } from './rows.ts'
import { hasType, powersOf } from './types.ts'

/** Whether a modifier lets a card's controller exhaust the card as though it were a resource. */
function paysAsResource(game: Game, id: ObjectId): boolean {
  return (
    inForceFlags(game).paysAsResource && modifiersOfKindAffectingCard(game, id, 'paysAsResource').length > 0
  )
}

/** Returns all cards in a player's resource row, face up or face down. */
export function resourcesOf(game: Game, seat: Seat): ObjectId[] {
  return game.play.filter(
    (id) => inPlayStateOf(game, id).row === 'resource' && inPlayStateOf(game, id).controller === seat,
  )
}

/**
 * Returns a player's ready resources in the order in which they are exhausted to pay (412.2). The resource whose loss
 * costs least comes first and, among equal ones, the one that entered play first.
 */
export function readyResources(game: Game, seat: Seat): ObjectId[] {
  const ready: ObjectId[] = []
  let plain = true
  for (const id of game.play)
    if (isReadyResource(game, seat, id)) {
      ready.push(id)
      plain &&= inPlayStateOf(game, id).faceDown
    }
  return plain ? ready : ready.sort((a, b) => lossOf(game, a) - lossOf(game, b))
}

/**
 * Ranks the loss when a card is exhausted: 0 for none, 1 for a ready quest, 2 for another power, 3 for an activation,
 * and 4 for a card that is no resource.
 */
function lossOf(game: Game, id: ObjectId): number {
  if (inPlayStateOf(game, id).faceDown) return 0
  if (!isRowUsableForPaying(game, inPlayStateOf(game, id))) return 4
  const powers = powersOf(game, id)
  if (powers.some(({ power }) => power.kind === 'payment' && power.costs.some(isActivation))) return 3
  if (hasType(game, id, 'quest')) return 1
  return powers.length > 0 ? 2 : 0
}

function isActivation({ kind }: Cost): boolean {
  return kind === 'activate'
}

/**
 * Returns the number of a player's ready resources. The number is cached until something happens, unless some modifier
 * affects exhausting.
 */
export function countReadyResources(game: Game, seat: Seat): number {
  const { readyResources: known } = derivedCacheOf(game)
  const before = known[seat] ?? -1
  if (before >= 0) return before
  const count = countReady(game, seat)
  const { exhaust, paysAsResource } = inForceFlags(game)
  if (!exhaust && !paysAsResource) known[seat] = count
  return count
}

function countReady(game: Game, seat: Seat): number {
  let count = 0
  for (const id of game.play) if (isReadyResource(game, seat, id)) count += 1
  return count
}

/** Whether a card is a ready resource of the player. The checks that most cards fail come first. */
function isReadyResource(game: Game, seat: Seat, id: ObjectId): boolean {
  const play = game.objects[id]?.play
  if (!play || play.controller !== seat || play.exhausted) return false
  if (!isRowUsableForPaying(game, play) && !paysAsResource(game, id)) return false
  return !isActForbidden(game, id, 'exhaust')
}
