/** The layers of a picture, which lie one over the other. Each is painted into the rows of the file. */
import type { Box } from '../shapes.ts'
import type { IndexedColors } from './colors.ts'
import type { PixelTile } from './tiles.ts'

/** The rows of a picture. Each begins with a byte for its PNG filter, which is none. */
export interface PixelRows {
  readonly bytes: Uint8Array
  /** The number of pixels in a row. */
  readonly width: number
}

export interface PictureLayer {
  /** The layer's first row, and the row after its last one. */
  readonly top: number
  readonly bottom: number
  /**
   * A key that describes all that the layer shows, except its vertical position; null if that depends on the
   * layers below.
   */
  readonly shows: string | null
  /** Paints the layer's part of the given rows only. */
  paint(into: PixelRows, from: number, to: number): void
}

const startOf = ({ width }: PixelRows, row: number): number => row * (width + 1) + 1

/** A tile in its own size. The part beyond the picture's right edge is not painted. */
export class TileLayer implements PictureLayer {
  readonly top: number
  readonly bottom: number
  readonly shows: string
  readonly #tile: PixelTile
  readonly #x: number

  constructor(tile: PixelTile, x: number, y: number) {
    this.#tile = tile
    this.#x = x
    this.top = y
    this.bottom = y + tile.height
    this.shows = `${tile.id},${x}`
  }

  paint(into: PixelRows, from: number, to: number): void {
    const { width, places } = this.#tile
    const wide = Math.max(0, Math.min(width, into.width - this.#x))
    for (let row = from; row < to; row++) {
      const own = (row - this.top) * width
      into.bytes.set(places.subarray(own, own + wide), startOf(into, row) + this.#x)
    }
  }
}

/** A small tile whose middle is repeated in both directions. */
export class NinePatchLayer implements PictureLayer {
  readonly top: number
  readonly bottom: number
  readonly shows: string
  readonly #tile: PixelTile
  readonly #box: Box
  readonly #ends: number

  /** @param ends the width of each side that is not stretched */
  constructor(tile: PixelTile, box: Box, ends: number) {
    this.#tile = tile
    this.#box = box
    this.#ends = ends
    this.top = box.y
    this.bottom = box.y + box.height
    this.shows = `${tile.id},${box.x},${box.width},${box.height},${ends}`
  }

  paint(into: PixelRows, from: number, to: number): void {
    const { x, width, height } = this.#box
    const middle = this.#tile.height - 2 * this.#ends
    for (let row = from; row < to; row++) {
      const at = startOf(into, row) + x
      const again = at - middle * (into.width + 1)
      if (row - middle >= from && this.#isAgain(row - this.top))
        into.bytes.copyWithin(at, again, again + width)
      else this.#paintRow(into.bytes, at, alike(row - this.top, height, this.#ends, middle))
    }
  }

  /** Whether the row is equal to the row one period of the middle above. */
  #isAgain(row: number): boolean {
    return row >= this.#tile.height - this.#ends && row < this.#box.height - this.#ends
  }

  #paintRow(into: Uint8Array, at: number, small: number): void {
    const { width: size, places } = this.#tile
    const row = places.subarray(small * size, (small + 1) * size)
    const [ends, from, to] = [this.#ends, at + this.#ends, at + this.#box.width - this.#ends]
    const middle = row.subarray(ends, size - ends)
    into.set(row.subarray(0, ends), at)
    if (isEven(middle)) into.fill(middle[0] ?? 0, from, to)
    else
      for (let each = from, n = 0; each < to; each++, n = n + 1 === middle.length ? 0 : n + 1)
        into[each] = middle[n] ?? 0
    into.set(row.subarray(size - ends), to)
  }
}

function isEven(places: Uint8Array): boolean {
  for (let at = 1; at < places.length; at++) if (places[at] !== places[0]) return false
  return true
}

/** Returns the row of the small tile that corresponds to a row of the stretched one. */
function alike(row: number, high: number, ends: number, middle: number): number {
  if (row < ends) return row
  return row < high - ends ? ends + ((row - ends) % middle) : row - high + 2 * ends + middle
}

/** A transparent layer, which is blended with the layers below. */
export class BlendedLayer implements PictureLayer {
  readonly top: number
  readonly bottom: number
  readonly shows = null
  readonly #words: Int32Array
  readonly #box: Box
  readonly #colors: IndexedColors

  /** @param words its pixels in the canvas's format */
  constructor(words: Int32Array, box: Box, colors: IndexedColors) {
    this.#words = words
    this.#box = box
    this.#colors = colors
    this.top = box.y
    this.bottom = box.y + box.height
  }

  paint(into: PixelRows, from: number, to: number): void {
    const { x, width } = this.#box
    for (let row = from; row < to; row++)
      for (let column = 0; column < width; column++) {
        const word = this.#words[(row - this.top) * width + column] ?? 0
        const at = startOf(into, row) + x + column
        if (word >>> 24 > 0) into.bytes[at] = this.#colors.blended(into.bytes[at] ?? 0, word)
      }
  }
}
