/**
 * Exports a player's report, with all data that is needed to play the raid again, from the configured database:
 *
 *   npm run -s report                        # lists the reports
 *   npm run -s report -- 12 > report-12.json
 *
 * The file has every card of the raid, so don't pass it on while the raid is being played.
 */
import { parseArgs } from 'node:util'
import { loadConfig } from '../src/config.ts'
import { openStore } from '../src/store/database/open.ts'
import { listReports } from '../src/store/raids/reports.ts'
import { buildReportBundle } from '../src/table/problem-reports/report-bundle.ts'
import { VERSION } from '../src/version.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
})

/** The most reports that are listed, the newest ones first. */
const LISTED = 50

const store = await openStore(loadConfig())
try {
  const [number] = positionals
  if (number === undefined) await list()
  else await write(Number(number))
} finally {
  await store.close()
}

async function list(): Promise<void> {
  const reports = await listReports(store.db, LISTED)
  if (values.json) return console.log(JSON.stringify(reports))
  for (const { number: n, at, code, version: seq, note } of reports)
    console.log(`${n}  ${at.toISOString()}  ${code} at input ${seq}  ${note}`)
}

async function write(wanted: number): Promise<void> {
  const bundle = Number.isSafeInteger(wanted) ? await buildReportBundle(store.db, wanted, VERSION) : null
  if (bundle) return console.log(JSON.stringify(bundle))
  console.error(`There is no report ${positionals[0]}. Without a number, the script lists all reports.`)
  process.exitCode = 1
}
