/**
 * Counts the requests that Discord refuses. Discord blocks the address of a bot that sends 10,000 invalid requests in
 * ten minutes, so the bot slows down long before that.
 */

/** The statuses that count towards Discord's limit: an invalid token, a missing permission, a rate limit. */
const INVALID: readonly number[] = [401, 403, 429]

const MINUTE_MS = 60_000
const WINDOW_MINUTES = 10
/** The number of refusals in ten minutes above which the process sends only one request a second. */
const MOST = 1_000

export class InvalidRequestCounter {
  /** The number of refusals by the minute in which they came. */
  readonly #counts = new Map<number, number>()

  /** Counts the status of a response. @returns whether the status counts as a refusal */
  note(status: number, nowMs = performance.now()): boolean {
    if (!INVALID.includes(status)) return false
    const minute = minuteOf(nowMs)
    this.#counts.set(minute, (this.#counts.get(minute) ?? 0) + 1)
    return true
  }

  /** Whether the process must slow down because Discord refuses too many of its requests. */
  isTooMany(nowMs = performance.now()): boolean {
    const oldest = minuteOf(nowMs) - WINDOW_MINUTES
    for (const minute of this.#counts.keys()) if (minute < oldest) this.#counts.delete(minute)
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0) > MOST
  }
}

const minuteOf = (ms: number): number => Math.floor(ms / MINUTE_MS)
