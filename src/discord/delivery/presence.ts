/**
 * The people who have just pressed something in a channel. They are looking at it, so a new question there doesn't
 * notify them. The times are in the memory of the process with the gateway connection. In other processes nobody
 * counts as present.
 */

/** The time for which a person counts as present after a press. */
const HERE_MS = 60_000
/** The maximum number of people in memory. */
const KEPT = 5_000

export class Presence {
  /** The time of the last press by channel and person, the oldest first. */
  readonly #pressed = new Map<string, number>()
  readonly #now: () => number

  /** @param now milliseconds of a clock that is never set back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  note(channelId: string, personId: string): void {
    const key = `${channelId} ${personId}`
    this.#pressed.delete(key)
    this.#pressed.set(key, this.#now())
    const [oldest] = this.#pressed.keys()
    if (this.#pressed.size > KEPT && oldest !== undefined) this.#pressed.delete(oldest)
  }

  isHere(channelId: string, personId: string): boolean {
    const pressed = this.#pressed.get(`${channelId} ${personId}`)
    return pressed !== undefined && this.#now() - pressed < HERE_MS
  }
}
