/** The CPU time of this process and of its ended children, and the table of test files that `npm test -- --cpu` prints. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** CPU in seconds. @property children that of ended children and of their ended children: bots and browsers */
export interface Cpu {
  readonly own: number
  readonly children: number
}

export interface FileCpu extends Cpu {
  readonly file: string
}

/** Linux counts in hundredths of a second, on all machines. */
const TICKS_PER_SECOND = 100

/** The CPU of this process so far. Only Linux tells that of its children. */
export function cpuSeconds(): Cpu {
  const { user, system } = process.cpuUsage()
  return { own: (user + system) / 1e6, children: secondsOfChildren() }
}

function secondsOfChildren(): number {
  try {
    return childrenIn(readFileSync('/proc/self/stat', 'utf8'))
  } catch {
    return 0 // this system has no such file
  }
}

/** Reads `cutime` and `cstime` (proc_pid_stat(5)). The name of the process, in brackets, may contain spaces. */
export function childrenIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND
}

/** The number of files in the table. */
const MOST = 60

const total = (one: Cpu): number => one.own + one.children

/**
 * Returns a line with the CPU of the files that a revision had already, and that of all processes without the files
 * that have been added since.
 * @param added the paths of the added files, relative to `root`
 */
export function cpuSince(
  files: readonly FileCpu[],
  all: number,
  { root, revision, added }: { root: string; revision: string; added: ReadonlySet<string> },
): string {
  const newer = files.filter(({ file }) => added.has(relative(root, file)))
  const seconds = newer.reduce((sum, one) => sum + total(one), 0)
  return `CPU without the ${newer.length} test files that have been added since ${revision}: ${(all - seconds).toFixed(1)} s`
}

/** Returns a table of the files with the most CPU, and their sum. */
export function cpuTable(files: readonly FileCpu[], all: number, root: string): string {
  const sorted = [...files].sort((a, b) => total(b) - total(a))
  const line = (one: Cpu, name: string) =>
    `${[total(one), one.own, one.children].map((value) => value.toFixed(1).padStart(8)).join('')}  ${name}`
  const sum = (of: (file: FileCpu) => number) => files.reduce((before, file) => before + of(file), 0)
  return [
    'CPU in seconds: all, the test process, bots and browsers',
    ...sorted.slice(0, MOST).map((one) => line(one, relative(root, one.file))),
    line({ own: sum(({ own }) => own), children: sum(({ children }) => children) }, `${files.length} files`),
    `CPU of all processes of this run: ${all.toFixed(1)} s`,
  ].join('\n')
}
