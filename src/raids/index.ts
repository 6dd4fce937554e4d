/** The raids that can be played. Importing this lends the engine its cards and raids. */
import { allCards, cardsHash } from '../cards/index.ts'
import { type RaidModule, registerCards, registerRaid } from '../engine/library.ts'
import { deadmines } from './deadmines/deadmines.ts'

export const raids: readonly RaidModule[] = [deadmines]

registerCards(cardsHash, allCards)
for (const raid of raids) registerRaid(raid)

export { cardsHash }
