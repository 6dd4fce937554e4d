/**
 * Runs vitest, says on which databases, and ends with how many tests passed and failed.
 *
 *   npm test                                           everything
 *   npm test -- src/engine/rules/links                 the files below a folder, or one file
 *   npm test -- src/stories/scenario.test.ts -t "dice" the tests in it with that in their names
 *
 * Any other argument is vitest's. Ends with 1 where a test fails, or none has run.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { causeOf } from '../src/store/errors.ts'
import { dropDatabases, type FoundPostgres, findPostgres } from '../test/postgres.ts'
import { placeForDatabases } from '../test/templates.ts'
import { literalNames } from './test-args.ts'

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
})
type Report = z.infer<typeof reportSchema>

const postgres = await findPostgres().catch((error: unknown) => {
  console.error(`The PostgreSQL of TEST_DATABASE_URL cannot be used: ${causeOf(error)}`)
  process.exit(1)
})
const run = `lairkeeper_test_${process.pid}_${Date.now().toString(36)}`
const folder = mkdtempSync(join(tmpdir(), 'lairkeeper-report-'))
const databases = mkdtempSync(join(placeForDatabases(), 'lairkeeper-databases-'))
console.log(databasesSentence(postgres))
const status = runVitest(join(folder, 'report.json'))
if (postgres.url) await dropDatabases(postgres.url, run)
const { passed, failed } = summarize(join(folder, 'report.json'))
const summary = `${passed} passed, ${failed} failed`
for (const one of [folder, databases]) rmSync(one, { recursive: true, force: true })
console.log(databasesSentence(postgres))
if (passed + failed === 0) console.log('No test has run: no file, or no test in it, is called that.')
console.log(summary)
const summaryFile = process.env.TEST_SUMMARY_FILE
if (summaryFile) writeFileSync(summaryFile, `${summary}\n`)
process.exitCode = passed + failed === 0 ? 1 : status

function databasesSentence(found: FoundPostgres): string {
  if (found.url === null) return `Storage tests run on embedded PGlite only; no PostgreSQL: ${found.why}.`
  return `Storage tests run on embedded PGlite and on PostgreSQL at ${new URL(found.url).host}.`
}

function runVitest(report: string): number {
  const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ours = {
    LAIRKEEPER_TEST_RUN: run,
    LAIRKEEPER_TEST_FOLDER: databases,
    TEST_DATABASE_URL: postgres.url ?? 'none',
  }
  const env = { ...process.env, ...ours }
  const args = [vitest, 'run', ...reporters, ...literalNames(process.argv.slice(2))]
  return spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1
}

/** A file that could not even be loaded has no tests, and counts as one that failed. */
function summarize(file: string): { passed: number; failed: number } {
  const report = readReport(file)
  if (!report) return { passed: 0, failed: 1 }
  const broken = report.testResults.filter(
    (result) =>
      result.status === 'failed' && result.assertionResults.every((test) => test.status !== 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

function readReport(file: string): Report | null {
  try {
    return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}
