/** Counts copies of cards: in a deck, in a collection, or added by a level. */
import { type CardId, lookUpOwnProperty } from '../engine/index.ts'

/** The number of copies of each card. A card with 0 copies has no entry. */
export type CopiesByCardId = Readonly<Record<CardId, number>>

export const totalCopies = (copies: CopiesByCardId): number =>
  Object.values(copies).reduce((sum, n) => sum + n, 0)

/** Returns one id per copy, in the order of the list. */
export const cardIdOfEachCopy = (copies: CopiesByCardId): CardId[] =>
  Object.entries(copies).flatMap(([id, n]) => Array.from({ length: n }, () => id))

/** Counts the copies of each id. */
export const countCopiesById = (ids: readonly CardId[]): CopiesByCardId =>
  ids.reduce((all, id) => addCopies(all, { [id]: 1 }), {})

export function addCopies(copies: CopiesByCardId, more: CopiesByCardId): CopiesByCardId {
  const sum = { ...copies }
  for (const [id, n] of Object.entries(more)) sum[id] = (lookUpOwnProperty(sum, id) ?? 0) + n
  return sum
}

/**
 * Subtracts copies. A card with no copies left is removed, even if `less` has more of it; `missingCopies` returns the
 * excess.
 */
export function subtractCopies(copies: CopiesByCardId, less: CopiesByCardId): CopiesByCardId {
  const rest = { ...copies }
  for (const [id, n] of Object.entries(less)) {
    const left = (lookUpOwnProperty(rest, id) ?? 0) - n
    if (left > 0) rest[id] = left
    else delete rest[id]
  }
  return rest
}

/** Returns the wanted copies that `there` doesn't contain. */
export const missingCopies = (wanted: CopiesByCardId, there: CopiesByCardId): CopiesByCardId =>
  subtractCopies(wanted, there)
