/** Onyxia's Lair (OLR): her three stages, her abilities and her events. */
import { numberedCardsOfSet } from '../builders.ts'
import { abilities } from './abilities.ts'
import { bosses } from './bosses.ts'
import { events } from './events.ts'

export const onyxiasLairCards = numberedCardsOfSet('OLR', { ...bosses, ...abilities, ...events })
