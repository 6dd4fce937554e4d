import { expect, test } from 'vitest'
import { printedCard } from '../../engine/index.ts'
import { hashOfPoolAndOtherCards } from '../fuzz/pool-decks.ts'
import { randomTableForCard, requireAutomatedCard } from './focused-table.ts'
import { indexOfTableNoticingMutant } from './noticed.ts'

const PLAN = { seed: 1, tables: 6, answers: 150 }
const mindBlast = requireAutomatedCard('HoA-80')

test('a damage ability without its effect makes a difference, at the same table each time', () => {
  const table = indexOfTableNoticingMutant(mindBlast, 'effect', PLAN)
  expect(table).not.toBeNull()
  expect(indexOfTableNoticingMutant(mindBlast, 'effect', PLAN)).toBe(table)
})

test('a card that nobody comes to play makes no difference', () => {
  expect(indexOfTableNoticingMutant(mindBlast, 'effect', { ...PLAN, tables: 3, answers: 0 })).toBeNull()
})

test('a hero is at its own table, and any other card is in a deck in which it is legal, with many copies', () => {
  const hero = requireAutomatedCard('HoA-2')
  expect(randomTableForCard(hero, 1).setup.seats[0]?.hero).toBe(hero.id)
  for (let seed = 1; seed <= 10; seed++) {
    const [first] = randomTableForCard(mindBlast, seed).setup.seats
    expect(printedCard({ cards: hashOfPoolAndOtherCards() }, first?.hero ?? '').classes).toContain('Priest')
    expect(first?.deck.filter((id) => id === mindBlast.id).length).toBeGreaterThan(10)
  }
})
