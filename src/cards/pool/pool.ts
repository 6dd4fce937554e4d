/**
 * The names of every printed card, with sets and numbers: facts, and no more. With it a decklist that names a card
 * which isn't written as data yet can be told from one that names a card which doesn't exist.
 */
import { readFileSync } from 'node:fs'

export interface PrintedCard {
  readonly set: string
  readonly no: string
  readonly name: string
}

/** Names alike in letters and digits are the same: quotes, accents, case and spaces don't matter. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

let read: ReadonlyMap<string, PrintedCard> | undefined

/** By `nameKey`; the first print of each name. */
export function printedCards(): ReadonlyMap<string, PrintedCard> {
  read ??= new Map(readPool().map((card) => [nameKey(card.name), card]))
  return read
}

/** A line "# SET its name" begins a set, a line "12 Name" is a card of it. The last prints come first. */
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
