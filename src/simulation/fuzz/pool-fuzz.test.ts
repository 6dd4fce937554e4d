import { expect, test } from 'vitest'
import { deckFaults } from '../../cards/legality.ts'
import { requireAutomatedCard } from '../card-mutants/focused-table.ts'
import type { FuzzReport } from './fuzz.ts'
import { PoolCoverage } from './pool-coverage.ts'
import { fuzzPool } from './pool-fuzz.ts'
import { preparedSetup, startPreparedTable } from './prepared-tables.ts'

// The parts are Mind Blast, the payment power of a hero, the attach description of an ability, and a continuous
// power.
const PARTS = ['HoA-80:effect', 'HoA-2:powers.0', 'HoA-30:attach', 'HoA-186:powers.0']

const fuzzParts = (parts: readonly string[]) => {
  const coverage = new PoolCoverage(parts)
  const enough = ({ decisions }: FuzzReport): boolean => decisions >= 400
  const report = fuzzPool({ seed: 1, enough, coverage, onlyPrepared: true })
  return { ...report, pool: coverage.report() }
}

test('prepared tables see parts of all kinds at work, and the run ends', () => {
  const { decisions, violations, pool } = fuzzParts(PARTS)
  expect(violations).toEqual([])
  expect(pool).toEqual({ cards: 3, parts: 4, inHandOnly: [], neverWorked: [] })
  expect(decisions).toBeLessThan(400)
})

test('the same seed and parts give the same run', () => {
  expect(fuzzParts(PARTS)).toEqual(fuzzParts(PARTS))
})

test('the decks are legal, and the opening is prepared', () => {
  const table = { seed: 3, parts: PARTS }
  for (const { hero, deck } of preparedSetup(table).seats)
    expect(deckFaults({ hero: requireAutomatedCard(hero), cards: deck.map(requireAutomatedCard) })).toEqual(
      [],
    )
  const game = startPreparedTable(table)
  expect(game.players.map(({ hero }) => game.objects[hero]?.play?.damage ?? 0).every((n) => n > 0)).toBe(true)
  expect(game.play.length).toBeGreaterThan(30)
})
