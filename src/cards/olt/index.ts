/** The treasure of Onyxia's Lair (OLT). */
import { cardsOf } from '../builders.ts'
import { abilities } from './abilities.ts'
import { armors } from './armor.ts'
import { items } from './items.ts'
import { weapons } from './weapons.ts'

export const onyxiaTreasure = cardsOf('OLT', { ...abilities, ...armors, ...items, ...weapons })
