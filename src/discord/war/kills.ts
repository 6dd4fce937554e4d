/** Reads kills as people write them: "Murloc 2, red Ogre", "2 Murlocs", „rote Ogre“. */
import { userText } from '../../texts/user-text.ts'
import { type KilledCreatures, MAX_KINDS_OF_KILLED_CREATURES } from '../../war/model.ts'

/**
 * Reads typed kills, such as a count and a creature.
 * @param known creatures that cards ask for; the name of any other creature is stored as people wrote it
 */
export function parseTypedKills(text: string, known: readonly string[]): KilledCreatures[] {
  const names = new Map(known.map((name) => [name.toLowerCase(), name]))
  return (
    text
      .split(/[,;]/)
      .map((part) => part.trim())
      .filter(Boolean)
      // The list may have one kill more than the game accepts, so that the game refuses a longer list.
      .slice(0, MAX_KINDS_OF_KILLED_CREATURES + 1)
      .map((part) => killIn(part, names))
  )
}

/**
 * Reads one kill: a creature, which may have a colour before it, and a count before the colour, before the creature or
 * at the end ("2 blue murlocs", "blue 2 murlocs", "murlocs x2").
 */
function killIn(part: string, known: ReadonlyMap<string, string>): KilledCreatures {
  const words = part.split(/\s+/)
  const first = takeCount(words)
  const colour = takeColour(words)
  const second = takeCount(words)
  const last = takeLastCount(words)
  const creature = words.join(' ')
  return {
    creature: userText(formsOf(creature).flatMap((form) => known.get(form) ?? [])[0] ?? creature),
    colour: colour === null || BLUE.has(colour) ? 'blue' : 'other',
    count: last ?? second ?? first ?? 1,
  }
}

const isTimes = (word = ''): boolean => word === 'x' || word === 'X' || word === '×'

/** Removes and returns a count before a creature, such as "2", "2x" or "2 x"; null if there is none. */
function takeCount(words: string[]): number | null {
  const [word = '', next] = words
  const count = /^\d+/.exec(word)?.[0]
  const rest = word.slice(count?.length ?? 0)
  if (count === undefined || words.length < 2 || !(rest === '' || isTimes(rest))) return null
  words.splice(0, rest === '' && isTimes(next) && words.length > 2 ? 2 : 1)
  return Number(count)
}

const BLUE: ReadonlySet<string> = new Set(['blue', 'blau'])
const COLOURS = ['red', 'green', 'yellow', 'grey', 'blue', 'rot', 'grün', 'gelb', 'grau', 'blau']
/** The German forms of a colour, such as "rot", "rote", "roter". */
const COLOUR_FORMS: ReadonlyMap<string, string> = new Map(
  COLOURS.flatMap((colour) => ['', 'e', 'en', 'er', 'es'].map((end) => [`${colour}${end}`, colour] as const)),
)

function takeColour(words: string[]): string | null {
  const colour = COLOUR_FORMS.get(words[0]?.toLowerCase() ?? '')
  if (colour === undefined || words.length < 2) return null
  words.shift()
  return colour
}

/** Removes and returns a count after a creature, such as "2", "x2", "x 2" or "×2"; null if there is none. */
function takeLastCount(words: string[]): number | null {
  const word = words.at(-1) ?? ''
  const before = word.replace(/\d{1,9}$/, '')
  const count = Number(word.slice(before.length))
  if (before === word) return null
  if (before.endsWith('×')) return cut(words, before.slice(0, -1), count)
  if (words.length < 2 || !(before === '' || isTimes(before))) return null
  words.pop()
  const times = words.at(-1) ?? ''
  if (before === '' && isTimes(times) && words.length > 1) words.pop()
  else if (before === '' && times.endsWith('×')) return cut(words, times.slice(0, -1), count)
  return count
}

/**
 * Replaces the last word by what is left of it without the count, or removes the word if nothing is left.
 * @returns the count
 */
function cut(words: string[], rest: string, count: number): number {
  words.pop()
  if (rest !== '') words.push(rest)
  return count
}

/** Returns the possible singular forms of a name: "Wolves" can mean "wolf". */
function formsOf(words: string): string[] {
  const said = words.toLowerCase()
  const without = (end: string, by = '') =>
    said.endsWith(end) ? [said.slice(0, said.length - end.length) + by] : []
  return [said, ...without('s'), ...without('es'), ...without('ves', 'f')]
}
