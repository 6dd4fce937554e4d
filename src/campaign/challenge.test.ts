import { expect, it } from 'vitest'
import { starterDecks } from '../cards/index.ts'
import { raidSummaries } from '../raids/index.ts'
import {
  compareChallengeResults,
  computeChallengeForWeek,
  isoWeekOfDate,
  reasonRunIsNotRanked,
  type WeeklyChallengeRun,
} from './challenge.ts'

const known = { raids: raidSummaries, decks: starterDecks.map(({ key }) => key) }

it.each([
  ['2026-11-22', '2026-W47'],
  ['2026-11-23', '2026-W48'],
  ['2026-12-31', '2026-W53'],
  ['2027-01-03', '2026-W53'],
  ['2027-01-04', '2027-W01'],
  ['2024-12-30', '2025-W01'],
])('%s is in the week %s', (day, week) => {
  expect(isoWeekOfDate(new Date(`${day}T23:59:59Z`))).toBe(week)
})

it('is the same throughout a week, has three different decks, and differs from week to week', () => {
  const weeks = Array.from({ length: 52 }, (_, n) => `2027-W${String(n + 1).padStart(2, '0')}`)
  const each = weeks.map((week) => computeChallengeForWeek(week, known))
  expect(computeChallengeForWeek('2027-W01', known)).toEqual(each[0])
  for (const { raid, mode, decks } of each) {
    expect(new Set(decks).size).toBe(3)
    expect(raidSummaries.find(({ name }) => name === raid)?.modes.slice(0, 2)).toContain(mode)
  }
  expect(new Set(each.map(({ raid }) => raid)).size).toBe(raidSummaries.length)
  expect(new Set(each.map(({ decks }) => decks.join())).size).toBeGreaterThan(40)
})

const run = (raidId: string, more: Partial<WeeklyChallengeRun> = {}): WeeklyChallengeRun => ({
  raidId,
  startedAt: new Date(Number(raidId)),
  status: 'won',
  computers: 0,
  hints: 0,
  people: [raidId],
  ...{ turns: 9, bosses: 1, damage: 50, corrections: 0, undone: 0 },
  ...more,
})

it("ranks only a player's first run, and only if nothing in it was corrected or undone", () => {
  const first = run('1', { people: ['anna', 'ben'], status: 'abandoned' })
  const all = [first, run('2', { people: ['cleo', 'ben'] }), run('3', { people: ['dora'] })]
  expect(all.map((one) => reasonRunIsNotRanked(one, all))).toEqual([null, 'again', null])
  expect(reasonRunIsNotRanked(run('4', { corrections: 1, undone: 2 }), all)).toBe('corrected')
  expect(reasonRunIsNotRanked(run('4', { undone: 2 }), all)).toBe('undone')
})

it('ranks wins by fewest turns, then losses by Bosses and damage', () => {
  const lost = { status: 'lost' } as const
  const runs = [
    run('1', { ...lost, bosses: 2, damage: 10 }),
    run('2', { turns: 12 }),
    run('3', { ...lost, damage: 60 }),
    run('4', { turns: 8 }),
  ]
  expect(runs.sort(compareChallengeResults).map(({ raidId }) => raidId)).toEqual(['4', '2', '1', '3'])
})
