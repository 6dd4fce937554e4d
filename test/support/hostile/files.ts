/** Files that people send: served on the loopback, as Discord serves them. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { writeDecklist } from '../../../src/campaign/decklist.ts'
import { allCards } from '../../../src/cards/index.ts'
import type { GivenFile } from '../../../src/discord/desk.ts'
import { LIST_NAMES } from '../../../src/war/cards.ts'
import { FORMATS, templateFor } from '../../../src/war/lists/template.ts'
import { ALL_PATTERNS, textOf } from './patterns.ts'

interface Served {
  readonly body: Uint8Array
  readonly packed?: boolean
}

export interface FileServer {
  /** How many files were fetched. */
  readonly fetched: number
  give(file: Served): GivenFile
  close(): Promise<void>
}

export async function openFiles(): Promise<FileServer> {
  let served: Served = { body: new Uint8Array() }
  let fetched = 0
  const server = createServer((_, response) => {
    fetched += 1
    response.writeHead(200, served.packed ? { 'content-encoding': 'gzip' } : {})
    response.end(served.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    get fetched() {
      return fetched
    },
    give: (file) => {
      served = file
      return { name: 'list.txt', size: file.body.byteLength, url: `http://127.0.0.1:${port}/list.txt` }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** A file whose text is hostile, in about so many letters. */
export interface HostileFile {
  readonly name: string
  of(letters: number): Served
}

/**
 * Every pattern by itself, in place of each word of a list that the bot writes itself, and lists that are merely long; and
 * files that are no text.
 * @param list of a war, or null for decklists
 */
export function hostileFiles(list: string | null): HostileFile[] {
  const seeds = seedsOf(list)
  return [
    ...ALL_PATTERNS.map((pattern) => textFile(pattern.name, (letters) => textOf(pattern, letters))),
    ...seeds.flatMap(hostileWords),
    ...seeds.map(({ name, text }) =>
      textFile(`${name}, again and again`, (letters) =>
        text.repeat(Math.ceil(letters / text.length)).slice(0, letters),
      ),
    ),
    ...manyCards(list),
    ...NO_TEXTS,
  ]
}

/** As many cards as there is room for, each with an id of its own. */
function manyCards(wanted: string | null): HostileFile[] {
  const list = LIST_NAMES.find((name) => name === wanted)
  if (!list) return []
  const [heading = '', card = ''] = templateFor(list, 'csv').split('\r\n')
  const [id = '', ...cells] = card.split(',')
  const lines = (letters: number) => Math.floor(letters / (card.length + 6))
  const many = (letters: number) =>
    Array.from({ length: lines(letters) }, (_, n) => [`${id}-${n}`, ...cells].join(','))
  return [textFile(`${list} with many cards`, (letters) => [heading, ...many(letters)].join('\n'))]
}

const textFile = (name: string, of: (letters: number) => string): HostileFile => ({
  name,
  of: (letters) => ({ body: cut(Buffer.from(of(letters)), letters) }),
})

/** So many bytes of UTF-8 at most, and no half of a letter at the end. */
function cut(text: Buffer, bytes: number): Buffer {
  let end = Math.min(text.length, bytes)
  while (end < text.length && ((text[end] ?? 0) & 0xc0) === 0x80) end -= 1
  return text.subarray(0, end)
}

interface Seed {
  readonly name: string
  readonly text: string
}

function seedsOf(wanted: string | null): Seed[] {
  const list = LIST_NAMES.find((name) => name === wanted)
  if (list)
    return FORMATS.map((format) => ({ name: `${list} as ${format}`, text: templateFor(list, format) }))
  const cards = [...allCards.values()].map(({ name }) => ({ copies: 1, name }))
  const table = cards.map(({ copies, name }) => `${copies},"${name}"`)
  return [
    { name: 'a decklist', text: writeDecklist(cards) },
    { name: 'a decklist as a table', text: ['Count,Name', ...table].join('\n') },
  ]
}

/** The first lines of a list hold each of its columns; this many of their words are replaced. */
const HEAD_LETTERS = 240
const WORDS = 8

function hostileWords({ name, text }: Seed): HostileFile[] {
  const all = [...text.slice(0, HEAD_LETTERS).matchAll(/[\w-]+/g)]
  const words = all.filter((_, n) => n % Math.ceil(all.length / WORDS) === 0)
  return words.flatMap(({ index, 0: word }) =>
    ALL_PATTERNS.map((pattern) =>
      textFile(`${name}: ${pattern.name} at ${index}`, (letters) => {
        const [before, after] = [text.slice(0, index), text.slice(index + word.length)]
        return before + textOf(pattern, Math.max(1, letters - text.length)) + after
      }),
    ),
  )
}

const MB = 1024 * 1024
/** 64 KB that unpack to 64 MB. */
const BOMB = gzipSync(Buffer.alloc(64 * MB))

const NO_TEXTS: readonly HostileFile[] = [
  { name: 'zeros in gzip', of: () => ({ body: BOMB }) },
  { name: 'zeros that are packed on the way', of: () => ({ body: BOMB, packed: true }) },
  { name: 'zeros', of: (letters) => ({ body: Buffer.alloc(letters) }) },
  {
    name: 'a zip file',
    of: (letters) => ({
      body: Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(letters - 4, 'a')]),
    }),
  },
  { name: 'half a letter of UTF-8', of: (letters) => ({ body: Buffer.alloc(letters, 0xc3) }) },
  {
    name: 'UTF-16',
    of: (letters) => ({
      body: Buffer.from(`\uFEFF${'a,\n'.repeat(Math.ceil(letters / 6))}`, 'utf16le').subarray(0, letters),
    }),
  },
]
