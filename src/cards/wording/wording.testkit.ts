/** Helpers for the tests of texts: the text of a card with given powers or a given effect. */
import type { Card } from '../../engine/index.ts'
import { ability, ally, numberedCardsOfSet, type UnnumberedCard } from '../builders.ts'
import { cardTextLines } from '../text.ts'

/** Returns a test card with this definition, as number 1 of a set. */
export function testCard(card: UnnumberedCard): Card {
  const [first] = numberedCardsOfSet('TST', { 1: card })
  if (!first) throw new Error('no card')
  return first
}

export const textOfCard = (card: UnnumberedCard): string => cardTextLines(testCard(card)).join('\n')

type AllyText = Parameters<typeof ally>[3]
type AbilityText = Parameters<typeof ability>[3]

export const textOfPowers = (...parts: AllyText[]): string => textOfCard(ally('Test', {}, '', ...parts))
export const textOfEffect = (...parts: AbilityText[]): string => textOfCard(ability('Test', {}, '', ...parts))
