/**
 * Limits a process to a share of a core, like a machine of that size. While the process has used more CPU than that,
 * it is stopped (SIGSTOP, SIGCONT). CPU time that it hasn't used within a tenth of a second is lost.
 */
import type { StartedProcess } from '../crowd/processes.ts'

const LOOK_MS = 10
const PERIOD_MS = 100

/** Counts the seconds of CPU that a process may use at the moment. */
export class CpuBudget {
  readonly #share: number
  #left = 0

  constructor(share: number) {
    this.#share = share
  }

  /** Subtracts the seconds of CPU that were used in the passed seconds. @returns whether the process may continue */
  spend(used: number, passed: number): boolean {
    const most = (this.#share * PERIOD_MS) / 1_000
    this.#left = Math.min(most, this.#left + this.#share * passed) - used
    return this.#left >= 0
  }
}

/** Limits a process to a share of a core. @returns a function that ends the limit */
export function limitCpuShare(
  share: number,
  helper: Pick<StartedProcess, 'cpuSeconds' | 'signal'>,
): () => void {
  const budget = new CpuBudget(share)
  let [cpu, at, isStopped] = [helper.cpuSeconds(), performance.now(), false]
  const look = () => {
    const [used, now] = [helper.cpuSeconds(), performance.now()]
    const mayGoOn = budget.spend(used - cpu, (now - at) / 1_000)
    cpu = used
    at = now
    if (mayGoOn === isStopped) helper.signal(mayGoOn ? 'SIGCONT' : 'SIGSTOP')
    isStopped = !mayGoOn
  }
  const looking = setInterval(look, LOOK_MS)
  const end = () => {
    clearInterval(looking)
    process.off('exit', end)
    helper.signal('SIGCONT')
  }
  process.once('exit', end)
  return end
}
