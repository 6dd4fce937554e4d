/**
 * Numbers of the cards in play, by which people refer to them ("#4"). A card keeps its number as long as it is in
 * play. The rules don't use these numbers.
 */
import type { Game } from '../model/state/game.ts'
import type { ObjectId } from '../model/state/ids.ts'
import { objectById } from '../model/state/objects.ts'

/** Gives each card in play without a number the lowest free number, in the order in which the cards entered play. */
export function assignCardNumbers(game: Game): void {
  const without = game.play.filter(
    (id) => objectById(game, id).play?.number === undefined && isNumbered(game, id),
  )
  if (without.length === 0) return
  const taken = new Set(game.play.map((id) => objectById(game, id).play?.number))
  let next = 1
  for (const id of without) {
    while (taken.has(next)) next++
    const { play } = objectById(game, id)
    if (play) play.number = next++
  }
}

/** Whether a card in play gets a number. Heroes and face-down resources get none. */
function isNumbered(game: Game, id: ObjectId): boolean {
  const { play } = objectById(game, id)
  return !(play?.row === 'resource' && play.faceDown) && !game.players.some(({ hero }) => hero === id)
}
