/** What is being answered, so that a bot that ends can finish it. */
import { setTimeout as sleep } from 'node:timers/promises'

const LULL_MS = 150

export class Underway {
  readonly #works = new Set<Promise<unknown>>()
  #isEnding = false

  /** Nothing new is begun any more. */
  get isEnding(): boolean {
    return this.#isEnding
  }

  /** @param work never rejects */
  add(work: Promise<unknown>): void {
    this.#works.add(work)
    void work.finally(() => this.#works.delete(work))
  }

  /** Refuses what comes from now on, and waits until all that came is answered and nothing more comes, so long at most. */
  async end(mostMs: number): Promise<void> {
    this.#isEnding = true
    await within(mostMs, this.#quiet())
  }

  async #quiet(): Promise<void> {
    do {
      await Promise.all(this.#works)
      await sleep(LULL_MS, null, { ref: false }) // what is on its way to us is still answered
    } while (this.#works.size > 0)
  }
}

/** Waits so long at most: what takes longer goes on by itself. */
export async function within(mostMs: number, work: Promise<unknown>): Promise<void> {
  const patience = new AbortController()
  await Promise.race([work, sleep(mostMs, null, { signal: patience.signal }).catch(() => null)])
  patience.abort()
}
