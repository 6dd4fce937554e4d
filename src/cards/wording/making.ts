/** Renders effects that make or remove counters and tokens. */

import { counterName, type NumberExpression, parseTag, type TokenCard } from '../../engine/index.ts'
import { numberPhrase } from './amount.ts'
import { type Clause, type EffectOfKind, imperativeClause } from './clause.ts'
import { WordingContext } from './context.ts'
import { DIVIDED_AS_YOU_CHOOSE } from './damaging.ts'
import { capitalize, joinList, joinWords, numberInWords, pluralize, withIndefiniteArticle } from './phrase.ts'
import { playerPhrase } from './players.ts'
import { addedPowerText } from './powers.ts'
import { cardsPhrase } from './selectors.ts'

export const addCountersClause = (
  { to, counter, count, divided }: EffectOfKind<'addCounters'>,
  t: WordingContext,
): Clause => {
  const name = counterName(counter)
  const some =
    count === 1
      ? `${withIndefiniteArticle(name)} counter`
      : `${amountInWords(count, t).replace(/^that much$/, 'that many')} ${name} counters`
  if (!divided && typeof count === 'object' && count.kind !== 'x' && count.kind !== 'thatMuch')
    return imperativeClause(
      'put',
      `a number of ${name} counters on ${cardsPhrase(to, t).object} equal to ${amountInWords(count, t)}`,
    )
  if (divided)
    return imperativeClause('put', `${some}${DIVIDED_AS_YOU_CHOOSE} on ${cardsPhrase(to, t).object}`)
  return imperativeClause('put', `${some} on ${cardsPhrase(to, t).object}`)
}

export const removeCountersClause = (
  { from, counter: removed, count, as }: EffectOfKind<'removeCounters'>,
  t: WordingContext,
): Clause => {
  const counter = counterName(removed)
  t.name(as, { noun: 'the number of counters removed', how: 'number' })
  const some =
    count === 'all'
      ? `all ${counter} counters`
      : count === 1
        ? `${withIndefiniteArticle(counter)} counter`
        : `${amountInWords(count, t)} ${counter} counters`
  return imperativeClause(
    'remove',
    from.kind === 'self' ? some : `${some} from ${cardsPhrase(from, t).object}`,
  )
}

export const amountInWords = (n: NumberExpression, t: WordingContext): string =>
  typeof n === 'number' ? numberInWords(n) : numberPhrase(n, t)

const tokenCopiesPhrase = (n: NumberExpression, t: WordingContext): string =>
  n === 1 ? 'a token copy' : `${amountInWords(n, t)} token copies`

/** Returns words such as "into play two Treant ally tokens (1 [Melee] / 1 [Health]) with **Ferocity**". */
export const putTokenClause = (
  { token, count, under, exhausted, as }: EffectOfKind<'putToken'>,
  t: WordingContext,
): Clause => {
  t.name(as, { noun: 'token', how: 'affected', many: count !== 1 })
  const { tags, type, name, calledAs, unique } = token
  const noun = count === 1 ? 'token' : 'tokens'
  const what = joinWords(unique ? 'Unique' : undefined, kindOf(token), noun, valuesOf(token))
  const whose =
    under && under.kind !== 'you' ? `under ${playerPhrase(under, t).possessive} control` : undefined
  const own = new WordingContext({ ...t.card, type, tags: [] })
  const having = havingOf(token, own)
  const more = [
    ...(name && name !== tags.join(' ') ? [`named ${name}`] : []),
    ...(calledAs ? ['with that name'] : []),
    ...(having.length > 0 ? [`with ${joinList(having)}`] : []),
  ]
  const counted = typeof count === 'object' && count.kind !== 'thatMuch' && count.kind !== 'x'
  const some =
    count === 1
      ? withIndefiniteArticle(what)
      : counted
        ? `a number of ${what}`
        : `${typeof count === 'object' && count.kind === 'thatMuch' ? 'that many' : amountInWords(count, t)} ${what}`
  const equal = counted ? [`equal to ${amountInWords(count, t)}`] : []
  const how = exhausted ? 'exhausted' : undefined
  return imperativeClause('put', joinWords('into play', whose, how, some, ...more, ...equal))
}

export const tokenCopyClause = (
  { of, count, exhausted, as }: EffectOfKind<'tokenCopy'>,
  t: WordingContext,
): Clause => {
  const put = imperativeClause(
    'put',
    joinWords(
      `${tokenCopiesPhrase(count, t)} of ${cardsPhrase(of, t).object} into play`,
      exhausted ? 'exhausted' : undefined,
    ),
  )
  t.name(as, { noun: 'copy', how: 'affected', many: count !== 1 })
  return put
}

/** Returns words such as "gain a Magtheridon's Blood", "gain five Manticron Cubes". */
export const gainFromPileClause = (
  { card: { name }, count }: EffectOfKind<'gain'>,
  t: WordingContext,
): Clause =>
  imperativeClause(
    'gain',
    count === 1 ? withIndefiniteArticle(name) : `${amountInWords(count, t)} ${pluralize(name)}`,
  )

/** Returns words such as "put this hero, its rune and two Flamewaker ally tokens into play at the same time". */
export const putIntoPlayTogetherClause = (
  { what, with: tokens }: EffectOfKind<'bringIn'>,
  t: WordingContext,
): Clause => {
  const some = [cardsPhrase(what, t).object, ...tokens.map((token) => tokenPhrase(token, t))]
  return imperativeClause('put', `${joinList(some)} into play at the same time`)
}

/**
 * Returns words such as "two Flamewaker ally tokens (3 [Melee] / 2 [Health]) named Flamewaker Elite with
 * Protector".
 */
export const tokenPhrase = (token: EffectOfKind<'putToken'>, t: WordingContext): string =>
  putTokenClause(token, t).rest.replace(/^into play /, '')

/** Renders the values of a token: "(3 [Melee] / 3 [Health])", or "(6 [Holy])" for a weapon. */
const valuesOf = ({ atk, damageType = 'melee', health, def }: TokenCard): string | undefined => {
  if (def !== undefined) return `(${def} DEF)`
  if (atk === undefined) return undefined
  const strength = `${atk} [${capitalize(damageType)}]`
  return health === undefined ? `(${strength})` : `(${strength} / ${health} [Health])`
}

/** Returns words such as "Ghoul ally", "Horde Orc ally", "Fire Totem", "Two-Handed Sword weapon". */
const kindOf = ({ tags, type, faction }: TokenCard): string => {
  const left = tags.filter((tag) => tag !== 'Weapon' && parseTag(tag).limit === undefined)
  if (tags.some((tag) => tag.endsWith('Totem'))) return joinWords(faction, ...left)
  return joinWords(faction, ...left, tags.includes('Weapon') ? 'weapon' : type)
}

/** Renders a token's strike cost, tags with a limit, and powers. */
const havingOf = ({ tags, strikeCost, powers = [] }: TokenCard, own: WordingContext): string[] => [
  ...(strikeCost === undefined ? [] : [`strike cost ${strikeCost}`]),
  ...tags.filter((tag) => parseTag(tag).limit !== undefined),
  ...powers.map((power) => addedPowerText(power, own)),
]
