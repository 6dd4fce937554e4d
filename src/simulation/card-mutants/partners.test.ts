import { expect, test } from 'vitest'
import { hasNode } from '../../engine/index.ts'
import { poolCards } from '../fuzz/pool-decks.ts'
import { newRandomNumberGenerator } from '../invariant-checks/random-numbers.ts'
import { requireAutomatedCard } from './focused-table.ts'
import { randomPartnerCards } from './partners.ts'

const partnersOf = (id: string) =>
  randomPartnerCards(requireAutomatedCard(id), poolCards(), 12, newRandomNumberGenerator(1))

test('a text about a keyword has partners with that keyword', () => {
  const crown = partnersOf('CoH-171') // Crown of the Ogre King
  expect(crown).toHaveLength(12)
  expect(crown.some((card) => hasNode(card.powers, ({ keyword }) => keyword === 'smash'))).toBe(true)
})

test('a text about quests has quests as partners', () => {
  expect(partnersOf('ICE-28').filter(({ type }) => type === 'quest').length).toBeGreaterThan(1) // Natural Reclamation
})

test('a card isn’t its own partner, and the same numbers draw the same partners', () => {
  const names = partnersOf('HoA-80').map(({ name }) => name)
  expect(names).not.toContain('Mind Blast')
  expect(partnersOf('HoA-80').map(({ name }) => name)).toEqual(names)
})
