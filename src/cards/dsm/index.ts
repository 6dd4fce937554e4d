/** Scarlet Monastery. */
import { cardsOf } from '../builders.ts'

export const scarletMonastery = cardsOf('DSM', {})
