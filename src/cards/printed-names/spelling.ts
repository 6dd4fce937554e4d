/**
 * Finds the printed spelling of a typed card name, and lists all names that a card can have: those of the
 * printed cards, and those of the cards in our data.
 */
import { allCards } from '../index.ts'
import { nameKey, printedCardsByNameKey } from './printed-names.ts'

let others: ReadonlyMap<string, string> | undefined

/**
 * Returns the printed spelling of a card's name, without regard to quotes, accents and case; null if no card has that
 * name.
 */
export function printedSpelling(name: string): string | null {
  const key = nameKey(name)
  others ??= new Map([...allCards.values()].map((card) => [nameKey(card.name), card.name]))
  return printedCardsByNameKey().get(key)?.name ?? others.get(key) ?? null
}

/** Returns all names that a card can have, each once, in a fixed order. */
export const allCardNames = (): readonly string[] => (sorted ??= [...new Set(everyName())].sort())

let sorted: readonly string[] | undefined

function* everyName(): Generator<string> {
  for (const { name } of printedCardsByNameKey().values()) yield name
  for (const { name } of allCards.values()) yield name
}
