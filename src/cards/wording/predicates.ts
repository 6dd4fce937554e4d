/** Words for filters as predicates: "is exhausted", "has at least 5 damage". */
import type {
  ComparisonOperator,
  Filter,
  NumberExpression,
  ObjectState,
  PrintedFlag,
  Selector,
  Stat,
} from '../../engine/index.ts'
import { comparisonPhrase, numberPhrase, STAT_WORDS } from './amount.ts'
import type { WordingContext } from './context.ts'
import {
  CARD_NOUN,
  hostPhrase,
  isTitleTag,
  nounForRow,
  nounForTags,
  phrasePartsOfFilter,
  TAG_NOUNS,
} from './filters.ts'
import { KEYWORD_NAMES } from './keywords.ts'
import { nounWithAdjectives, oneCardPhrase } from './nouns.ts'
import { hasDealtClause, wasDealtClause } from './past.ts'
import { assertUnreachable, bold, joinList, newPhrase, type Phrase, withIndefiniteArticle } from './phrase.ts'
import { playerPhrase, zoneOfAnyone } from './players.ts'
import { FORBIDDEN_ACT_WORDS } from './replacing.ts'
import { cardsPhrase } from './selectors.ts'

export const targetingPhrase = (
  { whom, only }: Extract<Filter, { kind: 'targeting' }>,
  t: WordingContext | undefined,
): string => `targeting ${only ? 'only ' : ''}${oneCardPhrase(whom, t)}`

export const selectorPhrase = (t: WordingContext | undefined, what: Selector): Phrase =>
  t ? cardsPhrase(what, t) : newPhrase('that card')

/** Returns the contrary of a predicate: "has no attached ability", "is not exhausted", "did not attack this turn". */
export const negateClause = (said: string): string => {
  if (/^has an? /.test(said)) return said.replace(/^has an? /, 'has no ')
  const [verb = ''] = said.split(' ', 1)
  const not = NEGATED[verb] ?? `is not a card that ${verb}`
  return `${not}${said.slice(verb.length)}`
}

const NEGATED: Readonly<Record<string, string>> = {
  attacked: 'did not attack',
  can: "can't",
  could: 'could not',
  dealt: 'did not deal',
  entered: 'did not enter',
  fits: 'does not fit',
  gives: 'does not give',
  had: 'did not have',
  has: 'does not have',
  is: 'is not',
  shares: 'does not share',
  was: 'was not',
}

/** Renders a filter as a predicate about a card: "is exhausted", "has 5 or more damage". */
export const predicatePhrase = (filter: Filter, t?: WordingContext): string => {
  switch (filter.kind) {
    case 'type':
      return `is ${withIndefiniteArticle(filter.type)}`
    case 'tag':
      if (filter.tag === ARENA) return `is an ${ARENA} card`
      return PLIGHTS.has(filter.tag) || isTitleTag(filter.tag)
        ? `is ${filter.tag}`
        : `is ${withIndefiniteArticle(TAG_NOUNS[filter.tag]?.noun ?? filter.tag)}`
    case 'keyword':
      return `has ${bold(KEYWORD_NAMES[filter.keyword])}`
    case 'named':
      return `is ${filter.name}`
    case 'nameHas':
      return `has ‘${filter.word}’ in its name`
    case 'sharesName':
      return `has the same name as ${selectorPhrase(t, filter.with).object}`
    case 'calledAs':
      return 'is so named'
    case 'typeNamed':
      return 'is of the named type'
    case 'tagCalled':
    case 'damageTypeCalled':
      return `is of the chosen ${filter.name}`
    case 'controlledBy':
      return `is controlled by ${t ? playerPhrase(filter.players, t).object : 'that player'}`
    case 'inZone':
      return `is ${zoneOfAnyone(filter.zone)}`
    case 'state':
      return stateIs(filter.state)
    case 'stat':
      return `has ${statPhrase(filter.stat, filter.op, filter.value, t)}`
    case 'attacking':
      return `is attacking ${oneCardPhrase(filter.whom, t)}`
    case 'inCombatWith':
      return `is in combat with ${oneCardPhrase(filter.whom, t)}`
    case 'grants':
      return `gives ${grantedKeywordsPhrase(filter, t)}`
    case 'dealtCombatDamageThisTurn':
      return `was dealt combat damage by ${selectorPhrase(t, filter.by).object} this turn`
    case 'wasDealtThisTurn':
      return wasDealtClause(filter, t)
    case 'hasDealtThisTurn':
      return hasDealtClause(filter, t)
    case 'damageType':
      return `has ${filter.type} as a damage type`
    case 'icon':
      return `is ${withIndefiniteArticle(filter.trait)} card`
    case 'attackedThisTurn':
      return `was attacked by ${selectorPhrase(t, filter.by).object} this turn`
    case 'token':
      return 'is a token'
    case 'attachment':
      return 'is an attachment'
    case 'loot':
      return 'is a loot card'
    case 'printed':
      return `is ${PRINTED_FLAG_WORDS[filter.fact]}`
    case 'parity':
      return `has ${parityPhrase(filter)}`
    case 'sharesType':
      return `shares a card type with ${selectorPhrase(t, filter.with).object}`
    case 'is':
      return `is ${selectorPhrase(t, filter.what).object}`
    case 'bears':
      return `has an attached ${nounWithAdjectives(phrasePartsOfFilter(filter.what, t))}`
    case 'bearsCounter':
      return `has ${withIndefiniteArticle(`${filter.counter} counter`)}`
    case 'sharesTag':
      return `has the same ${nounForTags(filter.tags)} as ${selectorPhrase(t, filter.with).object}`
    case 'inRow':
      return `is ${withIndefiniteArticle(nounForRow(filter.row))}`
    case 'attachedTo':
      return `is attached to ${hostPhrase(filter.what, t)}`
    case 'removedBy':
      return 'was removed this way'
    case 'rolled':
      return `had ${dieFacesPhrase(filter.faces)} rolled for it`
    case 'able':
      return `can ${FORBIDDEN_ACT_WORDS[filter.to]}`
    case 'hasBeen':
      return `was ${oneCardPhrase(filter.what, t)} at some moment of that turn`
    case 'described':
      return 'fits the description'
    case 'thing':
      return `is a ${filter.what}`
    case 'tagNamed':
      return `is of the named ${filter.name}`
    case 'targeting':
      return `is ${targetingPhrase(filter, t)}`
    case 'couldTarget':
      return `could target ${selectorPhrase(t, filter.what).object}`
    case 'and':
      return isKind(filter, t)
        ? `is ${oneCardPhrase(filter, t)}`
        : joinList(filter.all.map((f) => predicatePhrase(f, t)))
    case 'or':
      if (isKind(filter, t)) return `is ${oneCardPhrase(filter, t)}`
      return joinList(
        filter.any.map((f) => predicatePhrase(f, t)),
        'or',
      )
    case 'not':
      return negateClause(predicatePhrase(filter.filter, t))
    default:
      return assertUnreachable(filter)
  }
}

/** A tag of cards of all types, which is no noun. */
const ARENA = 'Arena'

/** Tags that name a card's state, not its kind. */
const PLIGHTS: ReadonlySet<string> = new Set(['Chained', 'Submerged', 'Unleashed'])

/** Whether the filter describes the kind of a card: "an ally with cost 4 or less". */
const isKind = (filter: Filter, t: WordingContext | undefined): boolean => {
  const { noun, proper } = phrasePartsOfFilter(filter, t)
  return noun !== CARD_NOUN && proper === undefined
}

export const PRINTED_FLAG_WORDS: Readonly<Record<PrintedFlag, string>> = {
  instant: 'instant',
  ongoing: 'ongoing',
  unique: 'Unique',
  unlimited: 'Unlimited',
}

/** Returns words such as "an odd cost". */
export const parityPhrase = ({ stat, odd }: Extract<Filter, { kind: 'parity' }>): string =>
  `an ${odd ? 'odd' : 'even'} ${STAT_WORDS[stat]}`

/** Returns words such as "a 6", "an odd number". */
export const dieFacesPhrase = (faces: readonly number[]): string => {
  if (faces.join() === '1,3,5') return 'an odd number'
  return faces.join() === '2,4,6' ? 'an even number' : `a ${joinList(faces.map(String), 'or')}`
}

export const STATE_WORDS: Readonly<Partial<Record<ObjectState, string>>> = {
  attackedThisTurn: 'attacked',
  healedThisTurn: 'was healed',
  dealtDamageThisTurn: 'dealt damage, or with which damage was dealt,',
  enteredThisTurn: 'entered play',
}

const stateIs = (state: ObjectState): string => {
  if (state === 'inCombat') return 'is in combat'
  if (state in STATE_WORDS) return `${STATE_WORDS[state]} this turn`
  if (state === 'faceDown') return 'is face down'
  return state === 'resource' ? 'is a resource' : `is ${state}`
}

/** Returns words such as "your hero **Bear Form** or **Cat Form**". */
export const grantedKeywordsPhrase = (
  { keywords, to }: Extract<Filter, { kind: 'grants' }>,
  t: WordingContext | undefined,
): string =>
  `${selectorPhrase(t, to).object} ${joinList(
    keywords.map((keyword) => bold(KEYWORD_NAMES[keyword])),
    'or',
  )}`

/** Returns words such as "at least 15", "exactly 4". */
const atLeast = (op: ComparisonOperator, amount: string): string => {
  if (op === '>=') return `at least ${amount}`
  if (op === '=' && amount === '0') return 'no'
  return op === '<=' ? `at most ${amount}` : comparisonPhrase(op, amount, 'before')
}

/** Returns words such as "of 2 or less", but "equal to its cost". */
const relation = (compared: string): string => (compared.startsWith('equal') ? compared : `of ${compared}`)

/** Returns words such as "cost 4 or less", "at least 10 damage". */
export const statPhrase = (
  stat: Stat,
  op: ComparisonOperator,
  value: NumberExpression,
  t?: WordingContext,
): string => {
  const amount = numberPhrase(value, t ?? undefined)
  if (stat === 'remaining' && op === '<=' && amount === '0') return 'fatal damage' // 405.2
  if (op === '=' && amount.includes(' ')) return `${STAT_WORDS[stat]} equal to ${amount}`
  return stat === 'damage' || stat === 'remaining'
    ? `${atLeast(op, amount)} ${STAT_WORDS[stat]}`
    : `${withIndefiniteArticle(STAT_WORDS[stat])} ${relation(comparisonPhrase(op, amount, 'after'))}`
}
