/** Words for filters as predicates: "is exhausted", "has at least 5 damage". */
import type { Comparison, Filter, Num, ObjectState, PrintedFact, Selector, Stat } from '../../engine/index.ts'
import { comparison, number, STATS } from './amount.ts'
import { describe, hostOf, isTitle, kindOfTags, NOUN, rowNoun, TAG_NOUNS } from './filters.ts'
import { KEYWORDS } from './keywords.ts'
import { one } from './nouns.ts'
import { hasDealt, wasDealt } from './past.ts'
import { an, bold, list, type Phrase, phrase, untold } from './phrase.ts'
import { DEEDS } from './replacing.ts'
import { cards } from './selectors.ts'
import type { Telling } from './telling.ts'
import { player } from './who.ts'

export const targeting = (
  { whom, only }: Extract<Filter, { kind: 'targeting' }>,
  t: Telling | undefined,
): string => `targeting ${only ? 'only ' : ''}${one(whom, t)}`

export const told = (t: Telling | undefined, what: Selector): Phrase =>
  t ? cards(what, t) : phrase('that card')

export const not = (said: string): string =>
  /^has an? /.test(said)
    ? said.replace(/^has an? /, 'has no ')
    : said.replace(/^(is|has|was) /, (verb) => `${verb}not `)

/** A predicate about a card: "is exhausted", "has 5 or more damage". */
export const predicate = (filter: Filter, t?: Telling): string => {
  switch (filter.kind) {
    case 'type':
      return `is ${an(filter.type)}`
    case 'tag':
      return PLIGHTS.has(filter.tag) || isTitle(filter.tag)
        ? `is ${filter.tag}`
        : `is ${an(TAG_NOUNS[filter.tag]?.noun ?? filter.tag)}`
    case 'keyword':
      return `has ${bold(KEYWORDS[filter.keyword])}`
    case 'named':
      return `is ${filter.name}`
    case 'nameHas':
      return `has ‘${filter.word}’ in its name`
    case 'sharesName':
      return `has the same name as ${told(t, filter.with).object}`
    case 'calledAs':
      return 'is so named'
    case 'typeNamed':
      return 'is of the named type'
    case 'tagCalled':
    case 'damageTypeCalled':
      return `is of the chosen ${filter.name}`
    case 'controlledBy':
      return `is controlled by ${t ? player(filter.players, t).object : 'that player'}`
    case 'state':
      return stateIs(filter.state)
    case 'stat':
      return `has ${statIs(filter.stat, filter.op, filter.value, t)}`
    case 'attacking':
      return `is attacking ${one(filter.whom, t)}`
    case 'inCombatWith':
      return `is in combat with ${one(filter.whom, t)}`
    case 'grants':
      return `gives ${given(filter, t)}`
    case 'dealtCombatDamageThisTurn':
      return `was dealt combat damage by ${told(t, filter.by).object} this turn`
    case 'wasDealtThisTurn':
      return wasDealt(filter, t)
    case 'hasDealtThisTurn':
      return hasDealt(filter, t)
    case 'damageType':
      return `has ${filter.type} as a damage type`
    case 'icon':
      return `is ${an(filter.trait)} card`
    case 'attackedThisTurn':
      return `was attacked by ${told(t, filter.by).object} this turn`
    case 'token':
      return 'is a token'
    case 'loot':
      return 'is a loot card'
    case 'printed':
      return `is ${FACTS[filter.fact]}`
    case 'parity':
      return `has ${parity(filter)}`
    case 'sharesType':
      return `shares a card type with ${told(t, filter.with).object}`
    case 'is':
      return `is ${told(t, filter.what).object}`
    case 'bears':
      return `has an attached ${describe(filter.what, t).noun}`
    case 'bearsCounter':
      return `has ${an(`${filter.counter} counter`)}`
    case 'sharesTag':
      return `has the same ${kindOfTags(filter.tags)} as ${told(t, filter.with).object}`
    case 'inRow':
      return `is ${an(rowNoun(filter.row))}`
    case 'attachedTo':
      return `is attached to ${hostOf(filter.what, t)}`
    case 'removedBy':
      return 'was removed this way'
    case 'rolled':
      return `had ${facesOf(filter.faces)} rolled for it`
    case 'able':
      return `can ${DEEDS[filter.to]}`
    case 'hasBeen':
      return `was ${one(filter.what, t)} at some moment of that turn`
    case 'described':
      return 'fits the description'
    case 'thing':
      return `is a ${filter.what}`
    case 'tagNamed':
      return `is of the named ${filter.name}`
    case 'targeting':
      return `is ${targeting(filter, t)}`
    case 'couldTarget':
      return `could target ${told(t, filter.what).object}`
    case 'and':
      return isKind(filter, t) ? `is ${one(filter, t)}` : list(filter.all.map((f) => predicate(f, t)))
    case 'or':
      if (isKind(filter, t)) return `is ${one(filter, t)}`
      return list(
        filter.any.map((f) => predicate(f, t)),
        'or',
      )
    case 'not':
      return not(predicate(filter.filter, t))
    default:
      return untold(filter)
  }
}

/** Tags for a card's state instead of its kind. */
const PLIGHTS: ReadonlySet<string> = new Set(['Chained', 'Submerged', 'Unleashed'])

/** Whether the filter describes the kind of a card: "an ally with cost 4 or less". */
const isKind = (filter: Filter, t: Telling | undefined): boolean => {
  const { noun, proper } = describe(filter, t)
  return noun !== NOUN && proper === undefined
}

export const FACTS: Readonly<Record<PrintedFact, string>> = {
  instant: 'instant',
  ongoing: 'ongoing',
  unique: 'Unique',
  unlimited: 'Unlimited',
}

/** "an odd cost" */
export const parity = ({ stat, odd }: Extract<Filter, { kind: 'parity' }>): string =>
  `an ${odd ? 'odd' : 'even'} ${STATS[stat]}`

/** "a 6", "an odd number". */
export const facesOf = (faces: readonly number[]): string => {
  if (faces.join() === '1,3,5') return 'an odd number'
  return faces.join() === '2,4,6' ? 'an even number' : `a ${list(faces.map(String), 'or')}`
}

export const PAST: Readonly<Partial<Record<ObjectState, string>>> = {
  attackedThisTurn: 'attacked',
  healedThisTurn: 'was healed',
  dealtDamageThisTurn: 'dealt damage, or with which damage was dealt,',
  enteredThisTurn: 'entered play',
}

const stateIs = (state: ObjectState): string => {
  if (state === 'inCombat') return 'is in combat'
  if (state in PAST) return `${PAST[state]} this turn`
  if (state === 'faceDown') return 'is face down'
  return state === 'resource' ? 'is a resource' : `is ${state}`
}

/** "your hero **Bear Form** or **Cat Form**". */
export const given = (
  { keywords, to }: Extract<Filter, { kind: 'grants' }>,
  t: Telling | undefined,
): string =>
  `${told(t, to).object} ${list(
    keywords.map((keyword) => bold(KEYWORDS[keyword])),
    'or',
  )}`

/** "at least 15", "exactly 4". */
const atLeast = (op: Comparison, amount: string): string => {
  if (op === '>=') return `at least ${amount}`
  if (op === '=' && amount === '0') return 'no'
  return op === '<=' ? `at most ${amount}` : comparison(op, amount, 'before')
}

/** "of 2 or less", but "equal to its cost". */
const relation = (compared: string): string => (compared.startsWith('equal') ? compared : `of ${compared}`)

/** "cost 4 or less", "at least 10 damage". */
export const statIs = (stat: Stat, op: Comparison, value: Num, t?: Telling): string => {
  const amount = number(value, t ?? undefined)
  if (stat === 'remaining' && op === '<=' && amount === '0') return 'fatal damage' // 405.2
  if (op === '=' && amount.includes(' ')) return `${STATS[stat]} equal to ${amount}`
  return stat === 'damage' || stat === 'remaining'
    ? `${atLeast(op, amount)} ${STATS[stat]}`
    : `${an(STATS[stat])} ${relation(comparison(op, amount, 'after'))}`
}
