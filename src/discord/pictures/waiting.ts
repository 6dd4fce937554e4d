/** Which pictures wait for the brush, and who goes without when there are too many. */

export interface Order {
  /** A board in a question, for which nobody asked: a newer one is worth more. */
  readonly isBoard: boolean
  /** Who asked for it, where that is known. */
  readonly by?: string | undefined
}

/** A second's work, about. */
const MOST_BOARDS = 8
const MOST_ASKED = 24
/** Of one person's. */
const MOST_OF_ONE = 3

export class Waiting<T extends Order> {
  /** The one that has waited longest comes first. */
  #asked: T[] = []
  #boards: T[] = []
  #isBoardsTurn = true

  /** @returns whoever goes without it: the oldest board, or the order itself */
  add(order: T): T | undefined {
    if (order.isBoard) return this.#boards.push(order) > MOST_BOARDS ? this.#boards.shift() : undefined
    if (this.#asked.length >= MOST_ASKED || this.#hasEnough(order)) return order
    this.#asked.push(order)
    return undefined
  }

  /** The newest board and what was asked for first take turns. */
  next(): T | undefined {
    const board = this.#isBoardsTurn || this.#asked.length === 0 ? this.#boards.pop() : undefined
    this.#isBoardsTurn = board === undefined
    return board ?? this.#asked.shift()
  }

  /** How many that somebody has asked for wait. */
  get asked(): number {
    return this.#asked.length
  }

  /** All of them, which then wait no more. */
  leave(): T[] {
    return [...this.#asked.splice(0), ...this.#boards.splice(0)]
  }

  #hasEnough({ by }: Order): boolean {
    return by !== undefined && this.#asked.filter((other) => other.by === by).length >= MOST_OF_ONE
  }
}
