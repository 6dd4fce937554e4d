/**
 * Parts of pictures, painted once: a tile is kept as places in its theme's colours by all that it shows, and copied into
 * each picture that has the same. From one question to the next few change.
 */
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { latest } from '../latest.ts'
import type { Box } from '../shapes.ts'
import type { Ink } from '../text.ts'
import type { Theme } from '../theme.ts'
import { colorsOf } from './colors.ts'

export interface Tile {
  /** No other has it, of all that were ever painted. */
  readonly id: number
  readonly width: number
  readonly height: number
  /** Row by row, a place in the theme's colours for each pixel. */
  readonly places: Uint8Array
}

/** What shall be painted. */
export interface Part {
  /** Says all that is seen of it, but for where it is, how large, and on what. */
  readonly key: string
  readonly box: Box
  /** So many pixels beyond its box there is something of it, too. */
  readonly reach?: number
  readonly ground: string
  /** @param box its own, in whole pixels, whose corner is at 0, 0: it looks the same wherever it is */
  draw(ink: Ink, box: Box): void
}

/** Five raids of sixty questions each fill 30 MB; what more of them show are mostly the same words. */
const MOST_BYTES = 64 * 2 ** 20

interface Some {
  readonly tiles: Map<string, Tile>
  bytes: number
}

const none = (): Some => ({ tiles: new Map(), bytes: 0 })

export class Tiles {
  /** Those that were used since the older ones were put aside. */
  #recent = none()
  #older = none()
  readonly #most: number

  constructor(most = MOST_BYTES) {
    this.#most = most
  }

  get bytes(): number {
    return this.#recent.bytes + this.#older.bytes
  }

  /** @param part whose box is told in pixels */
  of(part: Part, theme: Theme, scale = 1): Tile {
    const { key: shows, box, ground, reach = 0 } = part
    const key = `${theme} ${scale} ${ground} ${box.width} ${box.height} ${reach} ${shows}`
    const kept = this.#recent.tiles.get(key)
    return kept ?? this.#keep(key, this.#older.tiles.get(key) ?? painted(part, theme, scale))
  }

  /** Half of the room is for the recent ones; as it is full, what wasn't used since goes. */
  #keep(key: string, tile: Tile): Tile {
    const { length } = tile.places
    if (this.#recent.bytes + length > this.#most / 2) {
      this.#older = this.#recent
      this.#recent = none()
    }
    if (this.#older.tiles.delete(key)) this.#older.bytes -= length
    this.#recent.tiles.set(key, tile)
    this.#recent.bytes += length
    return tile
  }
}

/** What is drawn, pixel by pixel, as the canvas has it; on nothing where there is no ground. */
export function drawn(
  { width, height }: Pick<Box, 'width' | 'height'>,
  ground: string | null,
  draw: (ink: Ink) => void,
): Int32Array {
  const ink = inkFor(width, height)
  ink.save()
  ink.clearRect(0, 0, width, height)
  ink.beginPath()
  ink.rect(0, 0, width, height)
  ink.clip()
  if (ground !== null) {
    ink.fillStyle = ground
    ink.fillRect(0, 0, width, height)
  }
  draw(ink)
  ink.restore()
  const { data } = ink.getImageData(0, 0, width, height)
  return new Int32Array(data.buffer, data.byteOffset, width * height)
}

/** What pictures are made of, unless somebody has tiles of their own. */
export const keptTiles = new Tiles()

/** In bytes. */
export const tilesInUse = (): number => keptTiles.bytes

let lastId = 0

function painted({ box, reach = 0, ground, draw }: Part, theme: Theme, scale: number): Tile {
  const [width, height] = [box.width + 2 * reach, box.height + 2 * reach]
  const words = drawn({ width, height }, ground, (ink) => {
    ink.translate(reach, reach)
    ink.scale(scale, scale)
    draw(ink, { x: 0, y: 0, width: box.width / scale, height: box.height / scale })
  })
  return { id: ++lastId, width, height, places: placesOf(words, theme) }
}

function placesOf(words: Int32Array, theme: Theme): Uint8Array {
  const colors = colorsOf(theme)
  const places = new Uint8Array(words.length)
  let [last, place] = [0, colors.nearest(0)]
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? 0
    if (word !== last) place = colors.nearest(word)
    last = word
    places[at] = place
  }
  return places
}

/** Canvases that tiles of about their size are painted on: the larger one is, the longer it takes to read it. */
const canvases = new Map<string, Canvas>()
const MOST_CANVASES = 40
const upTo = (size: number, step: number): number => Math.ceil(size / step) * step
const widthFor = (width: number): number => upTo(width, width <= 256 ? 64 : 256)

function inkFor(width: number, height: number): Ink {
  const [wide, high] = [widthFor(width), upTo(height, height <= 64 ? 32 : 64)]
  const canvas = latest(canvases, `${wide} ${high}`, MOST_CANVASES, () => createCanvas(wide, high))
  return canvas.getContext('2d')
}

let measuring: Ink | null = null

/** For measuring letters. */
export function ruler(): Ink {
  measuring ??= createCanvas(1, 1).getContext('2d')
  return measuring
}
