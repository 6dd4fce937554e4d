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

const told = replayReport(bundle)
if (values.json) console.log(JSON.stringify(told))
else {
  console.log(`Report ${told.report}, raid ${told.raid}: ${told.note}`)
  console.log(`Rules ${told.engine.was} then, ${told.engine.here} now; the raid reached turn ${told.turn}.`)
  console.log(
    told.trouble === null
      ? `All ${told.inputs} inputs lead to the same events as before.`
      : `${told.same} of ${told.inputs} inputs lead to the same events; then: ${told.trouble}`,
  )
}
if (told.trouble !== null) process.exitCode = 1
