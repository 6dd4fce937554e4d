/**
 * Reads decklists as people write them: "4 Card Name", "4x Card Name", "Card Name x4", with headings and comments; and
 * tables (CSV) as deck builders export them.
 */

import { type UserText, userText } from '../texts/user-text.ts'
import { countOf } from './copies.ts'

export interface ListedCard {
  readonly copies: number
  readonly name: string
  /** Where the list says which print: "CD2" and "R2". */
  readonly set?: string
  readonly no?: string
}

export interface Decklist {
  readonly cards: readonly ListedCard[]
  /** Lines that say nothing we understand. */
  readonly unread: readonly UserText[]
  /** What lies beside the deck: a side deck or a collection (800.2); null where the list has neither. */
  readonly side: Pick<Decklist, 'cards' | 'unread'> | null
}

const MOST_LINES = 500
const LONGEST = 120
const LONGEST_LINE = 300

/** @param text any size; what is beyond 500 lines is not read */
export function readDecklist(text: string): Decklist {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .slice(0, MOST_LINES)
    .map((line) => line.slice(0, LONGEST_LINE).trim())
  return tableOf(lines) ?? listOf(lines)
}

// ------------------------------------------------------------ lists

const SIDE = /^\W*(?:side\s*(?:board|deck)?|collection)\W*(?:\(?\d*\)?\W*)$/i
const COMMENT = /^(?:\/\/|#|;|\*|=|-{2,})/
/** "Allies (20)", "Main Deck:", "Abilities: 24". */
const HEADING = /^[\p{L}\s/&]+(?::\s*\d*|\(\d+\)\s*:?)$/u
const HERO = /^(?:hero|leader)\s*[:=]\s*(?:1\s*x?\s+)?(.+)$/i

function listOf(lines: readonly string[]): Decklist {
  const at = lines.findIndex((line) => SIDE.test(line))
  if (at < 0) return { ...partOf(lines), side: null }
  return { ...partOf(lines.slice(0, at)), side: partOf(lines.slice(at + 1)) }
}

function partOf(lines: readonly string[]): Pick<Decklist, 'cards' | 'unread'> {
  const cards: ListedCard[] = []
  const unread: UserText[] = []
  for (const line of lines) {
    const hero = HERO.exec(line)?.[1]
    if (line === '' || COMMENT.test(line) || (!hero && HEADING.test(line))) continue
    const read = cardOf(hero ?? line)
    if (read) cards.push(read)
    else unread.push(userText(line.slice(0, LONGEST)))
  }
  return { cards, unread }
}

const BEFORE = /^(\d{1,3})\s*[x×*]?\s+(\S.*)$/i
const AFTER = /^(.*\S)\s+[x×*]\s*(\d{1,3})$/i
/** "Execute (CD2) 4", "Execute [CD2-W4]". */
const PRINT = /\s*[([]([A-Za-z0-9]{2,5})(?:[\s-]+([A-Za-z]?\d{1,3}))?[)\]](?:\s+#?([A-Za-z]?\d{1,3}))?$/

function cardOf(line: string): ListedCard | null {
  const before = BEFORE.exec(line)
  const after = before ? null : AFTER.exec(line)
  const copies = Number(before?.[1] ?? after?.[2] ?? 1)
  return listed(copies, before?.[2] ?? after?.[1] ?? line)
}

function listed(copies: number, text: string): ListedCard | null {
  const print = PRINT.exec(text)
  const name = (print ? text.slice(0, print.index) : text).trim()
  if (copies < 1 || name.length > LONGEST || !/\p{L}/u.test(name)) return null
  const [set, no] = [print?.[1], print?.[2] ?? print?.[3]]
  return { copies, name, ...(set ? { set } : {}), ...(no ? { no } : {}) }
}

// ------------------------------------------------------------ tables

const COLUMNS = {
  copies: /^(?:count|qty|quantity|copies|amount|number of copies|#)$/i,
  name: /^(?:name|card|card ?name|title)$/i,
  set: /^(?:set|edition|set ?code|expansion)$/i,
  no: /^(?:no|number|card ?number|collector ?number|nr)\.?$/i,
} as const
type Column = keyof typeof COLUMNS

/** A table has a line that names its columns, or numbers in its first; null when this is none. */
function tableOf(lines: readonly string[]): Decklist | null {
  const filled = lines.filter((line) => line !== '')
  const separator = [',', ';', '\t'].find((one) => filled[0]?.includes(one))
  if (!separator) return null
  const rows = filled.map((line) => cellsOf(line, separator))
  const columns = columnsOf(rows[0] ?? [])
  if (columns) return tableFrom(rows.slice(1), columns)
  const plain = rows.every(([first, second]) => /^\d{1,3}$/.test(first ?? '') && /\p{L}/u.test(second ?? ''))
  return plain ? tableFrom(rows, new Map([['copies', 0] as const, ['name', 1] as const])) : null
}

function columnsOf(header: readonly string[]): ReadonlyMap<Column, number> | null {
  const columns = new Map<Column, number>()
  for (const [at, title] of header.entries())
    for (const column of ['copies', 'name', 'set', 'no'] as const)
      if (!columns.has(column) && COLUMNS[column].test(title)) columns.set(column, at)
  return columns.has('name') ? columns : null
}

function tableFrom(rows: readonly string[][], columns: ReadonlyMap<Column, number>): Decklist {
  const cards: ListedCard[] = []
  const unread: UserText[] = []
  for (const row of rows) {
    const cell = (column: Column) => row[columns.get(column) ?? -1]?.trim() ?? ''
    const copies = columns.has('copies') ? Number(cell('copies').replace(/\s*x$/i, '')) : 1
    const read = Number.isInteger(copies) ? listed(copies, cell('name')) : null
    const [set, no] = [cell('set'), cell('no')]
    if (read) cards.push({ ...read, ...(set ? { set } : {}), ...(no ? { no } : {}) })
    else unread.push(userText(row.join(' ').trim().slice(0, LONGEST)))
  }
  return { cards, unread, side: null }
}

/** The cells of a line; one in quotes may hold the separator, and quotes doubled. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < line.length; at++) {
    const letter = line.charAt(at)
    if (letter === '"' && quoted && line[at + 1] === '"') cell += line.charAt(at++)
    else if (letter === '"' && (quoted || cell.trim() === '')) quoted = !quoted
    else if (letter === separator && !quoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += letter
  }
  return [...cells, cell.trim()]
}

type Written = readonly { copies: number; name: string }[]

/** A list that can be imported again, most copies first where the caller did not sort. */
export const writeDecklist = (cards: Written, collection: Written = []): string =>
  [...linesOf(cards), ...(collection.length > 0 ? ['', 'Collection', ...linesOf(collection)] : [])].join('\n')

const linesOf = (cards: Written): string[] => cards.map(({ copies, name }) => `${copies} ${name}`)

export const listedCopies = (list: Decklist): number =>
  countOf(Object.fromEntries(list.cards.map((card, at) => [at, card.copies])))
