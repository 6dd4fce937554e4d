/** The queue of pictures that wait to be painted. If it is full, some are dropped. */

export interface PictureRequest {
  /** Whether the picture is a board in a question, for which nobody asked. A newer board is worth more. */
  readonly isBoard: boolean
  /** The person who asked for it, if known. */
  readonly by?: string | undefined
}

/** The maximum numbers of pictures in the queue, which take about a second to paint. */
const MOST_BOARDS = 8
const MOST_ASKED = 24
/** The maximum number of pictures that wait for one person. */
const MOST_OF_ONE = 3

export class PictureQueue<T extends PictureRequest> {
  /** The pictures that people have asked for, the one that has waited longest first. */
  #asked: T[] = []
  #boards: T[] = []
  #isBoardsTurn = true

  /**
   * Adds a picture to the queue.
   * @returns the picture that is dropped for it: the oldest board, or the new picture itself; undefined if there is
   * room
   */
  add(order: T): T | undefined {
    if (order.isBoard) return this.#boards.push(order) > MOST_BOARDS ? this.#boards.shift() : undefined
    if (this.#asked.length >= MOST_ASKED || this.#hasEnough(order)) return order
    this.#asked.push(order)
    return undefined
  }

  /**
   * Removes and returns the next picture: the newest board and the oldest picture that a person asked for take
   * turns.
   */
  next(): T | undefined {
    const board = this.#isBoardsTurn || this.#asked.length === 0 ? this.#boards.pop() : undefined
    this.#isBoardsTurn = board === undefined
    return board ?? this.#asked.shift()
  }

  /** The number of waiting pictures that people have asked for. */
  get asked(): number {
    return this.#asked.length
  }

  /** Removes and returns all pictures. */
  leave(): T[] {
    return [...this.#asked.splice(0), ...this.#boards.splice(0)]
  }

  #hasEnough({ by }: PictureRequest): boolean {
    return by !== undefined && this.#asked.filter((other) => other.by === by).length >= MOST_OF_ONE
  }
}
