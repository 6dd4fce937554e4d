/** Limits how many sessions all processes of a bot begin. Discord allows one in five seconds for each key. */
import { setTimeout as sleep } from 'node:timers/promises'

export const IDENTIFY_INTERVAL_MS = 5_000
const LOOK_MS = 250

/**
 * The interface by which only one of several processes at a time begins a session with a key. A key is the
 * shard's number modulo Discord's `max_concurrency`. Shards with different keys may begin sessions at the
 * same time.
 */
export interface IdentifyGate {
  /**
   * Reserves the key for this process. Returns false if another process has begun a session with it in the
   * last five seconds.
   */
  enter(key: number): Promise<boolean>
  /** Releases the key after the five seconds. */
  leave(key: number): Promise<void>
}

export class IdentifyQueue {
  /** The keys with which this process has begun a session in the last five seconds. */
  readonly #begun = new Set<number>()
  readonly #gate: () => IdentifyGate | null

  /** @param gate returns null while the other processes can't be reached; then only this process's sessions count */
  constructor(gate: () => IdentifyGate | null) {
    this.#gate = gate
  }

  /** Waits until a shard may begin a session. @throws if the signal aborts first */
  async wait(shard: number, concurrency: number, signal?: AbortSignal): Promise<void> {
    const key = shard % concurrency
    while (!(await this.#enter(key))) await sleep(LOOK_MS, undefined, signal ? { signal } : {})
  }

  async #enter(key: number): Promise<boolean> {
    if (this.#begun.has(key)) return false
    this.#begun.add(key)
    const gate = this.#gate()
    const isFree = (await gate?.enter(key).catch(() => true)) ?? true
    if (isFree) setTimeout(() => void this.#leave(key, gate), IDENTIFY_INTERVAL_MS).unref()
    else this.#begun.delete(key)
    return isFree
  }

  async #leave(key: number, gate: IdentifyGate | null): Promise<void> {
    await gate?.leave(key).catch(() => {})
    this.#begun.delete(key)
  }
}
