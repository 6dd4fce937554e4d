/**
 * The names of every printed card, with sets and numbers, and no other facts. They distinguish a decklist that names
 * a card which isn't defined as data yet from a list that names a card which doesn't exist.
 */
import { readFileSync } from 'node:fs'

export interface PrintedCard {
  readonly set: string
  readonly no: string
  readonly name: string
}

/** Names with the same letters and digits have the same key. Quotes, accents, case and spaces don't matter. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

let read: ReadonlyMap<string, PrintedCard> | undefined

/** The printed cards by `nameKey`, each with the first print of its name. */
export function printedCards(): ReadonlyMap<string, PrintedCard> {
  read ??= new Map(readPool().map((card) => [nameKey(card.name), card]))
  return read
}

/** A line "# SET its name" begins a set, and a line "12 Name" is a card of it. The last prints come first. */
function readPool(): PrintedCard[] {
  const text = readFileSync(new URL('./pool.txt', import.meta.url), 'utf8')
  const cards: PrintedCard[] = []
  let set = ''
  for (const line of text.split('\n')) {
    const space = line.indexOf(' ')
    if (line.startsWith('# ')) set = line.slice(2).split(' ')[0] ?? ''
    else if (space > 0) cards.push({ set, no: line.slice(0, space), name: line.slice(space + 1) })
  }
  return cards.reverse()
}
