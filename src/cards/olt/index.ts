/** The treasure of Onyxia's Lair (OLT). */
import { numberedCardsOfSet } from '../builders.ts'
import { abilities } from './abilities.ts'
import { armors } from './armor.ts'
import { items } from './items.ts'
import { weapons } from './weapons.ts'

export const onyxiaTreasure = numberedCardsOfSet('OLT', { ...abilities, ...armors, ...items, ...weapons })
