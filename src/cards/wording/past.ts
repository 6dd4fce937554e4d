/** Words for this turn's past: damage, healing, and what players and cards did. */
import type { Condition, Filter, Num, PastDamage, Players, TurnAct } from '../../engine/index.ts'
import { comparison, number } from './amount.ts'
import { one, several } from './nouns.ts'
import { an, does, inWords, list, type Phrase, words } from './phrase.ts'
import type { Telling } from './telling.ts'
import { player } from './who.ts'

type Told = Telling | undefined

/** A card's controller is the one of that time: "an ally you controlled". */
const then = (said: string): string => said.replace(/\bcontrols?\b/, 'controlled')

/** "5 or more fire damage", "combat damage", "fatal non-combat damage". */
const damage = ({ types, combat, fatal }: PastDamage, least: Num | undefined, t: Told): string =>
  words(
    least === undefined ? undefined : comparison('>=', number(least, t), 'before'),
    fatal && 'fatal',
    combat === undefined ? undefined : combat ? 'combat' : 'non-combat',
    types && list(types, 'or'),
    'damage',
  )

const preposition = (word: string, filter: Filter | undefined, t: Told): string | undefined =>
  filter && `${word} ${then(one(filter, t))}`

/** "your hero dealt 5 or more fire damage to an ally this turn", "an opposing hero was dealt damage this turn". */
export const dealtSome = (
  { by, to, with: card, least, ...of }: Extract<Condition, { kind: 'dealtDamageThisTurn' }>,
  t: Telling,
): string => {
  const some = damage(of, least, t)
  const used = preposition('with', card, t)
  if (by) return words(then(one(by, t)), 'dealt', some, preposition('to', to, t), used, 'this turn')
  if (to) return words(then(one(to, t)), 'was dealt', some, used, 'this turn')
  return words(some, 'was dealt', used, 'this turn')
}

/** "no damage was dealt this turn", "your hero was not dealt damage this turn", "this ally dealt no damage this turn". */
export const dealtNone = (said: string): string => {
  if (/^an? /.test(said)) return said.replace(/^an? /, 'no ')
  if (said.includes(' was dealt ') && !/damage was dealt/.test(said))
    return said.replace(' was dealt ', ' was not dealt ')
  return / damage was dealt|^damage was dealt/.test(said)
    ? `no ${said}`
    : said.replace(' dealt ', ' dealt no ')
}

/** "was dealt 5 or more damage by your hero this turn" */
export const wasDealt = ({ of, least }: Extract<Filter, { kind: 'wasDealtThisTurn' }>, t: Told): string =>
  words(
    'was dealt',
    damage(of, least, t),
    preposition('by', of.by, t),
    preposition('with', of.with, t),
    'this turn',
  )

/** "dealt fire damage to your hero this turn" */
export const hasDealt = ({ of, least }: Extract<Filter, { kind: 'hasDealtThisTurn' }>, t: Told): string =>
  words(
    'dealt',
    damage(of, least, t),
    preposition('to', of.to, t),
    preposition('with', of.with, t),
    'this turn',
  )

/** "the fire damage dealt by your hero this turn", "the number of allies you controlled that dealt damage this turn". */
export const amountDealt = ({ of, what }: Extract<Num, { kind: 'dealtThisTurn' }>, t: Telling): string => {
  const { by, to, ...rest } = of
  if (what === undefined)
    return words(
      'the',
      damage(of, undefined, t),
      'dealt',
      preposition('to', to, t),
      preposition('by', by, t),
      preposition('with', of.with, t),
      'this turn',
    )
  if (what === 'dealers') {
    const they = by ? then(several(by, t)) : 'cards'
    return `the number of ${they} that ${hasDealt({ kind: 'hasDealtThisTurn', of: { ...rest, ...(to ? { to } : {}) } }, t)}`
  }
  const they = to ? then(several(to, t)) : 'characters'
  const were = wasDealt({ kind: 'wasDealtThisTurn', of: { ...rest, ...(by ? { by } : {}) } }, t)
  return `the number of ${they} that ${were.replace('was', 'were')}`
}

/** "your hero healed damage from an ally this turn", "an opposing hero was healed this turn". */
export const healedSome = (
  { by, from, least }: Extract<Condition, { kind: 'healedThisTurn' }>,
  t: Telling,
): string => {
  const some = damage({}, least, t)
  if (by) return words(then(one(by, t)), 'healed', some, preposition('from', from, t), 'this turn')
  if (from && least === undefined) return `${then(one(from, t))} was healed this turn`
  return words(some, 'was healed', preposition('from', from, t), 'this turn')
}

export const amountHealed = ({ by, from }: Extract<Num, { kind: 'healedThisTurn' }>, t: Telling): string =>
  words('the damage healed', preposition('from', from, t), preposition('by', by, t), 'this turn')

// ---------------------------------------------------------------- acts

const DONE: Readonly<Record<TurnAct, string>> = {
  played: 'played',
  placed: 'placed',
  completed: 'completed',
  drew: 'drawn',
  discarded: 'discarded',
  entered: 'entered play',
  left: 'left play',
}

const ANY: Filter = { kind: 'and', all: [] }

/** Acts of cards instead of players. */
const isOfCard = (did: TurnAct): boolean => did === 'entered' || did === 'left'

/** "you have played two or more abilities this turn", "an equipment entered play under your control this turn". */
export const didSo = (
  { did, what = ANY, by, least, most }: Extract<Condition, { kind: 'didThisTurn' }>,
  t: Telling,
): string => {
  const [whom, isMany] = howMany(what, least, most, t)
  if (isOfCard(did)) return words(then(whom), DONE[did], control(by, t), 'this turn')
  const who = by && somebody(player(by, t))
  if (who) return words(who.subject, does(who, 'have'), DONE[did], whom, 'this turn')
  return words(whom, isMany ? 'were' : 'was', DONE[did], 'this turn')
}

const howMany = (
  what: Filter,
  least: Num | undefined,
  most: Num | undefined,
  t: Telling,
): [said: string, isMany: boolean] => {
  if (most === 0) return [`no ${several(what, t)}`, true]
  if (most !== undefined) return [`at most ${inNumbers(most, t)} ${several(what, t)}`, true]
  if (least === undefined) return [one(what, t), false]
  return [`${inNumbers(least, t)} or more ${several(what, t)}`, true]
}

const inNumbers = (n: Num, t: Telling): string => (typeof n === 'number' ? inWords(n) : number(n, t))

const control = (by: Players | undefined, t: Telling): string | undefined =>
  by && `under ${somebody(player(by, t)).possessive} control`

/** One of several players is enough: "an opponent has played an ally". */
export const somebody = (who: Phrase): Phrase => {
  const any = (said: string): string => said.replace(/^each (.*)$/, (_, noun: string) => an(noun))
  return { ...who, subject: any(who.subject), object: any(who.object), possessive: any(who.possessive) }
}

/** "the number of other abilities you have played this turn" */
export const timesDone = (
  { did, what = ANY, by }: Extract<Num, { kind: 'timesThisTurn' }>,
  t: Telling,
): string => {
  const counted = `the number of ${several(what, t)}`
  if (isOfCard(did)) return words(then(counted), 'that', DONE[did], control(by, t), 'this turn')
  const who = by && player(by, t)
  return who
    ? words(counted, who.subject, does(who, 'have'), DONE[did], 'this turn')
    : words(counted, DONE[did], 'this turn')
}
