/** Finds cards by parts of their names, among all printed cards and all cards written by hand. */
import type { CardId } from '../../engine/index.ts'
import { allCards } from '../index.ts'
import { nearestCardNames } from '../printed-names/nearest.ts'
import { nameKey } from '../printed-names/printed-names.ts'
import { handWrittenCardOfEntry } from './automated.ts'
import { printedEntries } from './printed.ts'

interface Entry {
  readonly id: CardId
  readonly key: string
}

let sorted: readonly Entry[] | undefined

/** If fewer cards match, cards with similar names are found, too. */
const FEW = 5
/** A text with fewer letters finds no similar names, because it resembles too many. */
const LEAST_LETTERS = 4

/**
 * Returns the ids of cards whose names contain the text: names that begin with the text first, and similar names last.
 */
export function searchCardIdsByName(text: string, most = Number.POSITIVE_INFINITY): CardId[] {
  const wanted = nameKey(text)
  const found = containing(wanted, most)
  if (found.length >= FEW || wanted.length < LEAST_LETTERS) return found
  const similar = nearestCardNames(text, FEW).flatMap((name) => idsOfName(nameKey(name)))
  return [...new Set([...found, ...similar])].slice(0, most)
}

function containing(wanted: string, most: number): CardId[] {
  const beginning: CardId[] = []
  const others: CardId[] = []
  for (const { id, key } of entries()) {
    const at = key.indexOf(wanted)
    if (at === 0) beginning.push(id)
    else if (at > 0 && others.length < most) others.push(id)
    if (beginning.length === most) break
  }
  return [...beginning, ...others].slice(0, most)
}

/** Builds the search index in advance, which takes some 40 ms. */
export const buildSearchIndex = (): void => void searchCardIdsByName('', 1)

const idsOfName = (wanted: string): CardId[] =>
  entries()
    .filter(({ key }) => key === wanted)
    .map(({ id }) => id)

function entries(): readonly Entry[] {
  sorted ??= [...allEntries()].sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
  return sorted
}

/** Yields each searchable card once, also a printed card that is written by hand. */
function* allEntries(): Generator<Entry> {
  for (const { id, name } of allCards.values()) yield { id, key: nameKey(name) }
  for (const row of printedEntries())
    if (!handWrittenCardOfEntry(row)) yield { id: row.id, key: nameKey(row.name) }
}
