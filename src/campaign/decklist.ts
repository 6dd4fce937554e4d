/**
 * Reads decklists as people write them: "4 Card Name", "4x Card Name", "Card Name x4", with headings and comments; and
 * tables (CSV) as deck builders export them.
 */
import { cut } from '../texts/cut.ts'
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
  /** Lines that say nothing we understand, ten at most. */
  readonly unread: readonly UserText[]
  /** The number of lines that were not checked: those after the tenth unread line, and those beyond 500. */
  readonly unchecked: number
  /** What lies beside the deck: a side deck or a collection (800.2); null where the list has neither. */
  readonly side: Pick<Decklist, 'cards' | 'unread'> | null
}

const MOST_LINES = 500
/** Letters of a name. */
const LONGEST = 120
/** Letters of a line: a row of a table can hold the text of its card. A longer line is not read. */
const LONGEST_LINE = 1_000
const MOST_UNREAD = 10

export function readDecklist(text: string): Decklist {
  const all = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r\n|\r|\n/)
  const lines = all.slice(0, MOST_LINES).map((line) => line.trim())
  const list = tableOf(lines) ?? listOf(lines)
  return { ...list, unchecked: list.unchecked + all.length - lines.length }
}

type Part = Omit<Decklist, 'side'>

interface Reading {
  /** The card of a line; null for a line that names none. */
  cardOf(line: string): ListedCard | null
  /** The words of such a line, as people read them. */
  wordsOf(line: string): string
}

/** Reads lines until ten of them say nothing. */
function partOf(lines: readonly string[], { cardOf, wordsOf }: Reading): Part {
  const cards: ListedCard[] = []
  const unread: UserText[] = []
  for (const [at, line] of lines.entries()) {
    if (unread.length === MOST_UNREAD) return { cards, unread, unchecked: lines.length - at }
    const isTooLong = line.length > LONGEST_LINE
    const card = isTooLong ? null : cardOf(line)
    if (card) cards.push(card)
    else unread.push(userText(cut(isTooLong ? line : wordsOf(line), LONGEST)))
  }
  return { cards, unread, unchecked: 0 }
}

// ------------------------------------------------------------ lists

const SIDES: ReadonlySet<string> = new Set(['side', 'sideboard', 'sidedeck', 'collection'])
const COMMENT = /^(?:\/\/|#|;|\*|=|-{2,})/
/** "Allies (20)", "Main Deck:", "Abilities: 24". */
const HEADING = /^[\p{L}\s/&]+(?::\s*\d*|\(\d+\)\s*:?)$/u

function listOf(lines: readonly string[]): Decklist {
  const at = lines.findIndex(beginsSide)
  if (at < 0) return { ...cardsIn(lines), side: null }
  const { unchecked, ...side } = cardsIn(lines.slice(at + 1))
  const deck = cardsIn(lines.slice(0, at))
  return { ...deck, unchecked: deck.unchecked + unchecked, side }
}

/** "Sideboard (10)", "// Side Deck:", "Collection". */
function beginsSide(line: string): boolean {
  if (line.length > LONGEST) return false
  const words = line.toLowerCase().match(/[a-z_]+|\d+/g) ?? []
  if (/^\d+$/.test(words.at(-1) ?? '')) words.pop()
  return SIDES.has(words.join(''))
}

const cardsIn = (lines: readonly string[]): Part =>
  partOf(
    lines.filter((line) => !saysNoCard(line)),
    { cardOf: (line) => cardOf(heroIn(line) ?? line), wordsOf: (line) => line },
  )

const saysNoCard = (line: string): boolean =>
  line === '' || COMMENT.test(line) || (HEADING.test(line) && heroIn(line) === null)

/** "Hero: Gurzak Gronnfist"; null for another line. */
function heroIn(line: string): string | null {
  const at = line.search(/[:=]/)
  const isHero = at > 0 && ['hero', 'leader'].includes(line.slice(0, at).trim().toLowerCase())
  return (isHero && line.slice(at + 1).trim()) || null
}

/** "Execute (CD2) 4", "Execute [CD2-W4]". */
const PRINT = /[([]([A-Za-z0-9]{2,5})(?:[\s-]+([A-Za-z]?\d{1,3}))?[)\]](?:\s+#?([A-Za-z]?\d{1,3}))?$/

function cardOf(line: string): ListedCard | null {
  const { copies, name } = countBefore(line) ?? countAfter(line) ?? { copies: 1, name: line }
  return listed(copies, name)
}

interface Counted {
  readonly copies: number
  readonly name: string
}

const SIGNS = 'xX×*'
const isSign = (letter: string): boolean => letter !== '' && SIGNS.includes(letter)
const isSpace = (letter: string): boolean => letter !== '' && letter.trim() === ''

/** "4 Rend", "4x Rend", "4 x Rend". */
function countBefore(line: string): Counted | null {
  const [digits = ''] = /^\d{1,3}/.exec(line) ?? []
  if (digits === '') return null
  const rest = line.slice(digits.length)
  const words = rest.trimStart()
  const behind = isSign(words.charAt(0)) && isSpace(words.charAt(1)) ? words.slice(1) : rest
  const name = behind.trimStart()
  return name !== '' && name !== behind ? { copies: Number(digits), name } : null
}

/** "Rend x4", "Rend x 4". */
function countAfter(line: string): Counted | null {
  const [digits = ''] = /\d{1,4}$/.exec(line) ?? []
  const before = line.slice(0, line.length - digits.length).trimEnd()
  const behind = before.slice(0, -1)
  const name = behind.trimEnd()
  const isCounted = digits !== '' && digits.length <= 3 && isSign(before.charAt(before.length - 1))
  return isCounted && name !== '' && name !== behind ? { copies: Number(digits), name } : null
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
  const [first = '', ...rest] = filled
  const columns = columnsOf(cellsOf(first.slice(0, LONGEST_LINE), separator))
  if (columns) return tableFrom(rest, separator, columns)
  return filled.every((line) => isCounted(line, separator)) ? tableFrom(filled, separator, PLAIN) : null
}

/** The columns of a table without a heading: "4,Rend". */
const PLAIN: ReadonlyMap<Column, number> = new Map([
  ['copies', 0],
  ['name', 1],
])

function isCounted(line: string, separator: string): boolean {
  const [count = '', name = ''] = cellsOf(line.slice(0, LONGEST_LINE), separator)
  return /^\d{1,3}$/.test(count) && /\p{L}/u.test(name)
}

function columnsOf(header: readonly string[]): ReadonlyMap<Column, number> | null {
  const columns = new Map<Column, number>()
  for (const [at, title] of header.entries())
    for (const column of ['copies', 'name', 'set', 'no'] as const)
      if (!columns.has(column) && COLUMNS[column].test(title)) columns.set(column, at)
  return columns.has('name') ? columns : null
}

function tableFrom(
  lines: readonly string[],
  separator: string,
  columns: ReadonlyMap<Column, number>,
): Decklist {
  const part = partOf(lines, {
    cardOf: (line) => cardOfRow(cellsOf(line, separator), columns),
    wordsOf: (line) => cellsOf(line, separator).join(' ').trim(),
  })
  return { ...part, side: null }
}

function cardOfRow(row: readonly string[], columns: ReadonlyMap<Column, number>): ListedCard | null {
  const cell = (column: Column) => row[columns.get(column) ?? -1]?.trim() ?? ''
  const copies = columns.has('copies') ? Number(cell('copies').replace(/x$/i, '')) : 1
  const read = Number.isInteger(copies) ? listed(copies, cell('name')) : null
  const [set, no] = [cell('set'), cell('no')]
  return read && { ...read, ...(set ? { set } : {}), ...(no ? { no } : {}) }
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
