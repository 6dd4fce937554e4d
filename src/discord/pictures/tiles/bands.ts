/**
 * A picture's rows as its file has them, band by band. From one question to the next two thirds of a board's bands are as
 * they were: what lies in a band says how it looks, so one that is known is neither painted nor deflated again.
 */
import { constants, deflateRawSync } from 'node:zlib'
import { latest } from '../latest.ts'
import type { Frame } from './frame.ts'

/** Fewer rows are known more often, and each band costs a stream of its own. */
const HEIGHT = 32
/** A band takes 2.5 KB; a board has twenty, and many raids are painted by turns. */
const KEPT = 4_000
/** Here and for the whole of a picture: the third takes a sixth longer for 3 % fewer bytes, higher ones twice as long for a few. */
export const LEVEL = 2

/** Rows that are deflated without looking at those above. */
interface Band {
  readonly bytes: Uint8Array
  /** What it adds to a checksum of all rows (RFC 1950): its bytes, and their sums from the first one on. */
  readonly sum: number
  readonly sums: number
  readonly length: number
}

const kept = new Map<string, Band>()

/** Zlib's format, deflated in a hurry. */
const BEGIN = Buffer.from([0x78, 0x01])
/** The last block, which is empty. */
const END = Buffer.from([0x03, 0x00])

/** @returns a picture's rows as a stream of zlib's format */
export function deflated(frame: Frame): Buffer {
  const bands: Band[] = []
  for (let from = 0; from < frame.height; from += HEIGHT)
    bands.push(bandOf(frame, from, Math.min(frame.height, from + HEIGHT)))
  return Buffer.concat([BEGIN, ...bands.map(({ bytes }) => bytes), END, checksumOf(bands)])
}

function bandOf(frame: Frame, from: number, to: number): Band {
  const shows = frame.shows(from, to)
  const make = () => newBand(frame.painted(from, to))
  return shows === null ? make() : latest(kept, shows, KEPT, make)
}

function newBand(rows: Uint8Array): Band {
  const all = deflateRawSync(rows, { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH })
  return { bytes: new Uint8Array(all), ...sumsOf(rows), length: rows.length }
}

const MODULUS = 65_521
/** After so many bytes the sums are still small integers. */
const SMALL = 2_048

function sumsOf(rows: Uint8Array): Pick<Band, 'sum' | 'sums'> {
  let [sum, sums] = [0, 0]
  for (let from = 0; from < rows.length; from += SMALL) {
    const to = Math.min(rows.length, from + SMALL)
    for (let at = from; at < to; at++) {
      sum += rows[at] ?? 0
      sums += sum
    }
    sum %= MODULUS
    sums %= MODULUS
  }
  return { sum, sums }
}

function checksumOf(bands: readonly Band[]): Buffer {
  let [sum, sums] = [1, 0]
  for (const band of bands) {
    sums = (sums + sum * band.length + band.sums) % MODULUS
    sum = (sum + band.sum) % MODULUS
  }
  const bytes = Buffer.alloc(4)
  bytes.writeUInt16BE(sums, 0)
  bytes.writeUInt16BE(sum, 2)
  return bytes
}
