/** Numbers, damage types, keywords, tags and names. */
import {
  CLASS_TAGS,
  DAMAGE_TYPES,
  type DamageType,
  NON_CARD_SABOTAGE_TARGETS,
  type NonCardSabotageTarget,
} from '../../../src/engine/index.ts'
import { NO_MATCH, rule, ruleFamily, symbolReader, wordReader } from '../chart.ts'
import {
  NUMBERED_KEYWORDS,
  PLAIN_KEYWORDS,
  PRINTED_TAGS,
  PROFESSIONS,
  pluralForms,
  TALENT_SPECS,
} from '../lexicon.ts'

const NUMBERS = [
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
  'eleven',
  'twelve',
]
const numberWords = Object.fromEntries(NUMBERS.map((word, i) => [word, i + 1]))

const each = <T extends string>(all: readonly T[]): Record<string, T> =>
  Object.fromEntries(all.map((one) => [one, one]))
const withPlurals = (all: readonly string[]): [string, string][] =>
  all.flatMap((one) => [one, ...pluralForms(one)].map((text): [string, string] => [text, one]))

/** All damage types but melee and ranged (rules glossary, Damage Type). */
const MAGICAL = DAMAGE_TYPES.filter((type) => type !== 'melee' && type !== 'ranged')

const isCapital = (word: string): boolean => /^[A-Z]/.test(word)

export const wordRules = ruleFamily(
  'words',
  symbolReader('int', ({ word }, at) =>
    /^\d+$/.test(word(at)) ? [{ value: Number(word(at)), end: at + 1 }] : [],
  ),
  wordReader('numberWord', numberWords),
  rule('number', '{n:int}', ({ n }) => n),
  rule('number', '{n:numberWord}', ({ n }) => n),
  rule('number', 'x', () => ({ kind: 'x' })),
  rule('number', '(a|an)', () => 1),
  symbolReader('signed', ({ word }, at) => {
    if (/^[+-]\d+$/.test(word(at))) return [{ value: Number(word(at)), end: at + 1 }]
    if (word(at) === '+x') return [{ value: { kind: 'x' }, end: at + 1 }]
    return word(at) === '-x' ? [{ value: { kind: 'times', of: [-1, { kind: 'x' }] }, end: at + 1 }] : []
  }),
  wordReader<'type'>('type', each<DamageType>(DAMAGE_TYPES)),
  rule('types', '{a:type}', ({ a }) => [a]),
  rule('types', '{a:type} (or|and) {b:type}', ({ a, b }) => (a === b ? [a] : [a, b])),
  rule('types', '{a:type} , {b:type} [,] (or|and) {c:type}', ({ a, b, c }) => [a, b, c]),
  rule('types', 'magical', () => MAGICAL),
  rule('types', 'non-melee', () => DAMAGE_TYPES.filter((type) => type !== 'melee')),
  wordReader('keyword', () => PLAIN_KEYWORDS),
  wordReader('keyword', { 'long range': 'longRange' }),
  wordReader('numbered', () => NUMBERED_KEYWORDS.map((keyword) => [keyword, keyword] as const)),
  wordReader('class', () => withPlurals(CLASS_TAGS)),
  wordReader('faction', each(['Alliance', 'Horde'])),
  wordReader('tag', () => withPlurals([...PRINTED_TAGS.keys()])),
  wordReader('talent', each(TALENT_SPECS)),
  wordReader('profession', each(PROFESSIONS)),
  wordReader<'thing'>('thing', each<NonCardSabotageTarget>(NON_CARD_SABOTAGE_TARGETS)),
  wordReader('stat', {
    atk: 'atk',
    health: 'health',
    cost: 'cost',
    'printed cost': 'cost',
    def: 'def',
    'remaining health': 'remaining',
  }),
  // Words that begin with capitals; words such as "of" may stand between them.
  symbolReader('name', ({ line, written, word }, at) => {
    if (!/^[A-Z"]/.test(written(at))) return []
    const found: { value: string; end: number }[] = []
    for (let end = at + 1; end <= Math.min(line.words.length, at + 8); end++) {
      if (isCapital(written(end - 1))) found.push({ value: nameOf(line.written.slice(at, end)), end })
      if (/^[.;→"]$/.test(word(end)) || word(end) === '') break
    }
    return found
  }),
  symbolReader('capital', ({ written }, at) =>
    /^[A-Z][a-z]+$/.test(written(at)) ? [{ value: written(at), end: at + 1 }] : [],
  ),
  symbolReader('counterName', ({ word }, at) =>
    /^[a-z]+$/.test(word(at)) && /^counters?$/.test(word(at + 1)) ? [{ value: word(at), end: at + 1 }] : [],
  ),
  rule('counter', '{n:counterName}', ({ n }) => n),
  rule('counter', '{n:signed} {of:stat}', ({ n, of }) => {
    if (typeof n !== 'number') return NO_MATCH
    return of === 'atk' || of === 'health' || of === 'def' ? { [of]: n } : NO_MATCH
  }),
  rule('counter', '{a:signed} [atk] / {b:signed} [health]', ({ a, b }) =>
    typeof a === 'number' && typeof b === 'number' ? { atk: a, health: b } : NO_MATCH,
  ),
)

const nameOf = (all: readonly string[]): string => all.join(' ').replace(/ (?=[,':])/g, '')
