/**
 * The names of all printed cards with their sets and numbers, without other facts. They show whether a card of a
 * decklist is only missing in our data, or doesn't exist.
 */
import { readFileSync } from 'node:fs'

export interface PrintedCardName {
  readonly set: string
  readonly no: string
  readonly name: string
}

/**
 * Returns the key of a name. Names with the same letters and digits have the same key; quotes, accents, case and
 * spaces don't matter.
 */
export const nameKey = (name: string): string =>
  ASCII.test(name)
    ? name.toLowerCase().replace(/[^a-z\d]+/g, '')
    : name
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '')

/** Matches names of ASCII characters, whose keys are computed in a third of the time. Most names are ASCII. */
const ASCII = /^[\x20-\x7e]*$/

interface Pool {
  readonly setNames: ReadonlyMap<string, string>
  readonly cards: ReadonlyMap<string, PrintedCardName>
  readonly sets: ReadonlyMap<string, string>
}

let read: Pool | undefined

/** Returns the cards by `nameKey`, with the first printing of each name. */
export const printedCardsByNameKey = (): ReadonlyMap<string, PrintedCardName> => pool().cards

/**
 * Returns the codes of all sets, such as "HoA", by `nameKey` of the code and of the set's name. The code "-" means
 * none.
 */
export const setCodesByNameKey = (): ReadonlyMap<string, string> => pool().sets

/** Returns the name of a set by its code: "Heroes of Azeroth" for "HoA". An unknown code is returned unchanged. */
export const nameOfSet = (code: string): string => pool().setNames.get(code) ?? code

function pool(): Pool {
  read ??= readPool()
  return read
}

/** Reads the file. A line "# SET its name" begins a set, and a line "12 Name" is a card of it. */
function readPool(): Pool {
  const text = readFileSync(new URL('./printed-names.txt', import.meta.url), 'utf8')
  const cards: PrintedCardName[] = []
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
  // Later entries of the map replace earlier ones, so the first printings come last.
  return { cards: new Map(cards.reverse().map((card) => [nameKey(card.name), card])), sets, setNames }
}
