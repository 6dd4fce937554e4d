/** Renders conditions: "you control an ally", "it is your turn". */
import {
  type ComparisonOperator,
  type Condition,
  counterName,
  type Filter,
  type LossReason,
  type NumberExpression,
  type PlayerSelector,
  type Selector,
} from '../../engine/index.ts'
import { comparisonPhrase, numberPhrase, STAT_WORDS } from './amount.ts'
import type { WordingContext } from './context.ts'
import { type NounPhraseParts, PUT_THERE_PHRASE, phrasePartsOfFilter } from './filters.ts'
import {
  nounWithAdjectives,
  oneCardPhrase,
  phrasePartsOfCardsOutsidePlay,
  pluralCardsPhrase,
  pluralNoun,
} from './nouns.ts'
import {
  dealtDamageClause,
  healedClause,
  negateDamageClause,
  pastActClause,
  phraseForAnyOfPlayers,
} from './past.ts'
import {
  assertUnreachable,
  joinList,
  joinWords,
  newPhrase,
  numberInWords,
  type Phrase,
  pluralize,
  verbFormFor,
  withIndefiniteArticle,
} from './phrase.ts'
import { playerPhrase, SIDE_NOUNS, zonePhrase } from './players.ts'
import { predicatePhrase, statPhrase } from './predicates.ts'
import { cardsPhrase, pluralSubjectPhrase } from './selectors.ts'

export const conditionPhrase = (cond: Condition, t: WordingContext): string => {
  switch (cond.kind) {
    case 'exists':
      return cond.what.kind === 'all' ? ofOthers(exists(cond, t), t) : exists(cond, t)
    case 'matches':
      return matches(cond, t)
    case 'compare':
      return compare(cond, t)
    case 'sameTypes':
      return `${pluralSubjectPhrase(cond.what, t).subject} have the same card type`
    case 'differentNames':
      return `${pluralSubjectPhrase(cond.what, t).subject} have different names`
    case 'sharedTag':
      return `${numberInWords(cond.atLeast)} or more ${cond.what.kind === 'all' ? pluralCardsPhrase(cond.what.filter, t) : cardsPhrase(cond.what, t).object} share ${shared(cond.tags)}`
    case 'guessed':
      return `the guess about their ${STAT_WORDS[cond.stat]} was right`
    case 'guessedThat':
      return 'that guess was right'
    case 'firstTurnOf':
      return `it is ${playerPhrase(cond.players, t).possessive} first turn`
    case 'wentFirst':
      return `${phraseForAnyOfPlayers(playerPhrase(cond.players, t)).subject} went first this game`
    case 'readyStepOf':
      return `it is ${playerPhrase(cond.players, t).possessive} ready step`
    case 'dealtDamageThisTurn':
      return ofOthers(dealtDamageClause(cond, t), t)
    case 'healedThisTurn':
      return ofOthers(healedClause(cond, t), t)
    case 'didThisTurn':
      return ofOthers(pastActClause(cond, t), t)
    case 'destroyedThisTurn':
      t.mention(null)
      return `${oneCardPhrase(cond.what, t).replace(/\bcontrols?\b/, 'controlled')} was destroyed this turn`
    case 'level':
      return `the Dungeon hero is at ${dungeonLevelPhrase(cond).toLowerCase()}`
    case 'flippedFirst':
      return `${cardsPhrase(cond.what, t).subject} was the first Dungeon card flipped this turn`
    case 'completedThisTurn': {
      const who = phraseForAnyOfPlayers(playerPhrase(cond.by, t))
      return `${who.subject} ${who.subject === 'you' || who.plural ? 'have' : 'has'} completed a quest this turn`
    }
    case 'odd':
      return `${numberPhrase(cond.n, t)} is odd`
    case 'turnOf':
      return `it is ${phraseForAnyOfPlayers(playerPhrase(cond.players, t)).possessive} turn`
    case 'heroHas':
      return `${heroOf(playerPhrase(cond.of, t))} ${hasTrait(cond.trait)}`
    case 'anyPlayer':
      return anyPlayer(cond, t)
    case 'players': {
      if (cond.atMost === 0 && cond.who.kind === 'except' && cond.who.without.kind === 'ghosts')
        return `${playerPhrase(cond.who.players, t).object.replace(/^each /, 'every ')} is a ghost`
      const { object } = playerPhrase(cond.who, t)
      return cond.atMost === 0 ? `there is no ${object.replace(/^each /, '')}` : `there is ${object}`
    }
    case 'lost':
      return lost(cond, t)
    case 'all':
      return youControl(cond.of, 'and', t) ?? joinList(cond.of.map((part) => conditionPhrase(part, t)))
    case 'any':
      return (
        youControl(cond.of, 'or', t) ??
        joinList(
          cond.of.map((part) => conditionPhrase(part, t)),
          'or',
        )
      )
    case 'not':
      if (cond.cond.kind === 'exists' && cond.cond.what.kind === 'all' && cond.cond.atLeast === undefined)
        return none(cond.cond.what.filter, t)
      if (cond.cond.kind === 'matches' && isOfOne(cond.cond.what))
        return matches({ ...cond.cond, filter: { kind: 'not', filter: cond.cond.filter } }, t)
      if (cond.cond.kind === 'dealtDamageThisTurn') return negateDamageClause(conditionPhrase(cond.cond, t))
      if (cond.cond.kind === 'didThisTurn' && / (have|has) /.test(conditionPhrase(cond.cond, t)))
        return conditionPhrase(cond.cond, t).replace(/ (have|has) /, ' $1 not ')
      return oppositeOf(cond.cond, t) ?? contrary(conditionPhrase(cond.cond, t))
    default:
      return assertUnreachable(cond)
  }
}

/** Returns the opposite of a condition in its own words: "two or more allies have the same name". */
const oppositeOf = (cond: Condition, t: WordingContext): string | undefined => {
  switch (cond.kind) {
    case 'level':
      return `the Dungeon hero is at level ${cond.least - 1} or lower`
    case 'odd':
      return `${numberPhrase(cond.n, t)} is even`
    case 'differentNames':
      return `two or more ${cond.what.kind === 'all' ? pluralCardsPhrase(cond.what.filter, t) : cardsPhrase(cond.what, t).object} have the same name`
    case 'compare': {
      const op = OPPOSITE[cond.op]
      return op && !cond.there ? compare({ ...cond, op }, t) : undefined
    }
    case 'anyPlayer':
      return noPlayer(cond, t)
    default:
      return undefined
  }
}

const OPPOSITE: Readonly<Partial<Record<ComparisonOperator, ComparisonOperator>>> = {
  '<': '>=',
  '<=': '>',
  '>=': '<',
  '>': '<=',
}

/** Whether the condition is about a single card, so that its contrary is about the same card. */
const isOfOne = ({ kind }: Selector): boolean => kind !== 'all' && kind !== 'union'

/** Returns words such as "it is not your turn". */
const contrary = (said: string): string => {
  if (/ (and|or) /.test(said)) return `it is not so that ${said}`
  if (said.startsWith('it is ')) return said.replace('it is ', 'it is not ')
  return / have the same /.test(said) ? said.replace(' have ', ' do not have ') : `it is not so that ${said}`
}

/** Returns words such as "Level 3+". */
export const dungeonLevelPhrase = ({ least }: Of<'level'>): string => `Level ${least}+`

/** Renders races or tags that are shared. For a long list of races, "a race" is enough. */
const shared = (tags: readonly string[]): string =>
  tags.length > 4 ? 'a race' : joinList(tags.map(withIndefiniteArticle), 'or')

const FACTIONS = ['Alliance', 'Horde']
const PROFESSIONS = [
  'Alchemy',
  'Blacksmithing',
  'Enchanting',
  'Engineering',
  'Herbalism',
  'Inscription',
  'Jewelcrafting',
  'Leatherworking',
  'Mining',
  'Skinning',
  'Tailoring',
]

/** Returns words such as "is Horde", "is a Gnome", "has Enchanting" (206.1, R304). */
const hasTrait = (trait: string): string => {
  if (PROFESSIONS.includes(trait)) return `has ${trait}`
  return `is ${FACTIONS.includes(trait) ? trait : withIndefiniteArticle(trait)}`
}

type Of<K extends Condition['kind']> = Extract<Condition, { kind: K }>

/**
 * Makes "it" unavailable after words about other cards, such as "you control another Priest", because "it" would be
 * one of those cards.
 */
const ofOthers = (said: string, t: WordingContext): string => {
  t.mention(null)
  return said
}

const heroOf = ({ object, possessive }: Phrase): string =>
  object.startsWith('the controller of ') ? `the hero of ${object}` : `${possessive} hero`

const exists = ({ what, atLeast, atMost }: Of<'exists'>, t: WordingContext): string => {
  if (what.kind === 'bound' && t.meaning(what.name).how === 'damaged') return 'damage is dealt this way'
  if (what.kind === 'bound') {
    const { done, noun } = t.meaning(what.name)
    if (done) return `${withIndefiniteArticle(noun)} was ${done} this way`
  }
  if (what.kind !== 'all') {
    const { subject, plural: many } = cardsPhrase(what, t)
    return `${subject} ${many ? 'are' : 'is'} in play`
  }
  const damaged = ofDamaged(what.filter, t)
  if (damaged) return damaged
  if (atMost === 0 && !what.zone) return none(what.filter, t)
  const [bound, n] = atMost !== undefined ? ['at most', atMost] : ['at least', atLeast ?? 1]
  const yours = ofYours(what, t)
  if (yours && n !== 1)
    return joinWords(
      'you control',
      bound,
      typeof n === 'number' ? numberInWords(n) : numberPhrase(n, t),
      pluralNoun(yours),
    )
  const put = phrasePartsOfFilter(what.filter, t)
  if (put.after.includes(PUT_THERE_PHRASE) && typeof n === 'number')
    return joinWords(
      bound,
      numberInWords(n),
      pluralNoun({ ...put, after: [] }),
      n === 1 ? 'was' : 'were',
      PUT_THERE_PHRASE,
    )
  if (n !== 1 || atMost !== undefined) return `there ${howMany(n, bound, what, t)}`
  return isThere(what, t)
}

/** Returns words such as "a hero was dealt damage this way". */
const ofDamaged = (filter: Filter, t: WordingContext): string | undefined => {
  if (filter.kind !== 'and') return undefined
  const isDamaged = (part: Filter): boolean =>
    part.kind === 'is' && part.what.kind === 'bound' && t.meaning(part.what.name).how === 'damaged'
  const rest = filter.all.filter((part) => !isDamaged(part))
  return rest.length < filter.all.length
    ? `${oneCardPhrase({ kind: 'and', all: rest }, t)} was dealt damage this way`
    : undefined
}

/** Returns words such as "you control an ally", "Lumbering Oaf is in play". */
const isThere = (what: Extract<Selector, { kind: 'all' }>, t: WordingContext): string => {
  const { proper, after } = phrasePartsOfFilter(what.filter, t)
  const some = oneCardPhrase(what.filter, t)
  const yours = ofYours(what, t)
  if (yours) return `you control ${withIndefiniteArticle(nounWithAdjectives(yours))}`
  if (proper && !proper.startsWith('your ') && after.includes('you control')) return `you control ${proper}`
  return proper ? `${some} is in play` : joinWords('there is', some, place(what, t))
}

/** Returns words such as "you control an ally and a weapon", if all of the conditions are about cards that you control. */
const youControl = (
  conditions: readonly Condition[],
  word: 'and' | 'or',
  t: WordingContext,
): string | undefined => {
  const kinds = conditions.flatMap((one) =>
    one.kind === 'exists' && one.what.kind === 'all' && one.atLeast === undefined && one.atMost === undefined
      ? (ofYours(one.what, t) ?? [])
      : [],
  )
  if (kinds.length < conditions.length) return undefined
  return `you control ${joinList(
    kinds.map((kind) => withIndefiniteArticle(nounWithAdjectives(kind))),
    word,
  )}`
}

/** Returns the kind of the cards, if you must control them. */
const ofYours = (
  { filter, zone }: Extract<Selector, { kind: 'all' }>,
  t: WordingContext,
): NounPhraseParts | undefined => {
  const told = phrasePartsOfFilter(filter, t)
  if (zone || told.proper || !told.after.includes('you control')) return undefined
  return withoutHolders(told)
}

const withoutHolders = (d: NounPhraseParts): NounPhraseParts => ({
  ...d,
  after: d.after.filter((part) => !/^(you|they) control$/.test(part)),
})

const howMany = (
  n: NumberExpression,
  bound: string,
  what: Extract<Selector, { kind: 'all' }>,
  t: WordingContext,
): string => {
  const where = what.zone ? (togetherIn(what.zone, what.of) ?? place(what, t)) : place(what, t)
  if (n === 0) return joinWords('is no', bare(what.filter, t), where)
  const amount = typeof n === 'number' ? numberInWords(n) : numberPhrase(n, t)
  return joinWords(
    'are',
    bound,
    amount,
    pluralNoun(
      what.zone ? phrasePartsOfCardsOutsidePlay(what.filter, t) : phrasePartsOfFilter(what.filter, t),
    ),
    where,
  )
}

/** Returns words such as "in your opponents' graveyards together", for a number of cards of several players. */
function togetherIn(zone: string, of: PlayerSelector | undefined): string | undefined {
  const zones = pluralize(zone === 'removed' ? 'removed-from-game zone' : zone)
  if (of?.kind === 'opponents') return `in your opponents' ${zones} together`
  return of?.kind === 'side' && of.side === 'raiders' ? `in the Raiders' ${zones} together` : undefined
}

/** Returns words such as "no Raiding hero has more than 10 damage", "there is no exhausted ally". */
const none = (filter: Filter, t: WordingContext): string => {
  const parts = filter.kind === 'and' ? filter.all : [filter]
  const having = parts.find((part) => part.kind === 'stat')
  const d = phrasePartsOfFilter(filter, t)
  const holders = d.after.find((part) => /^(you|they) control$/.test(part))
  if (holders && !d.proper) return `${holders} no ${nounWithAdjectives(withoutHolders(d))}`
  if (!having && d.proper) return `no ${bare(filter, t)} is in play`
  if (!having) return `there is no ${bare(filter, t)}`
  const others = parts.filter((part) => part !== having)
  return `no ${bare({ kind: 'and', all: others }, t)} ${predicatePhrase(having, t)}`
}

const bare = (filter: Filter, t: WordingContext): string =>
  oneCardPhrase(filter, t)
    .replace(/^(an?|the) /, '')
    .replace(/^another /, 'other ')

const place = (
  { filter, zone, of }: Extract<Selector, { kind: 'all' }>,
  t: WordingContext,
): string | undefined =>
  zone && of && !phrasePartsOfFilter(filter, t).after.includes(PUT_THERE_PHRASE)
    ? `in ${zonePhrase(of, zone, t)}`
    : undefined

const matches = ({ what, filter }: Of<'matches'>, t: WordingContext): string => {
  const who = cardsPhrase(what, t)
  if (filter.kind === 'controlledBy' && filter.players.kind === 'you') return `you control ${who.object}`
  if (filter.kind === 'named' && !who.plural) return `${filter.name} is ${who.subject}`
  const against = defendingAgainst(filter)
  if (against)
    return ofOthers(
      `${who.subject} ${verbFormFor(who, 'are')} defending against ${oneCardPhrase(against, t)}`,
      t,
    )
  return `${who.subject} ${predicatePhrase(filter, t).replace(/^(is|has)\b/, (verb) => (who.plural ? (PLURAL[verb] ?? verb) : verb))}`
}

const defendingAgainst = (filter: Filter): Filter | undefined => {
  const [being, combat, ...more] = filter.kind === 'and' ? filter.all : []
  const isDefending = being?.kind === 'state' && being.state === 'defending'
  return isDefending && combat?.kind === 'inCombatWith' && more.length === 0 ? combat.whom : undefined
}

const PLURAL: Readonly<Record<string, string>> = { is: 'are', has: 'have' }

const compare = (cond: Of<'compare'>, t: WordingContext): string => {
  const { a, op, b } = isOfOneStat(cond.b) && isNumberOfCards(cond.a) ? turnedAround(cond) : cond
  if (typeof a !== 'number' && a.kind === 'counters' && op === '=' && b === 0)
    return `no ${counterName(a.counter)} counter is left on ${cardsPhrase(a.of, t).object}`
  if (typeof a !== 'number' && a.kind === 'stage' && op === '=') return `it is stage ${numberPhrase(b, t)}`
  if (typeof a !== 'number' && a.kind === 'stat') {
    const who = cardsPhrase(a.of, t)
    if (
      a.stat === 'damage' &&
      op === '>' &&
      typeof b !== 'number' &&
      b.kind === 'stat' &&
      b.stat === 'damage'
    )
      return `${who.subject} ${verbFormFor(who, 'have')} more damage than ${cardsPhrase(b.of, t).object}`
    if (a.stat === 'cost' && (op === '>' || op === '<') && typeof b !== 'number' && isCost(b))
      return `${who.subject} ${verbFormFor(who, 'cost')} ${op === '>' ? 'more' : 'less'} than ${cardsPhrase(b.of, t).object}`
    return `${who.subject} ${verbFormFor(who, 'have')} ${statPhrase(a.stat, op, b, t)}`
  }
  const exactly = op === '=' && typeof b === 'number' ? holding(a) : undefined
  if (exactly) {
    const who = playerPhrase(exactly.by, t)
    const what =
      b === 1 ? oneCardPhrase(exactly.kind, t).replace(/^an? /, '') : pluralCardsPhrase(exactly.kind, t)
    return `${who.subject} ${verbFormFor(who, 'control')} exactly ${numberInWords(Number(b))} ${what}`
  }
  const more = outnumbers({ kind: 'compare', a, op, b }, t)
  if (more) return more
  return `${numberPhrase(a, t)} is ${comparisonPhrase(op, numberPhrase(b, t), 'before')}`
}

/** Whether the number is that of one card, so that the comparison begins with the card: "it has a cost of …". */
const isOfOneStat = (n: NumberExpression): boolean => typeof n === 'object' && n.kind === 'stat'
const isNumberOfCards = (n: NumberExpression): boolean => typeof n === 'object' && n.kind === 'count'

/** Returns the same comparison from the other side: "B is at least A" for "A is at most B". */
const turnedAround = ({ a, op, b, ...rest }: Of<'compare'>): Of<'compare'> => ({
  ...rest,
  a: b,
  op: OTHER_SIDE[op],
  b: a,
})
const OTHER_SIDE: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '<': '>',
  '<=': '>=',
  '=': '=',
  '>=': '<=',
  '>': '<',
}

const isCost = (n: Exclude<NumberExpression, number>): n is Extract<NumberExpression, { kind: 'stat' }> =>
  n.kind === 'stat' && n.stat === 'cost'

/** Returns words such as "an opponent controls more allies than you". */
const anyPlayer = ({ of, holds }: Of<'anyPlayer'>, t: WordingContext): string => {
  t.they = newPhrase(
    playerPhrase(of, t).subject.replace(/^each (.*)$/, (_, noun: string) => withIndefiniteArticle(noun)),
  )
  const { subject } = t.they
  const said = conditionPhrase(holds, t)
  t.they = undefined
  return said.includes(subject) ? said : said.replace('they control', `${subject} controls`)
}

/** Returns words such as "each opponent controls more resources than you". */
const noPlayer = ({ of, holds }: Of<'anyPlayer'>, t: WordingContext): string | undefined => {
  t.they = playerPhrase(of, t)
  const said = oppositeOf(holds, t)
  t.they = undefined
  return said
}

/** Returns the player whose cards are counted, and the kind of the cards. */
const holding = (n: NumberExpression): { by: PlayerSelector; kind: Filter } | undefined => {
  if (typeof n === 'number' || n.kind !== 'count' || n.of.kind !== 'all' || n.of.filter.kind !== 'and')
    return undefined
  const { all } = n.of.filter
  const [by] = all.flatMap((part) => (part.kind === 'controlledBy' ? [part.players] : []))
  return by && { by, kind: { kind: 'and', all: all.filter((part) => part.kind !== 'controlledBy') } }
}

/** Returns words such as "that player controls more allies than you". */
const outnumbers = ({ a, op, b }: Of<'compare'>, t: WordingContext): string | undefined => {
  const [one, other] = [holding(a), holding(b)]
  if (!one || !other || JSON.stringify(one.kind) !== JSON.stringify(other.kind)) return undefined
  if (op !== '>' && op !== '<') return undefined
  const who = playerPhrase(one.by, t)
  const what = `${op === '>' ? 'more' : 'fewer'} ${pluralCardsPhrase(one.kind, t)}`
  return `${who.subject} ${verbFormFor(who, 'control')} ${what} than ${playerPhrase(other.by, t).object}`
}

const lost = (cond: Of<'lost'>, t: WordingContext): string => {
  const { one: name } = SIDE_NOUNS[cond.side]
  const { atLeast, atMost } = cond
  if (atMost === 0) return `no ${name} has ${inTheseWays(cond, 'hero', t)}`
  if (atLeast === 1 && atMost === undefined)
    return `${withIndefiniteArticle(name)} has ${inTheseWays(cond, 'hero', t)}`
  const most = atMost === undefined ? undefined : `at most ${numberInWords(atMost)}`
  const least = atLeast === undefined ? undefined : `at least ${numberInWords(atLeast)}`
  const bounds = joinList([least, most].flatMap((part) => part ?? []))
  return `${bounds} ${name}s have ${inTheseWays(cond, 'heroes', t)}`
}

/** Returns words such as "lost their hero or been decked", "conceded with a hero that had more than 10 damage". */
const inTheseWays = ({ how, hero }: Of<'lost'>, own: string, t: WordingContext): string => {
  const ways: Record<LossReason, string> = {
    destroyed: `lost their ${own}`,
    decked: 'been decked',
    conceded: 'conceded',
  }
  const told = how
    ? joinList(
        how.map((way) => ways[way]),
        'or',
      )
    : 'lost'
  return joinWords(told, hero && `with ${oneCardPhrase(hero, t).replace(/ with /, ' that had ')}`)
}
