/** Ready resources (412): what most costs are paid with. */

import type { Game } from '../model/game.ts'
import type { ObjectId, Seat } from '../model/ids.ts'
import { inPlay } from '../model/objects.ts'
import { runtimeOf } from '../model/runtime.ts'
import { cant } from './cant.ts'
import { inForce } from './in-force.ts'
import { isToPayWith } from './rows.ts'

/** All that lie in a player's resource row, face up or face down. */
export function resourcesOf(game: Game, seat: Seat): ObjectId[] {
  return game.play.filter((id) => inPlay(game, id).row === 'resource' && inPlay(game, id).controller === seat)
}

/** Ready resources, face-down ones first: the order in which they are exhausted (412.2). */
export function readyResources(game: Game, seat: Seat): ObjectId[] {
  const faceDown: ObjectId[] = []
  const faceUp: ObjectId[] = []
  for (const id of game.play)
    if (isReadyResource(game, seat, id)) (inPlay(game, id).faceDown ? faceDown : faceUp).push(id)
  return faceUp.length > 0 ? [...faceDown, ...faceUp] : faceDown
}

/** Kept until something happens, unless a modifier has a say in it. */
export function countReadyResources(game: Game, seat: Seat): number {
  const { readyResources: known } = runtimeOf(game)
  const before = known[seat] ?? -1
  if (before >= 0) return before
  const count = countReady(game, seat)
  if (!inForce(game).exhaust) known[seat] = count
  return count
}

function countReady(game: Game, seat: Seat): number {
  let count = 0
  for (const id of game.play) if (isReadyResource(game, seat, id)) count += 1
  return count
}

/** What most cards are not comes first. */
function isReadyResource(game: Game, seat: Seat, id: ObjectId): boolean {
  const play = game.objects[id]?.play
  if (!play || play.controller !== seat || play.exhausted || !isToPayWith(game, play)) return false
  return !cant(game, id, 'exhaust')
}
