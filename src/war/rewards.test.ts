import { expect, test } from 'vitest'
import { ANNA, CARL, makeMove, newTestWar } from './fixture.ts'

test('p. 4, Experience Reward Cards (2): experience is divided evenly, and levels rise with it', () => {
  const game = newTestWar()
  makeMove(game, { by: ANNA, move: 'reward', group: [ANNA, CARL], defeated: [CARL], xp: 10, bonus: 0 })
  expect(game.players.map(({ xp, level }) => [xp, level])).toEqual([
    [5, 2],
    [0, 1],
    [5, 2],
  ])
  makeMove(game, { by: ANNA, move: 'reward', group: [ANNA], defeated: [], xp: 25, bonus: 0 })
  expect(game.players[ANNA]).toMatchObject({ xp: 30, level: 5 })
})
