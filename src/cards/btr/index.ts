/**
 * Black Temple (BTR): its Bosses and their tokens, the Main deck, the Minions, the events and the Betrayer's events.
 */
import { numberedCardsOfSet } from '../builders.ts'
import { bosses } from './bosses.ts'
import { events } from './events.ts'
import { mainDeckCards } from './main.ts'
import { minions } from './minions.ts'

export const blackTempleCards = numberedCardsOfSet('BTR', {
  ...bosses,
  ...mainDeckCards,
  ...minions,
  ...events,
})
