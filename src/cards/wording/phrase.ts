/** Grammar: phrases with their cases, articles, plurals, lists and sentences. Keywords are marked as **bold**. */

/** A noun phrase in the three cases, and whether its verb is plural. */
export interface Phrase {
  readonly subject: string
  readonly object: string
  readonly possessive: string
  readonly plural: boolean
}

export const newPhrase = (text: string, plural = false): Phrase => ({
  subject: text,
  object: text,
  possessive: text.endsWith('s') && plural ? `${text}'` : `${text}'s`,
  plural,
})

export const IT_PHRASE: Phrase = { subject: 'it', object: 'it', possessive: 'its', plural: false }
export const THEY_PHRASE: Phrase = { subject: 'they', object: 'them', possessive: 'their', plural: true }
export const YOU_PHRASE: Phrase = { subject: 'you', object: 'you', possessive: 'your', plural: true }

/** Returns the verb in the form for this subject: "This ally has", "Dungeon allies have". */
export const verbFormFor = (who: Phrase, verb: string): string => (who.plural ? verb : thirdPerson(verb))

const IRREGULAR: Readonly<Record<string, string>> = {
  have: 'has',
  are: 'is',
  may: 'may',
  can: 'can',
  "can't": "can't",
  must: 'must',
}
const thirdPerson = (verb: string): string => {
  const known = IRREGULAR[verb]
  if (known) return known
  return /(ch|sh|s|x|o)$/.test(verb) ? `${verb}es` : `${verb}s`
}

const IRREGULAR_NOUNS: Readonly<Record<string, string>> = { hero: 'heroes', equipment: 'equipment' }
export const pluralize = (noun: string): string => {
  const known = IRREGULAR_NOUNS[noun]
  if (known) return known
  if (/(Elf|Dwarf)$/.test(noun)) return `${noun.slice(0, -1)}ves`
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

export const withIndefiniteArticle = (noun: string): string => {
  if (noun.startsWith('other ')) return `an${noun}`
  if (/^uni/i.test(noun)) return `a ${noun}`
  if (/^(?:honor|heir)/i.test(noun)) return `an ${noun}`
  return /^[\W_]*([aeiou]|8|11|18)/i.test(noun) ? `an ${noun}` : `a ${noun}`
}

export const NUMBER_WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]
export const numberInWords = (n: number): string => NUMBER_WORDS[n] ?? String(n)
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth']
export const ordinalInWords = (n: number): string => ORDINALS[n] ?? `${n}th`

/** Returns words such as "a", "a and b", "a, b, and c". */
export const joinList = (parts: readonly string[], word = 'and'): string => {
  if (parts.length < 3) return parts.join(` ${word} `)
  return `${parts.slice(0, -1).join(', ')}, ${word} ${parts.at(-1)}`
}

export const capitalize = (text: string): string =>
  text.replace(/^([*[("]*)([a-z])/, (_, marks: string, letter: string) => marks + letter.toUpperCase())

/** Turns each clause into a sentence with a capital and a full stop, and joins the sentences. */
export const joinAsSentences = (clauses: readonly string[]): string =>
  clauses
    .map((clause) =>
      /[.!?:][”)]?$/.test(clause) ? capitalize(clause) : `${capitalize(clause).replace(/,$/, '')}.`,
    )
    .join(' ')

export const joinWords = (...parts: (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' ')

export const bold = (text: string): string => `**${text}**`

/** Called after all kinds are handled, so that the compiler reports a new kind of node that isn't. */
export const assertUnreachable = (node: never): never => {
  throw new Error(`No words for ${JSON.stringify(node)}`)
}

/**
 * Appends an effect to its condition: "if that is done, draw a card", "if that is done and it would be destroyed, …".
 * A condition that has an "otherwise" stays separate, because "otherwise" would be read as the opposite of both.
 */
export const appendToCondition = (so: string, then: string): string => {
  if (!then.startsWith('if ')) return `if ${so}, ${then}`
  const [first = '', otherwise] = then.split('. Otherwise, ')
  if (otherwise === undefined) return `if ${so} and ${then.slice('if '.length)}`
  return `if ${so}: ${first}; otherwise, ${otherwise}`
}
