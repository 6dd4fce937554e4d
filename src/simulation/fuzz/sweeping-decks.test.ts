import { expect, test } from 'vitest'
import { deckFaults } from '../../cards/legality.ts'
import { isPlayedFromCompiledData } from '../../cards/pool/automated.ts'
import { printedEntries, printedFacts } from '../../cards/pool/printed.ts'
import { requireAutomatedCard } from '../card-mutants/focused-table.ts'
import { newRandomNumberGenerator } from '../invariant-checks/random-numbers.ts'
import { nthDeckCoveringPool } from './sweeping-decks.ts'

test('each deck is legal, and is the same for the same turn', () => {
  for (let turn = 0; turn < 40; turn++) {
    const { hero, deck } = nthDeckCoveringPool(
      turn * 7,
      turn % 2 === 0 ? 'Horde' : null,
      newRandomNumberGenerator(turn),
    )
    expect(deckFaults({ hero: requireAutomatedCard(hero), cards: deck.map(requireAutomatedCard) })).toEqual(
      [],
    )
    expect(
      nthDeckCoveringPool(turn * 7, turn % 2 === 0 ? 'Horde' : null, newRandomNumberGenerator(turn)),
    ).toEqual({
      hero,
      deck,
    })
  }
})

test('two sweeps contain nearly every compiled card', () => {
  const cards = printedEntries()
    .filter(isPlayedFromCompiledData)
    .filter((entry) => printedFacts(entry).type !== 'hero')
  const turns = Math.ceil((2 * cards.length) / 15)
  const used = new Set<string>()
  for (let turn = 0; turn < turns; turn++)
    for (const id of nthDeckCoveringPool(turn, null, newRandomNumberGenerator(turn)).deck) used.add(id)
  expect(cards.filter(({ id }) => !used.has(id)).length).toBeLessThan(cards.length / 20)
})
