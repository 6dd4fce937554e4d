/** Noun phrases for filters: "an ally you control", "each exhausted ally", "two of their allies". */
import type { Filter, Num } from '../../engine/index.ts'
import { number } from './amount.ts'
import { type Description, describe } from './filters.ts'
import { an, inWords, list, type Phrase, phrase, plural, words } from './phrase.ts'
import { cards, group } from './selectors.ts'
import type { Telling } from './telling.ts'

export const single = (d: Description): string =>
  d.alternatives ? list(d.alternatives.map(single), 'or') : words(...d.adjectives, d.noun, ...d.after)

export const many = (d: Description): string =>
  d.alternatives
    ? list(d.alternatives.map((one) => one.proper ?? many(one)))
    : words(...d.adjectives, d.nouns ?? plural(d.noun), ...d.after.map(ofMany))

const ofMany = (after: string): string =>
  after.replace(/^that shares /, 'that share ').replace(/^that was /, 'that were ')

/** There is one Dungeon hero at a time. */
const isTheOnly = (text: string): boolean => text === 'Dungeon hero'

export const aOrProper = (d: Description): string => {
  if (d.proper) return d.proper
  const text = single(d)
  return isTheOnly(text) ? `the ${text}` : an(text)
}

/** "an ally you control", "this ally", "Lumbering Oaf". */
export const one = (filter: Filter, t?: Telling): string => aOrProper(describe(filter, t))

/** "allies you control". */
export const several = (filter: Filter, t?: Telling): string => {
  const d = describe(filter, t)
  return d.alternatives ? many(d) : (d.proper ?? many(d))
}

/** "each ally you control". */
export const every = (filter: Filter, t?: Telling): string => everyOf(describe(filter, t))

export const everyOf = (d: Description): string => {
  if (d.alternatives) return list(d.alternatives.map(everyOf))
  const text = single(d)
  return d.proper ?? (isTheOnly(text) ? `the ${text}` : `each ${text}`)
}

/** The description for a zone other than play, where several cards may have that name. */
export const nameless = (filter: Filter, t?: Telling): Description => {
  const { proper, ...d } = describe(filter, t)
  return proper === undefined || d.after.includes(`named ${proper}`) ? d : { ...d, proper }
}

/** "three allies you control". */
export const counted = (n: Num, filter: Filter, t: Telling): string => {
  const own = theirOwn(describe(filter, t), n)
  if (own) return `${allBut(n, own, t) ?? howMany(n, t)} of their ${own}`
  if (n === 1) return one(filter, t)
  if (isCount(n)) return `${one(filter, t)} for each of ${group(n.of, t).object}`
  if (typeof n === 'object' && n.kind === 'sum') return `${several(filter, t)} up to ${number(n, t)}`
  return `${howMany(n, t)} ${several(filter, t)}`
}

/** A number that counts cards. */
const isCount = (n: Num): n is Extract<Num, { kind: 'count' }> =>
  typeof n === 'object' && n.kind === 'count' && n.of.kind === 'all'

/** "all but five", for their number minus 5. */
const allBut = (n: Num, own: string, t: Telling): string | undefined => {
  if (typeof n === 'number' || n.kind !== 'sum') return undefined
  const [all, less, ...rest] = n.of
  const isOfAll = all !== undefined && number(all, t) === `the number of ${own} they control`
  return isOfAll && rest.length === 0 && typeof less === 'number' && less < 0
    ? `all but ${inWords(-less)}`
    : undefined
}

const howMany = (n: Num, t: Telling): string => {
  if (typeof n === 'number') return inWords(n)
  return n.kind === 'thatMuch' ? 'that many' : number(n, t)
}

/** "abilities, allies, or equipment" that they control, of which they take one or several. */
const theirOwn = (d: Description, n: Num): string | undefined => {
  if (d.proper !== undefined || !d.after.includes('they control')) return undefined
  const after = d.after.filter((part) => part !== 'they control')
  const nouns = many({ ...d, after: [] }).replace(/(,?) and /, '$1 or ')
  return words(nouns, ...(n === 1 ? after : after.map(ofMany)))
}

/** "that ally", for a card that this filter has determined. */
export const thatOne = (filter: Filter, t: Telling): Phrase => {
  if (filter.kind === 'is') return cards(filter.what, t)
  return phrase(`that ${oneWord(describe(filter, t).noun)}`)
}

/** "that card", for an ability, ally, or equipment. */
export const oneWord = (noun: string): string => (/ or /.test(noun) ? 'card' : noun)
