/** The treasure of Magtheridon's Lair (MLT). */
import { cardsOf } from '../builders.ts'
import { armors } from './armor.ts'
import { items } from './items.ts'
import { weapons } from './weapons.ts'

export const magtheridonTreasure = cardsOf('MLT', { ...armors, ...items, ...weapons })
