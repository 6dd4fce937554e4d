/** Every defined card: ours, and all that is data of the tests. */
import { allCards } from '../cards/index.ts'
import type { Card, CardId } from '../engine/index.ts'
import { allExamples } from './examples/index.ts'

export const everyCard: ReadonlyMap<CardId, Card> = new Map([
  ...allCards,
  ...allExamples.map((card) => [card.id, card] as const),
])
