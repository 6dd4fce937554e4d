/**
 * Every printed card with its facts and its printings, whether or not the bot knows its text. `npm run -s pool` writes
 * printed.txt. A line is parsed when its card is first requested.
 */

import { readFileSync } from 'node:fs'
import type { Card } from '../../engine/index.ts'
import { memoize } from '../../engine/index.ts'
import { nameKey } from '../printed-names/printed-names.ts'
import { withClassAndTalent } from './heroes.ts'

export interface PrintedEntry {
  readonly id: string
  readonly name: string
  /** The rest of the line: printings and facts. */
  readonly data: string
}

/** One appearance of a card in a set. A set and a number don't identify a card. */
export interface Printing {
  readonly set: string
  readonly no: string
  readonly rarity: Card['rarity']
}

interface Rows {
  readonly all: readonly PrintedEntry[]
  readonly byId: ReadonlyMap<string, PrintedEntry>
  readonly byKey: ReadonlyMap<string, readonly PrintedEntry[]>
}

let read: Rows | undefined

const rows = (): Rows => (read ??= readRows())

export const printedEntries = (): readonly PrintedEntry[] => rows().all

export const printedEntry = (id: string): PrintedEntry | undefined => rows().byId.get(id)

/** Returns the printed cards of a name, ignoring quotes, accents and case. */
export const printedEntriesNamed = (name: string): readonly PrintedEntry[] =>
  rows().byKey.get(nameKey(name)) ?? []

function readRows(): Rows {
  const text = readFileSync(new URL('./printed.txt', import.meta.url), 'utf8')
  const all = text
    .split('\n')
    .filter((line) => line !== '')
    .map(rowFrom)
  const byKey = new Map<string, PrintedEntry[]>()
  for (const row of all) {
    const key = nameKey(row.name)
    const same = byKey.get(key)
    if (same) same.push(row)
    else byKey.set(key, [row])
  }
  return { all, byId: new Map(all.map((row) => [row.id, row])), byKey }
}

function rowFrom(line: string): PrintedEntry {
  const afterName = line.indexOf('\t')
  const afterId = line.indexOf('\t', afterName + 1)
  return {
    name: line.slice(0, afterName),
    id: line.slice(afterName + 1, afterId),
    data: line.slice(afterId + 1),
  }
}

/** The fields that the line has before the facts, and the powers. */
type Placed = 'id' | 'set' | 'no' | 'name' | 'powers'

/** Returns the facts of a printed card, as a card without powers. */
export const printedFacts = memoize((row: PrintedEntry): Card => {
  const { id, name, data } = row
  // A test checks that every row fits the schema.
  const facts: Omit<Card, Placed> = JSON.parse(data.slice(data.indexOf('\t') + 1))
  const [first] = printingsOf(row)
  return withClassAndTalent({
    id,
    set: first?.set ?? '',
    no: first?.no ?? '',
    name,
    ...facts,
    tags: facts.tags ?? [],
    powers: [],
  })
})

const RARITIES: Readonly<Record<string, Card['rarity']>> = {
  c: 'common',
  u: 'uncommon',
  r: 'rare',
  e: 'epic',
  l: 'legendary',
}

/** Returns the printings of a card, the first printing first. */
export const printingsOf = ({ data }: PrintedEntry): Printing[] =>
  data
    .slice(0, data.indexOf('\t'))
    .split(';')
    .map((printing) => {
      const [set = '', no = '', rarity = ''] = printing.split(' ')
      return { set, no, rarity: RARITIES[rarity] }
    })
