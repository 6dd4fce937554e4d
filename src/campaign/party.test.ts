/** The roles that a party lacks. */
import { expect, test } from 'vitest'
import { starterDecks } from '../cards/index.ts'
import { missingRoles, partyRoleOf } from './party.ts'

const heroOf = (key: string): string => starterDecks.find((deck) => deck.key === key)?.hero ?? ''
const party = (...keys: string[]): string[] => keys.map(heroOf)

test('a party of a rogue and a warrior lacks a healer and a protector', () => {
  expect(missingRoles(party('horde-rogue', 'horde-warrior'))).toEqual(['healer', 'protector'])
})

test('a priest alone lacks a protector and somebody who deals damage', () => {
  expect(missingRoles(party('alliance-priest'))).toEqual(['protector', 'damage'])
})

test('a party with each role lacks nothing', () => {
  expect(missingRoles(party('horde-shaman', 'horde-death-knight', 'horde-mage'))).toEqual([])
})

test('nothing is said about an empty party, or about one with a hero whose role isn’t known', () => {
  expect(missingRoles([])).toEqual([])
  expect(partyRoleOf('OLR-1')).toBeNull()
  expect(missingRoles([heroOf('horde-rogue'), 'OLR-1'])).toEqual([])
})
