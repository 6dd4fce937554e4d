/** Magtheridon's Lair (MLR): Magtheridon and the cards around him, his Channelers, his deck. */
import { numberedCardsOfSet } from '../builders.ts'
import { abilities } from './abilities.ts'
import { bloodsCubesAndLair, bosses } from './bosses.ts'
import { channelersByCardNumber } from './tokens.ts'

export const magtheridonsLairCards = numberedCardsOfSet('MLR', {
  ...bosses,
  ...abilities,
  ...channelersByCardNumber,
  ...bloodsCubesAndLair,
})
