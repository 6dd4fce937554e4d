import { expect, test } from 'vitest'
import {
  countTests,
  filesToRetry,
  mergeSecondTry,
  passedFiles,
  type VitestReport,
} from '../scripts/report-of-tests.ts'

const file = (name: string, ...statuses: string[]): VitestReport['testResults'][number] => ({
  name,
  status: statuses.includes('failed') || statuses.length === 0 ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
})
const report = (...testResults: VitestReport['testResults']): VitestReport => ({ testResults })

test('a file that could not be loaded counts as a failed file', () => {
  expect(countTests(report(file('a', 'passed', 'passed', 'skipped'), file('b')))).toEqual({
    passed: 2,
    failed: 1,
  })
  expect(countTests(null)).toEqual({ passed: 0, failed: 1 })
})

test('a few failed files with whole bots run again, many don’t', () => {
  const failing = (count: number) =>
    report(...Array.from({ length: count }, (_, n) => file(`/test/e2e-${n}.test.ts`, 'failed')))
  expect(filesToRetry(report(file('/test/chaos.test.ts', 'passed'), ...failing(1).testResults))).toEqual([
    '/test/e2e-0.test.ts',
  ])
  expect(filesToRetry(failing(3))).toHaveLength(3)
  expect(filesToRetry(failing(4))).toEqual([])
  expect(filesToRetry(null)).toEqual([])
})

test('failed files without whole bots or browsers don’t run again', () => {
  const engine = file('/src/engine/rules/links/links.test.ts', 'failed')
  const page = file('/src/playground/page.test.ts', 'failed')
  expect(filesToRetry(report(engine))).toEqual([])
  expect(filesToRetry(report(file('/test/e2e-raid.test.ts')))).toEqual(['/test/e2e-raid.test.ts'])
  expect(filesToRetry(report(engine, page))).toEqual([page.name])
})

test('a second run counts for the files that it ran, and for no others', () => {
  const first = report(file('whole', 'failed', 'passed'), file('engine', 'failed'), file('fine', 'passed'))
  const both = mergeSecondTry(first, report(file('whole', 'passed', 'passed')))
  expect(countTests(both)).toEqual({ passed: 3, failed: 1 })
  expect(passedFiles(both, ['whole', 'engine'])).toEqual(['whole'])
  expect(countTests(mergeSecondTry(first, report(file('whole', 'failed', 'failed')))).failed).toBe(3)
  expect(countTests(mergeSecondTry(first, null))).toEqual(countTests(first))
})
