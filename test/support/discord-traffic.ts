/**
 * Checks all traffic between bots and playgrounds of a test file, and fails the test that caused a violation (vitest's
 * `setupFiles`). Playgrounds in other processes record their traffic in a file.
 */
import { afterAll, afterEach, expect } from 'vitest'
import { describeViolation, findViolations } from '../../src/playground/conformance/check.ts'
import { replaceTrafficObserver, type Traffic } from '../../src/playground/traffic.ts'
import { openTrafficFile } from './traffic-file.ts'

/** Checked after the test, because compiling the schemas would delay answers that a test waits for. */
let unchecked: Traffic[] = []
const MOST = 5_000
const found = new Set<string>()
const elsewhere = openTrafficFile()

const checkAll = () => {
  for (const traffic of unchecked)
    for (const violation of findViolations(traffic)) found.add(describeViolation(violation))
  unchecked = []
}

const expectNone = () => {
  checkAll()
  const sentences = [...found, ...elsewhere.violations()]
  found.clear()
  expect(sentences, 'traffic that Discord would refuse or never send').toEqual([])
}

replaceTrafficObserver((traffic) => {
  unchecked.push(traffic)
  if (unchecked.length > MOST) checkAll()
})
afterEach(expectNone)
afterAll(() => {
  try {
    expectNone()
  } finally {
    elsewhere.remove()
  }
})
