/**
 * Summarises the events of a batch in a few bits. A raid has thousands of batches, and only few of them affect the
 * conditions that are checked again and again.
 */

import type { GameEvent, MovedEvent } from '../model/state/events.ts'
import type { Game } from '../model/state/game.ts'
import { hasType } from '../queries/types.ts'

/** The flags, of which each is one bit, for the kinds of changes that a batch can make. */
export const CHANGE_FLAGS = {
  hero: 1, // A hero in play enters, leaves, turns or changes in another way.
  other: 2, // Any other card enters, leaves, turns or changes, or moves between other zones.
  damagedHero: 4, // A hero was damaged or healed.
  damaged: 8, // A character that isn't a hero was damaged or healed.
  else: 16, // Anything else has happened.
} as const

/** The flags for damage on any character. */
export const DAMAGE_CHANGE_FLAGS = CHANGE_FLAGS.damagedHero | CHANGE_FLAGS.damaged
/** All flags together, for events of which nothing more exact is known. */
export const ALL_CHANGE_FLAGS = (CHANGE_FLAGS.else << 1) - 1

/** Returns the flags of all changes that these events report. */
export function changeFlagsOfEvents(game: Game, events: readonly GameEvent[]): number {
  let flags = 0
  for (const event of events) flags |= flagsOfEvent(game, event)
  return flags
}

function flagsOfEvent(game: Game, event: GameEvent): number {
  switch (event.kind) {
    case 'exhausted':
    case 'readied':
      return CHANGE_FLAGS.else
    case 'damaged':
    case 'damagePut':
    case 'healed':
      return hasType(game, event.object, 'hero') ? CHANGE_FLAGS.damagedHero : CHANGE_FLAGS.damaged
    case 'moved':
      return isOfPlay(event) && hasType(game, event.object, 'hero') ? CHANGE_FLAGS.hero : CHANGE_FLAGS.other
    default:
      return ALL_CHANGE_FLAGS
  }
}

function isOfPlay({ from, to }: MovedEvent): boolean {
  return from === 'play' || to === 'play'
}
