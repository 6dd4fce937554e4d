/**
 * Threads that are being opened. People can press a lobby's buttons once it is posted, but its thread
 * is opened by a later request. On a slow connection the raid may have begun by then. Messages for the raid
 * wait for its thread.
 */
import { setTimeout as sleep } from 'node:timers/promises'

/** The maximum wait in ms. After that, messages are posted in the channel. */
const PATIENCE_MS = 15_000

export class PendingThreads {
  readonly #of = new Map<string, Promise<string | null>>()

  /** @returns a function that settles the wait, with the thread's id, or null if there is no thread */
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

  /** @returns the thread once it is open; null if none is being opened, or if it couldn't be */
  async of(id: string): Promise<string | null> {
    return (await this.#of.get(id)) ?? null
  }
}
