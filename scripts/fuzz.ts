/**
 * Random play under watch: npm run -s fuzz -- --seconds 60 --seed 1 --json    → { decisions, violations: [] }
 *
 * --tables N ends after so many tables; --break lose-card|leak-name|accept-illegal|skip-event plants that fault, which
 * must be reported.
 */
import { parseArgs } from 'node:util'
import { FAULTS } from '../src/players/fuzz/faults.ts'
import { fuzz } from '../src/players/fuzz/fuzz.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    tables: { type: 'string' },
    break: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

const MOST_VIOLATIONS = 20
const fault = FAULTS.find((one) => one === values.break)
if (values.break !== undefined && !fault) throw new Error(`--break is one of ${FAULTS.join(', ')}`)

const until = performance.now() + Number(values.seconds) * 1000
const report = fuzz({
  seed: Number(values.seed),
  enough: ({ violations }) => performance.now() > until || violations.length >= (fault ? 1 : MOST_VIOLATIONS),
  ...(values.tables === undefined ? {} : { tables: Number(values.tables) }),
  ...(fault ? { fault } : {}),
})
if (values.json) console.log(JSON.stringify(report))
else {
  console.log(`${report.decisions} decisions, ${report.violations.length} violations`)
  for (const { what, repeat } of report.violations) console.log(`\n${repeat}\n${what}`)
}
if (report.violations.length > 0) process.exitCode = 1
