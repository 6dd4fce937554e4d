/**
 * Compares the English that is generated from a compiled card with the printed text: both have the same numbers, damage
 * types, sides, verbs and keywords. It finds what the grammar dropped, but not a wrong reference.
 */
import { KEYWORDS } from '../../src/cards/wording/keywords.ts'
import { DAMAGE_TYPES } from '../../src/engine/index.ts'

const NUMBERS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
}

/** Words that mean the same for this comparison. A word without an entry isn't compared. */
const WORDS: readonly (readonly [word: string, forms: RegExp])[] = [
  ...DAMAGE_TYPES.map((type): [string, RegExp] => [type, new RegExp(`^${type}$`)]),
  ['opposing', /^(?:opposing|opponents?)$/],
  ['damage', /^damaged?$/],
  ['destroy', /^destroy(?:s|ed)?$/],
  ['exhaust', /^exhaust(?:s|ed)?$/],
  ['ready', /^read(?:y|ies)$/],
  ['draw', /^draws?$/],
  ['discard', /^discards?$/],
  ['heal', /^heal(?:s|ed)?$/],
  ['graveyard', /^graveyards?$/],
  ['hand', /^hands?$/],
  ['turn', /^turns?$/],
  ['token', /^tokens?$/],
  ['counter', /^counters?$/],
  ['attack', /^attack(?:s|ing|ed|er|ers)?$/],
  ['may', /^may$/],
  ['interrupt', /^interrupt(?:s|ed)?$/],
  ['weapon', /^weapons?$/],
  ['quest', /^quests?$/],
  ['hero', /^hero(?:es)?$/],
  ['ally', /^(?:ally|allies)$/],
]

const KEYWORD_WORDS: ReadonlySet<string> = new Set(Object.values(KEYWORDS).map((word) => word.toLowerCase()))

/** The words of a text that are compared. Each counts once: texts repeat themselves differently. */
function bag(text: string): Set<string> {
  const found = new Set<string>()
  for (const [word] of text.toLowerCase().matchAll(/\d+|[a-z][a-z-]*/g)) {
    const known = NUMBERS[word] ?? (/^\d+$/.test(word) ? word : undefined)
    if (known) found.add(known)
    for (const [name, forms] of WORDS) if (forms.test(word)) found.add(name)
    if (KEYWORD_WORDS.has(word)) found.add(word)
  }
  return found
}

/** Words that one of the texts lacks. "1" and "character" have many wordings, so they are not compared. */
export function differences(printed: string, generated: string): string[] {
  const [a, b] = [bag(printed), bag(generated)]
  const only = (x: Set<string>, y: Set<string>, sign: string): string[] =>
    [...x].filter((word) => !y.has(word) && word !== '1').map((word) => `${sign}${word}`)
  return [...only(a, b, '-'), ...only(b, a, '+')]
}
