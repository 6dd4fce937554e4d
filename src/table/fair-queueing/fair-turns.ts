/**
 * A queue that gives its owners fair turns (start-time fair queueing). However much one owner has waiting, a new
 * owner waits for at most one item of each other owner. An owner who adds an item right after a turn comes after
 * all owners who have waited meanwhile.
 */
export class FairQueue<T> {
  readonly #waiting = new Map<string, { round: number; things: T[] }>()
  /** The earliest round of each owner's next item, if it is later than the present round. */
  readonly #next = new Map<string, number>()
  #round = 0

  /** The number of owners with waiting items. */
  get size(): number {
    return this.#waiting.size
  }

  add(owner: string, thing: T): void {
    const known = this.#waiting.get(owner)
    if (known) known.things.push(thing)
    else this.#waiting.set(owner, { round: this.#next.get(owner) ?? this.#round, things: [thing] })
  }

  /** Removes and returns the next item; undefined when nothing waits. */
  take(): T | undefined {
    const [owner, { round, things }] = this.#first() ?? ['', { round: 0, things: [] }]
    const thing = things.shift()
    if (thing === undefined) return undefined
    this.#begin(round)
    this.#next.set(owner, round + 1)
    this.#waiting.delete(owner)
    if (things.length > 0) this.#waiting.set(owner, { round: round + 1, things })
    return thing
  }

  /** Returns the owner with the earliest round; within a round, the owner who has waited longest. */
  #first() {
    let first: [string, { round: number; things: T[] }] | undefined
    for (const one of this.#waiting) if (!first || one[1].round < first[1].round) first = one
    return first
  }

  /** Starts a round, and removes the entries of owners whose next item may come in it. */
  #begin(round: number): void {
    if (round === this.#round) return
    this.#round = round
    for (const [owner, next] of this.#next) if (next <= round) this.#next.delete(owner)
  }
}
