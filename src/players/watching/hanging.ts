/** Work that doesn't come to an end is stopped, wherever it is. */
import { Script } from 'node:vm'
import { Violation } from './must.ts'
import type { Referee } from './referee.ts'

const WORK = 'lairkeeperWork'
const script = new Script(`globalThis.${WORK}()`)

/** Does the work, and objects when it takes longer than so many milliseconds. */
export function within<T>(milliseconds: number, work: () => T): T {
  const done: { result: T }[] = []
  Reflect.set(globalThis, WORK, () => void done.push({ result: work() }))
  try {
    script.runInThisContext({ timeout: milliseconds })
  } catch (error) {
    if (isTimeout(error)) throw new Violation(`hangs: not done after ${milliseconds} ms`)
    throw error
  } finally {
    Reflect.deleteProperty(globalThis, WORK)
  }
  const [first] = done
  if (!first) throw new Violation('the work was not done')
  return first.result
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}

/** No input takes long: a game that hangs is told with its seed. */
export function impatient(asked: Referee, milliseconds: number): Referee {
  return { ...asked, apply: (game, input) => within(milliseconds, () => asked.apply(game, input)) }
}
