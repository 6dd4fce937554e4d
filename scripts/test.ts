/**
 * Runs vitest, prints the databases that it uses, and ends with the numbers of passed and failed tests.
 *
 *   npm test                                           all but the long tests
 *   npm run test:all                                   every test
 *   npm test -- src/engine/rules/links                 the files below a folder, or one file
 *   npm test -- src/scenarios/scenario.test.ts -t "dice" the tests in it with that in their names
 *   npm test -- --cpu                                  the CPU of each file, with any of the above
 *   npm test -- --cpu --since=REV                      also the CPU without the test files that are newer than a revision
 *
 * Vitest gets any other argument. The exit code is 1 if a test fails, or if none has run.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeError } from '../src/store/database/errors.ts'
import { dropDatabases, type FoundPostgres, findPostgres } from '../test/postgres.ts'
import { placeForDatabases } from '../test/templates.ts'
import { cpuSeconds, cpuSince, cpuTable } from './cpu-of-processes.ts'
import { filesAddedSince } from './files-since.ts'
import {
  countTests,
  filesToRetry,
  mergeSecondTry,
  passedFiles,
  readReport,
  type VitestReport,
} from './report-of-tests.ts'
import { testArgsWithLiteralNames } from './test-args.ts'

const postgres = await findPostgres().catch((error: unknown) => {
  console.error(`The PostgreSQL of TEST_DATABASE_URL cannot be used: ${describeError(error)}`)
  process.exit(1)
})
/** Whether an error happened outside of any test. */
let unhandled = false
const run = `lairkeeper_test_${process.pid}_${Date.now().toString(36)}`
const folder = mkdtempSync(join(tmpdir(), 'lairkeeper-report-'))
const databases = mkdtempSync(join(placeForDatabases(), 'lairkeeper-databases-'))
console.log(databasesSentence(postgres))
const isEverything = process.argv.includes('--all')
const cpuFile = process.argv.includes('--cpu') ? join(folder, 'cpu') : undefined
const SINCE = '--since='
const revision = process.argv.find((arg) => arg.startsWith(SINCE))?.slice(SINCE.length)
const OURS: readonly string[] = ['--all', '--cpu', `${SINCE}${revision}`]
const args = testArgsWithLiteralNames(process.argv.slice(2).filter((arg) => !OURS.includes(arg)))
const report = withWholeBotsAgain(runVitest('first', args))
if (postgres.url) await dropDatabases(postgres.url, run)
const { passed, failed } = countTests(report)
const summary = `${passed} passed, ${failed} failed`
if (cpuFile !== undefined) printCpu(cpuFile)
for (const one of [folder, databases]) rmSync(one, { recursive: true, force: true })
console.log(databasesSentence(postgres))
if (passed + failed === 0) console.log('No test has run: no file or test has that name.')
console.log(summary)
const summaryFile = process.env.TEST_SUMMARY_FILE
if (summaryFile) writeFileSync(summaryFile, `${summary}\n`)
process.exitCode = passed === 0 || failed > 0 || unhandled ? 1 : 0

/**
 * Whole bots and browsers are processes that talk over sockets, at the speed of the machine. If all tests have run
 * and few of these files failed, they are tried once more, and the files that needed it are listed: such a file still
 * has a fault. All other tests have no randomness, and no second try.
 */
function withWholeBotsAgain(first: VitestReport | null): VitestReport | null {
  const files = args.length === 0 ? filesToRetry(first) : []
  if (!first || files.length === 0) return first
  console.log(`Runs again, because they start whole bots or browsers: ${files.join(', ')}`)
  const both = mergeSecondTry(first, runVitest('second', files))
  for (const file of passedFiles(both, files)) console.log(`UNSTEADY: ${file} passed only at the second try.`)
  return both
}

function databasesSentence(found: FoundPostgres): string {
  if (found.url === null) return `Storage tests run on embedded PGlite only; no PostgreSQL: ${found.why}.`
  return `Storage tests run on embedded PGlite and on PostgreSQL at ${new URL(found.url).host}.`
}

function runVitest(name: string, given: readonly string[]): VitestReport | null {
  const file = join(folder, `${name}.json`)
  const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const ours = {
    LAIRKEEPER_TEST_RUN: run,
    LAIRKEEPER_TEST_FOLDER: databases,
    TEST_DATABASE_URL: postgres.url ?? 'none',
    LAIRKEEPER_TESTS: isEverything || args.length > 0 ? 'all' : 'short',
    ...(cpuFile === undefined ? {} : { LAIRKEEPER_CPU_FILE: cpuFile }),
  }
  const env = { ...process.env, ...ours }
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...reporters, ...given], {
    stdio: 'inherit',
    env,
  })
  const read = readReport(file)
  unhandled ||= status !== 0 && countTests(read).failed === 0
  return read
}

function printCpu(file: string): void {
  const files = (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []).map((line) =>
    JSON.parse(line),
  )
  const { own, children } = cpuSeconds()
  const root = process.cwd()
  console.log(cpuTable(files, own + children, root))
  if (revision === undefined) return
  console.log(cpuSince(files, own + children, { root, revision, added: filesAddedSince(revision) }))
}
