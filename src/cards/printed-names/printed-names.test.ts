import { expect, it } from 'vitest'
import { isTokenId } from '../../engine/index.ts'
import { allCards } from '../index.ts'
import { containsWordsOfName, nearestCardNames } from './nearest.ts'
import { nameKey, printedCardsByNameKey, setCodesByNameKey } from './printed-names.ts'
import { printedSpelling } from './spelling.ts'

it('knows every printed card by name, set and number', () => {
  const cards = printedCardsByNameKey()
  expect(cards.size).toBeGreaterThan(6_400)
  expect(cards.get(nameKey('captain cookie'))?.name).toBe('"Captain" Cookie')
  expect(cards.get(nameKey('Lord Godfrey'))).toMatchObject({ set: 'DTP' })
  for (const { set, no, name } of cards.values())
    expect([set, no, name].every((part) => part !== '')).toBe(true)
})

it('has the names of all cards that are defined as data, except for tokens and levels', () => {
  const missing = [...allCards.values()].filter(
    (card) =>
      card.level === undefined && !isTokenId(card.id) && !printedCardsByNameKey().has(nameKey(card.name)),
  )
  expect(missing.filter((card) => /^(CD2|CD3|DTP)/.test(card.set)).map((card) => card.name)).toEqual([])
})

it.each([
  ['Frizlix of Kesan', 'Frizlix of Kezan'],
  ['Exekute', 'Execute'],
  ['captain cooky', '"Captain" Cookie'],
])('%s is near to %s', (wrong, right) => {
  expect(nearestCardNames(wrong)).toContain(right)
})

it.each([
  ['Execute x4', 'Execute', true],
  ['my “Captain” Cookie!', '"Captain" Cookie', true],
  ['Executes', 'Execute', false],
  ['Rush of Adrenaline', 'Adrenaline Rush', false],
])('that %j contains %j is %j', (text, name, isContained) => {
  expect(containsWordsOfName(text, name)).toBe(isContained)
})

it('knows sets by their codes and names', () => {
  const codes = [
    'hoa',
    'Heroes of Azeroth',
    'Class Starter Deck 2011 (Spring)',
    'Reign of Fire',
    'nowhere',
  ].map((set) => setCodesByNameKey().get(nameKey(set)))
  expect(codes).toEqual(['HoA', 'HoA', 'CD2', '-', undefined])
})

it('spells a name as it is printed', () => {
  const names = ['captain cookie', 'COUP DE GRACE', 'power word shield', 'nobody'].map(printedSpelling)
  expect(names).toEqual(['"Captain" Cookie', 'Coup de Grâce', 'Power Word: Shield', null])
})

it('finds nothing for a text that resembles no name', () => {
  expect(nearestCardNames('qqqq zzzz')).toEqual([])
  expect(nearestCardNames('')).toEqual([])
})
