/** The treasure of the Dungeons. */
import { cardsOf } from '../builders.ts'
import { abilities } from './abilities.ts'
import { allies } from './allies.ts'

export const dungeonTreasure = cardsOf('DTP', { ...abilities, ...allies })
