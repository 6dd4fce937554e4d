/** Reads vitest's report of a run, by file, and of a second try of some of its files. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const fileSchema = z.object({
  name: z.string(),
  status: z.string(),
  assertionResults: z.array(z.object({ status: z.string() })),
})
const reportSchema = z.object({ testResults: z.array(fileSchema) })
export type VitestReport = z.infer<typeof reportSchema>
type FileReport = z.infer<typeof fileSchema>

/** Random failures affect at most this number of files. */
const BY_CHANCE = 3

/** Reads a report of vitest; null if vitest has written none. */
export function readReport(file: string): VitestReport | null {
  try {
    return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

const counted = ({ assertionResults }: FileReport, status: string): number =>
  assertionResults.filter((test) => test.status === status).length

/** A file that could not be loaded has no tests, and counts as one failed test. */
const failuresOf = (file: FileReport): number =>
  file.status === 'failed' ? Math.max(1, counted(file, 'failed')) : counted(file, 'failed')

const sum = (report: VitestReport, of: (file: FileReport) => number): number =>
  report.testResults.reduce((total, file) => total + of(file), 0)

export const countTests = (report: VitestReport | null): { passed: number; failed: number } =>
  report
    ? { passed: sum(report, (file) => counted(file, 'passed')), failed: sum(report, failuresOf) }
    : { passed: 0, failed: 1 }

/** Tests of whole bots, of browsers and of groups of people. They depend on the speed of the machine. */
const WHOLE = /\/(test\/(e2e-.*|secrets|chaos|crowd|evening|production)|src\/playground\/.*)\.test\.ts$/

/**
 * Returns the failed files that get a second try: those with whole bots or browsers, and none if many files have
 * failed.
 */
export function filesToRetry(report: VitestReport | null): string[] {
  const failed = report?.testResults.filter((file) => failuresOf(file) > 0).map(({ name }) => name) ?? []
  return failed.length <= BY_CHANCE ? failed.filter((name) => WHOLE.test(name)) : []
}

/** Replaces results of the first run by those of the second try, if it has them. */
export function mergeSecondTry(first: VitestReport, second: VitestReport | null): VitestReport {
  const again = new Map(second?.testResults.map((file) => [file.name, file]))
  return { testResults: first.testResults.map((file) => again.get(file.name) ?? file) }
}

export const passedFiles = (report: VitestReport, files: readonly string[]): string[] =>
  report.testResults
    .filter((file) => files.includes(file.name) && failuresOf(file) === 0)
    .map(({ name }) => name)
