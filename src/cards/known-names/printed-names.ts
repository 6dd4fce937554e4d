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
  ASCII.test(name)
    ? name.toLowerCase().replace(/[^a-z\d]+/g, '')
    : name
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '')

/** Most names are, and their keys are found in a third of the time. */
const ASCII = /^[\x20-\x7e]*$/

interface Pool {
  readonly setNames: ReadonlyMap<string, string>
  readonly cards: ReadonlyMap<string, PrintedCard>
  readonly sets: ReadonlyMap<string, string>
}

let read: Pool | undefined

/** By `nameKey`; the first print of each name. */
export const printedCards = (): ReadonlyMap<string, PrintedCard> => pool().cards

/** The codes of all sets, such as "HoA", by `nameKey` of the code and of the set's name. The code "-" means none. */
export const printedSets = (): ReadonlyMap<string, string> => pool().sets

/** "Heroes of Azeroth" for "HoA"; the code itself if nothing has it. */
export const setName = (code: string): string => pool().setNames.get(code) ?? code

function pool(): Pool {
  read ??= readPool()
  return read
}

/** A line "# SET its name" begins a set, a line "12 Name" is a card of it. */
function readPool(): Pool {
  const text = readFileSync(new URL('./printed-names.txt', import.meta.url), 'utf8')
  const cards: PrintedCard[] = []
  const sets = new Map<string, string>()
  const setNames = new Map<string, string>()
  let set = ''
  for (const line of text.split('\n')) {
    const space = line.indexOf(' ')
    if (line.startsWith('# ')) {
      const [code = '', ...name] = line.slice(2).split(' ')
      set = code
      if (!setNames.has(code)) setNames.set(code, name.join(' '))
      for (const key of [nameKey(code), nameKey(name.join(' '))])
        if (key !== '' && !sets.has(key)) sets.set(key, code)
    } else if (space > 0) cards.push({ set, no: line.slice(0, space), name: line.slice(space + 1) })
  }
  // Later entries of the map replace earlier ones, so the first prints come last.
  return { cards: new Map(cards.reverse().map((card) => [nameKey(card.name), card])), sets, setNames }
}
