/** Kleine Wörter, die viele Sätze brauchen. */
import type { wordTexts as en } from '../en/words.ts'
import type { Begun } from '../texts.ts'

const LISTS = {
  and: new Intl.ListFormat('de', { type: 'conjunction' }),
  or: new Intl.ListFormat('de', { type: 'disjunction' }),
}

const PLURALS = new Intl.PluralRules('de')

export const isOne = (n: number): boolean => PLURALS.select(n) === 'one'

/** "1 Karte", "3 Karten" */
export const plural = (n: number, one: string, many: string): string => `${n} ${isOne(n) ? one : many}`

/** "a, b und c" */
export const list = (parts: readonly string[], last: keyof typeof LISTS = 'and'): string =>
  LISTS[last].format(parts)

export const wordTexts: Begun<typeof en> = { list: (parts) => list(parts) }
