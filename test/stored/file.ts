/** A stored raid as a file: its rows of the database, with compressed columns as plain JSON. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { z } from 'zod'

const row = z.record(z.string(), z.unknown())

const storedSchema = z.object({
  /** The reason for which it was stored: "divide", "after an undo". */
  about: z.string(),
  /** The features of the moment that a migration could damage. */
  features: z.array(z.string()),
  raid: row,
  seats: z.array(row),
  players: z.array(row),
  characters: z.array(row),
  inputs: z.array(row),
  /** The newest snapshots. Older ones don't differ in anything that matters. */
  snapshots: z.array(row),
  /** The announcements from the last prompt on. */
  outbox: z.array(row),
  motions: z.array(row),
})

export type StoredRaid = z.infer<typeof storedSchema>

const ENDING = '.json.br'
const CARDS = 'cards-'

/** Writes a raid into a folder. @returns the size of the file in bytes */
export function writeRaid(folder: string, name: string, raid: StoredRaid): number {
  return write(folder, name, raid)
}

const storedWarSchema = z.object({
  about: z.string(),
  war: row,
  players: z.array(row),
  /** Older inputs lack the game before them, because only the last move can be taken back. */
  entries: z.array(row),
  outbox: z.array(row),
})
/** A stored game of the companion. */
export type StoredWar = z.infer<typeof storedWarSchema>

export const writeWar = (folder: string, name: string, war: StoredWar): number => write(folder, name, war)

/** @throws if the file doesn't exist, or is no stored game of the companion */
export const readWarFile = (folder: string, name: string): StoredWar =>
  storedWarSchema.parse(read(folder, name))

/** Card data that raids have pinned, once for each key. */
export function writeCards(folder: string, key: string, cards: unknown): number {
  return write(folder, `${CARDS}${key}`, cards)
}

function write(folder: string, name: string, what: unknown): number {
  mkdirSync(folder, { recursive: true })
  const text = Buffer.from(JSON.stringify(what))
  const bytes = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
  writeFileSync(join(folder, `${name}${ENDING}`), bytes)
  return bytes.length
}

/** The names of the raids in a folder, in order. */
export const raidsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ENDING) && !file.startsWith(CARDS))
    .map((file) => file.slice(0, -ENDING.length))
    .sort()

/** @throws if the file doesn't exist, or is no stored raid */
export const readRaidFile = (folder: string, name: string): StoredRaid =>
  storedSchema.parse(read(folder, name))

/** The card data in a folder, by the keys of their rows. */
export function cardsIn(folder: string): Map<string, unknown> {
  const keys = readdirSync(folder).flatMap((file) =>
    file.startsWith(CARDS) ? [file.slice(CARDS.length, -ENDING.length)] : [],
  )
  return new Map(keys.map((key) => [key, read(folder, `${CARDS}${key}`)]))
}

function read(folder: string, name: string): unknown {
  return JSON.parse(brotliDecompressSync(readFileSync(join(folder, `${name}${ENDING}`))).toString('utf8'))
}
