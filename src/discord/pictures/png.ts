/**
 * PNG of at most 256 colours. Our pictures are letters on plain grounds, where Skia's own encoder takes two thirds of a
 * picture's time and makes files twice as large.
 */
import { crc32, deflateSync } from 'node:zlib'
import type { Canvas } from '@napi-rs/canvas'

const MOST = 256
/** Colours that agree in the first five bits of red, green and blue are one. */
const KINDS = 1 << 15
/** Higher ones take twice as long for a few percent. */
const LEVEL = 3

interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** @param canvas whose ground is painted: it has no transparent part */
export function encodePng(canvas: Canvas): Buffer {
  const { width, height } = canvas
  return pngOf({ data: canvas.getContext('2d').getImageData(0, 0, width, height).data, width, height })
}

export function pngOf({ data, width, height }: Pixels): Buffer {
  const words = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const { kinds, tally } = sorted(words)
  const { colors, nearest } = paletteOf(tally)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(width, height)),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rowsOf(kinds, nearest, width, height), { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Each row begins with its filter: none. */
function rowsOf(kinds: Uint16Array, nearest: Uint8Array, width: number, height: number): Uint8Array {
  const rows = new Uint8Array(height * (width + 1))
  for (let y = 0, at = 0, pixel = 0; y < height; y++) {
    at++
    for (const end = pixel + width; pixel < end; pixel++) rows[at++] = nearest[kinds[pixel] ?? 0] ?? 0
  }
  return rows
}

/** For each kind how many pixels are of it, and of which colour its longest run is: that of a ground, if it has any. */
interface Tally {
  readonly counts: Uint32Array
  readonly longest: Uint32Array
  readonly colors: Uint32Array
}

const kindOf = (word: number): number =>
  ((word & 0xf8) << 7) | ((word & 0xf800) >> 6) | ((word & 0xf80000) >> 19)

/** The kind of each pixel. Most pixels are like the one before them, so they are counted in runs. */
function sorted(words: Uint32Array): { kinds: Uint16Array; tally: Tally } {
  const kinds = new Uint16Array(words.length)
  const tally = {
    counts: new Uint32Array(KINDS),
    longest: new Uint32Array(KINDS),
    colors: new Uint32Array(KINDS),
  }
  for (let from = 0, to = 0; from < words.length; from = to) {
    const word = words[from] ?? 0
    const kind = kindOf(word)
    for (; to < words.length && words[to] === word; to++) kinds[to] = kind
    count(tally, kind, word, to - from)
  }
  return { kinds, tally }
}

function count({ counts, longest, colors }: Tally, kind: number, word: number, run: number): void {
  counts[kind] = (counts[kind] ?? 0) + run
  if (run <= (longest[kind] ?? 0)) return
  longest[kind] = run
  colors[kind] = word
}

interface Palette {
  readonly colors: Buffer
  /** For each kind that there is, the place of the colour that is nearest to it. */
  readonly nearest: Uint8Array
}

/** The most frequent kinds have a colour of their own. */
function paletteOf({ counts, colors }: Tally): Palette {
  const found: number[] = []
  for (let kind = 0; kind < KINDS; kind++) if (counts[kind]) found.push(kind)
  found.sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0))
  const all = found.map((kind) => partsOf(colors[kind] ?? 0))
  const own = all.slice(0, MOST)
  const nearest = new Uint8Array(KINDS)
  for (const [at, kind] of found.entries()) nearest[kind] = at < MOST ? at : nearestIn(own, all[at])
  return { colors: Buffer.from(own.flat()), nearest }
}

const partsOf = (word: number): Color => [word & 255, (word >> 8) & 255, (word >> 16) & 255]

type Color = readonly [red: number, green: number, blue: number]

function nearestIn(colors: readonly Color[], [red, green, blue]: Color = [0, 0, 0]): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (const [at, [r, g, b]] of colors.entries()) {
    const away = 3 * (r - red) ** 2 + 4 * (g - green) ** 2 + 2 * (b - blue) ** 2
    if (away < least) [best, least] = [at, away]
  }
  return best
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Eight bits a pixel, from a palette. */
function header(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(13)
  bytes.writeUInt32BE(width, 0)
  bytes.writeUInt32BE(height, 4)
  bytes.set([8, 3, 0, 0, 0], 8)
  return bytes
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const bytes = Buffer.alloc(named.length + 8)
  bytes.writeUInt32BE(data.length, 0)
  bytes.set(named, 4)
  bytes.writeUInt32BE(crc32(named), named.length + 4)
  return bytes
}
