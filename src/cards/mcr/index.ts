/** Molten Core (MCR): its Bosses and their runes and tokens, the Main deck, the Minions and the Ragnaros deck. */
import { numberedCardsOfSet } from '../builders.ts'
import { bosses } from './bosses.ts'
import { mainDeckCards } from './main.ts'
import { minions } from './minions.ts'
import { ragnarosCards } from './ragnaros.ts'
import { runes } from './runes.ts'

export const moltenCoreCards = numberedCardsOfSet('MCR', {
  ...bosses,
  ...runes,
  ...mainDeckCards,
  ...minions,
  ...ragnarosCards,
})
