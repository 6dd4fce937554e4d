/** The card that a text names, with the notes that people put around a name: its set and number, or a remark. */
import { printedName } from '../../cards/known-names/known-names.ts'
import { nameKey, printedSets } from '../../cards/known-names/printed-names.ts'
import { type Entry, LIST_LIMITS, type ListedCard } from './rows.ts'

export type CardWithoutCount = Omit<ListedCard, 'copies'>
type Print = Pick<ListedCard, 'set' | 'no'>

/** Steps that take notes away from a name. A name has fewer notes. */
const MOST_STEPS = 6

/** Returns the printed spelling of the card that a text names; null where no card has this name. */
export function namedCard(text: string): CardWithoutCount | null {
  let rest = text.trim()
  let print: Print = {}
  for (let step = 0; step < MOST_STEPS && rest !== ''; step++) {
    const name = nameOf(rest)
    if (name !== null) return { name, ...withSet(print) }
    const next = withoutNote(rest)
    if (next === null) return null
    print = { ...printIn(next.note), ...print }
    rest = next.rest
  }
  return null
}

/** The entry of a card whose name stands alone: in a cell, or in an element of XML. */
export function cardEntry(card: Omit<ListedCard, 'name'>, text: string): CardEntry {
  const named = namedCard(text)
  return { kind: named ? 'cards' : 'unknown', cards: [{ ...card, ...(named ?? nameWithoutPrint(text)) }] }
}

export type CardEntry = Extract<Entry, { kind: 'cards' | 'unknown' }>

/** Returns an unknown name without the prints in brackets behind it. */
export function nameWithoutPrint(text: string): CardWithoutCount {
  let rest = text.trim()
  let print: Print = {}
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = withoutBrackets(rest) ?? withoutNumber(rest)
    const found = next && printIn(next.note)
    if (!next || !found || next.rest === '') break
    print = { ...found, ...print }
    rest = next.rest
  }
  return { name: rest, ...withSet(print) }
}

/** A number alone names no print. */
const withSet = (print: Print): Print => (print.set === undefined ? {} : print)

/** No printed name has more letters, with signs around it. */
const LONGEST_NAME = 70
const BACK = / back$/i

/** Some tools list a double-sided hero twice: "Gurzak of Orgrimmar" and "Gurzak of Orgrimmar Back". */
function nameOf(text: string): string | null {
  if (text.length > LONGEST_NAME) return null
  return printedName(text) ?? (BACK.test(text) ? printedName(text.replace(BACK, '')) : null)
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

/** "Rend (CD2)": the name and the note. A name that is in brackets as a whole has no note. */
function withoutBrackets(text: string): Noted | null {
  const open = PAIRS.get(text.charAt(text.length - 1))
  const at = open === undefined ? -1 : text.lastIndexOf(open)
  if (at < 0) return null
  const [rest, note] = [text.slice(0, at).trim(), text.slice(at + 1, -1).trim()]
  return rest === '' ? { rest: note, note: '' } : { rest, note }
}

/** "[HoA] Rend" */
function withoutBracketsBefore(text: string): Noted | null {
  const close = [...PAIRS].find(([, open]) => text.startsWith(open))?.[0]
  const at = close === undefined ? -1 : text.indexOf(close)
  return at < 0 ? null : { rest: text.slice(at + 1).trim(), note: text.slice(1, at).trim() }
}

/** "Rend (CD2) W12", "Rend #W12": the number stands behind the brackets or a hash. */
function withoutNumber(text: string): Noted | null {
  const found = /(?:[)\]] #?|#)([a-wyz]?\d{1,3})$/i.exec(text)
  if (!found) return null
  const at = found.index
  if (text.charAt(at) === '#') return { rest: text.slice(0, at).trim(), note: found[1] ?? '' }
  const inner = withoutBrackets(text.slice(0, at + 1))
  return inner && { rest: inner.rest, note: `${inner.note} ${found[1]}` }
}

/** "Rend CD2 W12", "Rend CD2-W12", "CD2-W12 Rend" */
function withoutWord(text: string): Noted | null {
  const last = text.lastIndexOf(' ')
  const first = text.indexOf(' ')
  if (first < 0) return null
  const [end, begin] = [text.slice(last + 1), text.slice(0, first)]
  if (isPrint(end)) return { rest: text.slice(0, last), note: end }
  return isPrint(begin) ? { rest: text.slice(first + 1), note: begin } : null
}

/** Codes have two capital letters, and numbers a letter: "Ice" is a word, and "4" a count. */
const isPrint = (word: string): boolean =>
  ((word.match(/\p{Lu}/gu)?.length ?? 0) > 1 || (/\p{L}/u.test(word) && /\d/.test(word))) &&
  printIn(word) !== null

/** "x4" is a count. */
const NUMBER = /^[a-wyz]?\d{1,3}$/i

/** "CD2", "CD2 #R9", "CD2-R9", "Heroes of Azeroth 12": the print that a note names; null for another note. */
export function printIn(note: string): Print | null {
  const set = setCode(note)
  if (set !== null) return set === '' ? {} : { set }
  const parts = note.split(/[\s\-/,.:#]+/).filter((part) => part !== '')
  const no = parts.at(-1) ?? ''
  if (!NUMBER.test(no)) return null
  if (parts.length === 1) return { no: no.toUpperCase() }
  const code = setCode(parts.slice(0, -1).join(' '))
  return code === null ? null : code === '' ? {} : { set: code, no: no.toUpperCase() }
}

/** The code of a set by its code or name; empty where a set has none, null where there is no such set. */
export function setCode(text: string): string | null {
  const code = printedSets().get(nameKey(text.slice(0, LIST_LIMITS.name)))
  return code === undefined ? null : code === '-' ? '' : code
}
