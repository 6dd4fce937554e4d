/** Damage and healing in words. */
import type { Filter, Num, Selector } from '../../engine/index.ts'
import { number, STATS } from './amount.ts'
import { type Deed, deed, imperative, type Of } from './deeds.ts'
import { every } from './nouns.ts'
import { IT, list, phrase, words } from './phrase.ts'
import { cards, group, isMany, nounOf } from './selectors.ts'
import type { Telling } from './telling.ts'
import { chooser } from './who.ts'

export const deal = (effect: Of<'deal'>, t: Telling): Deed => {
  const { by, each, amount, types, to, unpreventable, combat, smash, as, total, divided, dividedBy } = effect
  const dealer = cards(by, t)
  t.name(each, { noun: nounOf(by, t), how: 'affected' })
  const its = ofDealer(by, amount, t)
  const damage = words(
    unpreventable ? 'unpreventable' : undefined,
    combat ? 'combat' : undefined,
    list(types, 'and'),
    'damage',
  )
  t.about = phrase(`that ${nounOf(to, t)}`)
  const dealt = isItself(by, to) || isNamed(to, each) ? phrase('itself') : cards(to, t)
  const whom = dealer === IT && dealt === IT ? phrase(`that ${nounOf(to, t)}`) : dealt
  t.name(as, { noun: nounOf(to, t), how: 'damaged', many: isMany(to) })
  t.name(total, { noun: 'the damage dealt this way', how: 'number' })
  if (smash) return deed(dealer, 'smash', `${howMuch(amount, damage, t)} to ${whom.object}`)
  if (divided && isRespective(amount))
    return deed(dealer, 'deal', `${number(amount, t)} ${damage}, in this order, to ${whom.object}`)
  if (dividedBy) {
    const how = `, divided as ${chooser(dividedBy, t).object} choose,`
    return deed(
      dealer,
      'deal',
      `${howMuch(amount, damage, t)}${how} among any number of ${group(to, t).object}`,
    )
  }
  if (divided) return deed(dealer, 'deal', `${howMuch(amount, damage, t)}${DIVIDED} among ${whom.object}`)
  if (its) return deed(dealer, 'deal', `${damage} equal to ${its} to ${whom.object}`)
  if (/ (for which|that) /.test(whom.object))
    return deed(dealer, 'deal', `${howMuch(amount, damage, t)} to ${whom.object}`)
  const each_ = to.kind === 'union' ? 'each' : undefined
  return deed(dealer, 'deal', words(whom.object, howMuch(amount, damage, t), each_))
}

const isNamed = (what: Selector, name: string | undefined): boolean =>
  what.kind === 'bound' && what.name === name

/** "its ATK", of who deals the damage and was just named. */
const ofDealer = (by: Selector, amount: Num, t: Telling): string | undefined => {
  if (typeof amount === 'number' || amount.kind !== 'stat' || by.kind !== 'target') return undefined
  const isDealer = amount.of.kind === 'thatTarget' && (amount.of.n ?? 0) === t.targets.length - 1
  return isDealer ? `its own ${STATS[amount.stat]}` : undefined
}

/** "3 fire damage", "3 melee damage per Dungeon ally", "fire damage equal to the roll". */
const howMuch = (amount: Num, damage: string, t: Telling): string => {
  if (typeof amount === 'number' || amount.kind === 'x' || amount.kind === 'thatMuch')
    return `${number(amount, t)} ${damage}`
  if (amount.kind === 'doubledFor' && typeof amount.each === 'object' && amount.each.kind === 'count')
    return `${number(amount.amount, t)} ${damage}, doubled for ${cards(amount.each.of, t).object}`
  if (amount.kind === 'times') {
    const [each, counts] = amount.of
    if (
      typeof each === 'number' &&
      typeof counts === 'object' &&
      counts.kind === 'count' &&
      counts.of.kind === 'all'
    )
      return `${each} ${damage} per ${every(counts.of.filter, t).replace(/^each /, '')}`
  }
  return `${damage} equal to ${number(amount, t)}`
}

export const DIVIDED = ', divided as you choose,'

const isRespective = (amount: Num | 'all'): boolean =>
  typeof amount === 'object' && amount.kind === 'respective'

export const heal = ({ by, amount, from, divided }: Of<'heal'>, t: Telling): Deed => {
  const much = amount === 'all' ? 'all' : number(amount, t)
  return divided
    ? deed(
        cards(by, t),
        'heal',
        `${much} damage${isRespective(amount) ? ', in this order,' : DIVIDED} from ${cards(from, t).object}`,
      )
    : amount === 'all' || /^([\dX]+|that much)$/.test(much)
      ? deed(cards(by, t), 'heal', `${reflexive(by, from, t)} of ${much} damage`)
      : deed(cards(by, t), 'heal', `${reflexive(by, from, t)} of damage equal to ${much}`)
}

export const putDamage = ({ on, amount }: Of<'putDamage'>, t: Telling): Deed =>
  amount === 'double'
    ? imperative('double', `the damage on ${cards(on, t).object}`)
    : imperative('put', `${number(amount, t)} damage on ${cards(on, t).object}`)

const same = (a: Selector, b: Selector): boolean => JSON.stringify(a) === JSON.stringify(b)

/** "Target ally … itself": the target that was chosen just now. */
const isItself = (by: Selector, to: Selector): boolean =>
  same(by, to) || (by.kind === 'target' && to.kind === 'thatTarget' && to.n === undefined)

const reflexive = (by: Selector, from: Selector, t: Telling): string => {
  if (same(by, from)) return 'itself'
  if (from.kind === 'union') return list(from.any.map((part) => reflexive(by, part, t)))
  return cards(from, t).object
}

export const filterOfAll = (what: Selector): Filter =>
  what.kind === 'all' ? what.filter : { kind: 'is', what }
