import { expect, test } from 'vitest'
import { type DataNode, hasNode, hasNodeOfKind } from '../engine/index.ts'
import { allCards, cardIdsOfDeck, cardWithId, starterDecks } from './index.ts'
import { deckFaults } from './legality.ts'
import type { StarterDeck } from './starters.ts'

const written = (id: string) => allCards.has(id)
const complete = starterDecks.filter((deck) => [deck.hero, ...Object.keys(deck.copies)].every(written))

test('there are twenty starters, one for each class and faction, with 60 cards each', () => {
  expect(new Set(starterDecks.map((deck) => deck.key)).size).toBe(20)
  for (const deck of starterDecks) expect([deck.key, cardIdsOfDeck(deck).length]).toEqual([deck.key, 60])
})

test.each(complete)('$name is a legal deck', (deck) => {
  expect(deckFaults({ hero: cardWithId(deck.hero), cards: cardIdsOfDeck(deck).map(cardWithId) })).toEqual([])
})

/** Copies of cards that can heal another character. */
const healing = (deck: StarterDeck): number =>
  copiesThat(deck, (node) => (node.kind === 'heal' && healsOthers(node)) || isKeyword(node, 'mend'))

/** Copies of cards that are armor, or give Protector. */
const protecting = (deck: StarterDeck): number =>
  copiesThat(
    deck,
    (node) => isKeyword(node, 'protector') || (node.type === 'equipment' && node.def !== undefined),
  )

const isKeyword = (node: DataNode, keyword: string): boolean =>
  node.kind === 'keyword' && node.keyword === keyword

const healsOthers = ({ from }: DataNode): boolean =>
  hasNodeOfKind(from, 'target') || hasNodeOfKind(from, 'all')

const copiesThat = (deck: StarterDeck, fits: (node: DataNode) => boolean): number =>
  cardIdsOfDeck(deck).filter((id) => hasNode({ ...cardWithId(id), notes: undefined }, fits)).length

test.each(starterDecks)('$key has the cards of its role', (deck) => {
  const [heals, protects] = [healing(deck) >= 6, protecting(deck) >= 8]
  if (deck.role === 'healer') expect(heals).toBe(true)
  else if (deck.role === 'protector') expect(protects).toBe(true)
  else expect([heals, protects]).toEqual([false, false])
})

test('each faction has each role', () => {
  const kinds = starterDecks.map(({ hero, role }) => `${cardWithId(hero).faction} ${role}`)
  expect(new Set(kinds).size).toBe(6)
})
