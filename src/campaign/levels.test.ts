import { expect, it } from 'vitest'
import { levelAtXp, xpForNextLevel } from './levels.ts'

it.each([
  [0, 1, 10],
  [9, 1, 10],
  [10, 10, 20],
  [19, 10, 20],
  [79, 70, 80],
  [80, 80, 85],
  [84, 80, 85],
  [85, 85, null],
  [300, 85, null],
])('with %i XP a character is at level %i, and the next is at %s', (xp, level, next) => {
  expect([levelAtXp(xp), xpForNextLevel(xp)]).toEqual([level, next])
})
