/** Every defined card: ours, and all that is data of the tests. */
import { allCards } from '../cards/index.ts'
import type { Card, CardId } from '../engine/index.ts'
import { allExamples } from './examples/index.ts'

/** An example gives way to the card of that number, once it is ours. */
export const everyCard: ReadonlyMap<CardId, Card> = new Map([
  ...allCards,
  ...allExamples.filter(({ id }) => !allCards.has(id)).map((card) => [card.id, card] as const),
])
