/** Estimates the value of cards on the table. */
import type { CardView } from '../engine/index.ts'

/** Returns the health of a card minus its damage. */
export function remainingHealth(card: CardView): number {
  return (card.health ?? 0) - card.damage
}

/** Returns the value of a card on the table, roughly in points of damage. */
export function cardValue(card: CardView): number {
  if (card.type === 'equipment') return 2 * (card.atk ?? 0) + (card.def ?? 0) + 2
  if (card.type === 'ability') return 3
  if (card.type !== 'ally' && card.type !== 'hero') return RESOURCE_VALUE
  return (
    (card.atk ?? 0) * 1.5 +
    Math.max(0, remainingHealth(card)) * 0.5 +
    (card.keywords.boss ? 4 : 0) +
    (card.keywords.protector ? 1 : 0) +
    (card.keywords.assault ?? 0)
  )
}

/** The value of a card in a resource row. It is less than that of most allies, because the next one can be placed. */
export const RESOURCE_VALUE = 2

/** Returns the total ATK of the ready ones among these cards. */
export const readyAtkOf = (cards: readonly CardView[]): number =>
  cards.reduce((sum, { atk, exhausted }) => sum + (exhausted ? 0 : (atk ?? 0)), 0)
