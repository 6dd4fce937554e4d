/**
 * Runs only tests that cite a rule, each once unchanged and then once for every mutant that takes out one of its rules.
 * A test that fails only without the rule proves it.
 */
import { type RunnerTask, type RunnerTestCase, TestRunner } from 'vitest'
import { citedRuleNumbers } from '../cite.ts'
import { appendTakeOutFinding, readTakeOutPlan } from './plan.ts'

declare global {
  /** The active mutant, which `mutants.ts` reads. */
  var takenOut: string | undefined
  /** Every loop of the engine calls this. */
  var takeOutTick: (() => void) | undefined
}

/** No test of ours takes this long (in milliseconds). Without a rule, a test might never end. */
const PATIENCE = 5_000

const plan = readTakeOutPlan()
const proved = new Set<string>()

export default class TakeOutRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const numbers = numbersOf(test).filter((number) => plan.mutants[number])
    if (numbers.length === 0) return
    const run = async (): Promise<void> => void (await TestRunner.getTestFn(test)())
    if (plan.only !== null) return recordForAll(numbers, plan.only, test, !(await passes(run)))
    await run()
    for (const number of numbers) await takeOut(number, test, run)
  }
}

async function takeOut(number: string, test: RunnerTestCase, run: () => Promise<void>): Promise<void> {
  for (const mutant of plan.mutants[number] ?? []) {
    if (proved.has(number)) return
    globalThis.takenOut = mutant
    const failed = !(await passes(run))
    globalThis.takenOut = undefined
    const stillPasses = !failed || (await passes(run))
    recordForAll([number], mutant, test, failed && stillPasses)
    if (failed && stillPasses) proved.add(number)
  }
}

function recordForAll(
  numbers: readonly string[],
  mutant: string,
  test: RunnerTestCase,
  failed: boolean,
): void {
  for (const number of numbers)
    appendTakeOutFinding({ number, mutant, test: titlesOf(test).join(' > '), failed })
}

async function passes(run: () => Promise<void>): Promise<boolean> {
  const until = Date.now() + PATIENCE
  globalThis.takeOutTick = () => {
    if (Date.now() > until) throw new Error('the test does not end')
  }
  try {
    await run()
    return true
  } catch {
    return false
  } finally {
    globalThis.takeOutTick = undefined
  }
}

function numbersOf(test: RunnerTestCase): string[] {
  const titles = titlesOf(test)
  const own = citedRuleNumbers(titles.at(-1) ?? '')
  return own.length > 0 ? own : citedRuleNumbers(titles.slice(0, -1).join(' '))
}

function titlesOf(test: RunnerTestCase): string[] {
  const titles: string[] = []
  for (let at: RunnerTask | undefined = test; at; at = at.suite) if (at.name) titles.unshift(at.name)
  return titles
}
