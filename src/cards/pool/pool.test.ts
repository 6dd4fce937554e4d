import { expect, it } from 'vitest'
import { isTokenId } from '../../engine/index.ts'
import { allCards } from '../index.ts'
import { nearestNames } from './nearest.ts'
import { nameKey, printedCards } from './pool.ts'

it('knows every printed card by name, set and number', () => {
  const cards = printedCards()
  expect(cards.size).toBeGreaterThan(6_400)
  expect(cards.get(nameKey('captain cookie'))?.name).toBe('"Captain" Cookie')
  expect(cards.get(nameKey('Lord Godfrey'))).toMatchObject({ set: 'DTP' })
  for (const { set, no, name } of cards.values())
    expect([set, no, name].every((part) => part !== '')).toBe(true)
})

it('has the names of all cards that are defined as data, except for tokens and levels', () => {
  const missing = [...allCards.values()].filter(
    (card) => card.level === undefined && !isTokenId(card.id) && !printedCards().has(nameKey(card.name)),
  )
  expect(missing.filter((card) => /^(CD2|CD3|DTP)/.test(card.set)).map((card) => card.name)).toEqual([])
})

it.each([
  ['Frizlix of Kesan', 'Frizlix of Kezan'],
  ['Exekute', 'Execute'],
  ['captain cooky', '"Captain" Cookie'],
])('%s is near to %s', (wrong, right) => {
  expect(nearestNames(wrong)).toContain(right)
})

it('finds nothing for a text that resembles no name', () => {
  expect(nearestNames('qqqq zzzz')).toEqual([])
  expect(nearestNames('')).toEqual([])
})
