/** Converts a card to a row of a table and back: its columns, and the short notation of effects in a cell. */
import type { CardListName } from '../cards.ts'

type Fields = Readonly<Record<string, unknown>>

export interface ListColumn {
  readonly name: string
  /** The path in a card of the value that this column contains. */
  readonly path: readonly (string | number)[]
  /**
   * Parses a cell's text. A text without a meaning stays text or becomes an `UnreadableCellText`, so that the list's
   * schema reports the fault.
   */
  read(text: string): unknown
  write(value: unknown): string
  /** Whether the heading must have this column. */
  readonly must: boolean
}

const number = (text: string): unknown => (/^-?\d+$/.test(text) ? Number(text) : text)
const word = (value: unknown): string => (value === undefined || value === null ? '' : String(value))

const column = (name: string, more: Partial<ListColumn> = {}): ListColumn => ({
  name,
  path: [name],
  read: (text) => text,
  write: word,
  must: false,
  ...more,
})
const must = { must: true }
const ID = column('id', must)
const NAME = column('name', must)
const NOTE = column('note')
const count = (name: string, more: Partial<ListColumn> = {}) => column(name, { read: number, ...more })

/** The original text of a cell that can't be read. The list's schema then reports the fault. */
export class UnreadableCellText {
  readonly words: string

  constructor(words: string) {
    this.words = words
  }
}

/** A column of effects, such as "xp each 2; board Kobold 2". */
const deeds = (name: string) =>
  column(name, {
    read: (text) => readDeeds(text),
    write: (value) => partsOf(value).map(deedWords).join('; '),
  })
const holds = column('holds', {
  read: (text) => several(text, ([holds, by]) => (by === undefined ? { holds } : { holds, by: number(by) })),
  write: (value) =>
    partsOf(value)
      .map(({ holds, by }) => `${holds} ${word(by)}`.trim())
      .join('; '),
})
const dice = column('dice', {
  read: (text) => pair(text, (colour, n) => ({ colour, count: number(n) })),
  write: (value) => (isFields(value) ? `${value.colour} ${value.count}` : ''),
})
const hunt = column('hunt', {
  read: (text) => {
    const words = text.split(/\s+/)
    const count = words.pop() ?? ''
    const isHunt = words.length > 0 && /^\d+$/.test(count)
    return isHunt ? { creature: words.join(' '), count: number(count) } : new UnreadableCellText(text)
  },
  write: (value) => (isFields(value) ? `${value.creature} ${value.count}` : ''),
})
const equips = column('equips', {
  read: (text) => {
    const [at, icon] = text.split(/\s+/)
    return icon === undefined ? { at } : { at, icon }
  },
  write: (value) => (isFields(value) ? `${value.at} ${word(value.icon)}`.trim() : ''),
})
const words = (name: string, read: (word: string) => unknown = (one) => one) =>
  column(name, {
    read: (text) => text.split(/\s+/).map(read),
    write: (value) => (Array.isArray(value) ? value.map(word).join(' ') : ''),
    ...must,
  })
const yesNo = (name: string) =>
  column(name, {
    read: (text) => (/^(yes|true)$/i.test(text) ? true : /^(no|false)$/i.test(text) ? false : text),
    write: (value) => (value === true ? 'yes' : ''),
  })
const creature = (name: string, at: number) => column(name, { path: ['creatures', at], ...must })

export const LIST_COLUMNS: { readonly [L in CardListName]: readonly ListColumn[] } = {
  destiny: [
    ID,
    NAME,
    count('number', must),
    column('overlord'),
    column('boss'),
    yesNo('stays'),
    deeds('now'),
    holds,
    deeds('expires'),
    deeds('met'),
    hunt,
    column('goes'),
    NOTE,
  ],
  quests: [ID, NAME, creature('creature1', 0), creature('creature2', 1), count('xp'), count('bonus'), NOTE],
  bonus: [ID, NAME, count('copies'), count('xp'), deeds('use'), NOTE],
  items: [ID, NAME, column('deck', must), count('copies'), dice, count('armor'), NOTE],
  events: [ID, NAME, deeds('does'), NOTE],
  powers: [
    ID,
    NAME,
    column('cls', must),
    column('icon', must),
    count('energy'),
    yesNo('spellbook'),
    dice,
    count('armor'),
    NOTE,
  ],
  talents: [ID, NAME, column('cls', must), equips, dice, count('armor'), NOTE],
  sheets: [ID, NAME, column('cls', must), words('areas'), words('energy', number)],
  levels: [ID, NAME, count('xp', must)],
  track: [ID, NAME, column('icon')],
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const partsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])

const several = (text: string, read: (words: readonly string[]) => unknown): unknown[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => read(part.split(/\s+/)))

function pair(text: string, read: (one: string, other: string) => unknown): unknown {
  const [one, other, ...rest] = text.split(/\s+/)
  return one === undefined || other === undefined || rest.length > 0
    ? new UnreadableCellText(text)
    : read(one, other)
}

const readDeeds = (text: string): unknown[] => several(text, readDeed)

/** The parameters of each effect, in the order in which they follow its name. */
const DEEDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['xp', ['who', 'amount']],
  ['hits', ['who', 'amount']],
  ['energy', ['who', 'amount']],
  ['bonus', ['who']],
  ['advance', ['spaces']],
  ['event', ['count']],
  ['merchant', []],
  ['quests', []],
  ['board', ['creature', 'count']],
  ['overlord', ['amount']],
])

function readDeed([name = '', ...words]: readonly string[]): unknown {
  const parts = DEEDS.get(name)
  const given = name === 'board' ? [words.slice(0, -1).join(' '), words.at(-1) ?? ''] : words
  if (!parts || given.length !== parts.length || given.includes(''))
    return new UnreadableCellText([name, ...words].join(' '))
  return { do: name, ...Object.fromEntries(parts.map((part, at) => [part, number(given[at] ?? '')])) }
}

const deedWords = (deed: Fields): string =>
  [deed.do, ...(DEEDS.get(String(deed.do)) ?? []).map((part) => deed[part])].map(word).join(' ')
