/**
 * Turns by start-time fair queueing. However much one owner has waiting, a new owner waits for at most one thing of
 * each owner. An owner who comes back right after a turn comes after all owners who have waited meanwhile.
 */
export class FairTurns<T> {
  readonly #waiting = new Map<string, { round: number; things: T[] }>()
  /** The earliest round of an owner's next thing, if it is later than the present round. */
  readonly #next = new Map<string, number>()
  #round = 0

  /** The number of owners with something waiting. */
  get size(): number {
    return this.#waiting.size
  }

  add(owner: string, thing: T): void {
    const known = this.#waiting.get(owner)
    if (known) known.things.push(thing)
    else this.#waiting.set(owner, { round: this.#next.get(owner) ?? this.#round, things: [thing] })
  }

  /** Takes the next thing. Returns undefined when nothing waits. */
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

  /** Returns the owner of the earliest round. Within a round it is the one who has waited longest. */
  #first() {
    let first: [string, { round: number; things: T[] }] | undefined
    for (const one of this.#waiting) if (!first || one[1].round < first[1].round) first = one
    return first
  }

  /** Starts a round and removes the entries of owners who may have something in it. */
  #begin(round: number): void {
    if (round === this.#round) return
    this.#round = round
    for (const [owner, next] of this.#next) if (next <= round) this.#next.delete(owner)
  }
}
