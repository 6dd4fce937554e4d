/**
 * Reads CSV as spreadsheets write it (RFC 4180, with semicolons if the heading has them). Each cell knows its line
 * and column.
 */
import { type ExceededLimit, LIST_LIMITS } from './limits.ts'
import type { TextPosition } from './lines.ts'

export interface CsvCell extends TextPosition {
  readonly text: string
}

/** The reason why a text isn't CSV, or why it is refused. */
export interface CsvSyntaxFault extends TextPosition {
  readonly why: 'quote' | 'afterQuote' | Extract<ExceededLimit, 'cards' | 'columns' | 'letters'>
}

/** Parses the text up to the first fault. Skips empty lines. The columns of a fault are counted in cells. */
export function parseCsv(text: string): { rows: CsvCell[][] } | CsvSyntaxFault {
  const separator = separatorOf(text)
  const rows: CsvCell[][] = []
  let row: CsvCell[] = []
  let line = 1
  let at = 0
  while (at <= text.length) {
    const place = { line, column: row.length + 1 }
    if (place.column > LIST_LIMITS.columns) return { why: 'columns', ...place }
    const cell = text[at] === '"' ? quoted(text, at, separator) : bare(text, at, separator)
    if ('why' in cell) return { why: cell.why, ...place }
    row.push({ text: cell.text.trim(), ...place })
    line += cell.lines
    at = cell.end
    if (text[at] === separator) {
      at += 1
      continue
    }
    if (row.some((one) => one.text !== '')) rows.push(row)
    if (rows.length > LIST_LIMITS.cards + 1) return { why: 'cards', line: place.line, column: 1 }
    row = []
    line += 1
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
  return { rows }
}

/** Returns the separator that occurs more often in the heading. */
function separatorOf(text: string): ',' | ';' {
  const end = text.indexOf('\n')
  const heading = end < 0 ? text : text.slice(0, end)
  return heading.split(';').length > heading.split(',').length ? ';' : ','
}

interface Read {
  text: string
  /** The position after the cell. */
  end: number
  /** The number of line breaks within the cell. */
  lines: number
}

type CellFault = Pick<CsvSyntaxFault, 'why'>

function bare(text: string, from: number, separator: string): Read | CellFault {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  if (end - from > LIST_LIMITS.letters) return { why: 'letters' }
  return { text: text.slice(from, end), end, lines: 0 }
}

function quoted(text: string, from: number, separator: string): Read | CellFault {
  let end = from + 1
  while (text[end] !== '"' || text[end + 1] === '"') {
    if (end >= text.length) return { why: 'quote' }
    end += text[end] === '"' ? 2 : 1
  }
  const after = text[end + 1]
  if (after !== undefined && after !== separator && after !== '\n' && after !== '\r')
    return { why: 'afterQuote' }
  if (end - from - 1 > LIST_LIMITS.letters) return { why: 'letters' }
  const inside = text.slice(from + 1, end)
  return { text: inside.replaceAll('""', '"'), end: end + 1, lines: inside.split('\n').length - 1 }
}
