/** The filler card for stories in which even a harmless card would have too much effect. */
import type { Card } from '../engine/index.ts'

/**
 * The name of the card without text, tags and class, whose cost nobody in a story can pay. When a Dungeon flips this
 * card, nothing happens. A player can only place it as a resource.
 */
export const NOTHING_CARD_NAME = 'Nothing'

/** The card named Nothing. */
export const nothingCard: Card = {
  id: 'STORY-0',
  set: 'STORY',
  no: '0',
  name: NOTHING_CARD_NAME,
  type: 'ability',
  cost: 99,
  tags: [],
  powers: [],
}
