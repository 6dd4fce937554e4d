import { expect, test } from 'vitest'
import { deckFaults } from '../../cards/legality.ts'
import { starterDecks } from '../../cards/starters.ts'
import { requireAutomatedCard } from '../card-mutants/focused-table.ts'
import { newRandomNumberGenerator } from '../invariant-checks/random-numbers.ts'
import { playRandomTables } from './fuzz.ts'
import { PoolCoverage } from './pool-coverage.ts'
import { randomDeckForSimilarHero, randomDeckWithCostsOf } from './pool-decks.ts'

test('a random deck is legal, and its hero has a class and the faction of the other hero', () => {
  const saria = requireAutomatedCard('CD2-P1')
  for (let seed = 1; seed <= 20; seed++) {
    const { hero, deck } = randomDeckForSimilarHero(saria, newRandomNumberGenerator(seed))
    expect(deckFaults({ hero: requireAutomatedCard(hero), cards: deck.map(requireAutomatedCard) })).toEqual(
      [],
    )
    expect(requireAutomatedCard(hero)).toMatchObject({ faction: saria.faction, classes: saria.classes })
  }
})

test('a run with decks of the pool names the cards that it has not seen at work', () => {
  const coverage = new PoolCoverage()
  const { violations } = playRandomTables({
    seed: 1,
    pool: true,
    enough: ({ decisions }) => decisions >= 400,
    onBegun: (game) => coverage.watch(game),
  })
  const { cards, inHandOnly, neverWorked } = coverage.report()
  expect(violations).toEqual([])
  expect(inHandOnly.length).toBeLessThan(cards)
  expect(neverWorked.length).toBeGreaterThan(0)
})

test('a random deck with the costs of a starter is legal, and has as many cards of each type', () => {
  const starter = starterDecks.find(({ hero }) => hero === 'CD2-P1')
  const hero = requireAutomatedCard('CD2-P1')
  const deck = Object.entries(starter?.copies ?? {}).flatMap(([id, n]) =>
    Array(n).fill(requireAutomatedCard(id)),
  )
  const typesOf = (cards: readonly { type: string }[]) => cards.map(({ type }) => type).sort()
  for (let seed = 1; seed <= 5; seed++) {
    const built = randomDeckWithCostsOf({ hero, deck }, newRandomNumberGenerator(seed))
    const cards = built.deck.map(requireAutomatedCard)
    expect(deckFaults({ hero: requireAutomatedCard(built.hero), cards })).toEqual([])
    expect(typesOf(cards)).toEqual(typesOf(deck))
  }
})
