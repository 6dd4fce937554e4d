/** The rules in our own words, to be found by number or by word. */
import { beginning } from './en/beginning.ts'
import { concepts } from './en/concepts.ts'
import { keywords } from './en/keywords.ts'
import { parts } from './en/parts.ts'
import { powers } from './en/powers.ts'
import { raids } from './en/raids.ts'
import { turns } from './en/turns.ts'
import { types } from './en/types.ts'
import type { Rule } from './rule.ts'

/** In the order in which somebody new would read them. */
export const CHAPTERS = { raids, turns, keywords, types, powers, concepts, beginning, parts } as const
export type Chapter = keyof typeof CHAPTERS

export const RULES: readonly Rule[] = Object.values(CHAPTERS).flat()

const byNumber = new Map(RULES.map((rule) => [rule.number.toLowerCase(), rule]))

/** The rule of this number; of one that isn't told by itself, the rule that it is a part of: 602.1c, 602.1, 602. */
export function ruleNumbered(wanted: string): Rule | null {
  let number = wanted.trim().toLowerCase().replace(/^§\s*/, '').replace(/\.$/, '')
  while (number !== '') {
    const found = byNumber.get(number)
    if (found) return found
    const shorter = number.replace(/(?:[a-z]|\.\d+)$/, '')
    if (shorter === number || !/^r?\d/.test(number)) return null
    number = shorter
  }
  return null
}

/** Rules with these words, the best first: a title that is it, begins with it, has it; then texts. */
export function rulesAbout(wanted: string): Rule[] {
  const words = wanted.trim().toLowerCase()
  if (words === '') return [...RULES]
  const ranked = RULES.map((rule) => ({ rule, rank: rankOf(rule, words) })).filter(({ rank }) => rank > 0)
  return ranked.sort((a, b) => b.rank - a.rank).map(({ rule }) => rule)
}

function rankOf({ number, title, text }: Rule, words: string): number {
  const name = title.toLowerCase()
  if (name === words || number.toLowerCase() === words) return 6
  if (name.startsWith(words)) return 5
  if (number.toLowerCase().startsWith(words)) return 4
  if (name.includes(words)) return 3
  const said = text.toLowerCase()
  if (said.includes(words)) return 2
  const each = words.split(/\s+/).filter((word) => word.length > 2)
  return each.length > 1 && each.every((word) => `${name} ${said}`.includes(word)) ? 1 : 0
}
