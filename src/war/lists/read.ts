/** A list that people send, as JSON or CSV: its cards, or each thing that is wrong, with line and column, in a sentence. */
import type { z } from 'zod'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import {
  boardOf,
  type CardIn,
  type Cards,
  CLASSES,
  LIST_NAMES,
  LISTS,
  type ListName,
  type Lists,
} from '../cards.ts'
import { COLUMNS, NoDeed } from './columns.ts'
import { type Cell, type Place, parseCsv } from './csv.ts'
import { parseJson } from './json.ts'

export interface Fault extends Place {
  readonly what: string
}

/** What a list comes to. */
export type ReadList<L extends ListName> =
  | { readonly cards: CardIn<L>[] }
  | { readonly faults: readonly Fault[] }

const t = texts.war.list

/** One card as it was sent, and where each part of it stands. */
interface Row {
  readonly value: unknown
  place(path: readonly PropertyKey[]): Place
}

/** JSON is what begins like it. */
export function readList<L extends ListName>(list: L, text: string): ReadList<L> {
  const rows = /^[\uFEFF\s]*[[{]/.test(text) ? rowsOfJson(list, text) : rowsOfCsv(list, text)
  return 'faults' in rows ? rows : checked(list, rows.rows)
}

type Rows = { rows: Row[] } | { faults: Fault[] }

/** A list of cards, or an object that has it under the list's name or as "cards". */
function rowsOfJson(list: ListName, text: string): Rows {
  const json = parseJson(text)
  if (!('value' in json)) return { faults: [{ ...json, what: t.json }] }
  const { value, place } = json
  const under = Array.isArray(value) ? [] : [hasKey(value, list) ? list : 'cards']
  const cards: unknown = under.length > 0 ? Reflect.get(Object(value), under[0] ?? '') : value
  if (!Array.isArray(cards)) return { faults: [{ ...place(under), what: t.shape }] }
  return {
    rows: cards.map((card: unknown, at) => ({
      value: card,
      place: (path) => place([...under, at, ...path]),
    })),
  }
}

const hasKey = (value: unknown, key: string): boolean =>
  typeof value === 'object' && value !== null && key in value

function rowsOfCsv(list: ListName, text: string): Rows {
  const csv = parseCsv(text)
  if ('why' in csv) return { faults: [{ line: csv.line, column: csv.column, what: t[csv.why] }] }
  const [heading = [], ...lines] = csv.rows
  const faults = [...faultsOfHeading(list, heading), ...lines.flatMap((line) => faultOfLine(heading, line))]
  return faults.length > 0 ? { faults } : { rows: lines.map((line) => rowOfLine(list, heading, line)) }
}

function faultsOfHeading(list: ListName, heading: readonly Cell[]): Fault[] {
  const names = new Set(heading.map(({ text }) => text))
  const known = COLUMNS[list]
  return [
    ...heading
      .filter(({ text }) => !known.some(({ name }) => name === text))
      .map(({ text, line, column }) => ({ line, column, what: t.unknownColumn(userText(text)) })),
    ...known
      .filter(({ name, must }) => must && !names.has(name))
      .map(({ name }) => ({ line: 1, column: 1, what: t.noColumn(name) })),
  ]
}

function faultOfLine(heading: readonly Cell[], line: readonly Cell[]): Fault[] {
  const extra = line[heading.length] // what is missing at the end is empty
  return extra ? [{ line: extra.line, column: extra.column, what: t.cells(line.length, heading.length) }] : []
}

function rowOfLine(list: ListName, heading: readonly Cell[], line: readonly Cell[]): Row {
  const columns = heading.map(({ text }) => COLUMNS[list].find(({ name }) => name === text))
  const value: Record<string, unknown> = {}
  columns.forEach((column, at) => {
    const text = line[at]?.text ?? ''
    const [key = '', index] = column?.path ?? []
    if (!column || text === '') return
    if (typeof index === 'number') value[key] = placed(value[key], index, column.read(text))
    else value[key] = column.read(text)
  })
  const first = line[0] ?? { line: 1, column: 1 }
  const place = (path: readonly PropertyKey[]): Place => {
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

function checked<L extends ListName>(list: L, rows: readonly Row[]): ReadList<L> {
  const shape: z.ZodType<CardIn<L>> = shapeOf(list)
  const faults: Fault[] = []
  const cards: CardIn<L>[] = []
  const lines = new Map<string, number>()
  for (const row of rows) {
    const parsed = shape.safeParse(row.value)
    if (!parsed.success) faults.push(...parsed.error.issues.map((issue) => faultOf(row, issue)))
    else {
      const { line, column } = row.place(['id'])
      const before = lines.get(parsed.data.id)
      if (before !== undefined) faults.push({ line, column, what: t.twice(parsed.data.id, before) })
      lines.set(parsed.data.id, before ?? line)
      cards.push(parsed.data)
    }
  }
  const whole = faults.length === 0 ? wholeFault(list, cards) : null
  if (whole !== null) faults.push({ line: 1, column: 1, what: whole })
  return faults.length > 0 ? { faults } : { cards }
}

/** The compiler doesn't see that the list's name and its shape go together. */
function shapeOf<L extends ListName>(list: L): z.ZodType<CardIn<L>> {
  const shapes: { [K in ListName]: z.ZodType<CardIn<K>> } = LISTS
  return shapes[list]
}

const TRACK_LEAST = 5
const TRACK_MOST = 60

/** The first at no experience, each later one at more. */
function areLevels(cards: readonly object[]): boolean {
  const needed = cards.map((card) => ('xp' in card ? Number(card.xp) : 0))
  return needed[0] === 0 && needed.every((xp, at) => at === 0 || xp > (needed[at - 1] ?? 0))
}

/** One for each class. */
function areSheets(cards: readonly object[]): boolean {
  const classes = new Set(cards.map((card) => ('cls' in card ? card.cls : null)))
  return classes.size === CLASSES.length && cards.length === CLASSES.length
}

/** What only the list as a whole can lack. */
function wholeFault<L extends ListName>(list: L, cards: readonly CardIn<L>[]): string | null {
  if (cards.length === 0) return t.noCards
  if (list === 'quests' && cards.length < 3) return t.fewQuests
  if (list === 'track') return cards.length < TRACK_LEAST || cards.length > TRACK_MOST ? t.track : null
  if (list === 'levels') return areLevels(cards) ? null : t.levels
  if (list === 'sheets') return areSheets(cards) ? null : t.sheets
  const lasts = cards.some((card) => 'number' in card && card.number > 0 && card.overlord === undefined)
  return list === 'destiny' && !lasts ? t.onlyZeros : null
}

type Issue = z.core.$ZodIssue

function faultOf(row: Row, issue: Issue): Fault {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const path = [...issue.path, ...unknown]
  return { ...row.place(path), what: sentenceOf(row.value, issue, path) }
}

function sentenceOf(value: unknown, issue: Issue, path: readonly PropertyKey[]): string {
  const given = partAt(value, path)
  const field = String(path.findLast((key) => typeof key === 'string') ?? '')
  const deed = path.map((_, n) => partAt(value, path.slice(0, n + 1))).find((part) => part instanceof NoDeed)
  if (deed instanceof NoDeed) return t.deed(userText(deed.words))
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

/** The lists of a game, one of them taken from people; an id that two lists have is told. */
export function withList<L extends ListName>(
  lists: Lists,
  list: L,
  cards: readonly CardIn<L>[],
): Lists | { clash: string } {
  const others = new Set(
    LIST_NAMES.filter((name) => name !== list).flatMap((name) => lists[name].map(({ id }) => id)),
  )
  const clash = cards.find(({ id }) => others.has(id))
  if (clash) return { clash: t.clash(clash.id) }
  const changed: Partial<Cards> = { [list]: cards }
  const all = { ...lists, ...changed }
  return { ...all, board: boardOf(all) }
}

/** At most so many are told. */
const TOLD = 15

export function faultLines(faults: readonly Fault[]): string[] {
  const told = faults.slice(0, TOLD).map(({ line, column, what }) => t.at(line, column, what))
  const more = faults.length - told.length
  return [t.bad(faults.length), ...told, ...(more > 0 ? [t.more(more)] : [])]
}
