/**
 * Lets as many callers in at the same time as there may be connections. The others wait in order. After the server
 * has refused a connection, fewer callers may be in for a while.
 */

interface Waiting {
  readonly enter: () => void
  readonly fail: (error: Error) => void
}

/** The time after a refusal until more connections are tried again. */
export const RETRY_CONNECTIONS_MS = 5_000

export class ConnectionGate {
  #most: number
  /** The number of possible connections, lower than `most` for a while after a refusal. */
  #possible = Number.POSITIVE_INFINITY
  #inside = 0
  #isClosed = false
  readonly #waiting: Waiting[] = []
  #again: NodeJS.Timeout | undefined

  constructor(most: number) {
    this.#most = most
  }

  /** The greatest number of callers that may be inside the gate at the same time. */
  get most(): number {
    return this.#most
  }

  set most(most: number) {
    this.#most = most
    this.#letIn()
  }

  get inside(): number {
    return this.#inside
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /**
   * Waits until the caller is let in.
   * @param until the latest time, in the time of performance.now()
   * @param isFirst puts this caller before those that wait already
   * @throws at `until`, or if the gate is closed
   */
  enter(until: number, isFirst = false): Promise<void> {
    if (!this.#isClosed && this.#hasRoom() && (isFirst || this.#waiting.length === 0)) {
      this.#inside++
      return Promise.resolve()
    }
    if (this.#isClosed) return Promise.reject(new Error(CLOSED))
    return new Promise((resolve, reject) => this.#wait(until, isFirst, resolve, reject))
  }

  leave(): void {
    this.#inside--
    this.#letIn()
  }

  /** Records that the server has refused a connection. For a while, fewer callers may be in. */
  refused(): void {
    this.#possible = Math.max(1, this.#inside - 1)
    clearTimeout(this.#again)
    this.#again = setTimeout(() => {
      this.#possible = Number.POSITIVE_INFINITY
      this.#letIn()
    }, RETRY_CONNECTIONS_MS)
    this.#again.unref()
  }

  /** Rejects all callers that wait for a connection. Callers that have one continue. */
  close(): void {
    this.#isClosed = true
    clearTimeout(this.#again)
    for (const { fail } of this.#waiting.splice(0)) fail(new Error(CLOSED))
  }

  #hasRoom(): boolean {
    return this.#inside < Math.min(this.#most, this.#possible)
  }

  #letIn(): void {
    while (this.#waiting.length > 0 && this.#hasRoom()) {
      this.#inside++
      this.#waiting.shift()?.enter()
    }
  }

  #wait(until: number, isFirst: boolean, resolve: () => void, reject: (error: Error) => void): void {
    const late = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
      reject(new Error(LATE))
    }, until - performance.now())
    const waiting: Waiting = {
      enter: () => {
        clearTimeout(late)
        resolve()
      },
      fail: (error) => {
        clearTimeout(late)
        reject(error)
      },
    }
    if (isFirst) this.#waiting.unshift(waiting)
    else this.#waiting.push(waiting)
  }
}

const LATE = 'no connection to PostgreSQL became free in time'
const CLOSED = 'the connections to PostgreSQL are closed'
