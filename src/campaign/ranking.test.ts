import { expect, it } from 'vitest'
import {
  compareByTurns,
  compareByWins,
  compareByXp,
  leaderboardFor,
  rankRows,
  winsOfCharacters,
} from './ranking.ts'

const scores = (...xps: number[]) => xps.map((xp, id) => ({ id: `${id}`, xp }))
const ofNobody = () => []

it('gives equal scores the same place, and skips places accordingly', () => {
  const { top, of } = leaderboardFor(rankRows(scores(3, 9, 9, 5), compareByXp, ofNobody), '')
  expect(top.map(({ place, row }) => [place, row.id])).toEqual([
    [1, '1'],
    [1, '2'],
    [3, '3'],
    [4, '0'],
  ])
  expect(of).toBe(4)
})

it("shows the viewer's best place only if it is not among the first ten", () => {
  const many = scores(...Array.from({ length: 14 }, (_, n) => 100 - n))
  const ofAnna = (...own: string[]) =>
    leaderboardFor(
      rankRows(many, compareByXp, ({ id }) => (own.includes(id) ? ['Anna'] : ['Ben'])),
      'Anna',
    )
  const beyond = ofAnna('13', '12')
  expect([beyond.top.length, beyond.own?.place, beyond.own?.row.id]).toEqual([10, 13, '12'])
  expect(ofAnna('3', '12').own).toBeNull()
  expect(ofAnna().own).toBeNull()
})

it('orders equal numbers of wins by the wins on harder difficulties', () => {
  const rows = [
    { id: 'easy', personId: '1', mode: 'novice', wins: 3 },
    { id: 'mixed', personId: '2', mode: 'novice', wins: 2 },
    { id: 'mixed', personId: '2', mode: 'legendary', wins: 1 },
    { id: 'more', personId: '3', mode: 'novice', wins: 4 },
  ]
  const wins = winsOfCharacters(rows, ['novice', 'heroic', 'legendary'])
  const ranking = leaderboardFor(rankRows(wins, compareByWins, ofNobody), '')
  expect(ranking.top.map(({ place, row }) => [place, row.id, row.total])).toEqual([
    [1, 'more', 4],
    [2, 'mixed', 3],
    [3, 'easy', 3],
  ])
  expect(ranking.top[1]?.row.byMode.map(({ wins }) => wins)).toEqual([2, 0, 1])
})

it('orders equal numbers of turns by the earlier run', () => {
  const clear = (turns: number, at: number) => ({ turns, endedAt: new Date(at) })
  const { top } = leaderboardFor(
    rankRows([clear(9, 1), clear(8, 5), clear(8, 2)], compareByTurns, ofNobody),
    '',
  )
  expect(top.map(({ place, row }) => [place, row.turns, row.endedAt.getTime()])).toEqual([
    [1, 8, 2],
    [2, 8, 5],
    [3, 9, 1],
  ])
})
