/** All cards with lines that are written by hand. */
import type { HandCard } from './card.ts'

export const handCards: readonly HandCard[] = []
