/**
 * npm run -s pool -- --reference FOLDER compiles the printed cards of the reference and writes src/cards/pool.
 * --card NAME explains one card, --report [--json] counts, --gold compares with the cards written by hand, --round-trip
 * compiles the generated English again (--unread also shows the texts that the grammar can't read), --faults [--each 200]
 * [--seed 1] plants faults and counts those that the checks find, --check recompiles and compares with the files, and
 * --against REV lists the cards whose data has changed since then.
 */

import { compileAll } from './pool/all.ts'
import { handFaults, unneededLines } from './pool/by-hand/faults.ts'
import { handCards } from './pool/by-hand/index.ts'
import { explain } from './pool/explain.ts'
import { faultLines, plantFaults } from './pool/faults.ts'
import { againstRevision, check, write } from './pool/files.ts'
import { goldReport } from './pool/gold.ts'
import { report, reportLines } from './pool/report.ts'
import { roundTripLines, roundTrips } from './pool/round-trip.ts'
import { Lacking, readSources } from './pool/sources.ts'

const args = process.argv.slice(2)
const has = (option: string): boolean => args.includes(option)
const value = (option: string): string | undefined =>
  has(option) ? args[args.indexOf(option) + 1] : undefined

try {
  main()
} catch (error) {
  if (!(error instanceof Lacking)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function main(): void {
  const folder = value('--reference')
  if (folder === undefined)
    throw new Lacking(
      'Name the folder with pool.jsonl and prints.jsonl: npm run -s pool -- --reference FOLDER',
    )
  const sources = readSources(folder)
  const name = value('--card')
  if (name !== undefined) return console.log(explain(sources, name).join('\n'))
  const all = compileAll(sources)
  const faults = handFaults(all, handCards)
  for (const line of [...unneededLines(all), ...faults]) console.error(line)
  if (faults.length > 0) process.exitCode = 1
  if (has('--report'))
    return console.log(has('--json') ? JSON.stringify(report(all)) : reportLines(all).join('\n'))
  if (has('--gold')) return console.log(goldReport(all, has('--differences')).join('\n'))
  if (has('--round-trip'))
    return console.log(
      has('--json') ? JSON.stringify(roundTrips(all)) : roundTripLines(all, has('--unread')).join('\n'),
    )
  if (has('--faults')) {
    const found = plantFaults(all, Number(value('--each') ?? '200'), Number(value('--seed') ?? '1'))
    return console.log(has('--json') ? JSON.stringify(found) : faultLines(found).join('\n'))
  }
  if (has('--check')) return console.log(check(all).join('\n'))
  const revision = value('--against')
  if (revision !== undefined) return console.log(againstRevision(all, revision).join('\n'))
  console.log(write(all).join('\n'))
}
