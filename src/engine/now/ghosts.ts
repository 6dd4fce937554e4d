/**
 * Ghosts (R503.1): while a card says so, ghosts and non-ghosts neither attack, damage, target, protect against nor
 * affect each other. Who is a ghost is said of players, and printed on cards with the keyword.
 */

import type { Context, Game, ObjectId, Seat } from '../model/game.ts'
import { cardOf, controllerOf } from '../model/objects.ts'
import type { Players } from '../model/vocabulary/asking.ts'
import { inForce, modifiersInForce } from './in-force.ts'
import { affectsPlayer } from './projection.ts'
import { playersOf } from './reading/players.ts'

/** The cheap question: is there a veil between them at all (R503.1a)? */
const isVeiled = (game: Game): boolean => inForce(game).has('veil')

/** A player who has become one; none by default (R503.1b). */
export function isGhostPlayer(game: Game, seat: Seat): boolean {
  if (!inForce(game).has('ghost')) return false
  return modifiersInForce(game).some(
    (entry) => entry.mod.kind === 'ghost' && affectsPlayer(game, entry, seat),
  )
}

/** All characters in a ghost's party, and those that are ghosts themselves (R503.1b). */
function isGhost(game: Game, id: ObjectId): boolean {
  return isConstruct(game, id) || isGhostPlayer(game, controllerOf(game, id))
}

/** A ghost that attacks and damages only non-ghosts (R503.1c). */
function isConstruct(game: Game, id: ObjectId): boolean {
  return cardOf(game, id).powers.some((power) => power.kind === 'keyword' && power.keyword === 'ghost')
}

/** Whether one character may attack or damage another (R503.1c). */
export function mayStrike(game: Game, by: ObjectId, to: ObjectId): boolean {
  if (!isVeiled(game) || game.objects[by] === undefined) return true
  const among = !isConstruct(game, by) && isGhost(game, by)
  return among === isGhost(game, to)
}

/** Only ghosts protect against ghosts, and only non-ghosts against non-ghosts (R503.1c). */
export function mayFace(game: Game, protector: ObjectId, attacker: ObjectId): boolean {
  return !isVeiled(game) || isGhost(game, protector) === isGhost(game, attacker)
}

/** Whether a player's links may target a card, or another player (R503.1c). */
export function mayAimAt(game: Game, seat: Seat, id: ObjectId): boolean {
  return !isVeiled(game) || isGhostPlayer(game, seat) === isGhost(game, id)
}

export function mayAimAtPlayer(game: Game, seat: Seat, other: Seat): boolean {
  return !isVeiled(game) || isGhostPlayer(game, seat) === isGhostPlayer(game, other)
}

/** The players that a text does something to (R503.1c). */
export function reachedPlayers(game: Game, ctx: Context, who: Players): Seat[] {
  const { source, controller } = ctx
  const seats = playersOf(game, ctx, who)
  if (!isVeiled(game)) return [...seats]
  const own =
    isGhostPlayer(game, controller) || (game.objects[source] !== undefined && isConstruct(game, source))
  return seats.filter((seat) => isGhostPlayer(game, seat) === own)
}

/** Whether a modifier or a text affects a card, in play or elsewhere: what is attached to it stays so, even if it doesn't (R503.1c). */
export function reaches(game: Game, { source, controller }: Context, id: ObjectId): boolean {
  const object = game.objects[id]
  if (!isVeiled(game) || !object) return true
  const own = game.objects[source] !== undefined && isConstruct(game, source)
  const ghost = object.play ? isGhost(game, id) : isGhostPlayer(game, object.owner)
  return (own || isGhostPlayer(game, controller)) === ghost
}
