/** Runs works with the same key one after another, and not too many at once. */
import pLimit, { type LimitFunction } from 'p-limit'

interface Queue {
  readonly limit: LimitFunction
  /** Works that run or wait. */
  works: number
}

export class Turns {
  readonly #all: LimitFunction
  readonly #most: () => number
  readonly #queues = new Map<string, Queue>()

  /** @param most says how many works run at once, of all keys together; it is asked before each */
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

  /** How many keys have works. */
  get size(): number {
    return this.#queues.size
  }
}
