import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { childrenIn, cpuSeconds, cpuSince, cpuTable } from './cpu-of-processes.ts'

it('the CPU of children is read behind a name with spaces and brackets', () => {
  const numbers = Array.from({ length: 48 }, (_, n) => n + 4) // the fields from the fourth on
  expect(childrenIn(`12 (a (strange) name) S ${numbers.join(' ')}`)).toBe(0.33) // fields 16 and 17
})

it.runIf(process.platform === 'linux')('a child counts once it has ended', () => {
  const before = cpuSeconds()
  execFileSync(process.execPath, ['-e', 'for (const end = Date.now() + 200; Date.now() < end; );'])
  const { own, children } = cpuSeconds()
  expect(children - before.children).toBeGreaterThan(0.04)
  expect(own).toBeGreaterThanOrEqual(before.own)
})

const files = [
  { file: '/home/test/cheap.test.ts', own: 1, children: 0 },
  { file: '/home/test/e2e-dear.test.ts', own: 2, children: 3.25 },
]

it('the CPU of files that have been added since a revision is left out of the sum', () => {
  const added = new Set(['test/e2e-dear.test.ts', 'src/dear.ts'])
  expect(cpuSince(files, 9, { root: '/home', revision: 'v1', added })).toBe(
    'CPU without the 1 test files that have been added since v1: 3.8 s',
  )
})

it('the table begins with the most expensive file, and ends with the sums', () => {
  expect(cpuTable(files, 9, '/home').split('\n')).toEqual([
    'CPU in seconds: all, the test process, bots and browsers',
    '     5.3     2.0     3.3  test/e2e-dear.test.ts',
    '     1.0     1.0     0.0  test/cheap.test.ts',
    '     6.3     3.0     3.3  2 files',
    'CPU of all processes of this run: 9.0 s',
  ])
})
