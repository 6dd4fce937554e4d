/**
 * Threads that are being opened. A lobby can be pressed on as soon as it stands in the channel, its thread comes a
 * request later, and on a slow way its raid may have begun by then: what is said in it waits for its thread.
 */
import { setTimeout as sleep } from 'node:timers/promises'

/** A request that takes longer than this isn't waited for: then all of it is said in the channel. */
const PATIENCE_MS = 15_000

export class ComingThreads {
  readonly #of = new Map<string, Promise<string | null>>()

  /** @returns settles it: the thread's id, or null where there will be none */
  expect(id: string): (threadId: string | null) => void {
    let settle: (threadId: string | null) => void = () => {}
    const coming = new Promise<string | null>((resolve) => {
      settle = resolve
    })
    const patient = Promise.race([coming, sleep(PATIENCE_MS, null, { ref: false })])
    this.#of.set(id, patient)
    void patient.then(() => this.#of.delete(id))
    return settle
  }

  /** @returns its thread, once it is there; null when none is being opened, or none could be */
  async of(id: string): Promise<string | null> {
    return (await this.#of.get(id)) ?? null
  }
}
