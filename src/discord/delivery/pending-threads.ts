/**
 * Remembers the threads that are being opened, so that messages for a raid wait for its thread. On a slow
 * connection the raid may begin before its thread is open.
 */
import { setTimeout as sleep } from 'node:timers/promises'

/** The maximum wait in ms. After that, messages are posted in the channel. */
const PATIENCE_MS = 15_000

export class PendingThreads {
  readonly #of = new Map<string, Promise<string | null>>()

  /** Records that a thread is being opened. @returns a function that ends the wait, with the thread's id or null */
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

  /** Waits for a thread that is being opened. @returns its id; null if none is being opened, or if it couldn't be */
  async of(id: string): Promise<string | null> {
    return (await this.#of.get(id)) ?? null
  }
}
