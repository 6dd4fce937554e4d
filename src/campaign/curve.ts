/** What a deck is like in figures: its cost curve, its average cost, how many cards of each type. */
import { allCards } from '../cards/index.ts'
import type { Card } from '../engine/index.ts'
import { type Copies, countOf, idsOf } from './copies.ts'

export interface Profile {
  readonly cards: number
  /** How many cards of each cost; the last counts all from there on. Cards without a cost are in none. */
  readonly curve: readonly number[]
  /** Of the cards that have one; null without any. */
  readonly average: number | null
  readonly types: Readonly<Record<string, number>>
  /** Cards that can be played in the first turns. */
  readonly early: number
}

/** From 0 to this and more. */
const LAST = 7
const EARLY = 2

export function profileOf(deck: Copies): Profile {
  const cards = idsOf(deck).flatMap((id) => allCards.get(id) ?? [])
  const costs = cards.flatMap(({ cost }) => cost ?? [])
  return {
    cards: countOf(deck),
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
