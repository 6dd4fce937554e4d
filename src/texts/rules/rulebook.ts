/** The rules in our own words, to be found by number or by word. */
import { language } from '../language.ts'
import { keywords as germanKeywords } from './de/keywords.ts'
import { sections as germanSections } from './de/sections.ts'
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
const CHAPTERS = { raids, turns, keywords, types, powers, concepts, beginning, parts } as const
export type Chapter = keyof typeof CHAPTERS

const ENGLISH: readonly Rule[] = Object.values(CHAPTERS).flat()
const GERMAN: ReadonlyMap<string, Rule> = new Map(ENGLISH.map((rule) => [rule.number, inGerman(rule)]))

function inGerman(rule: Rule): Rule {
  const [title, text] = germanSections[rule.number] ?? [rule.title, germanKeywords[rule.number]]
  return { ...rule, title, text: text ?? rule.text }
}

/** In the language that is spoken just now. */
const worded = (rule: Rule): Rule => (language() === 'de' ? (GERMAN.get(rule.number) ?? rule) : rule)

export const allRules = (): Rule[] => ENGLISH.map(worded)

export const isChapter = (name: string): name is Chapter => Object.hasOwn(CHAPTERS, name)

export const chapterRules = (chapter: Chapter): Rule[] => CHAPTERS[chapter].map(worded)

const byNumber = new Map(ENGLISH.map((rule) => [rule.number.toLowerCase(), rule]))

/** The rule of this number; of one that isn't told by itself, the rule that it is a part of: 602.1c, 602.1, 602. */
export function ruleNumbered(wanted: string): Rule | null {
  let number = wanted.trim().toLowerCase().replace(/^§\s*/, '').replace(/\.$/, '')
  while (number !== '') {
    const found = byNumber.get(number)
    if (found) return worded(found)
    const shorter = number.replace(/(?:[a-z]|\.\d+)$/, '')
    if (shorter === number || !/^r?\d/.test(number)) return null
    number = shorter
  }
  return null
}

/** Rules with these words, the best first: a title that is it, begins with it, has it; then texts. */
export function rulesAbout(wanted: string): Rule[] {
  const words = wanted.trim().toLowerCase()
  if (words === '') return allRules()
  const ranked = allRules()
    .map((rule) => ({ rule, rank: rankOf(rule, words) }))
    .filter(({ rank }) => rank > 0)
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
