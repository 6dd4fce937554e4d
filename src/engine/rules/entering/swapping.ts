/** Swapping a Boss card for another one of the same Boss (R101.4). */
import { settle } from '../../atoms/atoms.ts'
import type { Game } from '../../model/game.ts'
import type { CardId, ObjectId } from '../../model/ids.ts'
import { inPlay, objectOf, tick } from '../../model/objects.ts'

/**
 * The new card enters play face up, ready and undamaged, and the old one is out of the game, without the chain. It is
 * the same object: attachments and counters stay, and modifiers go on affecting it within their durations (R101.4).
 */
export function swap(game: Game, id: ObjectId, to: CardId, sameReadiness: boolean): void {
  const object = objectOf(game, id)
  const play = inPlay(game, id)
  const from = object.card
  object.card = to
  play.at = tick(game)
  play.damage = 0
  play.faceDown = false
  if (!sameReadiness) play.exhausted = false
  const exhausted = play.exhausted ? { exhausted: true as const } : {}
  settle(game, [{ kind: 'swapped', object: id, card: to, from, ...exhausted }])
}
