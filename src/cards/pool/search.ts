/** Finds cards by parts of their names, among all printed cards and all cards written by hand. */
import type { CardId } from '../../engine/index.ts'
import { allCards } from '../index.ts'
import { nearestNames } from '../known-names/nearest.ts'
import { nameKey } from '../known-names/printed-names.ts'
import { handWrittenCard } from './playable.ts'
import { printedEntries } from './printed.ts'

interface Entry {
  readonly id: CardId
  readonly key: string
}

let sorted: readonly Entry[] | undefined

/** With fewer matches than this, similar names are searched, too. */
const FEW = 5
/** Shorter texts resemble too many names. */
const LEAST_LETTERS = 4

/**
 * The ids of cards whose names contain the text, whatever its case, quotes and accents. Names that begin with it come
 * first, and similar names last.
 */
export function searchCards(text: string, most = Number.POSITIVE_INFINITY): CardId[] {
  const wanted = nameKey(text)
  const found = containing(wanted, most)
  if (found.length >= FEW || wanted.length < LEAST_LETTERS) return found
  const similar = nearestNames(text, FEW).flatMap((name) => idsOfName(nameKey(name)))
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

/** Builds the index, which takes some 40 ms, before somebody waits for it. */
export const buildSearchIndex = (): void => void searchCards('', 1)

const idsOfName = (wanted: string): CardId[] =>
  entries()
    .filter(({ key }) => key === wanted)
    .map(({ id }) => id)

function entries(): readonly Entry[] {
  sorted ??= [...allEntries()].sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
  return sorted
}

/** A printed card that is also written by hand is one entry. */
function* allEntries(): Generator<Entry> {
  for (const { id, name } of allCards.values()) yield { id, key: nameKey(name) }
  for (const row of printedEntries()) if (!handWrittenCard(row)) yield { id: row.id, key: nameKey(row.name) }
}
