/** Stops work that takes too long, even in an endless loop. */
import { Script } from 'node:vm'
import type { CheckedEngine } from './checked-engine.ts'
import { InvariantViolation } from './violation.ts'

const WORK = 'lairkeeperWork'
const script = new Script(`globalThis.${WORK}()`)

/** Runs the work. @throws InvariantViolation if the work takes longer than the given milliseconds */
export function runWithTimeLimit<T>(milliseconds: number, work: () => T): T {
  const done: { result: T }[] = []
  Reflect.set(globalThis, WORK, () => void done.push({ result: work() }))
  try {
    script.runInThisContext({ timeout: milliseconds })
  } catch (error) {
    if (isTimeout(error)) throw new InvariantViolation(`hangs: not done after ${milliseconds} ms`)
    throw error
  } finally {
    Reflect.deleteProperty(globalThis, WORK)
  }
  const [first] = done
  if (!first) throw new InvariantViolation('the work was not done')
  return first.result
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}

/** Returns an engine that limits the time of every input, so that a game that hangs is reported with its seed. */
export function engineWithTimeLimit(asked: CheckedEngine, milliseconds: number): CheckedEngine {
  return { ...asked, apply: (game, input) => runWithTimeLimit(milliseconds, () => asked.apply(game, input)) }
}
