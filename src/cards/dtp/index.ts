/** The treasure of the Dungeons. */
import { cardsOf } from '../builders.ts'

export const dungeonTreasure = cardsOf('DTP', {})
