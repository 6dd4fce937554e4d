/**
 * Runs asynchronous work. Work with the same key runs one after another, and the total number of running works is
 * limited.
 */
import pLimit, { type LimitFunction } from 'p-limit'

interface Queue {
  readonly limit: LimitFunction
  /** The number of running and waiting works. */
  works: number
}

export class KeyedWorkLimiter {
  readonly #all: LimitFunction
  readonly #most: () => number
  readonly #queues = new Map<string, Queue>()

  /** @param most returns how many works of all keys may run at the same time; it is called before each run */
  constructor(most: () => number) {
    this.#all = pLimit(most())
    this.#most = most
  }

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(key) ?? { limit: pLimit(1), works: 0 }
    this.#queues.set(key, queue)
    queue.works += 1
    this.#all.concurrency = this.#most()
    try {
      return await queue.limit(() => this.#all(work))
    } finally {
      queue.works -= 1
      if (queue.works === 0) this.#queues.delete(key)
    }
  }

  /** The number of keys with work. */
  get size(): number {
    return this.#queues.size
  }
}
