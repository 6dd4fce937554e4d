import { expect, test } from 'vitest'
import { userText } from '../../texts/user-text.ts'
import { newTestWar } from '../../war/fixture.ts'
import type { WarGame } from '../../war/model.ts'
import { findWarPlayerByName, namedItemsOfWarPlayers } from './players-typed.ts'

type Players = Pick<WarGame, 'players'>

const [someone] = newTestWar().players
if (!someone) throw new Error('nobody plays')

/** Returns a game with these people. */
const gameOf = (...names: readonly string[]): Players => ({
  players: names.map((name) => ({ ...someone, name: userText(name) })),
})

test('a player is found by a name that only they have, or by its beginning', () => {
  const game = gameOf('Anna', 'Ben')
  expect(['anna', 'BEN', 'b', '#2', 'Cleo', ''].map((text) => findWarPlayerByName(game, text))).toEqual([
    0,
    1,
    1,
    1,
    null,
    null,
  ])
})

test('of two players with the same name, each is found only by their number', () => {
  const game = gameOf('Anna', 'Ben', 'Anna')
  expect(() => findWarPlayerByName(game, 'Anna')).toThrow(/`#1` for Anna \(#1\), `#3` for Anna \(#3\)/)
  expect(namedItemsOfWarPlayers(game).map(({ label }) => findWarPlayerByName(game, label))).toEqual([0, 1, 2])
})

test('a name with a comma can be in a list of names', () => {
  const game = gameOf('Anna, the Great')
  const [{ id } = { id: '' }] = namedItemsOfWarPlayers(game)
  expect([id.includes(','), findWarPlayerByName(game, id)]).toEqual([false, 0])
})
