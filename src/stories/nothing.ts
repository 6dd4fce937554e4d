/** What a story fills decks up with when even a harmless card would be too much. */
import type { Card } from '../engine/index.ts'

/**
 * A card without text, which nobody in a story can pay for. A Dungeon flips it, it resolves, and nothing has happened.
 * It has no tags and no class, and no instant is hidden in it: all one can do with it is to place it as a resource.
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
