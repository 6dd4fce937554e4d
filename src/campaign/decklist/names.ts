/** Finds the card that a text names, and removes notes around the name: its set and number, or a remark. */

import { nameKey, setCodesByNameKey } from '../../cards/printed-names/printed-names.ts'
import { printedSpelling } from '../../cards/printed-names/spelling.ts'
import { LIST_LIMITS, type ListEntry, type ListedCard } from './types.ts'

export type CardWithoutCount = Omit<ListedCard, 'copies'>
type Print = Pick<ListedCard, 'set' | 'no'>

/** The most notes that are removed from a name. */
const MOST_STEPS = 6

/** Returns the printed spelling of the card that a text names; null where no card has this name. */
export function findCardByName(text: string): CardWithoutCount | null {
  let rest = text.trim()
  let print: Print = {}
  for (let step = 0; step < MOST_STEPS && rest !== ''; step++) {
    const name = nameOf(rest)
    if (name !== null) return { name, ...withSet(print) }
    const next = withoutNote(rest)
    if (next === null) return null
    print = { ...printingInNote(next.note), ...print }
    rest = next.rest
  }
  return null
}

/** Makes the entry of a card whose name stands alone, in a cell or in an element of XML. */
export function entryOfCardName(card: Omit<ListedCard, 'name'>, text: string): KnownOrUnknownCardEntry {
  const named = findCardByName(text)
  return {
    kind: named ? 'cards' : 'unknown',
    cards: [{ ...card, ...(named ?? separateNameAndPrinting(text)) }],
  }
}

export type KnownOrUnknownCardEntry = Extract<ListEntry, { kind: 'cards' | 'unknown' }>

/** Separates an unknown name from the set and number in brackets behind it. */
export function separateNameAndPrinting(text: string): CardWithoutCount {
  let rest = text.trim()
  let print: Print = {}
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = withoutBrackets(rest) ?? withoutNumber(rest)
    const found = next && printingInNote(next.note)
    if (!next || !found || next.rest === '') break
    print = { ...found, ...print }
    rest = next.rest
  }
  return { name: rest, ...withSet(print) }
}

/** Leaves out a number without a set, because it identifies no printing. */
const withSet = (print: Print): Print => (print.set === undefined ? {} : print)

/** The most letters of a name, with the signs around it. Every printed name is shorter. */
const LONGEST_NAME = 70
const BACK = / back$/i

/**
 * Returns the printed name of a text. Some tools list a double-sided hero twice: "Gurzak of Orgrimmar" and "Gurzak of
 * Orgrimmar Back".
 */
function nameOf(text: string): string | null {
  if (text.length > LONGEST_NAME) return null
  return printedSpelling(text) ?? (BACK.test(text) ? printedSpelling(text.replace(BACK, '')) : null)
}

interface Noted {
  readonly rest: string
  readonly note: string
}

const withoutNote = (text: string): Noted | null =>
  withoutBrackets(text) ?? withoutBracketsBefore(text) ?? withoutNumber(text) ?? withoutWord(text)

const PAIRS: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
])

/** Splits "Rend (CD2)" into name and note. A name that is in brackets as a whole has no note. */
function withoutBrackets(text: string): Noted | null {
  const open = PAIRS.get(text.charAt(text.length - 1))
  const at = open === undefined ? -1 : text.lastIndexOf(open)
  if (at < 0) return null
  const [rest, note] = [text.slice(0, at).trim(), text.slice(at + 1, -1).trim()]
  return rest === '' ? { rest: note, note: '' } : { rest, note }
}

/** Splits "[HoA] Rend" into name and note. */
function withoutBracketsBefore(text: string): Noted | null {
  const close = [...PAIRS].find(([, open]) => text.startsWith(open))?.[0]
  const at = close === undefined ? -1 : text.indexOf(close)
  return at < 0 ? null : { rest: text.slice(at + 1).trim(), note: text.slice(1, at).trim() }
}

/** Removes a number behind brackets or a hash: "Rend (CD2) W12", "Rend #W12". */
function withoutNumber(text: string): Noted | null {
  const found = /(?:[)\]] #?|#)([a-wyz]?\d{1,3})$/i.exec(text)
  if (!found) return null
  const at = found.index
  if (text.charAt(at) === '#') return { rest: text.slice(0, at).trim(), note: found[1] ?? '' }
  const inner = withoutBrackets(text.slice(0, at + 1))
  return inner && { rest: inner.rest, note: `${inner.note} ${found[1]}` }
}

/** Removes a set and number without brackets: "Rend CD2 W12", "Rend CD2-W12", "CD2-W12 Rend". */
function withoutWord(text: string): Noted | null {
  const last = text.lastIndexOf(' ')
  const first = text.indexOf(' ')
  if (first < 0) return null
  const [end, begin] = [text.slice(last + 1), text.slice(0, first)]
  if (isPrint(end)) return { rest: text.slice(0, last), note: end }
  return isPrint(begin) ? { rest: text.slice(first + 1), note: begin } : null
}

/**
 * Whether a word is a set or a number. A set has two capital letters, and a number has a letter: "Ice" is a word, and
 * "4" is a count.
 */
const isPrint = (word: string): boolean =>
  ((word.match(/\p{Lu}/gu)?.length ?? 0) > 1 || (/\p{L}/u.test(word) && /\d/.test(word))) &&
  printingInNote(word) !== null

/** The number of a card in its set, such as "W12". "x4" is excluded, because it is a count. */
const NUMBER = /^[a-wyz]?\d{1,3}$/i

/**
 * Returns the printing that a note names: "CD2", "CD2 #R9", "CD2-R9", "Heroes of Azeroth 12"; null for another note.
 */
export function printingInNote(note: string): Print | null {
  const set = findSetCode(note)
  if (set !== null) return set === '' ? {} : { set }
  const parts = note.split(/[\s\-/,.:#]+/).filter((part) => part !== '')
  const no = parts.at(-1) ?? ''
  if (!NUMBER.test(no)) return null
  if (parts.length === 1) return { no: no.toUpperCase() }
  const code = findSetCode(parts.slice(0, -1).join(' '))
  return code === null ? null : code === '' ? {} : { set: code, no: no.toUpperCase() }
}

/**
 * Returns the code of a set by its code or name. The result is empty if the set has no code, and null if there is no
 * such set.
 */
export function findSetCode(text: string): string | null {
  const code = setCodesByNameKey().get(nameKey(text.slice(0, LIST_LIMITS.name)))
  return code === undefined ? null : code === '-' ? '' : code
}
