/** Renders the past of this turn: damage, healing, and acts of players and cards. */
import type {
  Condition,
  DamageThisTurnFilter,
  Filter,
  NumberExpression,
  PlayerSelector,
  TurnAct,
} from '../../engine/index.ts'
import { comparisonPhrase, numberPhrase } from './amount.ts'
import type { WordingContext } from './context.ts'
import { oneCardPhrase, pluralCardsPhrase } from './nouns.ts'
import {
  joinList,
  joinWords,
  numberInWords,
  type Phrase,
  verbFormFor,
  withIndefiniteArticle,
} from './phrase.ts'
import { playerPhrase } from './players.ts'

type Told = WordingContext | undefined

/**
 * Puts the verb of a controller into the past, because the text is about the controller of that time: "an ally you
 * controlled".
 */
const then = (said: string): string => said.replace(/\bcontrols?\b/, 'controlled')

/** Returns words such as "5 or more fire damage", "combat damage", "fatal non-combat damage". */
const damage = (
  { types, combat, fatal }: DamageThisTurnFilter,
  least: NumberExpression | undefined,
  t: Told,
): string =>
  joinWords(
    least === undefined ? undefined : comparisonPhrase('>=', numberPhrase(least, t), 'before'),
    fatal && 'fatal',
    combat === undefined ? undefined : combat ? 'combat' : 'non-combat',
    types && joinList(types, 'or'),
    'damage',
  )

const preposition = (word: string, filter: Filter | undefined, t: Told): string | undefined =>
  filter && `${word} ${then(oneCardPhrase(filter, t))}`

/**
 * Returns words such as "your hero dealt 5 or more fire damage to an ally this turn", "an opposing hero was dealt
 * damage this turn".
 */
export const dealtDamageClause = (
  { by, to, with: card, least, ...of }: Extract<Condition, { kind: 'dealtDamageThisTurn' }>,
  t: WordingContext,
): string => {
  const some = damage(of, least, t)
  const used = preposition('with', card, t)
  if (by)
    return joinWords(then(oneCardPhrase(by, t)), 'dealt', some, preposition('to', to, t), used, 'this turn')
  if (to) return joinWords(then(oneCardPhrase(to, t)), 'was dealt', some, used, 'this turn')
  return joinWords(some, 'was dealt', used, 'this turn')
}

/**
 * Returns words such as "no damage was dealt this turn", "your hero was not dealt damage this turn", "this ally
 * dealt no damage this turn".
 */
export const negateDamageClause = (said: string): string => {
  if (/^an? /.test(said)) return said.replace(/^an? /, 'no ')
  if (said.includes(' was dealt ') && !/damage was dealt/.test(said))
    return said.replace(' was dealt ', ' was not dealt ')
  return / damage was dealt|^damage was dealt/.test(said)
    ? `no ${said}`
    : said.replace(' dealt ', ' dealt no ')
}

/** Returns words such as "was dealt 5 or more damage by your hero this turn". */
export const wasDealtClause = (
  { of, least }: Extract<Filter, { kind: 'wasDealtThisTurn' }>,
  t: Told,
): string =>
  joinWords(
    'was dealt',
    damage(of, least, t),
    preposition('by', of.by, t),
    preposition('with', of.with, t),
    'this turn',
  )

/** Returns words such as "dealt fire damage to your hero this turn". */
export const hasDealtClause = (
  { of, least }: Extract<Filter, { kind: 'hasDealtThisTurn' }>,
  t: Told,
): string =>
  joinWords(
    'dealt',
    damage(of, least, t),
    preposition('to', of.to, t),
    preposition('with', of.with, t),
    'this turn',
  )

/**
 * Returns words such as "the fire damage dealt by your hero this turn", "the number of allies you controlled that
 * dealt damage this turn".
 */
export const amountDealtPhrase = (
  { of, what }: Extract<NumberExpression, { kind: 'dealtThisTurn' }>,
  t: WordingContext,
): string => {
  const { by, to, ...rest } = of
  if (what === undefined)
    return joinWords(
      'the',
      damage(of, undefined, t),
      'dealt',
      preposition('to', to, t),
      preposition('by', by, t),
      preposition('with', of.with, t),
      'this turn',
    )
  if (what === 'dealers') {
    const they = by ? then(pluralCardsPhrase(by, t)) : 'cards'
    return `the number of ${they} that ${hasDealtClause({ kind: 'hasDealtThisTurn', of: { ...rest, ...(to ? { to } : {}) } }, t)}`
  }
  const they = to ? then(pluralCardsPhrase(to, t)) : 'characters'
  const were = wasDealtClause({ kind: 'wasDealtThisTurn', of: { ...rest, ...(by ? { by } : {}) } }, t)
  return `the number of ${they} that ${were.replace('was', 'were')}`
}

/** Returns words such as "your hero healed damage from an ally this turn", "an opposing hero was healed this turn". */
export const healedClause = (
  { by, from, least }: Extract<Condition, { kind: 'healedThisTurn' }>,
  t: WordingContext,
): string => {
  const some = damage({}, least, t)
  if (by)
    return joinWords(then(oneCardPhrase(by, t)), 'healed', some, preposition('from', from, t), 'this turn')
  if (from && least === undefined) return `${then(oneCardPhrase(from, t))} was healed this turn`
  return joinWords(some, 'was healed', preposition('from', from, t), 'this turn')
}

export const amountHealedPhrase = (
  { by, from }: Extract<NumberExpression, { kind: 'healedThisTurn' }>,
  t: WordingContext,
): string =>
  joinWords('the damage healed', preposition('from', from, t), preposition('by', by, t), 'this turn')

// The functions below render acts.

const DONE: Readonly<Record<TurnAct, string>> = {
  played: 'played',
  placed: 'placed',
  completed: 'completed',
  drew: 'drawn',
  discarded: 'discarded',
  entered: 'entered play',
  left: 'left play',
  struck: 'struck with',
  protected: 'protected with',
}

const ANY: Filter = { kind: 'and', all: [] }

/** Whether cards do the act, and not players. */
const isOfCard = (did: TurnAct): boolean => did === 'entered' || did === 'left'

/**
 * Returns words such as "you have played two or more abilities this turn", "an equipment entered play under your
 * control this turn".
 */
export const pastActClause = (
  { did, what = ANY, by, least, most }: Extract<Condition, { kind: 'didThisTurn' }>,
  t: WordingContext,
): string => {
  const [whom, isMany] = howMany(did === 'placed' ? placeable(what) : what, least, most, t)
  if (isOfCard(did)) return joinWords(then(whom), DONE[did], control(by, t), 'this turn')
  const who = by && phraseForAnyOfPlayers(playerPhrase(by, t))
  if (who) return joinWords(who.subject, verbFormFor(who, 'have'), DONE[did], whom, 'this turn')
  return joinWords(whom, isMany ? 'were' : 'was', DONE[did], 'this turn')
}

/** A card that was placed is a resource, and a text without a description calls it so. */
const placeable = (what: Filter): Filter =>
  what.kind === 'and' && what.all.length === 0 ? { kind: 'state', state: 'resource' } : what

const howMany = (
  what: Filter,
  least: NumberExpression | undefined,
  most: NumberExpression | undefined,
  t: WordingContext,
): [said: string, isMany: boolean] => {
  if (most === 0) return [`no ${pluralCardsPhrase(what, t)}`, true]
  if (most !== undefined) return [`at most ${inNumbers(most, t)} ${pluralCardsPhrase(what, t)}`, true]
  if (least === undefined) return [oneCardPhrase(what, t), false]
  return [`${inNumbers(least, t)} or more ${pluralCardsPhrase(what, t)}`, true]
}

const inNumbers = (n: NumberExpression, t: WordingContext): string =>
  typeof n === 'number' ? numberInWords(n) : numberPhrase(n, t)

const control = (by: PlayerSelector | undefined, t: WordingContext): string | undefined =>
  by && `under ${phraseForAnyOfPlayers(playerPhrase(by, t)).possessive} control`

/** Returns the phrase for one of several players: "an opponent has played an ally". */
export const phraseForAnyOfPlayers = (who: Phrase): Phrase => {
  const any = (said: string): string =>
    said.replace(/^each (.*)$/, (_, noun: string) => withIndefiniteArticle(noun))
  return { ...who, subject: any(who.subject), object: any(who.object), possessive: any(who.possessive) }
}

/** Returns words such as "the number of other abilities you have played this turn". */
export const numberOfPastActsPhrase = (
  { did, what = ANY, by }: Extract<NumberExpression, { kind: 'timesThisTurn' }>,
  t: WordingContext,
): string => {
  const counted = `the number of ${pluralCardsPhrase(what, t)}`
  if (isOfCard(did)) return joinWords(then(counted), 'that', DONE[did], control(by, t), 'this turn')
  const who = by && playerPhrase(by, t)
  return who
    ? joinWords(counted, who.subject, verbFormFor(who, 'have'), DONE[did], 'this turn')
    : joinWords(counted, DONE[did], 'this turn')
}
