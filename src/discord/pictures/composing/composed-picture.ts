/** A picture that is composed of tiles. It contains layers and produces the rows of the file. */
import type { Box } from '../shapes.ts'
import type { CanvasContext } from '../text.ts'
import type { Theme } from '../theme.ts'
import { type IndexedColors, indexedColorsOfTheme } from './colors.ts'
import { BlendedLayer, NinePatchLayer, type PictureLayer, type PixelRows, TileLayer } from './layers.ts'
import { returnSpareBuffer, takeSpareBuffer } from './spare-buffer.ts'
import { drawTilePixels, type PicturePart, sharedTileCache, type TileCache } from './tiles.ts'

interface Size {
  readonly width: number
  readonly height: number
  /** Pixels for each unit of the layout. */
  readonly scale?: number
}

/** A part with corners and sides. It is painted small and stretched. */
export interface NinePatchPart extends PicturePart {
  /** The distance from each end at which the corners end. */
  readonly corner: number
  /** The period of the sides, for dashes. */
  readonly period?: number
}

export class ComposedPicture {
  /** The width and the height in pixels. */
  readonly width: number
  readonly height: number
  readonly theme: Theme
  readonly colors: IndexedColors
  readonly #ground: number
  readonly #layers: PictureLayer[] = []
  readonly #tiles: TileCache
  readonly #scale: number
  #rows: PixelRows | null = null

  /** @param from the cache of tiles, by default the shared one; tests pass their own */
  constructor(
    { width, height, scale = 1 }: Size,
    ground: string,
    theme: Theme,
    from: TileCache = sharedTileCache,
  ) {
    this.#scale = scale
    this.width = this.#pixels(width)
    this.height = Math.ceil(height * scale)
    this.theme = theme
    this.colors = indexedColorsOfTheme(theme)
    this.#ground = this.colors.place(ground)
    this.#tiles = from
  }

  /** Releases the rows once the file is made, so that the next picture can reuse the memory. */
  done(): void {
    if (this.#rows) returnSpareBuffer(this.#rows.bytes)
    this.#rows = null
  }

  put(part: PicturePart): void {
    const { reach = 0 } = part
    const box = this.#snapped(part.box)
    const tile = this.#tiles.of({ ...part, box }, this.theme, this.#scale)
    this.#layers.push(new TileLayer(tile, box.x - reach, box.y - reach))
  }

  stretch({ corner, period, ...part }: NinePatchPart): void {
    const { reach = 0 } = part
    const [ends, middle] = [Math.ceil(corner * this.#scale) + reach, period ? this.#pixels(period) : 1]
    const size = 2 * ends + middle
    const small = { x: 0, y: 0, width: size - 2 * reach, height: size - 2 * reach }
    const tile = this.#tiles.of({ ...part, box: small }, this.theme, this.#scale)
    const { x, y, width, height } = this.#snapped(part.box)
    const whole = { x: x - reach, y: y - reach, width: width + 2 * reach, height: height + 2 * reach }
    this.#layers.push(new NinePatchLayer(tile, whole, ends))
  }

  /**
   * Draws over the existing layers.
   * @param boxes the boxes outside of which nothing is drawn
   */
  over(boxes: readonly Box[], draw: (ink: CanvasContext) => void): void {
    for (const box of cellsOf(boxes, this)) {
      const words = drawTilePixels(box, null, (ink) => {
        ink.translate(-box.x, -box.y)
        draw(ink)
      })
      this.#layers.push(new BlendedLayer(words, box, this.colors))
    }
  }

  /**
   * A key that describes all that some rows show, independent of their position; null if the rows have no
   * key.
   */
  shows(from: number, to: number): string | null {
    let all = `${this.width} ${to - from} ${this.#ground}`
    for (const { top, bottom, shows } of this.#layers) {
      if (top >= to || bottom <= from) continue
      if (shows === null) return null
      all += ` ${shows},${top - from}`
    }
    return all
  }

  /** Paints some rows of the picture. */
  painted(from = 0, to = this.height): Uint8Array {
    const rows = this.#room()
    const part = rows.bytes.subarray(from * (this.width + 1), to * (this.width + 1)).fill(this.#ground)
    for (let at = 0; at < part.length; at += this.width + 1) part[at] = NO_FILTER
    for (const layer of this.#layers)
      if (layer.top < to && layer.bottom > from)
        layer.paint(rows, Math.max(from, layer.top), Math.min(to, layer.bottom))
    return part
  }

  #room(): PixelRows {
    this.#rows ??= { bytes: takeSpareBuffer(this.height * (this.width + 1)), width: this.width }
    return this.#rows
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
}

/** The first byte of each row. */
const NO_FILTER = 0

const CELL = 64

/** Returns the squares of a grid that the boxes touch, each once. */
function cellsOf(boxes: readonly Box[], { width, height }: Pick<ComposedPicture, 'width' | 'height'>): Box[] {
  const cells = new Map<string, Box>()
  const from = (at: number) => Math.max(0, Math.floor(at / CELL) * CELL)
  for (const box of boxes)
    for (let y = from(box.y); y < Math.min(height, box.y + box.height); y += CELL)
      for (let x = from(box.x); x < Math.min(width, box.x + box.width); x += CELL)
        cells.set(`${x} ${y}`, { x, y, width: Math.min(CELL, width - x), height: Math.min(CELL, height - y) })
  return [...cells.values()]
}
