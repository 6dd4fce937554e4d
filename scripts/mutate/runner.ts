/**
 * Runs each story unchanged, and then once for every part that is taken out of a card that its file names. A story that
 * fails only without the part notices it. A story that fails unchanged says nothing about parts, and is reported.
 */
import { relative } from 'node:path'
import { type RunnerTestCase, TestRunner } from 'vitest'
import { appendFinding, readMutationPlan } from './plan.ts'

const plan = readMutationPlan()
const missed = new Set<string>()

export default class MutationRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const waiting = partsFor(test)
    if (waiting.length === 0) return
    const run = async (): Promise<void> => void (await TestRunner.getTestFn(test)())
    if (!(await passes(run))) return appendFinding('red', `${pathOf(test)}: ${test.name}`)
    for (const mutation of waiting) if (await misses(mutation, run)) note(mutation)
  }
}

const pathOf = ({ file }: RunnerTestCase): string =>
  relative(process.cwd(), file.filepath).replaceAll('\\', '/')

function partsFor(test: RunnerTestCase): string[] {
  return (plan[pathOf(test)] ?? []).filter((mutation) => !missed.has(mutation))
}

async function misses(mutation: string, run: () => Promise<void>): Promise<boolean> {
  process.env.MUTATE = mutation
  const failed = !(await passes(run))
  delete process.env.MUTATE
  return failed && (await passes(run))
}

async function passes(run: () => Promise<void>): Promise<boolean> {
  try {
    await run()
    return true
  } catch {
    return false
  }
}

function note(mutation: string): void {
  missed.add(mutation)
  appendFinding('missed', mutation)
}
