/** Every defined card: our own, and all cards that are test data. */
import { allCards } from '../cards/index.ts'
import type { Card, CardId } from '../engine/index.ts'
import { allExampleCards } from './test-cards/index.ts'

/** All cards by id. If one of our cards and an example have the same id, our card is used. */
export const everyCardById: ReadonlyMap<CardId, Card> = new Map([
  ...allCards,
  ...allExampleCards.filter(({ id }) => !allCards.has(id)).map((card) => [card.id, card] as const),
])
