/** Discord limits how many sessions all processes of a bot may begin in five seconds: one for each key. */
import { setTimeout as sleep } from 'node:timers/promises'

export const IDENTIFY_MS = 5_000
const LOOK_MS = 250

/** The coordination with other processes. */
export interface Gate {
  /** @returns whether no other process has begun a session with this key in the last five seconds */
  enter(key: number): Promise<boolean>
  /** Releases the key after the five seconds. */
  leave(key: number): Promise<void>
}

export class IdentifyQueue {
  /** Keys with which this process has begun a session in the last five seconds. */
  readonly #begun = new Set<number>()
  readonly #gate: () => Gate | null

  /** @param gate null while the other processes can't be reached. Then only this process' sessions count */
  constructor(gate: () => Gate | null) {
    this.#gate = gate
  }

  /** Waits until a shard may begin a session. @throws if the signal comes first */
  async wait(shard: number, concurrency: number, signal?: AbortSignal): Promise<void> {
    const key = shard % concurrency
    while (!(await this.#enter(key))) await sleep(LOOK_MS, undefined, signal ? { signal } : {})
  }

  async #enter(key: number): Promise<boolean> {
    if (this.#begun.has(key)) return false
    this.#begun.add(key)
    const gate = this.#gate()
    const isFree = (await gate?.enter(key).catch(() => true)) ?? true
    if (isFree) setTimeout(() => void this.#leave(key, gate), IDENTIFY_MS).unref()
    else this.#begun.delete(key)
    return isFree
  }

  async #leave(key: number, gate: Gate | null): Promise<void> {
    await gate?.leave(key).catch(() => {})
    this.#begun.delete(key)
  }
}
