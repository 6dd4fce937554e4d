/** Discord lets a bot begin so many sessions in five seconds, of all its processes: one for each key. */
import { setTimeout as sleep } from 'node:timers/promises'

export const IDENTIFY_MS = 5_000
const LOOK_MS = 250

/** What a process asks the others. */
export interface Gate {
  /** @returns whether nobody else has begun one in the last five seconds */
  enter(key: number): Promise<boolean>
  /** They are over. */
  leave(key: number): Promise<void>
}

export class Identifying {
  /** Keys with which this process has begun a session just now. */
  readonly #begun = new Set<number>()
  readonly #gate: () => Gate | null

  /** @param gate null while nobody can be asked: then only our own sessions count */
  constructor(gate: () => Gate | null) {
    this.#gate = gate
  }

  /** Waits until a shard may begin a session. @throws when the signal comes first */
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
