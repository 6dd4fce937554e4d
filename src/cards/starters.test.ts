import { expect, test } from 'vitest'
import { allCards, card, cardIdsOf, starterDecks } from './index.ts'
import { findings } from './legality.ts'

const written = (id: string) => allCards.has(id)
const complete = starterDecks.filter((deck) => [deck.hero, ...Object.keys(deck.copies)].every(written))

test('there are twenty starters, one for each class and faction, with 60 cards each', () => {
  expect(new Set(starterDecks.map((deck) => deck.key)).size).toBe(20)
  for (const deck of starterDecks) expect([deck.key, cardIdsOf(deck).length]).toEqual([deck.key, 60])
})

test.each(complete)('$name is a legal deck', (deck) => {
  expect(findings({ hero: card(deck.hero), cards: cardIdsOf(deck).map(card) })).toEqual([])
})
