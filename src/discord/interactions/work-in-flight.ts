/** The interactions that are being answered. A bot that shuts down waits for them. */
import { setTimeout as sleep } from 'node:timers/promises'

const LULL_MS = 150

export class WorkInFlight {
  readonly #works = new Set<Promise<unknown>>()
  #isEnding = false

  /** Whether the shutdown has begun, so that no new work is started. */
  get isEnding(): boolean {
    return this.#isEnding
  }

  /** Adds work that must be over before the process ends. @param work a promise that never rejects */
  add(work: Promise<unknown>): void {
    this.#works.add(work)
    void work.finally(() => this.#works.delete(work))
  }

  /** Refuses new work, and waits until all running work is done and no more arrives, at most `mostMs`. */
  async end(mostMs: number): Promise<void> {
    this.#isEnding = true
    await waitForWorkWithTimeout(mostMs, this.#quiet())
  }

  async #quiet(): Promise<void> {
    do {
      await Promise.all(this.#works)
      await sleep(LULL_MS, null, { ref: false }) // Interactions that Discord has already sent are still answered.
    } while (this.#works.size > 0)
  }
}

/** Waits for the work, at most `mostMs`. Work that takes longer continues in the background. */
export async function waitForWorkWithTimeout(mostMs: number, work: Promise<unknown>): Promise<void> {
  const patience = new AbortController()
  await Promise.race([work, sleep(mostMs, null, { signal: patience.signal }).catch(() => null)])
  patience.abort()
}
