/** The treasure of Molten Core (MCT). */
import { cardsOf } from '../builders.ts'
import { armors } from './armor.ts'
import { items } from './items.ts'
import { weapons } from './weapons.ts'

export const moltenCoreTreasure = cardsOf('MCT', { ...armors, ...items, ...weapons })
