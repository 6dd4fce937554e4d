/** CSV as spreadsheets write it (RFC 4180; semicolons where the heading has them), each cell with its line and column. */

export interface Place {
  readonly line: number
  readonly column: number
}

export interface Cell extends Place {
  readonly text: string
}

/** Why a text is no CSV. */
export interface CsvFault extends Place {
  readonly why: 'quote' | 'afterQuote'
}

/** Columns count cells. Lines without any text are left out. */
export function parseCsv(text: string): { rows: Cell[][] } | CsvFault {
  const separator = separatorOf(text)
  const rows: Cell[][] = []
  let row: Cell[] = []
  let line = 1
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at <= text.length) {
    const place = { line, column: row.length + 1 }
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
    row = []
    line += 1
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
  return { rows }
}

/** That of which the heading has more. */
function separatorOf(text: string): ',' | ';' {
  const [heading = ''] = text.split(/\r?\n/, 1)
  return heading.split(';').length > heading.split(',').length ? ';' : ','
}

interface Read {
  text: string
  /** Where what follows the cell stands. */
  end: number
  /** Line breaks within it. */
  lines: number
}

function bare(text: string, from: number, separator: string): Read {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { text: text.slice(from, end), end, lines: 0 }
}

function quoted(text: string, from: number, separator: string): Read | Pick<CsvFault, 'why'> {
  let end = from + 1
  while (text[end] !== '"' || text[end + 1] === '"') {
    if (end >= text.length) return { why: 'quote' }
    end += text[end] === '"' ? 2 : 1
  }
  const inside = text.slice(from + 1, end)
  const after = text[end + 1]
  if (after !== undefined && after !== separator && after !== '\n' && after !== '\r')
    return { why: 'afterQuote' }
  return { text: inside.replaceAll('""', '"'), end: end + 1, lines: inside.split('\n').length - 1 }
}
