import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  findNamesOfPersonInRaidSeats,
  findNamesStoredWithPersonId,
  type PersonToRemove,
  replacePersonInJson,
} from './without-person.ts'

const ID = '200000000000000001'
const GONE: PersonToRemove = {
  id: ID,
  as: 'nameless-1',
  names: ['Anna', "Anna's Gurzak", 'Bo'],
  nameless: 'Nameless raider',
}

test.each([
  ['a person', { id: ID, name: 'Anna' }, { id: 'nameless-1', name: 'Nameless raider' }],
  ['votes by id', { votes: { [ID]: true } }, { votes: { 'nameless-1': true } }],
  ['a mention in a text', ['ask <@200000000000000001>'], ['ask <@nameless-1>']],
  ['a character', { character: "Anna's Gurzak" }, { character: 'Nameless raider' }],
  ['a player of a game', { players: [{ name: 'Anna' }] }, { players: [{ name: 'Nameless raider' }] }],
  ['a reason', { reason: 'Anna slept, Annabel not' }, { reason: 'Nameless raider slept, Annabel not' }],
  ['a name in the player’s own words', { picks: ['text=Anna'] }, { picks: ['text=Nameless raider'] }],
])('removes %s', (_, before, after) => {
  expect(replacePersonInJson(before, GONE)).toEqual(after)
})

test.each([
  ['names of other people', { id: '2', name: 'Annabel' }],
  ['words of cards', { kind: 'bound', name: 'Anna', card: 'Anna' }],
  ['short names in a typed text', { reason: 'Bo slept' }],
])('leaves %s', (_, value) => {
  expect(replacePersonInJson(value, GONE)).toEqual(value)
})

test('returns the same value if it doesn’t contain the person', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const value: unknown = JSON.parse(json)
      const isThere = GONE.names.some((name) => json.includes(name)) || json.includes(ID)
      if (!isThere) expect(replacePersonInJson(value, GONE)).toBe(value)
    }),
  )
})

test('finds the names that stand beside an id', () => {
  const seats = [{ person: { id: ID, name: 'Anna' }, character: 'Zub' }, { person: { id: '2', name: 'Ben' } }]
  expect(findNamesStoredWithPersonId({ raid: { seats } }, ID).sort()).toEqual(['Anna', 'Zub'])
})

test('finds the names at a person’s seats, where a game has no ids', () => {
  const setup = { seats: [{ name: 'Zub' }, { name: 'Finn' }, { name: 'Gurz' }], boss: 'Boris' }
  const payloads = [
    { kind: 'start', setup },
    { kind: 'replace', seat: 1, name: 'Anna' },
    { kind: 'replace', seat: 0, name: GONE.nameless },
  ]
  const inputs = payloads.map((payload) => ({ payload }))
  const seats = [ID, ID, '2', ID].map((playerId) => ({ playerId }))
  expect(findNamesOfPersonInRaidSeats({ seats, inputs }, GONE)).toEqual(['Zub', 'Anna', 'Boris'])
  expect(findNamesOfPersonInRaidSeats({ seats, archive: { inputs } }, { ...GONE, id: '2' })).toEqual(['Gurz'])
})
