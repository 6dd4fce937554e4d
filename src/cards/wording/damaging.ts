/** Renders damage and healing: "this ally deals 3 fire damage to target hero". */
import type { Filter, NumberExpression, Selector } from '../../engine/index.ts'
import { numberPhrase, STAT_WORDS } from './amount.ts'
import { type Clause, type EffectOfKind, imperativeClause, makeClause } from './clause.ts'
import { isSelectorOfBoundName, type WordingContext } from './context.ts'
import { eachCardPhrase } from './nouns.ts'
import { joinList, joinWords, newPhrase, type Phrase } from './phrase.ts'
import { chooserPhrase } from './players.ts'
import { canBeSeveralCards, cardsPhrase, nounOfSelector, pluralSubjectPhrase } from './selectors.ts'

export const dealClause = (effect: EffectOfKind<'deal'>, t: WordingContext): Clause => {
  const { by, each, amount, types, to, unpreventable, combat, smash, as, total } = effect
  const dealer = cardsPhrase(by, t)
  t.name(each, { noun: nounOfSelector(by, t), how: 'affected' })
  t.dealing = each
  const its = ofDealer(by, amount, t)
  const damage = joinWords(
    unpreventable ? 'unpreventable' : undefined,
    combat ? 'combat' : undefined,
    joinList(types, 'and'),
    'damage',
  )
  t.about = newPhrase(`that ${nounOfSelector(to, t)}`)
  const many = to.kind === 'bound' ? t.meaning(to.name).many : canBeSeveralCards(to)
  const isSecond = t.dealtTypes !== undefined && t.dealtTypes !== joinList(types)
  t.name(as, {
    noun: nounOfSelector(to, t),
    how: 'damaged',
    many,
    ...(isSecond ? { types: joinList(types) } : {}),
  })
  t.dealtTypes = joinList(types)
  t.name(total, { noun: 'the damage dealt this way', how: 'number' })
  if (isRespective(amount) && !effect.divided)
    return makeClause(
      dealer,
      'deal',
      `${numberPhrase(amount, t)} ${damage}, in this order, to ${cardsPhrase(to, t).object}`,
    )
  if (to.kind === 'union' && isPlain(effect)) return toEach(dealer, to, [numberPhrase(amount, t), damage], t)
  if (isEachOther(by, to, each)) return makeClause(dealer, 'deal', eachOther(amount, damage, t), by)
  const whom = isItself(by, to) || isSelectorOfBoundName(to, each) ? newPhrase('itself') : cardsPhrase(to, t)
  const said = dealt(effect, { whom, damage, its }, t)
  if (!isItself(by, to)) t.mention(null)
  return smash ? makeClause(dealer, 'smash', said) : makeClause(dealer, 'deal', said, by)
}

/** Whether the characters that deal the damage deal it to each other. */
const isEachOther = (by: Selector, to: Selector, each: string | undefined): boolean => {
  if (to.kind !== 'all' || to.filter.kind !== 'and') return false
  const { all } = to.filter
  return (
    all.some((part) => part.kind === 'is' && same(part.what, by)) &&
    all.some(
      (part) =>
        part.kind === 'not' && part.filter.kind === 'is' && isSelectorOfBoundName(part.filter.what, each),
    )
  )
}

/** Returns words such as "each other melee damage equal to their ATK". */
const eachOther = (amount: NumberExpression, damage: string, t: WordingContext): string =>
  joinWords('each other', damageAmountPhrase(amount, damage, t).replace('equal to its ', 'equal to their '))

/** Renders the amount and its recipients. `its` is given if the amount is a number of the dealer. */
const dealt = (
  { amount, to, smash, divided, dividedBy }: EffectOfKind<'deal'>,
  { whom, damage, its }: { whom: Phrase; damage: string; its: string | undefined },
  t: WordingContext,
): string => {
  if (smash) return `${damageAmountPhrase(amount, damage, t)} to ${whom.object}`
  if (divided && isRespective(amount))
    return `${numberPhrase(amount, t)} ${damage}, in this order, to ${whom.object}`
  if (dividedBy)
    return `${damageAmountPhrase(amount, damage, t)}, divided as ${chooserPhrase(dividedBy, t).object} choose, among any number of ${pluralSubjectPhrase(to, t).object}`
  if (divided) return `${damageAmountPhrase(amount, damage, t)}${DIVIDED_AS_YOU_CHOOSE} among ${whom.object}`
  if (its && whom.object !== 'itself') return `${damage} equal to ${its} to ${whom.object}`
  const much = its ? `${damage} equal to ${its}` : damageAmountPhrase(amount, damage, t)
  const each = whom.plural ? 'each' : undefined
  return isLong(whom.object) ? joinWords(much, each, 'to', whom.object) : joinWords(whom.object, much, each)
}

/** Returns words such as "4 shadow damage to each Raiding character and 4 to each Dungeon ally". */
const toEach = (
  dealer: Phrase,
  { any }: Extract<Selector, { kind: 'union' }>,
  [amount, damage]: readonly [amount: string, damage: string],
  t: WordingContext,
): Clause => {
  const [first = '', ...others] = partsTold(any, t)
  const rest = others.map((other) => `${amount} to ${other}`)
  return makeClause(dealer, 'deal', joinList([`${amount} ${damage} to ${first}`, ...rest]))
}

/** Returns words such as "the MARKED hero", "each ally in its party". */
const partsTold = (any: readonly Selector[], t: WordingContext): string[] => {
  const told = any.map((part) => cardsPhrase(part, t))
  t.mention(null)
  return told.map(({ object }, i) => {
    const before = told[i - 1]
    return before ? object.replace(` in ${before.possessive} party`, ' in its party') : object
  })
}

/**
 * Whether an object has more words after its noun. Such an object comes last: "5 fire damage to target ally with a
 * cost of 4 or less".
 */
const isLong = (object: string): boolean =>
  /(?<! in) (with|of|for|from|that|whose|who|except|other than|you control|they control|in combat)( |$)/.test(
    object,
  ) || /'s .*'s /.test(object)

const isPlain = ({ amount, divided }: { amount: NumberExpression | 'all'; divided?: true }): boolean =>
  !divided && (amount === 'all' || typeof amount === 'number' || amount.kind === 'x')

/** Returns words such as "its ATK" for a number of the dealer of the damage, if the text has just named the dealer. */
const ofDealer = (by: Selector, amount: NumberExpression, t: WordingContext): string | undefined => {
  if (typeof amount === 'number' || amount.kind !== 'stat' || by.kind !== 'target') return undefined
  const isDealer = amount.of.kind === 'thatTarget' && (amount.of.n ?? 0) === t.targets.length - 1
  return isDealer ? `its own ${STAT_WORDS[amount.stat]}` : undefined
}

/** Returns words such as "3 fire damage", "3 melee damage per Dungeon ally", "fire damage equal to the roll". */
export const damageAmountPhrase = (amount: NumberExpression, damage: string, t: WordingContext): string => {
  if (typeof amount === 'number' || amount.kind === 'x' || amount.kind === 'thatMuch')
    return `${numberPhrase(amount, t)} ${damage}`
  if (amount.kind === 'doubledFor' && typeof amount.each === 'object' && amount.each.kind === 'count')
    return `${numberPhrase(amount.amount, t)} ${damage}, doubled for ${cardsPhrase(amount.each.of, t).object}`
  if (amount.kind === 'times') {
    const [each, counts] = amount.of
    if (
      typeof each === 'number' &&
      typeof counts === 'object' &&
      counts.kind === 'count' &&
      counts.of.kind === 'all'
    )
      return `${each} ${damage} per ${eachCardPhrase(counts.of.filter, t).replace(/^each /, '')}`
  }
  return `${damage} equal to ${numberPhrase(amount, t)}`
}

export const DIVIDED_AS_YOU_CHOOSE = ', divided as you choose,'

const isRespective = (amount: NumberExpression | 'all'): boolean =>
  typeof amount === 'object' && amount.kind === 'respective'

export const healClause = (
  { by, amount, from, divided, as, total }: EffectOfKind<'heal'>,
  t: WordingContext,
): Clause => {
  t.name(as, { noun: nounOfSelector(from, t), how: 'healed', done: 'healed', many: canBeSeveralCards(from) })
  t.name(total, { noun: 'the damage healed this way', how: 'number' })
  const much = amount === 'all' ? 'all' : numberPhrase(amount, t)
  const healer = cardsPhrase(by, t)
  if (divided) {
    const how = isRespective(amount) ? ', in this order,' : DIVIDED_AS_YOU_CHOOSE
    return makeClause(healer, 'heal', `${much} damage${how} on ${cardsPhrase(from, t).object}`)
  }
  if (from.kind === 'union' && isPlain({ amount })) return healEach(healer, by, from, much, t)
  const isOwn = same(by, from)
  const whom = isOwn ? newPhrase('itself') : cardsPhrase(from, t)
  if (!isOwn) t.mention(null)
  const isEachOfThem = whom.plural && from.kind !== 'union'
  const isOwnFirst = from.kind === 'union' && from.any[0] !== undefined && same(by, from.any[0])
  const object = isOwnFirst ? whom.object.replace(/^it\b/, 'itself') : whom.object
  const on = joinWords('on', isEachOfThem ? 'each of' : undefined, object)
  const who = isOwn && healer.plural ? newPhrase(`each of ${healer.object}`) : healer
  if (/^([\dX]+|all|that much)$/.test(much)) return makeClause(who, 'heal', `${much} damage ${on}`, by)
  return makeClause(who, 'heal', inAnOrder(whom, { on, much }), by)
}

/**
 * Returns words such as "damage on itself equal to its cost". The longer part comes last, except for several cards:
 * "equal to the number of your resources on it and each ally" would be about resources on it.
 */
const inAnOrder = (whom: Phrase, { on, much }: { on: string; much: string }): string =>
  isLong(whom.object) && !whom.object.includes(' and ')
    ? `damage equal to ${much} ${on}`
    : `damage ${on} equal to ${much}`

/** Returns words such as "10 damage on itself and 10 on each Dungeon ally". */
const healEach = (
  healer: Phrase,
  by: Selector,
  { any }: Extract<Selector, { kind: 'union' }>,
  much: string,
  t: WordingContext,
): Clause => {
  const [first = '', ...others] = any.map((part) => (same(by, part) ? 'itself' : cardsPhrase(part, t).object))
  t.mention(null)
  const rest = others.map((other) => `${much} on ${other}`)
  return makeClause(healer, 'heal', joinList([`${much} damage on ${first}`, ...rest]))
}

export const putDamageClause = ({ on, amount }: EffectOfKind<'putDamage'>, t: WordingContext): Clause =>
  amount === 'double'
    ? imperativeClause('double', `the damage on ${cardsPhrase(on, t).object}`)
    : imperativeClause('put', `${damageAmountPhrase(amount, 'damage', t)} on ${cardsPhrase(on, t).object}`)

/** Returns the damage that stays on a card, if all damage but that is removed. */
const leftOn = (from: Selector, amount: NumberExpression): number | undefined => {
  if (typeof amount === 'number' || amount.kind !== 'sum') return undefined
  const [all, less, ...more] = amount.of
  const isOfAll =
    typeof all === 'object' && all.kind === 'stat' && all.stat === 'damage' && same(all.of, from)
  return isOfAll && typeof less === 'number' && less < 0 && more.length === 0 ? -less : undefined
}

export const removeDamageClause = (
  { from, amount, as }: EffectOfKind<'removeDamage'>,
  t: WordingContext,
): Clause => {
  const { object } = cardsPhrase(from, t)
  t.name(as, { noun: 'the damage removed', how: 'number' })
  if (amount === undefined) return imperativeClause('remove', `all damage from ${object}`)
  const left = leftOn(from, amount)
  if (left !== undefined) return imperativeClause('remove', `all but ${left} damage from ${object}`)
  return typeof amount === 'number'
    ? imperativeClause('remove', `${amount} damage from ${object}`)
    : imperativeClause('remove', `damage equal to ${numberPhrase(amount, t)} from ${object}`)
}

const same = (a: Selector, b: Selector): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether the target that was just chosen deals the damage to itself: "Target ally … itself". */
const isItself = (by: Selector, to: Selector): boolean =>
  same(by, to) || (by.kind === 'target' && to.kind === 'thatTarget' && to.n === undefined)

export const filterOfSelector = (what: Selector): Filter =>
  what.kind === 'all' ? what.filter : { kind: 'is', what }
