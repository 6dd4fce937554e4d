/**
 * What a player has reported, with all that plays the raid again, from the database of the settings:
 *
 *   npm run -s report                        # which there are
 *   npm run -s report -- 12 > report-12.json
 *
 * It knows every card of the raid: don't pass it on while the raid is being played.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { loadConfig } from '../src/config.ts'
import { openStore } from '../src/store/open.ts'
import { listReports } from '../src/store/reports.ts'
import { bundleOf } from '../src/table/reports/bundle.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
})

const packageFile = new URL('../package.json', import.meta.url)
const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(packageFile, 'utf8')))

/** Of all there are, the newest ones are listed. */
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
  const bundle = Number.isSafeInteger(wanted) ? await bundleOf(store.db, wanted, version) : null
  if (bundle) return console.log(JSON.stringify(bundle))
  console.error(`There is no report ${positionals[0]}. Without a number, all are listed.`)
  process.exitCode = 1
}
