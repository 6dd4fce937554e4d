/**
 * Reads a list that people send, as JSON or CSV. Returns its cards, or a sentence for each fault with its line and
 * column.
 */
import type { z } from 'zod'
import { truncate } from '../../texts/cut.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import {
  boardFromLists,
  CARD_LIST_NAMES,
  CARD_LIST_SCHEMAS,
  type CardListName,
  type CardListsWithBoard,
  type CardOfList,
  CLASSES,
  type WarCardLists,
} from '../cards.ts'
import { LIST_COLUMNS, type ListColumn, UnreadableCellText } from './columns.ts'
import { type CsvCell, type CsvSyntaxFault, parseCsv } from './csv.ts'
import { type JsonSyntaxFault, parseJson } from './json.ts'
import { LIST_LIMITS } from './limits.ts'
import { LineIndex, type TextPosition } from './lines.ts'

export interface ListFault extends TextPosition {
  readonly what: string
}

/** A refused list, with at most ten faults. */
export interface FaultyList {
  readonly faults: readonly ListFault[]
  /**
   * The position from which on nothing was checked, and the number of lines from there; null if the whole list was
   * checked.
   */
  readonly unchecked: (TextPosition & { readonly lines: number }) | null
}

/** The cards that were read from a list, or the faults that prevent this. */
export type ReadListResult<L extends CardListName> = { readonly cards: CardOfList<L>[] } | FaultyList

const t = texts.war.list

/** One card of a list that a person sent, and the position of each of its parts. */
interface Row {
  readonly value: unknown
  place(path: readonly PropertyKey[]): TextPosition
}

/** Reads a text as JSON if it begins like JSON, and otherwise as CSV. */
export function readCardList<L extends CardListName>(list: L, text: string): ReadListResult<L> {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text
  const most = LIST_LIMITS.lines
  const lines = new LineIndex(body, most)
  if (lines.count > most) return faulty([{ line: most + 1, column: 1, what: t.most.lines(most) }])
  const isJson = ['[', '{'].includes(body.trimStart().charAt(0))
  const rows = isJson ? rowsOfJson(list, body, lines) : rowsOfCsv(list, body, lines)
  return 'faults' in rows ? rows : checked(list, rows.rows, lines)
}

const faulty = (faults: readonly ListFault[]): FaultyList => ({ faults, unchecked: null })

/** Collects the faults of a list's cards, up to ten. */
function faultsOfEach<T>(
  all: readonly T[],
  lines: LineIndex,
  { found = [], faultsOf, placeOf }: Check<T>,
): FaultyList {
  const faults = found.slice(0, LIST_LIMITS.faults)
  for (const one of all) {
    const room = LIST_LIMITS.faults - faults.length
    const own = room > 0 ? faultsOf(one) : []
    faults.push(...own.slice(0, room))
    if (room === 0 || own.length > room) return { faults, unchecked: restFrom(placeOf(one), lines) }
  }
  return faulty(faults)
}

interface Check<T> {
  readonly found?: readonly ListFault[]
  faultsOf(one: T): readonly ListFault[]
  placeOf(one: T): TextPosition
}

const restFrom = ({ line, column }: TextPosition, { count }: LineIndex) => ({
  line,
  column,
  lines: count - line + 1,
})

type Rows = { rows: Row[] } | FaultyList

/** Reads an array of cards, or an object that has the array under the list's name or as "cards". */
function rowsOfJson(list: CardListName, text: string, lines: LineIndex): Rows {
  const json = parseJson(text, lines)
  if ('why' in json) return faulty([{ line: json.line, column: json.column, what: excessOf(json.why) }])
  const { value, place } = json
  const under = Array.isArray(value) ? [] : [Object.hasOwn(Object(value), list) ? list : 'cards']
  const cards = partAt(value, under)
  if (!Array.isArray(cards)) return faulty([{ ...place(under), what: t.shape }])
  return {
    rows: cards.map((card: unknown, at) => ({
      value: card,
      place: (path) => place([...under, at, ...path]),
    })),
  }
}

/** Returns the sentence about a list that can't be read or exceeds a limit. */
const excessOf = (why: JsonSyntaxFault['why'] | CsvSyntaxFault['why']): string =>
  why === 'json' || why === 'signs' || why === 'quote' || why === 'afterQuote'
    ? t[why]
    : t.most[why](LIST_LIMITS[why])

function rowsOfCsv(list: CardListName, text: string, lines: LineIndex): Rows {
  const csv = parseCsv(text)
  if ('why' in csv) return faulty([{ line: csv.line, column: csv.column, what: excessOf(csv.why) }])
  const [heading = [], ...rest] = csv.rows
  const faults = faultsOfEach(rest, lines, {
    found: faultsOfHeading(list, heading),
    faultsOf: (line) => faultsOfLine(heading, line),
    placeOf: ([first]) => ({ line: first?.line ?? 1, column: 1 }),
  })
  if (faults.faults.length > 0) return faults
  const columns = heading.map(({ text: name }) => LIST_COLUMNS[list].find((column) => column.name === name))
  return { rows: rest.map((line) => rowOfLine(columns, line)) }
}

function faultsOfHeading(list: CardListName, heading: readonly CsvCell[]): ListFault[] {
  const known = LIST_COLUMNS[list]
  const names = new Set<string>()
  const faults: ListFault[] = []
  for (const { text, line, column } of heading) {
    const isKnown = known.some(({ name }) => name === text)
    if (!isKnown) faults.push({ line, column, what: t.unknownColumn(userText(quoted(text))) })
    else if (names.has(text)) faults.push({ line, column, what: t.columnTwice(text) })
    names.add(text)
  }
  const missing = known.filter(({ name, must }) => must && !names.has(name))
  return [...faults, ...missing.map(({ name }) => ({ line: 1, column: 1, what: t.noColumn(name) }))]
}

/** Returns the faults of a line. Empty cells at its end may be missing. */
function faultsOfLine(heading: readonly CsvCell[], line: readonly CsvCell[]): ListFault[] {
  const extra = line[heading.length]
  return extra ? [{ line: extra.line, column: extra.column, what: t.cells(line.length, heading.length) }] : []
}

function rowOfLine(columns: readonly (ListColumn | undefined)[], line: readonly CsvCell[]): Row {
  const value: Record<string, unknown> = {}
  columns.forEach((column, at) => {
    const text = line[at]?.text ?? ''
    const [key = '', index] = column?.path ?? []
    if (!column || text === '') return
    if (typeof index === 'number') value[key] = placed(value[key], index, column.read(text))
    else value[key] = column.read(text)
  })
  const first = line[0] ?? { line: 1, column: 1 }
  const place = (path: readonly PropertyKey[]): TextPosition => {
    const at = columns.findIndex(
      (column) => column?.path.every((part, n) => n >= path.length || path[n] === part) ?? false,
    )
    return line[at] ?? { line: first.line, column: Math.max(0, at) + 1 }
  }
  return { value, place }
}

function placed(before: unknown, index: number, value: unknown): unknown[] {
  const list = Array.isArray(before) ? [...before] : []
  list[index] = value
  return list
}

function checked<L extends CardListName>(list: L, rows: readonly Row[], lines: LineIndex): ReadListResult<L> {
  const schema: z.ZodType<CardOfList<L>> = schemaOf(list)
  const cards: CardOfList<L>[] = []
  const ids = new Map<string, number>()
  const faultsOf = (row: Row): ListFault[] => {
    const parsed = schema.safeParse(row.value)
    if (!parsed.success) return firstOf(parsed.error.issues).map((issue) => faultOf(row, issue))
    const { id } = parsed.data
    const { line, column } = row.place(['id'])
    const before = ids.get(id)
    ids.set(id, before ?? line)
    cards.push(parsed.data)
    return before === undefined ? [] : [{ line, column, what: t.twice(id, before) }]
  }
  const wrong = faultsOfEach(rows, lines, { faultsOf, placeOf: (row) => row.place([]) })
  if (wrong.faults.length > 0) return wrong
  const whole = wholeFault(list, cards)
  return whole === null ? { cards } : faulty([{ line: 1, column: 1, what: whole }])
}

/** Returns a card's first issues. One more than can be reported shows the caller that some are left out. */
const firstOf = (issues: readonly Issue[]): readonly Issue[] => issues.slice(0, LIST_LIMITS.faults + 1)

/** Returns the schema of a list with its type, because the compiler can't relate the list's name to its schema. */
function schemaOf<L extends CardListName>(list: L): z.ZodType<CardOfList<L>> {
  const schemas: { [K in CardListName]: z.ZodType<CardOfList<K>> } = CARD_LIST_SCHEMAS
  return schemas[list]
}

const TRACK_LEAST = 5
const TRACK_MOST = 60

/** Whether the first level needs no experience, and each later level needs more than the one before. */
function areLevels(cards: readonly object[]): boolean {
  const needed = cards.map((card) => ('xp' in card ? Number(card.xp) : 0))
  return needed[0] === 0 && needed.every((xp, at) => at === 0 || xp > (needed[at - 1] ?? 0))
}

/** Whether there is exactly one sheet for each class. */
function areSheets(cards: readonly object[]): boolean {
  const classes = new Set(cards.map((card) => ('cls' in card ? card.cls : null)))
  return classes.size === CLASSES.length && cards.length === CLASSES.length
}

/** Returns the fault of the list as a whole; null if it has none. */
function wholeFault<L extends CardListName>(list: L, cards: readonly CardOfList<L>[]): string | null {
  if (cards.length === 0) return t.noCards
  if (list === 'quests' && cards.length < 3) return t.fewQuests
  if (list === 'track') return cards.length < TRACK_LEAST || cards.length > TRACK_MOST ? t.track : null
  if (list === 'levels') return areLevels(cards) ? null : t.levels
  if (list === 'sheets') return areSheets(cards) ? null : t.sheets
  const lasts = cards.some((card) => 'number' in card && card.number > 0 && card.overlord === undefined)
  return list === 'destiny' && !lasts ? t.onlyZeros : null
}

type Issue = z.core.$ZodIssue

function faultOf(row: Row, issue: Issue): ListFault {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const path = [...issue.path, ...unknown]
  return { ...row.place(path), what: sentenceOf(row.value, issue, path) }
}

function sentenceOf(value: unknown, issue: Issue, path: readonly PropertyKey[]): string {
  const given = partAt(value, path)
  const field = quoted(String(path.findLast((key) => typeof key === 'string') ?? ''))
  const deed = path
    .map((_, n) => partAt(value, path.slice(0, n + 1)))
    .find((part) => part instanceof UnreadableCellText)
  if (deed instanceof UnreadableCellText) return t.deed(userText(quoted(deed.words)))
  switch (issue.code) {
    case 'unrecognized_keys':
      return t.unknown(userText(field))
    case 'invalid_type':
      return given === undefined ? t.missing(field) : typed(field, issue.expected)
    case 'too_small':
      return issue.origin === 'string' ? t.empty(field) : t.atLeast(field, Number(issue.minimum))
    case 'too_big':
      return issue.origin === 'number'
        ? t.atMost(field, Number(issue.maximum))
        : t.long(field, Number(issue.maximum))
    case 'invalid_value':
      return given === undefined ? t.missing(field) : t.oneOf(field, issue.values.map(String).join(', '))
    case 'invalid_union':
      return t.wrong(field)
    case 'invalid_format':
      return field === 'id' ? t.id : t.wrong(field)
    case 'custom':
      return own(issue.message, field)
    default:
      return t.wrong(field)
  }
}

const partAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  )

function typed(field: string, expected: string): string {
  if (expected === 'number' || expected === 'int') return t.whole(field)
  if (expected === 'boolean') return t.yesNo(field)
  return expected === 'string' ? t.text(field) : t.wrong(field)
}

function own(message: string, field: string): string {
  if (message === 'boss') return t.boss
  if (message === 'twice') return t.sameCreature
  return message === 'xpOnly' ? t.xpOnly : t.wrong(field)
}

/** Returns the lists of a game with one list replaced by a person's list. Reports an id that two lists have. */
export function replaceCardList<L extends CardListName>(
  lists: CardListsWithBoard,
  list: L,
  cards: readonly CardOfList<L>[],
): CardListsWithBoard | { clash: string } {
  const others = new Set(
    CARD_LIST_NAMES.filter((name) => name !== list).flatMap((name) => lists[name].map(({ id }) => id)),
  )
  const clash = cards.find(({ id }) => others.has(id))
  if (clash) return { clash: t.clash(clash.id) }
  const changed: Partial<WarCardLists> = { [list]: cards }
  const all = { ...lists, ...changed }
  return { ...all, board: boardFromLists(all) }
}

/** The most letters of a person's text that a sentence quotes. */
const QUOTED = 60

const quoted = (words: string): string => (words.length > QUOTED ? `${truncate(words, QUOTED)}…` : words)

export function textLinesOfFaults({ faults, unchecked }: FaultyList): string[] {
  const lines = faults.map(({ line, column, what }) => t.at(line, column, what))
  const rest = unchecked ? [t.unchecked(unchecked.line, unchecked.column, unchecked.lines)] : []
  return [t.bad(faults.length), ...lines, ...rest]
}
