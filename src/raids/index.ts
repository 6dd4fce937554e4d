/** The raids that can be played. Importing this lends the engine its cards and raids. */
import { allCards, cardsHash } from '../cards/index.ts'
import { type LairRules, registerCards, registerRaid } from '../engine/index.ts'
import { deadmines } from './deadmines/deadmines.ts'
import { duel } from './duel/duel.ts'
import { scarletMonastery } from './scarlet-monastery/scarlet-monastery.ts'
import { shadowfangKeep } from './shadowfang-keep/shadowfang-keep.ts'
import { tutorial } from './tutorial/tutorial.ts'

export const raids: readonly LairRules[] = [deadmines, shadowfangKeep, scarletMonastery]

registerCards(cardsHash, allCards)
for (const raid of [...raids, duel, tutorial]) registerRaid(raid)

export { cardsHash }
