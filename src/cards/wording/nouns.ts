/** Noun phrases for filters: "an ally you control", "each exhausted ally", "two of their allies". */
import { CLASS_TAGS, type Filter, type NumberExpression } from '../../engine/index.ts'
import { numberPhrase } from './amount.ts'
import type { WordingContext } from './context.ts'
import { CHARACTER_NOUN, type NounPhraseParts, phrasePartsOfFilter, REST_PHRASE } from './filters.ts'
import {
  joinList,
  joinWords,
  newPhrase,
  numberInWords,
  type Phrase,
  pluralize,
  withIndefiniteArticle,
} from './phrase.ts'
import { cardsPhrase, pluralSubjectPhrase } from './selectors.ts'

export const nounWithAdjectives = (d: NounPhraseParts): string =>
  d.alternatives
    ? joinList(d.alternatives.map(nounWithAdjectives), 'or')
    : joinWords(...d.adjectives, d.noun, ...together(d.after))

export const pluralNoun = (d: NounPhraseParts): string =>
  d.alternatives
    ? joinList(d.alternatives.map((withArticle) => withArticle.proper ?? pluralNoun(withArticle)))
    : joinWords(...d.adjectives, d.nouns ?? pluralize(d.noun), ...together(d.after.map(ofMany)))

/** Joins descriptions that begin with the same word: "with an odd cost and a cost of 1 or more". */
const together = (after: readonly string[]): string[] => {
  const joined: string[] = []
  for (const part of after) {
    const [, word, rest] = JOINED.exec(part) ?? []
    const before = joined.at(-1)
    if (before !== undefined && word !== undefined && JOINED.exec(before)?.[1] === word)
      joined.splice(-1, 1, `${before} and ${rest}`)
    else joined.push(part)
  }
  return joined
}

const JOINED = /^(with|that(?= (?:is|are|has|have|was|were|did|didn't|dealt|entered)\b)) (.*)$/

const ofMany = (after: string): string =>
  after
    .replace(/^that (shares|was|is|has) /, (_, verb: string) => `that ${OF_MANY[verb]} `)
    .replace(
      /^attached to an? (ally|character|hero)\b/,
      (_, host: string) => `attached to ${pluralize(host)}`,
    )

const OF_MANY: Readonly<Record<string, string>> = { has: 'have', is: 'are', shares: 'share', was: 'were' }

/** Whether there is only one such card at a time, as with the Dungeon hero. */
const isTheOnly = (text: string): boolean => text === 'Dungeon hero'

export const singularNounWithArticle = (d: NounPhraseParts): string => {
  if (d.proper) return d.proper
  const text = nounWithAdjectives(d)
  return isTheOnly(text) ? `the ${text}` : withIndefiniteArticle(text)
}

/** Returns words such as "an ally you control", "this ally", "Lumbering Oaf". */
export const oneCardPhrase = (filter: Filter, t?: WordingContext): string =>
  singularNounWithArticle(phrasePartsOfFilter(filter, t))

/** Returns words such as "allies you control". */
export const pluralCardsPhrase = (filter: Filter, t?: WordingContext): string =>
  severalOf(phrasePartsOfFilter(filter, t))

const severalOf = (d: NounPhraseParts): string =>
  d.alternatives ? pluralNoun(d) : (d.proper ?? pluralNoun(d))

/** Returns words such as "each ally you control". */
export const eachCardPhrase = (filter: Filter, t?: WordingContext): string =>
  eachPhraseOfParts(phrasePartsOfFilter(filter, t))

export const eachPhraseOfParts = (d: NounPhraseParts): string => {
  if (d.alternatives) return joinList(d.alternatives.map(eachPhraseOfParts))
  const text = nounWithAdjectives(d)
  return d.proper ?? (isTheOnly(text) ? `the ${text}` : `each ${text}`)
}

/**
 * Describes cards outside of play. Several of them may have the same name, and those with a class as a tag are allies.
 */
export const phrasePartsOfCardsOutsidePlay = (filter: Filter, t?: WordingContext): NounPhraseParts => {
  const { proper, ...d } = asAlly(phrasePartsOfFilter(filter, t))
  if (d.alternatives && proper !== undefined) return { ...d, proper }
  return proper === undefined || d.after.includes(`named ${proper}`) ? d : { ...d, proper }
}

const asAlly = (d: NounPhraseParts): NounPhraseParts =>
  d.noun === CHARACTER_NOUN && d.adjectives.some(isClass) ? { ...d, noun: 'ally' } : d
const isClass = (adjective: string): boolean =>
  adjective.split(/,? or /).every((one) => CLASS_TAGS.includes(one))

/** Returns words such as "three allies you control". `isOutside`: the cards aren't in play. */
export const numberOfCardsPhrase = (
  n: NumberExpression,
  filter: Filter,
  t: WordingContext,
  isOutside = false,
): string => {
  const d = isOutside ? phrasePartsOfCardsOutsidePlay(filter, t) : phrasePartsOfFilter(filter, t)
  const own = theirOwn(d, n)
  if (own) return `${allBut(n, own, t) ?? howMany(n, t)} of their ${own}`
  if (d.proper === REST_PHRASE) return `${howMany(n, t)} of ${REST_PHRASE}`
  if (n === 1) return singularNounWithArticle(d)
  if (isCount(n)) return `${singularNounWithArticle(d)} for each of ${pluralSubjectPhrase(n.of, t).object}`
  if (typeof n === 'object' && n.kind === 'sum') return `${severalOf(d)} up to ${numberPhrase(n, t)}`
  return `${howMany(n, t)} ${severalOf(d)}`
}

/** Whether the number counts cards. */
const isCount = (n: NumberExpression): n is Extract<NumberExpression, { kind: 'count' }> =>
  typeof n === 'object' && n.kind === 'count' && n.of.kind === 'all'

/** Renders a number of cards minus 5 as "all but five". */
const allBut = (n: NumberExpression, own: string, t: WordingContext): string | undefined => {
  if (typeof n === 'number' || n.kind !== 'sum') return undefined
  const [all, less, ...rest] = n.of
  const isOfAll = all !== undefined && numberPhrase(all, t) === `the number of ${own} they control`
  return isOfAll && rest.length === 0 && typeof less === 'number' && less < 0
    ? `all but ${numberInWords(-less)}`
    : undefined
}

const howMany = (n: NumberExpression, t: WordingContext): string => {
  if (typeof n === 'number') return numberInWords(n)
  return n.kind === 'thatMuch' ? 'that many' : numberPhrase(n, t)
}

/** Renders cards of which players take one or several: "abilities, allies, or equipment" that they control. */
const theirOwn = (d: NounPhraseParts, n: NumberExpression): string | undefined => {
  if (d.proper !== undefined || !d.after.includes('they control')) return undefined
  const after = d.after.filter((part) => part !== 'they control')
  const nouns = pluralNoun({ ...d, after: [] }).replace(/(,?) and /, '$1 or ')
  return joinWords(nouns, ...(n === 1 ? after : after.map(ofMany)))
}

/** Returns a phrase such as "that ally" for a card that this filter has determined. */
export const thatCardPhrase = (filter: Filter, t: WordingContext): Phrase => {
  if (filter.kind === 'is' && filter.what.kind === 'target')
    return t.targets.at(-1) ?? cardsPhrase(filter.what, t)
  if (filter.kind === 'is') return cardsPhrase(filter.what, t)
  return newPhrase(`that ${cardNounIfMixedKinds(phrasePartsOfFilter(filter, t).noun)}`)
}

/** Returns "card" for a noun with several kinds, such as "ability, ally, or equipment". */
export const cardNounIfMixedKinds = (noun: string): string => (/ or /.test(noun) ? 'card' : noun)
