import { expect, test } from 'vitest'
import { deckFaults } from '../../cards/legality.ts'
import { playableCard } from '../../cards/pool/playable.ts'
import type { CardId } from '../../engine/index.ts'
import { randomNumbers } from '../invariant-checks/random-numbers.ts'
import { fuzz } from './fuzz.ts'
import { PoolCoverage } from './pool-coverage.ts'
import { constructedDeckLike } from './pool-decks.ts'

const cardOf = (id: CardId) => {
  const card = playableCard(id)
  if (!card) throw new Error(`${id} can't be played`)
  return card
}

test('a random deck is legal, and its hero has a class and the faction of the other hero', () => {
  const uther = cardOf('CD2-P1')
  for (let seed = 1; seed <= 20; seed++) {
    const { hero, deck } = constructedDeckLike(uther, randomNumbers(seed))
    expect(deckFaults({ hero: cardOf(hero), cards: deck.map(cardOf) })).toEqual([])
    expect(cardOf(hero)).toMatchObject({ faction: uther.faction, classes: uther.classes })
  }
})

test('a run with decks of the pool names the cards that it has not seen at work', () => {
  const coverage = new PoolCoverage()
  const { violations } = fuzz({
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
