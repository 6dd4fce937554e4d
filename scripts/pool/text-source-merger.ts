/**
 * Merges the two sources of a card's text into one. Words come from the source that spells them as other cards do, and
 * icons from pool.jsonl, because prints.jsonl lost many. If other words differ, the text has two readings.
 */
import { nameKey } from '../../src/cards/printed-names/printed-names.ts'
import { DAMAGE_TYPES } from '../../src/engine/index.ts'
import { printCategoryOf } from './categories.ts'
import { cleanPrintedText, removeReminders } from './cleaning.ts'
import type { CardSources, PoolRow, PrintRow } from './sources.ts'

/** The readings of a printing's text. The prints are those whose words differ from pool.jsonl, the nearest first. */
export interface TextReadings {
  readonly pool: string
  readonly prints: readonly TextReading[]
}

/** One text of a printing: that of prints.jsonl for a set, merged with that of pool.jsonl. */
export interface TextReading {
  readonly set: string
  readonly text: string
}

const ICONS: ReadonlySet<string> = new Set([
  ...DAMAGE_TYPES,
  ...['alliance', 'horde', '[activate]', 'death', 'knight', 'druid', 'hunter', 'mage', 'paladin', 'priest'],
  ...['rogue', 'shaman', 'warlock', 'warrior', 'x', 'atk', 'def', 'health', 'front'],
])

export class TextSourceMerger {
  private readonly prints: CardSources['prints']
  private readonly frequency = new Map<string, number>()

  constructor({ rows, prints }: CardSources) {
    this.prints = prints
    for (const { text } of rows) this.learn(text)
    for (const print of [...prints.values()].flat()) this.learn(print.text)
  }

  private learn(text: string): void {
    for (const { word } of wordsOf(text)) this.frequency.set(word, (this.frequency.get(word) ?? 0) + 1)
  }

  readings(row: PoolRow): TextReadings {
    const pool = removeReminders(cleanPrintedText(row.text))
    const merged = this.printsOf(row).map((print) => ({
      set: print.set,
      ...merge(pool, textOf(print), this.frequency),
    }))
    const byDistance = merged.sort((a, b) => a.disputed - b.disputed)
    const differing = byDistance.filter(({ disputed }) => disputed > 0)
    const prints = new Map(differing.map(({ prints: text, set }) => [text, { set, text }]))
    return { pool: byDistance[0]?.pool ?? pool, prints: [...prints.values()] }
  }

  private printsOf({ name, type }: PoolRow): readonly PrintRow[] {
    const all = this.prints.get(nameKey(name)) ?? []
    const same = all.filter(({ category }) => category === printCategoryOf(type))
    return same.length > 0 ? same : all
  }
}

/** Returns the text of a print. Only heroes have a back, although the list gives one to some allies. */
const textOf = ({ text, back, category }: PrintRow): string =>
  removeReminders(cleanPrintedText(back && category.endsWith('Hero') ? `${text}\nBack: ${back}` : text))

// The functions below compare words.

interface Word {
  readonly word: string
  readonly written: string
  readonly from: number
  readonly to: number
}

const WORD = /\[Activate\]|→|\(\w+\)|[+-]?\d+|[A-Za-zÀ-ÿ]+(?:[-'][A-Za-zÀ-ÿ]+)*/g

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: written, index }) => ({
    word: written.toLowerCase().replace(/^\((\w+)\)$/, '$1'),
    written,
    from: index,
    to: index + written.length,
  }))

// The functions below merge two texts.

interface Merged {
  readonly pool: string
  readonly prints: string
  /** The number of places where other words differ. */
  readonly disputed: number
}

interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

function merge(pool: string, prints: string, frequency: ReadonlyMap<string, number>): Merged {
  const [mine, theirs] = [wordsOf(pool), wordsOf(prints)]
  const agreed: Edit[] = []
  const disputed: Edit[] = []
  for (const { a, b } of differences(mine, theirs)) {
    const [ours, others] = [mine.slice(a.from, a.to), theirs.slice(b.from, b.to)]
    if (others.length === 0 && ours.every(({ word }) => ICONS.has(word))) continue
    const slip = slipOf(ours, others, frequency)
    if (slip) agreed.push(...slip)
    else disputed.push(editOf(ours, mine[a.from - 1], written(prints, theirs, b)))
  }
  return {
    pool: edited(pool, agreed),
    prints: edited(pool, [...agreed, ...disputed]),
    disputed: disputed.length,
  }
}

/** Words of the other source, with the signs between them. */
interface Written {
  readonly text: string
  /** The words with the signs before them, which may end a line; the first words have the signs after them. */
  readonly inserted: string
}

function written(text: string, all: readonly Word[], { from, to }: Span): Written {
  const [first, last] = [all[from], all[to - 1]]
  if (!first || !last || to <= from) return { text: '', inserted: '' }
  const before = all[from - 1]
  return {
    text: text.slice(first.from, last.to),
    inserted: before ? text.slice(before.to, last.to) : text.slice(0, all[to]?.from),
  }
}

const editOf = (ours: readonly Word[], before: Word | undefined, by: Written): Edit => {
  const [first, last] = [ours[0], ours.at(-1)]
  if (first && last) return { from: first.from, to: last.to, text: by.text }
  const at = before?.to ?? 0
  return { from: at, to: at, text: by.inserted }
}

/** Returns the right word if two sources differ by a slip of letters or a split word. Numbers are never slips. */
function slipOf(
  ours: readonly Word[],
  others: readonly Word[],
  frequency: ReadonlyMap<string, number>,
): Edit[] | undefined {
  const whole = (all: readonly Word[]): string => all.map(({ word }) => word.replaceAll('-', '')).join('')
  const [first, last] = [ours[0], ours.at(-1)]
  if (first && last && others.length > 0 && whole(ours) === whole(others))
    return [{ from: first.from, to: last.to, text: others.map(({ written }) => written).join(' ') }]
  if (ours.length !== others.length || ours.length === 0) return undefined
  const pairs = ours.map((our, i) => ({ our, other: others[i] ?? our }))
  if (!pairs.every(({ our, other }) => isSlip(our.word, other.word))) return undefined
  return pairs.map(({ our, other }) => ({
    from: our.from,
    to: our.to,
    text: (frequency.get(our.word) ?? 0) > (frequency.get(other.word) ?? 0) ? our.written : other.written,
  }))
}

/** Whether one of two words is a misspelling of the other. Two common words, such as "ally" and "all", are not. */
function isSlip(a: string, b: string): boolean {
  if (/\d/.test(a + b)) return false
  const far = distance(a, b)
  return far <= 1 ? a.length > 3 && b.length > 3 : far <= 2 && Math.min(a.length, b.length) > 4
}

function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 9
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      )
    row = next
  }
  return row[b.length] ?? 0
}

const edited = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((all, { from, to, text: by }) => all.slice(0, from) + by + all.slice(to), text)

interface Span {
  readonly from: number
  readonly to: number
}

/** Returns the places where two lists of words differ, by their longest common sequence. */
function differences(a: readonly Word[], b: readonly Word[]): { a: Span; b: Span }[] {
  const width = b.length + 1
  const common = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i * width + j] =
        a[i]?.word === b[j]?.word
          ? (common[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(common[(i + 1) * width + j] ?? 0, common[i * width + j + 1] ?? 0)
  const found: { a: Span; b: Span }[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [fromA, fromB] = [i, j]
    while ((i < a.length || j < b.length) && a[i]?.word !== b[j]?.word) {
      if (
        j >= b.length ||
        (i < a.length && (common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0))
      )
        i++
      else j++
    }
    if (i > fromA || j > fromB) found.push({ a: { from: fromA, to: i }, b: { from: fromB, to: j } })
    while (i < a.length && j < b.length && a[i]?.word === b[j]?.word) {
      i++
      j++
    }
  }
  return found
}
