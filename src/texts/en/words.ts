/** Small words that many sentences need. */
const LISTS = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
}

const PLURALS = new Intl.PluralRules('en')

const isOne = (n: number): boolean => PLURALS.select(n) === 'one'

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${isOne(n) ? one : many}`

/** "a, b and c" */
export const list = (parts: readonly string[], last: keyof typeof LISTS = 'and'): string =>
  LISTS[last].format(parts)

export const possessive = (name: string): string => `${name}’s`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** For what is listed elsewhere than in a sentence of these texts. */
export const wordTexts = { list: (parts: readonly string[]) => list(parts) } as const

/** What an Achievement brings; one without XP is ours, since no rulebook has it. */
export const worth = (xp: number): string => (xp > 0 ? `${xp} XP` : 'of the house')
