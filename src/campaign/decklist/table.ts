/** Reads tables with column headings, as spreadsheets and deck builders export them. */
import { CELL_SEPARATORS, splitCells } from './cells.ts'
import { readEntriesUpToLimits } from './collect.ts'
import { countInCell } from './counts.ts'
import { headingInLine } from './headings.ts'
import { withoutCodeFence } from './markup.ts'
import { entryOfCardName, findCardByName, findSetCode } from './names.ts'
import {
  LIST_LIMITS,
  type ListEntry,
  type ListedCard,
  type ListSection,
  type ParsedDecklist,
} from './types.ts'

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

/** The most lines above the column headings, for instance a title. */
const MOST_ABOVE = 5

/** Reads a table. Returns null for a list without column headings. */
export function readTableOfCards(lines: readonly string[]): ParsedDecklist | null {
  for (const [at, line] of lines.slice(0, MOST_ABOVE).entries()) {
    const header = headerOf(line)
    if (!header) continue
    const rows = rowsOf(lines.slice(at + 1))
    return readEntriesUpToLimits(rows.length, (row) => entryOf(rows[row] ?? '', header))
  }
  return null
}

/**
 * Returns the columns of a heading line. It needs "name" with another known column, or three columns, because
 * "Name,My deck" is a fact about the deck.
 */
function headerOf(line: string): Header | null {
  if (line.length > LIST_LIMITS.line) return null
  for (const separator of CELL_SEPARATORS) {
    const titles = line.includes(separator) ? splitCells(line, separator) : []
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

/** Joins the lines of cells in quotes, because a cell can contain the line breaks of a card's text. */
function rowsOf(lines: readonly string[]): string[] {
  const rows: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const joined = joinedFrom(lines, at)
    rows.push(joined?.row ?? lines[at] ?? '')
    at = joined?.last ?? at
  }
  return rows
}

/**
 * Returns the row that begins with a line whose quotes don't close in that line; null if they do, or if no line
 * nearby closes them.
 */
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

function entryOf(line: string, { separator, columns }: Header): ListEntry {
  if (line.length > LIST_LIMITS.line) return { kind: 'unread', words: line }
  const row = splitCells(line, separator)
  const cell = (column: Column) => row[columns.get(column) ?? -1]?.trim() ?? ''
  const filled = row.filter((one) => /[\p{L}\p{N}]/u.test(one))
  if (filled.length === 0 || withoutCodeFence(line) === '') return { kind: 'nothing' }
  const read = cardOf(cell, columns.has('copies'))
  if ('cards' in read && !isHeading(cell('name'))) return { ...read, ...zoneIn(cell('zone')) }
  return headed(filled) ?? { ...read, ...(read.kind === 'unread' ? { words: row.join(' ').trim() } : {}) }
}

const isHeading = (name: string): boolean => headingInLine(name) !== null && findCardByName(name) === null

/** Reads a row that names a section or a sum: "Sideboard,," or "Total,60". */
function headed(filled: readonly string[]): ListEntry | null {
  const heading = filled.length <= 2 ? headingInLine(filled.join(' ')) : null
  if (!heading) return null
  return heading.zone === null ? { kind: 'nothing' } : { kind: 'zone', zone: heading.zone, cards: [] }
}

const UNREAD: ListEntry = { kind: 'unread', words: '' }

function cardOf(cell: (column: Column) => string, isCounted: boolean): ListEntry {
  const copies = isCounted ? countInCell(cell('copies')) : 1
  const text = cell('name')
  if (copies === null || text.length > LIST_LIMITS.name || !/\p{L}/u.test(text)) return UNREAD
  if (copies === 0) return { kind: 'cards', cards: [] }
  const { kind, cards } = entryOfCardName({ copies }, text)
  return { kind, cards: cards.map((card) => ({ ...card, ...printOf(cell) })) }
}

function printOf(cell: (column: Column) => string): Pick<ListedCard, 'set' | 'no'> {
  const [set, no] = [findSetCode(cell('set')) || cell('set'), cell('no').replace(/^#/, '')]
  return { ...(set ? { set } : {}), ...(no ? { no } : {}) }
}

/** Returns the section that a row names in a cell: "Sideboard", "side" or "Main". */
function zoneIn(text: string): { zone?: ListSection } {
  const zone = /^(?:yes|true|1|ja)$/i.test(text) ? 'side' : headingInLine(text)?.zone
  return zone ? { zone } : {}
}
