/**
 * The watchers themselves are tested: each planted fault is reported at any seed, and an engine without a fault
 * isn't.
 */
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { some } from '../../../test/support/extent.ts'
import type { Game } from '../../engine/index.ts'
import { SECRECY_CHECKS } from '../invariant-checks/checked-game.ts'
import { runWithTimeLimit } from '../invariant-checks/time-limit.ts'
import { PLANTABLE_FAULTS } from './faults.ts'
import { type FuzzReport, playRandomTables } from './fuzz.ts'
import { randomFuzzTable } from './tables.ts'

const BUDGET = 250
const enough = ({ decisions, violations }: FuzzReport): boolean =>
  decisions >= BUDGET || violations.length > 0

test.each(PLANTABLE_FAULTS.flatMap((fault) => some([1, 2, 600_000], 1).map((seed) => ({ fault, seed }))))(
  '$fault is reported (seed $seed)',
  ({ fault, seed }) => {
    const { violations } = playRandomTables({ seed, fault, enough })
    expect(violations).toHaveLength(1)
    const [{ seed: found = 0, repeat = '' } = {}] = violations
    expect(repeat).toBe(`npm run -s fuzz -- --tables 1 --seed ${found} --break ${fault}`)
    expect(playRandomTables({ seed: found, fault, tables: 1, enough }).violations).toEqual(violations)
  },
)

test('the command that repeats a violation has the options of the run', () => {
  const plan = { tables: 1, answers: 80, watch: SECRECY_CHECKS, fault: 'keep-hands' } as const
  const seeds = Array.from({ length: 20 }, (_, i) => 1 + i)
  const found = seeds.map((seed) => playRandomTables({ ...plan, seed, enough: () => false }))
  const [{ seed = 0, repeat = '' } = {}] = found.flatMap(({ violations }) => violations)
  expect(repeat).toBe(
    `npm run -s fuzz -- --tables 1 --seed ${seed} --break keep-hands --secrecy --answers 80`,
  )
})

test('nothing is reported without a fault', () => {
  expect(playRandomTables({ seed: 1, tables: 1, enough }).violations).toEqual([])
})

test('a Boss player with several decks is watched like any other (R100.1, R101.3c)', () => {
  const isBoss = (seed: number): boolean => randomFuzzTable(seed).kind === 'boss'
  const seeds = Array.from({ length: 40 }, (_, i) => 1 + i).filter(isBoss)
  const decks = new Set<number>()
  for (const seed of seeds.slice(0, 3)) {
    const onTable = (_: unknown, game: Game | null): void =>
      void decks.add(Object.keys(game?.players.at(-1)?.decks ?? {}).length)
    const few = (report: FuzzReport): boolean => report.decisions >= 60 || report.violations.length > 0
    expect(playRandomTables({ seed, tables: 1, enough: few, onTable }).violations).toEqual([])
  }
  expect(Math.max(...decks)).toBeGreaterThan(0)
})

test.each(some(['black-temple', 'onyxia', 'molten-core', 'magtheridon'], 2))(
  '%s can be requested and is watched',
  (raid) => {
    const lairs = new Set<string>()
    const onTable = (_: unknown, game: Game | null): void => void lairs.add(game?.raid ?? '')
    const few = (report: FuzzReport): boolean => report.decisions >= 60 || report.violations.length > 0
    const { violations } = playRandomTables({ seed: 1, raid, enough: few, onTable })
    expect([violations, [...lairs]]).toEqual([[], [raid]])
  },
)

test('a hanging input is stopped and reported', () => {
  const endless = (): void => {
    for (let i = 0; i < Number.POSITIVE_INFINITY; i++);
  }
  expect(() => runWithTimeLimit(50, endless)).toThrow('hangs')
  expect(runWithTimeLimit(5_000, () => 7)).toBe(7)
})

const COMMANDS = [
  { options: ['--break', 'skip-event'], status: 1 },
  { options: [], status: 0 },
]

test.each(some(COMMANDS, 1))('the command ends with $status: $options', ({ options, status }) => {
  const args = ['scripts/run.mjs', 'scripts/fuzz.ts', '--tables', '1', '--seed', '1', '--json', ...options]
  const ran = spawnSync(process.execPath, args, { encoding: 'utf8' })
  const report: FuzzReport = JSON.parse(ran.stdout)
  expect([ran.status, Object.keys(report), report.violations.length]).toEqual([
    status,
    ['tables', 'decisions', 'violations'],
    status,
  ])
})
