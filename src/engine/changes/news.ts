/**
 * Summarises the events of a batch in a few bits. A raid has thousands of batches, and only few of them affect the
 * conditions that are checked again and again.
 */

import type { GameEvent, MovedEvent } from '../model/state/events.ts'
import type { Game } from '../model/state/game.ts'
import { isType } from '../queries/types.ts'

export const NEWS = {
  hero: 1, // a hero in play enters, leaves, turns or changes in another way
  other: 2, // any other card does one of these, or moves between other zones
  damagedHero: 4, // or healed
  damaged: 8, // a character that isn't a hero was damaged or healed
  else: 16,
} as const

export const DAMAGE_NEWS = NEWS.damagedHero | NEWS.damaged
export const ALL_NEWS = (NEWS.else << 1) - 1

export function newsOf(game: Game, events: readonly GameEvent[]): number {
  let news = 0
  for (const event of events) news |= told(game, event)
  return news
}

function told(game: Game, event: GameEvent): number {
  switch (event.kind) {
    case 'exhausted':
    case 'readied':
      return NEWS.else
    case 'damaged':
    case 'damagePut':
    case 'healed':
      return isType(game, event.object, 'hero') ? NEWS.damagedHero : NEWS.damaged
    case 'moved':
      return isOfPlay(event) && isType(game, event.object, 'hero') ? NEWS.hero : NEWS.other
    default:
      return ALL_NEWS
  }
}

function isOfPlay({ from, to }: MovedEvent): boolean {
  return from === 'play' || to === 'play'
}
