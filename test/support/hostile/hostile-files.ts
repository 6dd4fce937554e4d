/** Files whose text is hostile. */
import { gzipSync } from 'node:zlib'
import { formatDecklist } from '../../../src/campaign/decklist.ts'
import { allCards } from '../../../src/cards/index.ts'
import { CARD_LIST_NAMES, type CardListName } from '../../../src/war/cards.ts'
import { LIST_FORMATS, templateTextFor } from '../../../src/war/list-import/template.ts'
import type { Served } from './files.ts'
import { ALL_PATTERNS, textOf } from './patterns.ts'

/** A file whose text is hostile, with approximately this number of letters. */
export interface HostileFile {
  readonly name: string
  of(letters: number): Served
}

/**
 * Every pattern alone, in place of each word of a list that the bot writes, lists that are merely long, and files
 * that are not text.
 * @param list of a war, or null for decklists
 */
export function hostileFiles(list: string | null): HostileFile[] {
  const war = CARD_LIST_NAMES.find((name) => name === list)
  const seeds = war ? seedsOf(war) : decklists()
  return [
    ...ALL_PATTERNS.map((pattern) => textFile(pattern.name, (letters) => textOf(pattern, letters))),
    ...seeds.flatMap((seed) => seed.spots.flatMap((spot) => hostileAt(seed, spot))),
    ...seeds.map(({ name, text }) =>
      textFile(`${name}, again and again`, (letters) =>
        text.repeat(Math.ceil(letters / text.length)).slice(0, letters),
      ),
    ),
    ...(war ? [...listsOfJson(), ...tables(war), ...manyCards(war)] : []),
    ...NO_TEXTS,
  ]
}

/** A list with the most cards that fit into the letters. Their ids differ. */
function manyCards(list: CardListName): HostileFile[] {
  const [heading = '', card = ''] = templateTextFor(list, 'csv').split('\r\n')
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

/** At most this number of bytes of UTF-8, without half a letter at the end. */
function cut(text: Buffer, bytes: number): Buffer {
  let end = Math.min(text.length, bytes)
  while (end < text.length && ((text[end] ?? 0) & 0xc0) === 0x80) end -= 1
  return text.subarray(0, end)
}

/** A list as the bot writes it, and the parts that are replaced. */
interface Seed {
  readonly name: string
  readonly text: string
  readonly spots: readonly Spot[]
}

interface Spot {
  readonly index: number
  readonly length: number
}

const seedsOf = (list: CardListName): Seed[] =>
  LIST_FORMATS.map((format) => {
    const text = templateTextFor(list, format)
    return { name: `${list} as ${format}`, text, spots: format === 'csv' ? cellsOf(text) : wordsOf(text) }
  })

function decklists(): Seed[] {
  const cards = [...allCards.values()].map(({ name }) => ({ copies: 1, name }))
  const list = formatDecklist(cards)
  const table = ['Count,Name', ...cards.map(({ copies, name }) => `${copies},"${name}"`)].join('\n')
  const programs = decksOfPrograms(cards.slice(0, 100).map(({ name }) => name))
  return [
    { name: 'a decklist', text: list, spots: wordsOf(list) },
    { name: 'a decklist as a table', text: table, spots: cellsOf(table) },
    ...Object.entries(programs).map(([program, text]) => ({
      name: `a deck of ${program}`,
      text,
      spots: wordsOf(text),
    })),
  ]
}

/** Decks as other programs save them. */
function decksOfPrograms(names: readonly string[]): Record<string, string> {
  const escaped = names.map((name) => name.replaceAll('&', '&amp;').replaceAll('"', '&quot;'))
  const lackey = escaped.map((name) => `<card><name id="1">${name}</name><set>CD2</set></card>`)
  return {
    'Magic Workstation': ['// Magic Workstation', ...names.map((name) => `    1 [6] ${name} {6}`)].join('\n'),
    OCTGN: `<deck game="1"><section name="Main">${escaped.map((name) => `<card qty="1">${name}</card>`).join('\n')}</section></deck>`,
    LackeyCCG: `<deck version="0.8"><superzone name="Deck">${lackey.join('\n')}</superzone></deck>`,
    Cockatrice: `<cockatrice_deck version="1"><zone name="main">${escaped.map((name) => `<card number="1" name="${name}"/>`).join('\n')}</zone></cockatrice_deck>`,
    'a forum': ['Hero', ...names.map((name) => `• 1x [card]${name}[/card] (CD2 #W1) - good`)].join('\n'),
  }
}

/** The first cell of the heading, and each cell of the first card, also the empty ones. */
function cellsOf(text: string): Spot[] {
  const [heading = '', card = ''] = text.split('\n', 2)
  const cells = [...card.trimEnd().matchAll(/[^,]*/g)].map(({ index, 0: { length } }) => ({
    index: heading.length + 1 + index,
    length,
  }))
  return [{ index: 0, length: heading.indexOf(',') }, ...cells]
}

/** The first letters of a list contain one card. This many of their words are replaced. */
const HEAD_LETTERS = 240
const WORDS = 8

function wordsOf(text: string): Spot[] {
  const all = [...text.slice(0, HEAD_LETTERS).matchAll(/[\w-]+/g)]
  return all
    .filter((_, n) => n % Math.ceil(all.length / WORDS) === 0)
    .map(({ index, 0: { length } }) => ({ index, length }))
}

const hostileAt = ({ name, text }: Seed, { index, length }: Spot): HostileFile[] =>
  ALL_PATTERNS.map((pattern) =>
    textFile(`${name}: ${pattern.name} at ${index}`, (letters) => {
      const [before, after] = [text.slice(0, index), text.slice(index + length)]
      return before + textOf(pattern, Math.max(1, letters - text.length)) + after
    }),
  )

/** Valid JSON that is no list of cards. */
const listsOfJson = (): HostileFile[] =>
  ['{},', '{\n\n}\n,\n', '{"id":"e"},', '[],', '0,', '"",', '{"a":1,"b":2,"c":3},'].map((part) =>
    textFile(
      `JSON of ${JSON.stringify(part)}`,
      (letters) => `[${part.repeat((letters - 4) / part.length)}{}]`,
    ),
  )

/** A table with thousands of columns and lines. The columns of the list come first. */
const tables = (list: CardListName): HostileFile[] =>
  ['id', 'colour', ''].map((column) =>
    textFile(`a table with more columns called “${column}”`, (letters) => {
      const [heading = ''] = templateTextFor(list, 'csv').split('\r\n', 1)
      const wide = heading + `,${column}`.repeat(letters / 4 / (column.length + 1))
      return `${wide}\n${'a,\n'.repeat(Math.max(0, letters - wide.length) / 3)}`
    }),
  )

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
