/** Words for counters and tokens. */

import { counterName, type Num, type TokenCard, tagOf } from '../../engine/index.ts'
import { number } from './amount.ts'
import { DIVIDED } from './damaging.ts'
import { type Deed, imperative, type Of } from './deeds.ts'
import { an, capital, inWords, list, plural, words } from './phrase.ts'
import { quoted } from './powers.ts'
import { cards } from './selectors.ts'
import { Telling } from './telling.ts'
import { player } from './who.ts'

export const addCounters = ({ to, counter, count, divided }: Of<'addCounters'>, t: Telling): Deed => {
  const name = counterName(counter)
  const some = count === 1 ? `${an(name)} counter` : `${amountOf(count, t)} ${name} counters`
  if (divided) return imperative('put', `${some}${DIVIDED} on ${cards(to, t).object}`)
  return imperative('put', `${some} on ${cards(to, t).object}`)
}

export const removeCounters = (
  { from, counter: removed, count, as }: Of<'removeCounters'>,
  t: Telling,
): Deed => {
  const counter = counterName(removed)
  t.name(as, { noun: 'the number of counters removed', how: 'number' })
  const some =
    count === 'all'
      ? `all ${counter} counters`
      : count === 1
        ? `${an(counter)} counter`
        : `${amountOf(count, t)} ${counter} counters`
  return imperative('remove', from.kind === 'self' ? some : `${some} from ${cards(from, t).object}`)
}

export const amountOf = (n: Num, t: Telling): string => (typeof n === 'number' ? inWords(n) : number(n, t))

export const copies = (n: Num, t: Telling): string =>
  n === 1 ? 'a token copy' : `${amountOf(n, t)} token copies`

/** "into play two Treant ally tokens (1 [Melee] / 1 [Health]) with **Ferocity**". */
export const putToken = ({ token, count, under, exhausted, as }: Of<'putToken'>, t: Telling): Deed => {
  t.name(as, { noun: 'token', how: 'affected', many: count !== 1 })
  const { tags, type, name, calledAs, unique } = token
  const noun = count === 1 ? 'token' : 'tokens'
  const what = words(unique ? 'Unique' : undefined, kindOf(token), noun, valuesOf(token))
  const whose = under && under.kind !== 'you' ? `under ${player(under, t).possessive} control` : undefined
  const own = new Telling({ ...t.card, type, tags: [] })
  const having = havingOf(token, own)
  const more = [
    ...(name && name !== tags.join(' ') ? [`named ${name}`] : []),
    ...(calledAs ? ['with that name'] : []),
    ...(having.length > 0 ? [`with ${list(having)}`] : []),
  ]
  const counted = typeof count === 'object' && count.kind !== 'thatMuch' && count.kind !== 'x'
  const some = count === 1 ? an(what) : counted ? `a number of ${what}` : `${amountOf(count, t)} ${what}`
  const equal = counted ? [`equal to ${amountOf(count, t)}`] : []
  const how = exhausted ? 'exhausted' : undefined
  return imperative('put', words('into play', whose, how, some, ...more, ...equal))
}

/** "gain a Magtheridon's Blood", "gain five Manticron Cubes". */
export const gain = ({ card: { name }, count }: Of<'gain'>, t: Telling): Deed =>
  imperative('gain', count === 1 ? an(name) : `${amountOf(count, t)} ${plural(name)}`)

/** "put this hero, its rune and two Flamewaker ally tokens into play at the same time" */
export const bringIn = ({ what, with: tokens }: Of<'bringIn'>, t: Telling): Deed => {
  const some = [cards(what, t).object, ...tokens.map((token) => tokensTold(token, t))]
  return imperative('put', `${list(some)} into play at the same time`)
}

/** "two Flamewaker ally tokens (3 [Melee] / 2 [Health]) named Flamewaker Elite with Protector" */
export const tokensTold = (token: Of<'putToken'>, t: Telling): string =>
  putToken(token, t).rest.replace(/^into play /, '')

/** "(3 [Melee] / 3 [Health])", and for a weapon "(6 [Holy])". */
const valuesOf = ({ atk, damageType = 'melee', health, def }: TokenCard): string | undefined => {
  if (def !== undefined) return `(${def} DEF)`
  if (atk === undefined) return undefined
  const strength = `${atk} [${capital(damageType)}]`
  return health === undefined ? `(${strength})` : `(${strength} / ${health} [Health])`
}

/** "Ghoul ally", "Fire Totem", "Two-Handed Sword weapon". */
const kindOf = ({ tags, type }: TokenCard): string => {
  const left = tags.filter((tag) => tag !== 'Weapon' && tagOf(tag).limit === undefined)
  if (tags.some((tag) => tag.endsWith('Totem'))) return words(...left)
  return words(...left, tags.includes('Weapon') ? 'weapon' : type)
}

/** A token's strike cost, tags with a limit, and powers. */
const havingOf = ({ tags, strikeCost, powers = [] }: TokenCard, own: Telling): string[] => [
  ...(strikeCost === undefined ? [] : [`strike cost ${strikeCost}`]),
  ...tags.filter((tag) => tagOf(tag).limit !== undefined),
  ...powers.map((power) => quoted(power, own)),
]
