/**
 * Measures the CPU of each test file for `npm test -- --cpu` (vitest's `setupFiles`). A worker runs its files one after the
 * other, so a file costs what the worker and its ended children have used since the file before. Linux alone counts
 * children: bots and browsers.
 */
import { appendFileSync } from 'node:fs'
import { afterAll, expect } from 'vitest'
import { type Cpu, cpuSeconds, type FileCpu } from '../../scripts/cpu-of-processes.ts'

const into = process.env.LAIRKEEPER_CPU_FILE
if (into !== undefined) afterAll(() => appendFileSync(into, `${JSON.stringify(sinceLastFile())}\n`))

/** A property of the process, because each test file may have its own modules. */
const LAST = Symbol.for('lairkeeper.cpu of the files before')
const worker: typeof globalThis & { [LAST]?: Cpu } = globalThis

function sinceLastFile(): FileCpu {
  const before = worker[LAST] ?? { own: 0, children: 0 }
  const now = cpuSeconds()
  worker[LAST] = now
  return {
    file: expect.getState().testPath ?? '',
    own: now.own - before.own,
    children: now.children - before.children,
  }
}
