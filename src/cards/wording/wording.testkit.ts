/** Helpers for the tests of texts: the text of a card with given powers or a given effect. */
import type { Card } from '../../engine/index.ts'
import { ability, ally, cardsOf, type UnnumberedCard } from '../builders.ts'
import { textOf } from '../text.ts'

/** Returns a test card with this definition, as number 1 of a set. */
export function soleCard(card: UnnumberedCard): Card {
  const [first] = cardsOf('TST', { 1: card })
  if (!first) throw new Error('no card')
  return first
}

export const text = (card: UnnumberedCard): string => textOf(soleCard(card)).join('\n')

type AllyText = Parameters<typeof ally>[3]
type AbilityText = Parameters<typeof ability>[3]

export const powers = (...parts: AllyText[]): string => text(ally('Test', {}, '', ...parts))
export const effect = (...parts: AbilityText[]): string => text(ability('Test', {}, '', ...parts))
