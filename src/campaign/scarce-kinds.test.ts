/** Kinds of cards that a deck lacks beside starter decks. */
import { expect, test } from 'vitest'
import { starterDecks } from '../cards/index.ts'
import { cardFactsOf } from '../cards/pool/automated.ts'
import { isCardOfCountedKind, scarceKindsOfDeck } from './scarce-kinds.ts'

const [rogue] = starterDecks.filter(({ key }) => key === 'horde-rogue')
if (!rogue) throw new Error('no starter deck of a Rogue')

const without = (kind: Parameters<typeof isCardOfCountedKind>[0]) =>
  Object.fromEntries(
    Object.entries(rogue.copies).filter(([id]) => {
      const card = cardFactsOf(id)
      return !card || !isCardOfCountedKind(kind, card)
    }),
  )

test('a starter deck lacks nothing', () => {
  for (const { hero, copies } of starterDecks)
    expect(scarceKindsOfDeck(copies, cardFactsOf(hero)?.classes?.[0] ?? ''), hero).toEqual([])
})

test('a deck without quests, weapons or early allies lacks these, and the number in starter decks is named', () => {
  expect(scarceKindsOfDeck(without('quest'), 'Rogue')).toEqual([
    { kind: 'quest', cards: 0, starters: expect.any(Number) },
  ])
  expect(scarceKindsOfDeck(without('weapon'), 'Rogue').map(({ kind }) => kind)).toContain('weapon')
  expect(scarceKindsOfDeck(without('earlyAlly'), 'Rogue').map(({ kind }) => kind)).toContain('earlyAlly')
})
