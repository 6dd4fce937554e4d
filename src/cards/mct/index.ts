/** The treasure of Molten Core (MCT). */
import { numberedCardsOfSet } from '../builders.ts'
import { armors } from './armor.ts'
import { items } from './items.ts'
import { weapons } from './weapons.ts'

export const moltenCoreTreasure = numberedCardsOfSet('MCT', { ...armors, ...items, ...weapons })
