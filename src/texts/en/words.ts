/** Words and helper functions that many sentences use. */
const LISTS = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
}

const PLURALS = new Intl.PluralRules('en')

const isOne = (n: number): boolean => PLURALS.select(n) === 'one'

export const countWithNoun = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${isOne(n) ? one : many}`

/** Returns text such as "a, b and c". */
export const joinAsList = (parts: readonly string[], last: keyof typeof LISTS = 'and'): string =>
  LISTS[last].format(parts)

export const possessiveOf = (name: string): string => `${name}’s`

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Makes `joinAsList` a part of the catalogue, for callers outside of the texts. */
export const listJoiningTexts = { list: (parts: readonly string[]) => joinAsList(parts) } as const

/** Returns the XP for an Achievement. An Achievement without XP is one of this bot's own. */
export const achievementXpText = (xp: number): string => (xp > 0 ? `${xp} XP` : 'our own, no XP')
