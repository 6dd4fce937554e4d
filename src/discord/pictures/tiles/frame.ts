/** A picture that is put together of tiles, as the rows that its file is made of. */
import type { Box } from '../shapes.ts'
import type { Ink } from '../text.ts'
import type { Theme } from '../theme.ts'
import { type Colors, colorsOf } from './colors.ts'
import { giveBack, room } from './room.ts'
import { drawn, keptTiles, type Part, type Tiles } from './tiles.ts'

interface Size {
  readonly width: number
  readonly height: number
  /** Pixels for each that things are laid out in. */
  readonly scale?: number
}

/** With corners and sides: it is painted small. */
export interface Stretched extends Part {
  /** So much from each end its corners are over. */
  readonly corner: number
  /** Its sides begin again after so much: dashes. */
  readonly period?: number
}

export class Frame {
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly theme: Theme
  readonly colors: Colors
  /** Each row begins with its filter: none. */
  readonly rows: Uint8Array
  readonly #tiles: Tiles
  readonly #scale: number

  /** @param from whose tiles are taken; the kept ones, unless a test has its own */
  constructor({ width, height, scale = 1 }: Size, ground: string, theme: Theme, from: Tiles = keptTiles) {
    this.#scale = scale
    this.width = this.#pixels(width)
    this.height = Math.ceil(height * scale)
    this.theme = theme
    this.colors = colorsOf(theme)
    this.#tiles = from
    this.rows = room(this.height * (this.width + 1)).fill(this.colors.place(ground))
    for (let row = 0; row < this.height; row++) this.rows[row * (this.width + 1)] = 0
  }

  /** Its file is made: the next picture may have its rows. */
  done(): void {
    giveBack(this.rows)
  }

  put(part: Part): void {
    const { reach = 0 } = part
    const box = this.#snapped(part.box)
    const { width, height, places } = this.#tiles.of({ ...part, box }, this.theme, this.#scale)
    const [x, y] = [box.x - reach, box.y - reach]
    const wide = Math.max(0, Math.min(width, this.width - x))
    for (let row = 0; row < Math.min(height, this.height - y); row++)
      this.rows.set(places.subarray(row * width, row * width + wide), this.#at(x, y + row))
  }

  stretch({ corner, period, ...part }: Stretched): void {
    const { reach = 0 } = part
    const [ends, middle] = [Math.ceil(corner * this.#scale) + reach, period ? this.#pixels(period) : 1]
    const size = 2 * ends + middle
    const small = { x: 0, y: 0, width: size - 2 * reach, height: size - 2 * reach }
    const { places } = this.#tiles.of({ ...part, box: small }, this.theme, this.#scale)
    const { x, y, width, height } = this.#snapped(part.box)
    const [wide, high] = [width + 2 * reach, height + 2 * reach]
    for (let row = 0; row < high; row++) {
      const at = this.#at(x - reach, y - reach + row)
      const isAgain = row >= ends + middle && row < high - ends
      const [from, again] = [size * alike(row, high, ends, middle), at - middle * (this.width + 1)]
      if (isAgain) this.rows.copyWithin(at, again, again + wide)
      else this.#stretchRow(places.subarray(from, from + size), ends, wide, at)
    }
  }

  #stretchRow(row: Uint8Array, ends: number, width: number, at: number): void {
    const [from, to] = [at + ends, at + width - ends]
    const middle = row.subarray(ends, row.length - ends)
    this.rows.set(row.subarray(0, ends), at)
    if (isEven(middle)) this.rows.fill(middle[0] ?? 0, from, to)
    else
      for (let each = from, n = 0; each < to; each++, n = n + 1 === middle.length ? 0 : n + 1)
        this.rows[each] = middle[n] ?? 0
    this.rows.set(row.subarray(row.length - ends), to)
  }

  #pixels(size: number): number {
    return Math.round(size * this.#scale)
  }

  #snapped({ x, y, width, height }: Box): Box {
    return {
      x: this.#pixels(x),
      y: this.#pixels(y),
      width: this.#pixels(width),
      height: this.#pixels(height),
    }
  }

  /** Draws over what is there already. @param boxes outside of which nothing is drawn */
  over(boxes: readonly Box[], draw: (ink: Ink) => void): void {
    for (const box of cellsOf(boxes, this)) {
      const words = drawn(box, null, (ink) => {
        ink.translate(-box.x, -box.y)
        draw(ink)
      })
      this.#blend(box, words)
    }
  }

  #blend({ x, y, width, height }: Box, words: Int32Array): void {
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++) {
        const word = words[row * width + column] ?? 0
        const at = this.#at(x + column, y + row)
        if (word >>> 24 > 0) this.rows[at] = this.colors.blended(this.rows[at] ?? 0, word)
      }
  }

  #at(x: number, y: number): number {
    return y * (this.width + 1) + 1 + x
  }
}

function isEven(places: Uint8Array): boolean {
  for (let at = 1; at < places.length; at++) if (places[at] !== places[0]) return false
  return true
}

/** Which row of something small is like this one of what it is stretched to. */
function alike(row: number, high: number, ends: number, middle: number): number {
  if (row < ends) return row
  return row < high - ends ? ends + ((row - ends) % middle) : row - high + 2 * ends + middle
}

const CELL = 64

/** The squares of a grid that boxes touch: none is drawn twice. */
function cellsOf(boxes: readonly Box[], { width, height }: Pick<Frame, 'width' | 'height'>): Box[] {
  const cells = new Map<string, Box>()
  const from = (at: number) => Math.max(0, Math.floor(at / CELL) * CELL)
  for (const box of boxes)
    for (let y = from(box.y); y < Math.min(height, box.y + box.height); y += CELL)
      for (let x = from(box.x); x < Math.min(width, box.x + box.width); x += CELL)
        cells.set(`${x} ${y}`, { x, y, width: Math.min(CELL, width - x), height: Math.min(CELL, height - y) })
  return [...cells.values()]
}
