/** The treasure of Magtheridon's Lair (MLT). */
import { numberedCardsOfSet } from '../builders.ts'
import { armors } from './armor.ts'
import { items } from './items.ts'
import { weapons } from './weapons.ts'

export const magtheridonTreasure = numberedCardsOfSet('MLT', { ...armors, ...items, ...weapons })
