/** The card with which a story fills up decks if even a harmless card would do too much. */
import type { Card } from '../engine/index.ts'

/**
 * A card without text that nobody in a story can pay for. When a Dungeon flips it, it resolves and nothing happens.
 * It has no tags, no class and no instant in its text. A player can only place it as a resource.
 */
export const NOTHING = 'Nothing'

export const nothing: Card = {
  id: 'STORY-0',
  set: 'STORY',
  no: '0',
  name: NOTHING,
  type: 'ability',
  cost: 99,
  tags: [],
  powers: [],
}
