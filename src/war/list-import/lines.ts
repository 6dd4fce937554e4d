/** Finds the line and column of an offset by a binary search. */

export interface TextPosition {
  readonly line: number
  readonly column: number
}

/**
 * The positions at which the lines of a text begin, found in one pass. Lines and columns count from 1. The pass ends
 * after `most` lines, because a longer text is refused.
 */
export class LineIndex {
  readonly #starts: number[] = [0]

  constructor(text: string, most: number) {
    for (
      let at = text.indexOf('\n');
      at >= 0 && this.#starts.length <= most + 1;
      at = text.indexOf('\n', at + 1)
    )
      this.#starts.push(at + 1)
    if (this.#starts.at(-1) === text.length && this.#starts.length > 1) this.#starts.pop()
  }

  /** The number of lines, or a larger number than `most`. An empty line at the end does not count. */
  get count(): number {
    return this.#starts.length
  }

  placeOf(offset: number): TextPosition {
    let [low, high] = [0, this.#starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.#starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 }
  }
}
