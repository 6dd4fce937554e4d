/**
 * Caches parts of pictures. A tile is stored as indexes of its theme's colours, under a key that describes
 * all that it shows. It is copied into each picture that contains the same part. Between two questions only a
 * few parts change.
 */
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { getOrCreateInCache } from '../lru.ts'
import type { Box } from '../shapes.ts'
import type { CanvasContext } from '../text.ts'
import type { Theme } from '../theme.ts'
import { indexedColorsOfTheme } from './colors.ts'

export interface PixelTile {
  /** An id that no other tile ever gets. */
  readonly id: number
  readonly width: number
  readonly height: number
  /** The colour index of each pixel, row by row. */
  readonly places: Uint8Array
}

/** A part that is to be painted. */
export interface PicturePart {
  /** A key that describes all that the part shows, except its position, its size and its background. */
  readonly key: string
  readonly box: Box
  /** The pixels by which it extends beyond its box. */
  readonly reach?: number
  readonly ground: string
  /**
   * Draws the part. It looks the same at every position.
   * @param box its box in whole pixels, with the corner at 0, 0
   */
  draw(ink: CanvasContext, box: Box): void
}

/**
 * The maximum size of the cache. Five raids with sixty questions each fill 30 MB. Further raids mostly show
 * the same words.
 */
const MOST_BYTES = 64 * 2 ** 20

interface Some {
  readonly tiles: Map<string, PixelTile>
  bytes: number
}

const none = (): Some => ({ tiles: new Map(), bytes: 0 })

export class TileCache {
  /** The tiles that were used since `#older` was last replaced. */
  #recent = none()
  #older = none()
  readonly #most: number

  constructor(most = MOST_BYTES) {
    this.#most = most
  }

  get bytes(): number {
    return this.#recent.bytes + this.#older.bytes
  }

  /** Returns the painted part from the cache, or paints it. @param part the part, whose box is in pixels */
  of(part: PicturePart, theme: Theme, scale = 1): PixelTile {
    const { key: shows, box, ground, reach = 0 } = part
    const key = `${theme} ${scale} ${ground} ${box.width} ${box.height} ${reach} ${shows}`
    const kept = this.#recent.tiles.get(key)
    return kept ?? this.#keep(key, this.#older.tiles.get(key) ?? painted(part, theme, scale))
  }

  /**
   * Caches a tile. Half of the space is for recently used tiles. When that half is full, the older half is
   * dropped, so tiles that weren't used since are lost.
   */
  #keep(key: string, tile: PixelTile): PixelTile {
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

/** Returns the drawn pixels in the canvas's format; transparent without a background. */
export function drawTilePixels(
  { width, height }: Pick<Box, 'width' | 'height'>,
  ground: string | null,
  draw: (ink: CanvasContext) => void,
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

/** The shared cache of tiles. */
export const sharedTileCache = new TileCache()

/** Returns the size of the cached tiles, in bytes. */
export const countCachedTileBytes = (): number => sharedTileCache.bytes

let lastId = 0

function painted({ box, reach = 0, ground, draw }: PicturePart, theme: Theme, scale: number): PixelTile {
  const [width, height] = [box.width + 2 * reach, box.height + 2 * reach]
  const words = drawTilePixels({ width, height }, ground, (ink) => {
    ink.translate(reach, reach)
    ink.scale(scale, scale)
    draw(ink, { x: 0, y: 0, width: box.width / scale, height: box.height / scale })
  })
  return { id: ++lastId, width, height, places: placesOf(words, theme) }
}

function placesOf(words: Int32Array, theme: Theme): Uint8Array {
  const colors = indexedColorsOfTheme(theme)
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

/**
 * Canvases of different sizes on which tiles are painted. A tile uses one of about its size, because a larger
 * canvas takes longer to read.
 */
const canvases = new Map<string, Canvas>()
const MOST_CANVASES = 40
const upTo = (size: number, step: number): number => Math.ceil(size / step) * step
const widthFor = (width: number): number => upTo(width, width <= 256 ? 64 : 256)

function inkFor(width: number, height: number): CanvasContext {
  const [wide, high] = [widthFor(width), upTo(height, height <= 64 ? 32 : 64)]
  const canvas = getOrCreateInCache(canvases, `${wide} ${high}`, MOST_CANVASES, () =>
    createCanvas(wide, high),
  )
  return canvas.getContext('2d')
}

let measuring: CanvasContext | null = null

/** Returns a context for measuring letters. */
export function canvasContextForMeasuring(): CanvasContext {
  measuring ??= createCanvas(1, 1).getContext('2d')
  return measuring
}
