/** The MARKED hero (Dungeon Deck Rules). */

import { type Game, objectOf, pickOne } from '../../engine/index.ts'
import { emit, invalidateVolatile, isInPlay } from '../../engine/inside.ts'

export const MARKED = 'MARKED'

/** There is always a MARKED hero: another one is chosen when it leaves. */
export function keepMarked(game: Game): void {
  const marked = game.marks[MARKED]
  if (marked !== undefined && !isInPlay(game, marked)) mark(game)
}

/** A random raiding hero in play becomes the MARKED hero. */
export function mark(game: Game): void {
  delete game.marks[MARKED]
  const heroes = game.players
    .filter((player) => player.side === 'raiders' && !player.out && isInPlay(game, player.hero))
    .map((player) => player.hero)
  if (heroes.length === 0) return
  const hero = pickOne(game, heroes)
  game.marks[MARKED] = hero
  invalidateVolatile(game)
  emit(game, {
    kind: 'marked',
    mark: MARKED,
    object: hero,
    card: objectOf(game, hero).card,
    seat: objectOf(game, hero).owner,
  })
}
