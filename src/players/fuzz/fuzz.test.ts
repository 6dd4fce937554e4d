/** The watchers are watched: each planted fault is reported, at any seed, and an engine without one is not. */
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { within } from '../watching/hanging.ts'
import { FAULTS } from './faults.ts'
import { type FuzzReport, fuzz } from './fuzz.ts'

const BUDGET = 250
const enough = ({ decisions, violations }: FuzzReport): boolean =>
  decisions >= BUDGET || violations.length > 0

test.each(FAULTS.flatMap((fault) => [1, 2, 600_000].map((seed) => ({ fault, seed }))))(
  '$fault is reported (seed $seed)',
  ({ fault, seed }) => {
    const { violations } = fuzz({ seed, fault, enough })
    expect(violations).toHaveLength(1)
    const [{ seed: found = 0, repeat = '' } = {}] = violations
    expect(repeat).toBe(`npm run -s fuzz -- --tables 1 --seed ${found} --break ${fault}`)
    expect(fuzz({ seed: found, fault, tables: 1, enough }).violations).toEqual(violations)
  },
)

test('without a fault nothing is reported', () => {
  expect(fuzz({ seed: 1, tables: 1, enough }).violations).toEqual([])
})

test('what hangs is stopped and reported', () => {
  const endless = (): void => {
    for (let i = 0; i < Number.POSITIVE_INFINITY; i++);
  }
  expect(() => within(50, endless)).toThrow('hangs')
  expect(within(5_000, () => 7)).toBe(7)
})

test.each([
  { options: [], status: 0 },
  { options: ['--break', 'skip-event'], status: 1 },
])('the command ends with $status: $options', ({ options, status }) => {
  const args = ['scripts/run.mjs', 'scripts/fuzz.ts', '--tables', '1', '--seed', '1', '--json', ...options]
  const ran = spawnSync(process.execPath, args, { encoding: 'utf8' })
  const report: FuzzReport = JSON.parse(ran.stdout)
  expect([ran.status, Object.keys(report), report.violations.length]).toEqual([
    status,
    ['decisions', 'violations'],
    status,
  ])
})
