/** The MARKED hero (Dungeon Deck Rules). */

import { type Game, objectById, pickRandom } from '../../engine/index.ts'
import { emitEvent, invalidateVolatile, isInPlay } from '../../engine/internals.ts'

/** The name of the mark in `Game.marks`. */
export const MARKED_HERO = 'MARKED'

/** Chooses another MARKED hero when the present one leaves play, so that there is always one. */
export function ensureMarkedHero(game: Game): void {
  const marked = game.marks[MARKED_HERO]
  if (marked !== undefined && !isInPlay(game, marked)) markRandomHero(game)
}

/** Makes a random raiding hero in play the MARKED hero. */
export function markRandomHero(game: Game): void {
  delete game.marks[MARKED_HERO]
  const heroes = game.players
    .filter((player) => player.side === 'raiders' && !player.out && isInPlay(game, player.hero))
    .map((player) => player.hero)
  if (heroes.length === 0) return
  const hero = pickRandom(game, heroes)
  game.marks[MARKED_HERO] = hero
  invalidateVolatile(game)
  emitEvent(game, {
    kind: 'marked',
    mark: MARKED_HERO,
    object: hero,
    card: objectById(game, hero).card,
    seat: objectById(game, hero).owner,
  })
}
