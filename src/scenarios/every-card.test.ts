import { expect, test } from 'vitest'
import { allCards } from '../cards/index.ts'
import { everyCardById } from './every-card.ts'

test('random tables use our own card instead of an example with the same id', () => {
  const others = [...allCards.values()].filter((card) => everyCardById.get(card.id) !== card)
  expect(others.map(({ id }) => id)).toEqual([])
})
