/** Words for damage and healing. */
import type { Filter, Num, Selector } from '../../engine/index.ts'
import { number, STATS } from './amount.ts'
import { type Deed, deed, imperative, type Of } from './deeds.ts'
import { every } from './nouns.ts'
import { list, type Phrase, phrase, words } from './phrase.ts'
import { cards, group, isMany, nounOf } from './selectors.ts'
import { isBound, type Telling } from './telling.ts'
import { chooser } from './who.ts'

export const deal = (effect: Of<'deal'>, t: Telling): Deed => {
  const { by, each, amount, types, to, unpreventable, combat, smash, as, total } = effect
  const dealer = cards(by, t)
  t.name(each, { noun: nounOf(by, t), how: 'affected' })
  t.dealing = each
  const its = ofDealer(by, amount, t)
  const damage = words(
    unpreventable ? 'unpreventable' : undefined,
    combat ? 'combat' : undefined,
    list(types, 'and'),
    'damage',
  )
  t.about = phrase(`that ${nounOf(to, t)}`)
  t.name(as, { noun: nounOf(to, t), how: 'damaged', many: isMany(to) })
  t.name(total, { noun: 'the damage dealt this way', how: 'number' })
  if (isRespective(amount) && !effect.divided)
    return deed(dealer, 'deal', `${number(amount, t)} ${damage}, in this order, to ${cards(to, t).object}`)
  if (to.kind === 'union' && isPlain(effect)) return toEach(dealer, to, [number(amount, t), damage], t)
  if (isEachOther(by, to, each)) return deed(dealer, 'deal', eachOther(amount, damage, t), by)
  const whom = isItself(by, to) || isBound(to, each) ? phrase('itself') : cards(to, t)
  const said = dealt(effect, { whom, damage, its }, t)
  if (!isItself(by, to)) t.mention(null)
  return smash ? deed(dealer, 'smash', said) : deed(dealer, 'deal', said, by)
}

/** Whether the characters that deal the damage also receive it, each from the others. */
const isEachOther = (by: Selector, to: Selector, each: string | undefined): boolean => {
  if (to.kind !== 'all' || to.filter.kind !== 'and') return false
  const { all } = to.filter
  return (
    all.some((part) => part.kind === 'is' && same(part.what, by)) &&
    all.some((part) => part.kind === 'not' && part.filter.kind === 'is' && isBound(part.filter.what, each))
  )
}

/** "each other melee damage equal to their ATK" */
const eachOther = (amount: Num, damage: string, t: Telling): string =>
  words('each other', howMuch(amount, damage, t).replace('equal to its ', 'equal to their '))

/** The amount and its recipients. `its` is given if the amount is a number of the dealer's. */
const dealt = (
  { amount, to, smash, divided, dividedBy }: Of<'deal'>,
  { whom, damage, its }: { whom: Phrase; damage: string; its: string | undefined },
  t: Telling,
): string => {
  if (smash) return `${howMuch(amount, damage, t)} to ${whom.object}`
  if (divided && isRespective(amount))
    return `${number(amount, t)} ${damage}, in this order, to ${whom.object}`
  if (dividedBy)
    return `${howMuch(amount, damage, t)}, divided as ${chooser(dividedBy, t).object} choose, among any number of ${group(to, t).object}`
  if (divided) return `${howMuch(amount, damage, t)}${DIVIDED} among ${whom.object}`
  if (its && whom.object !== 'itself') return `${damage} equal to ${its} to ${whom.object}`
  const much = its ? `${damage} equal to ${its}` : howMuch(amount, damage, t)
  const each = whom.plural ? 'each' : undefined
  return isLong(whom.object) ? words(much, each, 'to', whom.object) : words(whom.object, much, each)
}

/** "4 shadow damage to each Raiding character and 4 to each Dungeon ally". */
const toEach = (
  dealer: Phrase,
  { any }: Extract<Selector, { kind: 'union' }>,
  [amount, damage]: readonly [amount: string, damage: string],
  t: Telling,
): Deed => {
  const [first = '', ...others] = partsTold(any, t)
  const rest = others.map((other) => `${amount} to ${other}`)
  return deed(dealer, 'deal', list([`${amount} ${damage} to ${first}`, ...rest]))
}

/** "the MARKED hero", "each ally in its party". */
const partsTold = (any: readonly Selector[], t: Telling): string[] => {
  const told = any.map((part) => cards(part, t))
  t.mention(null)
  return told.map(({ object }, i) => {
    const before = told[i - 1]
    return before ? object.replace(` in ${before.possessive} party`, ' in its party') : object
  })
}

/** An object with more words after its noun comes last: "5 fire damage to target ally with a cost of 4 or less". */
const isLong = (object: string): boolean =>
  /(?<! in) (with|of|for|from|that|whose|who|except|other than|you control|they control|in combat)( |$)/.test(
    object,
  ) || /'s .*'s /.test(object)

const isPlain = ({ amount, divided }: { amount: Num | 'all'; divided?: true }): boolean =>
  !divided && (amount === 'all' || typeof amount === 'number' || amount.kind === 'x')

/** "its ATK", of the dealer, which was just named. */
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
  const healer = cards(by, t)
  if (divided) {
    const how = isRespective(amount) ? ', in this order,' : DIVIDED
    return deed(healer, 'heal', `${much} damage${how} from ${cards(from, t).object}`)
  }
  if (from.kind === 'union' && isPlain({ amount })) return healEach(healer, by, from, much, t)
  const whom = same(by, from) ? phrase('itself') : cards(from, t)
  if (whom.object !== 'itself') t.mention(null)
  const damage = /^([\dX]+|all|that much)$/.test(much) ? `${much} damage` : `damage equal to ${much}`
  const each = whom.plural ? 'each' : undefined
  return isLong(whom.object)
    ? deed(healer, 'heal', words(damage, each, 'from', whom.object), by)
    : deed(healer, 'heal', words(whom.object, 'of', damage, each), by)
}

/** "10 damage from itself and 10 from each Dungeon ally". */
const healEach = (
  healer: Phrase,
  by: Selector,
  { any }: Extract<Selector, { kind: 'union' }>,
  much: string,
  t: Telling,
): Deed => {
  const [first = '', ...others] = any.map((part) => (same(by, part) ? 'itself' : cards(part, t).object))
  t.mention(null)
  const rest = others.map((other) => `${much} from ${other}`)
  return deed(healer, 'heal', list([`${much} damage from ${first}`, ...rest]))
}

export const putDamage = ({ on, amount }: Of<'putDamage'>, t: Telling): Deed =>
  amount === 'double'
    ? imperative('double', `the damage on ${cards(on, t).object}`)
    : imperative('put', `${howMuch(amount, 'damage', t)} on ${cards(on, t).object}`)

const same = (a: Selector, b: Selector): boolean => JSON.stringify(a) === JSON.stringify(b)

/** "Target ally … itself": the target that was chosen just now. */
const isItself = (by: Selector, to: Selector): boolean =>
  same(by, to) || (by.kind === 'target' && to.kind === 'thatTarget' && to.n === undefined)

export const filterOfAll = (what: Selector): Filter =>
  what.kind === 'all' ? what.filter : { kind: 'is', what }
