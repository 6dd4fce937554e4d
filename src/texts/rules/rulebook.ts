/** Finds rules, explained in our own words, by number or by word. */
import { currentLanguage } from '../language.ts'
import { LANGUAGE_TABLE, LANGUAGES, type Language } from '../languages.ts'
import { gameAndDeckRules } from './en/beginning.ts'
import { conceptRules } from './en/concepts.ts'
import { keywordRules } from './en/keywords.ts'
import { cardPartRules } from './en/parts.ts'
import { powerRules } from './en/powers.ts'
import { raidRules } from './en/raids.ts'
import { turnRules } from './en/turns.ts'
import { cardTypeRules } from './en/types.ts'
import type { RulebookRule } from './rule.ts'

/** The chapters, in a good order for a new player. */
const CHAPTERS = {
  raids: raidRules,
  turns: turnRules,
  keywords: keywordRules,
  types: cardTypeRules,
  powers: powerRules,
  concepts: conceptRules,
  beginning: gameAndDeckRules,
  parts: cardPartRules,
} as const
export type ChapterName = keyof typeof CHAPTERS

const ENGLISH: readonly RulebookRule[] = Object.values(CHAPTERS).flat()

/** The rules in each language, by number. */
const RULES: ReadonlyMap<Language, ReadonlyMap<string, RulebookRule>> = new Map(
  LANGUAGES.map((one) => [one, new Map(ENGLISH.map((rule) => [rule.number, translated(rule, one)]))]),
)

function translated(rule: RulebookRule, to: Language): RulebookRule {
  const { sections = {}, keywords: explained = {} } = LANGUAGE_TABLE[to]
  const [title, text] = sections[rule.number] ?? [rule.title, explained[rule.number]]
  return { ...rule, title, text: text ?? rule.text }
}

/** Returns the rule in the current language. */
const worded = (rule: RulebookRule): RulebookRule => RULES.get(currentLanguage())?.get(rule.number) ?? rule

export const allRulebookRules = (): RulebookRule[] => ENGLISH.map(worded)

export const isChapterName = (name: string): name is ChapterName => Object.hasOwn(CHAPTERS, name)

export const rulesOfChapter = (chapter: ChapterName): RulebookRule[] => CHAPTERS[chapter].map(worded)

const byNumber = new Map(ENGLISH.map((rule) => [rule.number.toLowerCase(), rule]))

/** The maximum length of a text that is searched for. The longest title is half as long. */
const LONGEST = 100

const wordsOf = (wanted: string): string => (wanted.length > LONGEST ? '' : wanted.trim().toLowerCase())

/**
 * Finds the rule with this number, or the rule of which it is a part: 602.1c, then 602.1, then 602.
 * @returns null for a text that is no number, or that is longer than a hundred letters
 */
export function findRuleByNumber(wanted: string): RulebookRule | null {
  let number = wordsOf(wanted).replace(/^§\s*/, '').replace(/\.$/, '')
  while (number !== '') {
    const found = byNumber.get(number)
    if (found) return worded(found)
    const shorter = number.replace(/(?:[a-z]|\.\d+)$/, '')
    if (shorter === number || !/^r?\d/.test(number)) return null
    number = shorter
  }
  return null
}

/**
 * Finds the rules that contain these words. Rules with the words in their title come first. An empty text finds all
 * rules; a text longer than a hundred letters finds none.
 */
export function findRulesAbout(wanted: string): RulebookRule[] {
  if (wanted.length > LONGEST) return []
  const whole = wordsOf(wanted)
  if (whole === '') return allRulebookRules()
  const each = whole.split(/\s+/).filter((word) => word.length > 2)
  const ranked = searchable()
    .map((page) => ({ rule: page.rule, rank: rankOf(page, whole, each) }))
    .filter(({ rank }) => rank > 0)
  return ranked.sort((a, b) => b.rank - a.rank).map(({ rule }) => rule)
}

/** A rule with its texts in lower case. */
interface Searchable {
  readonly rule: RulebookRule
  readonly number: string
  readonly title: string
  readonly text: string
}

const searched = new Map<Language, readonly Searchable[]>()

/** Returns all rules in the current language with their texts in lower case, computed once for each language. */
function searchable(): readonly Searchable[] {
  const known = searched.get(currentLanguage())
  if (known) return known
  const made = allRulebookRules().map((rule) => ({
    rule,
    number: rule.number.toLowerCase(),
    title: rule.title.toLowerCase(),
    text: rule.text.toLowerCase(),
  }))
  searched.set(currentLanguage(), made)
  return made
}

function rankOf({ number, title, text }: Searchable, whole: string, each: readonly string[]): number {
  if (title === whole || number === whole) return 6
  if (title.startsWith(whole)) return 5
  if (number.startsWith(whole)) return 4
  if (title.includes(whole)) return 3
  if (text.includes(whole)) return 2
  return each.length > 1 && each.every((word) => title.includes(word) || text.includes(word)) ? 1 : 0
}
