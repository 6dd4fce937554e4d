/** Statistics of a deck: its cost curve, its average cost and the number of cards of each type. */
import { cardFactsOf } from '../cards/pool/automated.ts'
import type { Card } from '../engine/index.ts'
import { type CopiesByCardId, cardIdOfEachCopy, totalCopies } from './copies.ts'

export interface DeckProfile {
  readonly cards: number
  /**
   * The number of cards of each cost. The last number counts its cost and all higher ones. Cards without a cost
   * aren't counted.
   */
  readonly curve: readonly number[]
  /** The average cost of the cards that have a cost; null if none has. */
  readonly average: number | null
  readonly types: Readonly<Record<string, number>>
  /** The number of cards that can be played in the first turns. */
  readonly early: number
}

/** The last column of the curve counts cards of this cost or more. */
const LAST = 7
const EARLY = 2

export function deckProfile(deck: CopiesByCardId): DeckProfile {
  const cards = cardIdOfEachCopy(deck).flatMap((id) => cardFactsOf(id) ?? [])
  const costs = cards.flatMap(({ cost }) => cost ?? [])
  return {
    cards: totalCopies(deck),
    curve: Array.from(
      { length: LAST + 1 },
      (_, at) => costs.filter((cost) => Math.min(cost, LAST) === at).length,
    ),
    average: costs.length > 0 ? costs.reduce((sum, cost) => sum + cost, 0) / costs.length : null,
    types: typesOf(cards),
    early: costs.filter((cost) => cost <= EARLY).length,
  }
}

function typesOf(cards: readonly Card[]): Record<string, number> {
  const types: Record<string, number> = {}
  for (const { type } of cards) types[type] = (types[type] ?? 0) + 1
  return types
}
