/** Tables with a line that names their columns, as spreadsheets and deck builders export them. */
import { cellsOf, SEPARATORS } from './cells.ts'
import { collectEntries } from './collect.ts'
import { countOfCell } from './counts.ts'
import { headingOf } from './headings.ts'
import { withoutFence } from './markup.ts'
import { cardEntry, namedCard, setCode } from './names.ts'
import { type Decklist, type Entry, LIST_LIMITS, type ListedCard, type Zone } from './rows.ts'

const COLUMNS = {
  copies:
    /^(?:count|qty|quantity|copies|amount|number of (?:copies|cards)|#|x|anzahl|menge|stück|st|kopien)\.?$/i,
  name: /^(?:name|card|card ?name|title|card ?title|karte|kartenname|titel)$/i,
  set: /^(?:set|edition|set ?(?:code|name)|expansion|erweiterung)$/i,
  no: /^(?:no|number|card ?(?:number|no|#)|collector ?number|nr|nummer|kartennummer)\.?$/i,
  zone: /^(?:board|section|zone|sideboard|bereich)$/i,
} as const
type Column = keyof typeof COLUMNS
const NAMES = ['copies', 'name', 'set', 'no', 'zone'] as const

interface Header {
  readonly separator: string
  readonly columns: ReadonlyMap<Column, number>
}

/** Lines in which the heading of a table is looked for: a title may stand above it. */
const MOST_ABOVE = 5

/** A list without a heading is no table: null. */
export function readTable(lines: readonly string[]): Decklist | null {
  for (const [at, line] of lines.slice(0, MOST_ABOVE).entries()) {
    const header = headerOf(line)
    if (!header) continue
    const rows = rowsOf(lines.slice(at + 1))
    return collectEntries(rows.length, (row) => entryOf(rows[row] ?? '', header))
  }
  return null
}

/** "Name,My deck" is a fact. A heading has another known column, or three. */
function headerOf(line: string): Header | null {
  if (line.length > LIST_LIMITS.line) return null
  for (const separator of SEPARATORS) {
    const titles = line.includes(separator) ? cellsOf(line, separator) : []
    const columns = columnsOf(titles)
    if (columns.has('name') && (columns.size > 1 || titles.length > 2)) return { separator, columns }
  }
  return null
}

function columnsOf(titles: readonly string[]): ReadonlyMap<Column, number> {
  const columns = new Map<Column, number>()
  for (const [at, title] of titles.entries())
    for (const column of NAMES)
      if (!columns.has(column) && COLUMNS[column].test(title)) columns.set(column, at)
  return columns
}

/** Joins the lines of a cell in quotes: a spreadsheet keeps the line breaks of a card's text. */
function rowsOf(lines: readonly string[]): string[] {
  const rows: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const joined = joinedFrom(lines, at)
    rows.push(joined?.row ?? lines[at] ?? '')
    at = joined?.last ?? at
  }
  return rows
}

/** The row that begins with a line whose quotes don't close; null where they close in it, or in no line near. */
function joinedFrom(lines: readonly string[], first: number): { row: string; last: number } | null {
  let row = ''
  let isOpen = false
  for (let at = first; at < lines.length && row.length <= LIST_LIMITS.line; at++) {
    const line = lines[at] ?? ''
    if (quotesIn(line) % 2 === 1) isOpen = !isOpen
    row = at === first ? line : `${row} ${line}`
    if (!isOpen) return at === first ? null : { row, last: at }
  }
  return null
}

const quotesIn = (line: string): number => line.split('"').length - 1

function entryOf(line: string, { separator, columns }: Header): Entry {
  if (line.length > LIST_LIMITS.line) return { kind: 'unread', words: line }
  const row = cellsOf(line, separator)
  const cell = (column: Column) => row[columns.get(column) ?? -1]?.trim() ?? ''
  const filled = row.filter((one) => /[\p{L}\p{N}]/u.test(one))
  if (filled.length === 0 || withoutFence(line) === '') return { kind: 'nothing' }
  const read = cardOf(cell, columns.has('copies'))
  if ('cards' in read && !isHeading(cell('name'))) return { ...read, ...zoneIn(cell('zone')) }
  return headed(filled) ?? { ...read, ...(read.kind === 'unread' ? { words: row.join(' ').trim() } : {}) }
}

const isHeading = (name: string): boolean => headingOf(name) !== null && namedCard(name) === null

/** "Sideboard,," or "Total,60": a row that names a section or a sum. */
function headed(filled: readonly string[]): Entry | null {
  const heading = filled.length <= 2 ? headingOf(filled.join(' ')) : null
  if (!heading) return null
  return heading.zone === null ? { kind: 'nothing' } : { kind: 'zone', zone: heading.zone, cards: [] }
}

const UNREAD: Entry = { kind: 'unread', words: '' }

function cardOf(cell: (column: Column) => string, isCounted: boolean): Entry {
  const copies = isCounted ? countOfCell(cell('copies')) : 1
  const text = cell('name')
  if (copies === null || text.length > LIST_LIMITS.name || !/\p{L}/u.test(text)) return UNREAD
  if (copies === 0) return { kind: 'cards', cards: [] }
  const { kind, cards } = cardEntry({ copies }, text)
  return { kind, cards: cards.map((card) => ({ ...card, ...printOf(cell) })) }
}

function printOf(cell: (column: Column) => string): Pick<ListedCard, 'set' | 'no'> {
  const [set, no] = [setCode(cell('set')) || cell('set'), cell('no').replace(/^#/, '')]
  return { ...(set ? { set } : {}), ...(no ? { no } : {}) }
}

/** The section of one row: "Sideboard", "side" or "Main". */
function zoneIn(text: string): { zone?: Zone } {
  const zone = /^(?:yes|true|1|ja)$/i.test(text) ? 'side' : headingOf(text)?.zone
  return zone ? { zone } : {}
}
