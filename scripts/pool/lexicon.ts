/** The words of the game: tags, keywords, talents, professions. */
import { readFileSync } from 'node:fs'
import { KEYWORD_NAMES } from '../../src/cards/wording/keywords.ts'
import { CLASS_TAGS, type NamedKeyword, RACE_TAGS, SPELLED_OUT_KEYWORDS } from '../../src/engine/index.ts'

export { TALENT_SPECS } from '../../src/cards/pool/heroes.ts'

export const PROFESSIONS: readonly string[] = [
  ...['Alchemy', 'Blacksmithing', 'Enchanting', 'Engineering', 'Herbalism', 'Inscription'],
  ...['Jewelcrafting', 'Leatherworking', 'Mining', 'Skinning', 'Tailoring'],
]

/** Words of a type line that describe no kind of card. */
const NO_KIND: ReadonlySet<string> = new Set([
  ...['Armor', 'Item', 'Weapon', 'Talent', 'Unique', 'Unlimited', 'Location'],
])

/** The tags of printed cards, each with the card types that have the tag. `npm run pool` writes them. */
export const PRINTED_TAGS: ReadonlyMap<string, readonly string[]> = new Map(readTags())

function readTags(): [string, readonly string[]][] {
  const lines = readFileSync(new URL('./tags.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const printed = lines.map((line): [string, readonly string[]] => {
    const [tag = '', types = ''] = line.split(': ')
    return [tag, types.split(', ')]
  })
  return printed.filter(([tag]) => !NO_KIND.has(tag) && !CLASS_TAGS.includes(tag))
}

/** Returns the only card type that has this tag; undefined if several types have it. */
export function typeOfTag(tag: string): string | undefined {
  if (tag === 'Weapon' || tag === 'Armor' || tag === 'Item') return 'equipment'
  const [only, ...more] = PRINTED_TAGS.get(tag) ?? []
  return only && more.length === 0 ? only.toLowerCase() : undefined
}

export const isRace = (tag: string): boolean => RACE_TAGS.includes(tag)
/** Whether allies have this tag. */
export const isAllyTag = (tag: string): boolean => PRINTED_TAGS.get(tag)?.includes('Ally') === true
export const isAbilityTag = (tag: string): boolean => PRINTED_TAGS.get(tag)?.includes('Ability') === true

/** Returns the plural forms of a word: "allies" for "ally", "elves" for "elf". */
export function pluralForms(word: string): string[] {
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`]
  if (/(?:s|sh|ch|x)$/.test(word)) return [`${word}es`]
  if (word.endsWith('f')) return [`${word.slice(0, -1)}ves`, `${word}s`]
  return [`${word}s`]
}

export const NUMBERED_KEYWORDS: readonly NamedKeyword[] = ['assault', 'mend', 'haste', 'flip']
const DESCRIBED: readonly NamedKeyword[] = ['inspire', 'sabotage', 'diplomacy', 'finishingMove']
const SPELLED: ReadonlySet<string> = new Set(SPELLED_OUT_KEYWORDS)

/** Keywords that stand alone, by their printed spelling. */
export const PLAIN_KEYWORDS: readonly (readonly [string, NamedKeyword])[] = Object.entries(KEYWORD_NAMES)
  .filter(([keyword]) => !SPELLED.has(keyword))
  // keywords of other kinds are filtered out
  .map(([keyword, text]): [string, NamedKeyword] => [text, keyword as NamedKeyword])
  .filter(([, keyword]) => !NUMBERED_KEYWORDS.includes(keyword) && !DESCRIBED.includes(keyword))
