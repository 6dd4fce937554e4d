/** Suggests names of cards for a misspelled name. */
import { nameKey, printedCardsByNameKey } from './printed-names.ts'

/** The minimum score. A name with a lower score counts as a different name. */
const ALIKE = 0.45

/** All printed names, and for each pair of letters the names that contain it. */
interface Index {
  readonly names: readonly string[]
  /** The number of different pairs of letters in each name. */
  readonly sizes: readonly number[]
  readonly having: ReadonlyMap<string, readonly number[]>
}

let index: Index | undefined

/**
 * Returns the printed names that share most pairs of letters with a name, the nearest first. The result may be empty.
 * @param least the minimum similarity, from 0 to 1
 */
export function nearestCardNames(name: string, most = 3, least = ALIKE): string[] {
  index ??= newIndex()
  const { names, sizes, having } = index
  const wanted = pairsOf(nameKey(name).slice(0, 60))
  const shared = new Uint8Array(names.length)
  for (const pair of wanted) for (const at of having.get(pair) ?? []) shared[at] = (shared[at] ?? 0) + 1
  const near: { name: string; score: number }[] = []
  for (const [at, one] of names.entries()) {
    const score = likeness(shared[at] ?? 0, wanted.size, sizes[at] ?? 0)
    if (score >= least) near.push({ name: one, score })
  }
  return near
    .sort((a, b) => b.score - a.score || a.name.localeCompare(b.name))
    .slice(0, most)
    .map((one) => one.name)
}

/** Whether all words of a name occur one after the other in a text: "Rend" in "Rend of mine". */
export const containsWordsOfName = (text: string, name: string): boolean =>
  ` ${wordsOf(text)} `.includes(` ${wordsOf(name)} `)

const wordsOf = (text: string): string =>
  text
    .split(/\s+/)
    .map(nameKey)
    .filter((word) => word !== '')
    .join(' ')

function newIndex(): Index {
  const all = [...printedCardsByNameKey()].map(([key, card]) => ({ name: card.name, pairs: pairsOf(key) }))
  const having = new Map<string, number[]>()
  for (const [at, { pairs }] of all.entries())
    for (const pair of pairs) {
      const those = having.get(pair)
      if (those) those.push(at)
      else having.set(pair, [at])
    }
  return { names: all.map(({ name }) => name), sizes: all.map(({ pairs }) => pairs.size), having }
}

function pairsOf(key: string): ReadonlySet<string> {
  const padded = ` ${key} `
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)))
}

/** Returns Dice's coefficient: 1 for the same pairs of letters, 0 for no common pairs. */
const likeness = (both: number, wanted: number, size: number): number => (2 * both) / (wanted + size)
