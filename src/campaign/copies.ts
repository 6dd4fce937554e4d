/** How many copies of which cards: a deck, a collection, what a level brings. */
import { type CardId, lookUp } from '../engine/index.ts'

/** Copies by card id; never 0. */
export type Copies = Readonly<Record<CardId, number>>

export const countOf = (copies: Copies): number => Object.values(copies).reduce((sum, n) => sum + n, 0)

/** Every copy as one id, in the order of the list. */
export const idsOf = (copies: Copies): CardId[] =>
  Object.entries(copies).flatMap(([id, n]) => Array.from({ length: n }, () => id))

/** The copies of single cards. */
export const copiesOf = (ids: readonly CardId[]): Copies =>
  ids.reduce((all, id) => plus(all, { [id]: 1 }), {})

export function plus(copies: Copies, more: Copies): Copies {
  const sum = { ...copies }
  for (const [id, n] of Object.entries(more)) sum[id] = (lookUp(sum, id) ?? 0) + n
  return sum
}

/** What is left; a card of which too many are taken is left out. See `lacking`. */
export function minus(copies: Copies, less: Copies): Copies {
  const rest = { ...copies }
  for (const [id, n] of Object.entries(less)) {
    const left = (lookUp(rest, id) ?? 0) - n
    if (left > 0) rest[id] = left
    else delete rest[id]
  }
  return rest
}

/** What is wanted and not there. */
export const lacking = (wanted: Copies, there: Copies): Copies => minus(wanted, there)
