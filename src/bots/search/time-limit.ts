/**
 * The last safeguard against long planning. The budget of a level is a number of playouts, so that a question has the
 * same answer everywhere. A machine that is too slow for the budget ends a plan earlier.
 */

/** Says whether the time for a question has run out. Nothing in a plan reads a clock itself. */
export type IsOutOfTime = () => boolean

export const isNeverOutOfTime: IsOutOfTime = () => false

/** Returns a function that says whether this time has passed since now. */
export function newTimeLimit(now: () => number, ms: number): IsOutOfTime {
  const end = now() + ms
  return () => now() >= end
}

/** The time for planning in one turn of a raid, in milliseconds. Courses and first samples come on top of it. */
export const PLANNING_MS_PER_TURN = 3200

/** A question may use this part of the time that its turn has left. All questions together can't use more. */
const SHARE = 1 / 8

/** Shares the time of a turn among its questions. */
export class TurnPlanningTime {
  readonly #now: () => number
  readonly #most: number
  #turn = -1
  #left = 0

  /** @param now returns milliseconds @param most the time of a turn, in milliseconds */
  constructor(now: () => number, most = PLANNING_MS_PER_TURN) {
    this.#now = now
    this.#most = most
  }

  /** Plans an answer to a question of this turn, and subtracts the time that it takes. */
  share<T>(turn: number, planned: (isOutOfTime: IsOutOfTime) => T): T {
    const began = this.#now()
    try {
      return planned(newTimeLimit(this.#now, this.limit(turn)))
    } finally {
      this.spend(turn, this.#now() - began)
    }
  }

  /** Returns the time for the next question of this turn, in milliseconds. */
  limit(turn: number): number {
    this.#begin(turn)
    return this.#left * SHARE
  }

  spend(turn: number, ms: number): void {
    this.#begin(turn)
    this.#left = Math.max(0, this.#left - ms)
  }

  #begin(turn: number): void {
    if (turn === this.#turn) return
    this.#turn = turn
    this.#left = this.#most
  }
}
