import { expect, test } from 'vitest'
import { allCards } from '../cards/index.ts'
import { everyCard } from './every.ts'

test('random tables play with our own cards, not with what was an example of one', () => {
  const others = [...allCards.values()].filter((card) => everyCard.get(card.id) !== card)
  expect(others.map(({ id }) => id)).toEqual([])
})
