/**
 * Remembers which people look at a raid's thread: they were notified in this turn, and have just pressed something
 * there. If a person plays the Boss, further questions in the turn don't notify them again. Only the process with
 * the gateway connection knows this.
 */

/** The time for which a person counts as present after a press. */
const HERE_MS = 60_000
/** The maximum number of people, and of raids, in memory. */
const MAX_ENTRIES = 5_000

/** The place and the turn of a question. */
interface AskedAt {
  readonly raidId: string
  readonly turn: number
  readonly channelId: string
}

interface Notified {
  readonly turn: number
  readonly people: readonly string[]
}

export class RecentThreadViewers {
  /** The time of the last press by channel and person, the oldest first. */
  readonly #pressed = new Map<string, number>()
  /** The people who were notified in the latest turn of each raid, the oldest first. */
  readonly #notified = new Map<string, Notified>()
  readonly #now: () => number

  /** @param now milliseconds of a clock that is never set back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  notePress(channelId: string, personId: string): void {
    putLast(this.#pressed, `${channelId} ${personId}`, this.#now())
  }

  noteNotified({ raidId, turn }: AskedAt, people: readonly string[]): void {
    const before = this.#notified.get(raidId)
    const earlier = before?.turn === turn ? before.people : []
    putLast(this.#notified, raidId, { turn, people: [...new Set([...earlier, ...people])] })
  }

  /** Whether the person needs no notification. */
  needsNoNotification({ raidId, turn, channelId }: AskedAt, personId: string): boolean {
    const notified = this.#notified.get(raidId)
    const pressed = this.#pressed.get(`${channelId} ${personId}`)
    const isHere = pressed !== undefined && this.#now() - pressed < HERE_MS
    return isHere && notified?.turn === turn && notified.people.includes(personId)
  }
}

function putLast<T>(all: Map<string, T>, key: string, value: T): void {
  all.delete(key)
  all.set(key, value)
  const [oldest] = all.keys()
  if (all.size > MAX_ENTRIES && oldest !== undefined) all.delete(oldest)
}
