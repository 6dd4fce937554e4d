/**
 * Plays a reported raid again, and prints whether its events are the same, and where they differ:
 *
 *   npm run -s replay -- report-12.json
 *   npm run -s replay -- report-12.json --json
 */
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import '../src/raids/index.ts'
import { replayReport } from '../src/table/problem-reports/replay-report.ts'
import { parseReportBundle } from '../src/table/problem-reports/report-bundle.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
})

const [file] = positionals
if (file === undefined) fail('Name a file. npm run -s report -- NUMBER > FILE writes one.')
if (!existsSync(file)) fail(`There is no file ${file}.`)
const bundle = parseReportBundle(readFileSync(file, 'utf8'))
if (!bundle) fail(`${file} is not a report. npm run -s report -- NUMBER > FILE writes one.`)

function fail(why: string): never {
  console.error(why)
  process.exit(2)
}

const result = replayReport(bundle)
if (values.json) console.log(JSON.stringify(result))
else {
  console.log(`Report ${result.report}, raid ${result.raid}: ${result.note}`)
  console.log(
    `Rules ${result.engine.was} then, ${result.engine.here} now; the raid reached turn ${result.turn}.`,
  )
  console.log(
    result.trouble === null
      ? `All ${result.inputs} inputs lead to the same events as before.`
      : `${result.same} of ${result.inputs} inputs lead to the same events; then: ${result.trouble}`,
  )
}
if (result.trouble !== null) process.exitCode = 1
