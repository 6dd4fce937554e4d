/**
 * npm run -s pool -- --reference FOLDER compiles the printed cards of the reference and writes src/cards/pool.
 * --card NAME explains one card, --report [--json] counts, --gold compares with the cards written by hand, --round-trip
 * compiles the generated English again (--unread also shows the texts that the grammar can't read), --faults [--each
 * 200] [--seed 1] plants faults and counts those that the checks find, --word-counts writes how often the words of
 * each card differ, --check recompiles and compares with the files, and --against REV lists the cards whose data has changed since then.
 */

import { compileAll } from './pool/all.ts'
import { faultsOfLinesByHand, unneededLinesByHand } from './pool/by-hand/faults.ts'
import { cardsByHand } from './pool/by-hand/index.ts'
import { explainCard } from './pool/explain.ts'
import { formatFaultReport, plantFaults } from './pool/faults.ts'
import { checkPoolFiles, compareWithRevision, writePoolFiles } from './pool/files.ts'
import { compareCompiledWithHandWritten } from './pool/gold.ts'
import { coverageReport, coverageReportLines } from './pool/report.ts'
import { countRoundTrips, roundTripLines } from './pool/round-trip.ts'
import { MissingInput, readSources } from './pool/sources.ts'
import { wordCountFaults, writeWordCounts } from './pool/word-counts.ts'

const args = process.argv.slice(2)
const has = (option: string): boolean => args.includes(option)
const value = (option: string): string | undefined =>
  has(option) ? args[args.indexOf(option) + 1] : undefined

try {
  main()
} catch (error) {
  if (!(error instanceof MissingInput)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function main(): void {
  const folder = value('--reference')
  if (folder === undefined)
    throw new MissingInput(
      'Name the folder with pool.jsonl and prints.jsonl: npm run -s pool -- --reference FOLDER',
    )
  const sources = readSources(folder)
  const name = value('--card')
  if (name !== undefined) return console.log(explainCard(sources, name).join('\n'))
  const all = compileAll(sources)
  if (has('--word-counts')) return console.log(writeWordCounts(all).join('\n'))
  const faults = [...faultsOfLinesByHand(all, cardsByHand), ...wordCountFaults(all)]
  for (const line of [...unneededLinesByHand(all), ...faults]) console.error(line)
  if (faults.length > 0) process.exitCode = 1
  if (has('--report'))
    return console.log(
      has('--json') ? JSON.stringify(coverageReport(all)) : coverageReportLines(all).join('\n'),
    )
  if (has('--gold')) return console.log(compareCompiledWithHandWritten(all, has('--differences')).join('\n'))
  if (has('--round-trip'))
    return console.log(
      has('--json') ? JSON.stringify(countRoundTrips(all)) : roundTripLines(all, has('--unread')).join('\n'),
    )
  if (has('--faults')) {
    const found = plantFaults(all, Number(value('--each') ?? '200'), Number(value('--seed') ?? '1'))
    return console.log(has('--json') ? JSON.stringify(found) : formatFaultReport(found).join('\n'))
  }
  if (has('--check')) return console.log(checkPoolFiles(all).join('\n'))
  const revision = value('--against')
  if (revision !== undefined) return console.log(compareWithRevision(all, revision).join('\n'))
  console.log(writePoolFiles(all).join('\n'))
}
