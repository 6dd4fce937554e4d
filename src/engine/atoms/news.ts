/**
 * What a batch was about, in a few bits: a raid goes on for thousands of batches, and few concern those who look again
 * and again at how things are.
 */

import type { GameEvent, MovedEvent } from '../model/events.ts'
import type { Game } from '../model/game.ts'
import { isType } from '../now/types.ts'

export const NEWS = {
  hero: 1, // one in play comes, leaves, turns or changes otherwise
  other: 2, // any other card does, or moves elsewhere
  damagedHero: 4, // or healed
  damaged: 8, // another character
  else: 16,
} as const

export const DAMAGE = NEWS.damagedHero | NEWS.damaged
export const ALL = (NEWS.else << 1) - 1

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
      return ALL
  }
}

function isOfPlay({ from, to }: MovedEvent): boolean {
  return from === 'play' || to === 'play'
}
