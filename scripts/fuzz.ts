/**
 * Plays random games with checks: npm run -s fuzz -- --seconds 60 --seed 1 --json    → { tables, decisions, violations: [] }
 *
 * --tables N ends after N tables, and --answers N leaves each table after N answers.
 * --raid molten-core plays that raid at all of them.
 * --pool gives the raiders random legal decks of the printed pool, and reports the cards that never left a hand and the
 * parts of cards that were never seen at work. Most of its tables are prepared for such parts (docs/pool.md).
 * --list prints the table of these parts instead. --parts HoA-80:effect,HoA-90:powers.0 plays tables that are prepared for these parts only.
 * --secrecy checks only what players know: imagined games and memory.
 * --break lose-card|leak-name|accept-illegal|skip-event|keep-idle|keep-hands|know-lists|remember-draws plants that fault,
 * which must be reported.
 */
import { parseArgs } from 'node:util'
import { raids } from '../src/raids/index.ts'
import { PLANTABLE_FAULTS } from '../src/simulation/fuzz/faults.ts'
import { type FuzzReport, playRandomTables } from '../src/simulation/fuzz/fuzz.ts'
import { PoolCoverage, type PoolCoverageReport } from '../src/simulation/fuzz/pool-coverage.ts'
import { fuzzPool } from '../src/simulation/fuzz/pool-fuzz.ts'
import { unseenPartsReport } from '../src/simulation/fuzz/unseen-parts.ts'
import { SECRECY_CHECKS } from '../src/simulation/invariant-checks/checked-game.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    tables: { type: 'string' },
    answers: { type: 'string' },
    raid: { type: 'string' },
    break: { type: 'string' },
    pool: { type: 'boolean', default: false },
    parts: { type: 'string' },
    list: { type: 'boolean', default: false },
    secrecy: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

const MOST_VIOLATIONS = 20
const coverageSentence = ({ cards, parts, inHandOnly, neverWorked }: PoolCoverageReport) =>
  `${cards} compiled cards, ${inHandOnly.length} never left the hand; ${parts} parts, ${neverWorked.length} were never seen at work`
const unseenOf = ({ inHandOnly, neverWorked }: PoolCoverageReport) => [
  ...inHandOnly.map((id) => `${id}:hand`),
  ...neverWorked,
]
const fault = PLANTABLE_FAULTS.find((one) => one === values.break)
if (values.break !== undefined && !fault)
  throw new Error(`--break must be one of ${PLANTABLE_FAULTS.join(', ')}`)

if (values.raid !== undefined && !raids.some(({ name }) => name === values.raid))
  throw new Error(`--raid must be one of ${raids.map(({ name }) => name).join(', ')}`)

const until = performance.now() + Number(values.seconds) * 1000
const coverage =
  values.parts !== undefined
    ? new PoolCoverage(values.parts.split(','))
    : values.pool
      ? new PoolCoverage()
      : null
const plan = {
  seed: Number(values.seed),
  enough: ({ violations }: FuzzReport) =>
    performance.now() > until || violations.length >= (fault ? 1 : MOST_VIOLATIONS),
  ...(values.tables === undefined ? {} : { tables: Number(values.tables) }),
}
const found = coverage
  ? fuzzPool({ ...plan, coverage, onlyPrepared: values.parts !== undefined })
  : playRandomTables({
      ...plan,
      ...(values.raid === undefined ? {} : { raid: values.raid }),
      ...(fault ? { fault } : {}),
      ...(values.answers === undefined ? {} : { answers: Number(values.answers) }),
      ...(values.secrecy ? { watch: SECRECY_CHECKS } : {}),
    })
const report = { ...found, ...(coverage ? { pool: coverage.report() } : {}) }
if (values.list && report.pool)
  console.log([coverageSentence(report.pool), ...unseenPartsReport(unseenOf(report.pool))].join('\n'))
else if (values.json) console.log(JSON.stringify(report))
else {
  console.log(`${report.decisions} decisions, ${report.violations.length} violations`)
  if (report.pool) console.log(coverageSentence(report.pool))
  for (const { what, repeat } of report.violations) console.log(`\n${repeat}\n${what}`)
}
if (report.violations.length > 0) process.exitCode = 1
