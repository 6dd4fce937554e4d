/**
 * Encodes PNGs with at most 256 colours. Our pictures are letters on plain backgrounds. For these, Skia's own
 * encoder takes two thirds of a picture's time and makes files twice as large.
 */
import { crc32, deflateSync } from 'node:zlib'
import type { Canvas } from '@napi-rs/canvas'
import { deflateCachedBands, PNG_COMPRESSION_LEVEL } from './composing/bands.ts'
import type { ComposedPicture } from './composing/composed-picture.ts'

const MOST = 256
/**
 * The number of kinds of colours. Colours that agree in the first five bits of red, green and blue are of one
 * kind.
 */
const KINDS = 1 << 15

interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** A file in its own memory, which can be transferred to another thread. */
export type Png = Buffer<ArrayBuffer>

/** Encodes a canvas. @param canvas a canvas with a painted background, so that no part is transparent */
export function encodeCanvasAsPng(canvas: Canvas): Png {
  const { width, height } = canvas
  return encodePixelsAsPng({
    data: canvas.getContext('2d').getImageData(0, 0, width, height).data,
    width,
    height,
  })
}

export function encodePixelsAsPng({ data, width, height }: Pixels): Png {
  const words = new Int32Array(data.buffer, data.byteOffset, width * height)
  const { runs, tally } = scanned(words, width)
  const { colors, nearest } = paletteOf(tally)
  return fileOf({ width, height, colors, rows: deflatedWhole(rowsOf(runs, nearest, width, height)) })
}

/** Encodes a picture that is composed of tiles, and releases the memory of its rows. */
export const encodeComposedPicture = (frame: ComposedPicture): Png =>
  finished(frame, deflatedWhole(frame.painted()))

/** Encodes a picture that is composed of tiles and similar to earlier pictures. */
export const encodeWithCachedBands = (frame: ComposedPicture): Png =>
  finished(frame, deflateCachedBands(frame))

function finished(frame: ComposedPicture, rows: Buffer): Png {
  const { width, height, colors } = frame
  const png = fileOf({ width, height, colors: colors.bytes, rows })
  frame.done()
  return png
}

const deflatedWhole = (rows: Uint8Array): Buffer =>
  deflateSync(rows, { level: PNG_COMPRESSION_LEVEL, chunkSize: CHUNK })

/** The size of a chunk in bytes. Most pictures fit into one. */
const CHUNK = 1 << 17

interface Contents {
  readonly width: number
  readonly height: number
  /** Red, green and blue of each colour. */
  readonly colors: Buffer
  /** The deflated rows: a filter byte, then the colour's index for each pixel. */
  readonly rows: Buffer
}

function fileOf({ width, height, colors, rows }: Contents): Png {
  const chunks = [
    ['IHDR', header(width, height)],
    ['PLTE', colors],
    ['IDAT', rows],
    ['IEND', NOTHING],
  ] as const
  const size = chunks.reduce((all, [, { length }]) => all + length + AROUND, SIGNATURE.length)
  const png = Buffer.from(new ArrayBuffer(size))
  SIGNATURE.copy(png)
  let at = SIGNATURE.length
  for (const [type, data] of chunks) at = writeChunk(png, at, type, data)
  return png
}

/**
 * Runs of adjacent pixels in a row with the same colour. Most pixels have the colour of the one before them.
 */
interface Runs {
  count: number
  kinds: Uint16Array
  lengths: Uint16Array
}

/**
 * A buffer for the runs of the largest picture so far. It has megabytes, so allocating it for each picture
 * would take longer than filling it.
 */
const room: Runs = { count: 0, kinds: new Uint16Array(0), lengths: new Uint16Array(0) }

function roomFor(pixels: number): Runs {
  if (room.kinds.length < pixels) {
    room.kinds = new Uint16Array(pixels)
    room.lengths = new Uint16Array(pixels)
  }
  room.count = 0
  return room
}

/** The number of bytes up to which setting each byte is faster than `fill`. */
const SHORT = 24

/** Returns the rows of a PNG as colour indexes. Each row begins with a byte for its filter, which is none. */
function rowsOf({ count, kinds, lengths }: Runs, nearest: Uint8Array, width: number, height: number) {
  const rows = new Uint8Array(height * (width + 1))
  for (let run = 0, at = 0, end = 0; run < count; run++) {
    if (at === end) end = ++at + width
    const [color, to] = [nearest[kinds[run] ?? 0] ?? 0, at + (lengths[run] ?? 0)]
    if (to - at > SHORT) rows.fill(color, at, to)
    else for (let each = at; each < to; each++) rows[each] = color
    at = to
  }
  return rows
}

/**
 * Counts for each kind of row its pixels, and finds the colour of its longest run, which is the colour of the
 * background if the kind contains any.
 */
interface Tally {
  readonly counts: Uint32Array
  readonly longest: Uint32Array
  readonly colors: Uint32Array
}

const kindOf = (word: number): number =>
  ((word & 0xf8) << 7) | ((word & 0xf800) >> 6) | ((word & 0xf80000) >> 19)

function scanned(words: Int32Array, width: number): { runs: Runs; tally: Tally } {
  const runs = roomFor(words.length)
  const { kinds, lengths } = runs
  const tally = {
    counts: new Uint32Array(KINDS),
    longest: new Uint32Array(KINDS),
    colors: new Uint32Array(KINDS),
  }
  for (let from = 0, to = 0, end = 0; from < words.length; from = to, runs.count++) {
    if (from === end) end += width
    const word = words[from] ?? 0
    for (to++; to < end && words[to] === word; ) to++
    kinds[runs.count] = kindOf(word)
    lengths[runs.count] = to - from
    tallyRun(tally, kindOf(word), word, to - from)
  }
  return { runs, tally }
}

function tallyRun({ counts, longest, colors }: Tally, kind: number, word: number, run: number): void {
  counts[kind] = (counts[kind] ?? 0) + run
  if (run <= (longest[kind] ?? 0)) return
  longest[kind] = run
  colors[kind] = word
}

interface Palette {
  readonly colors: Buffer
  /** Returns for each existing kind the index of the nearest colour. */
  readonly nearest: Uint8Array
}

/** Gives the most frequent groups of similar colours their own entries. The other groups use the nearest entry. */
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

/** Returns the header: eight bits for each pixel, with a palette. */
function header(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(13)
  bytes.writeUInt32BE(width, 0)
  bytes.writeUInt32BE(height, 4)
  bytes.set([8, 3, 0, 0, 0], 8)
  return bytes
}

/** The bytes of a chunk besides its data: the length, the type and the checksum. */
const AROUND = 12

const NOTHING = Buffer.alloc(0)

/** Writes a chunk of a PNG file. @returns the position after the chunk */
function writeChunk(png: Buffer, at: number, type: string, data: Buffer): number {
  const [named, end] = [at + 4, at + 8 + data.length]
  png.writeUInt32BE(data.length, at)
  png.write(type, named, 'latin1')
  data.copy(png, named + 4)
  png.writeUInt32BE(crc32(png.subarray(named, end)), end)
  return at + AROUND + data.length
}
