/** Scarlet Monastery (2011), numbered as printed. */
import { numberedCardsOfSet } from '../builders.ts'
import { abilities } from './abilities.ts'
import { achievements } from './achievements.ts'
import { allies, bosses } from './allies.ts'
import { equipment } from './equipment.ts'
import { heroes } from './heroes.ts'

export const scarletMonasteryCards = numberedCardsOfSet('DSM', {
  ...heroes,
  ...bosses,
  ...allies,
  ...abilities,
  ...equipment,
  ...achievements,
})
