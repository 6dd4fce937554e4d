/** Prevention and replaced damage: "Prevent all damage that would be dealt to …", "If … would deal damage, …" */

import { type CardNoun, each, type ModifierWithoutCards } from '../../../src/cards/builders/card-nouns.ts'
import { and, any, filterOfNoun } from '../../../src/cards/builders/filters.ts'
import { sum, thatMuch } from '../../../src/cards/builders/numbers.ts'
import {
  amountIncreasedBy,
  asCombatDamage,
  asDamageOfTypes,
  dividedAmong,
  doBeforeDamage,
  doubleAmount,
  onlyNextTime,
  preventsDamage,
  preventsDamageItWouldDeal,
  preventsFirstDamageEachTurn,
  preventsNextDamage,
  preventThatDamage,
  redirectedTo,
  unpreventably,
  wouldDeal,
} from '../../../src/cards/builders/replacing.ts'
import type {
  Duration,
  Effect,
  Filter,
  Modifier,
  PacketFilter,
  PacketRole,
} from '../../../src/engine/index.ts'
import { NO_MATCH, rule, ruleFamily } from '../chart.ts'
import { markMention, readMentionMark } from '../marks.ts'
import type { ConditionalModifiers, InsteadEvent, WouldBeEvent } from '../symbols.ts'
import { timesEach } from './amounts.ts'
import { narrowedGroup } from './nouns.ts'

const facts = (of: PacketFilter): PacketFilter | undefined => (Object.keys(of).length > 0 ? of : undefined)

/**
 * Returns the modifiers with which cards have a trait; NO_MATCH for a chosen card. A modifier for a kind affects each
 * card.
 */
export function modifiersOn(what: CardNoun, trait: ModifierWithoutCards): Modifier[] | typeof NO_MATCH {
  const mention = readMentionMark(what.is)
  if (mention?.mark.how !== 'a') return what.has(trait)
  return mention.is?.kind === 'target' && !mention.is.zone
    ? [{ ...trait, to: { kind: 'filter', filter: mention.is.filter } }]
    : NO_MATCH
}
/** Returns "an ally … while defending" as a defending ally; undefined for cards that aren't of a kind. */
function amongOne(what: CardNoun, being: Filter): CardNoun | undefined {
  const { mark, is } = readMentionMark(what.is) ?? {}
  if (mark?.how !== 'a' || is?.kind !== 'target') return undefined
  return markMention(mark, { ...is, filter: and(is.filter, being) })
}
/** Returns a trait that a card has only while it matches a description, such as "while defending". */
function whileBeing(
  what: CardNoun,
  being: Filter,
  trait: ModifierWithoutCards,
): ConditionalModifiers | typeof NO_MATCH {
  const many = narrowedGroup(what, being) ?? amongOne(what, being)
  const mods = modifiersOn(many ?? what, trait)
  return mods === NO_MATCH ? NO_MATCH : { mods, ...(many ? {} : { while: what.isA(being) }) }
}
const withOther = (of: PacketFilter, other: CardNoun | undefined): PacketFilter =>
  other ? { ...of, other: filterOfNoun(other) } : of
const withCard = (of: PacketFilter, card: CardNoun | undefined): PacketFilter =>
  card ? { ...of, with: filterOfNoun(card) } : of
const anyCharacter = each(any.heroOrAlly)
/** Not only characters deal damage: so do Totems that are abilities. */
const anyDealer = each(any.card)

const would = (
  what: CardNoun,
  role: PacketRole,
  of: PacketFilter,
  { being, turn }: { readonly being?: Filter | undefined; readonly turn?: Duration | undefined } = {},
): WouldBeEvent | typeof NO_MATCH =>
  turn !== undefined && turn !== 'turn'
    ? NO_MATCH
    : { what, role, of, ...(being ? { being } : {}), ...(turn ? { isThisTurn: true } : {}) }

/** Returns the change as a trait of the character that would deal the damage, or would be dealt the damage. */
function traitOf(
  { role, of }: WouldBeEvent,
  instead: InsteadEvent,
  isNext: boolean,
): ModifierWithoutCards | typeof NO_MATCH {
  if (instead.kind === 'prevent') {
    if (role !== 'dealt' && role !== 'dealer') return NO_MATCH
    if (isNext && instead.amount !== 'all') return NO_MATCH
    if (!isNext)
      return role === 'dealt'
        ? preventsDamage(instead.amount, facts(of))
        : preventsDamageItWouldDeal(instead.amount, facts(of))
  }
  const change = instead.kind === 'prevent' ? doBeforeDamage(preventThatDamage) : instead.change
  const packet = {
    ...({ kind: 'packet', role, change } as const),
    ...(facts(of) ? { of } : {}),
    ...(instead.may ? { may: true as const } : {}),
  }
  return isNext ? onlyNextTime(packet) : packet
}

function heldOf(
  event: WouldBeEvent,
  instead: InsteadEvent,
  isNext = false,
): ConditionalModifiers | typeof NO_MATCH {
  const trait = traitOf(event, instead, isNext)
  if (trait === NO_MATCH) return NO_MATCH
  if (event.being) return whileBeing(event.what, event.being, trait)
  const mods = modifiersOn(event.what, trait)
  return mods === NO_MATCH ? NO_MATCH : { mods }
}

/** Returns a replacement "… this turn" as an effect. It checks the description of one card as long as it lasts. */
function thisTurn(event: WouldBeEvent, instead: InsteadEvent, isNext = false): Effect | typeof NO_MATCH {
  const held = event.isThisTurn ? heldOf(event, instead, isNext) : NO_MATCH
  if (held === NO_MATCH) return NO_MATCH
  return { kind: 'modify', ...held, duration: 'turn' }
}

export const replacingRules = ruleFamily(
  'replacing',
  // The rules below read which damage is meant.
  rule('packet', 'damage', () => ({})),
  rule('packet', 'any type of damage', () => ({})),
  rule('packet', 'combat damage', () => ({ combat: true })),
  rule('packet', 'non-combat damage', () => ({ combat: false })),
  rule('packet', 'fatal damage', () => ({ fatal: true })),
  rule('packet', 'non-fatal damage', () => ({ fatal: false })),
  rule('packet', 'fatal combat damage', () => ({ fatal: true, combat: true })),
  rule('packet', '{types:types} damage', ({ types }) => ({ types })),
  rule('packet', '{n:int} or more {of:packet}', ({ n, of }) => ({ ...of, least: n })),
  rule('packet', 'exactly {n:int} {of:packet}', ({ n, of }) => ({ ...of, least: n, most: n })),

  // The rules below read prevention.
  rule(
    'modifiers',
    'prevent all {of:packet} that would be dealt to and [dealt] by {what:np}',
    ({ of, what }) => {
      const to = modifiersOn(what, preventsDamage('all', facts(of)))
      const by = modifiersOn(what, preventsDamageItWouldDeal('all', facts(of)))
      return to === NO_MATCH || by === NO_MATCH ? NO_MATCH : [...to, ...by]
    },
  ),
  rule('modifiers', 'prevent all {of:packet} that would be dealt', ({ of }) =>
    anyCharacter.has(preventsDamage('all', facts(of))),
  ),
  rule('modifiers', 'prevent all {of:packet} that would be dealt with {with:np}', ({ of, with: card }) =>
    anyDealer.has(preventsDamageItWouldDeal('all', withCard(of, card))),
  ),
  rule(
    'modifiers',
    'prevent all {of:packet} that (would be dealt to {to:np}|{to:np} would be dealt)',
    ({ of, to }) => modifiersOn(to, preventsDamage('all', facts(of))),
  ),
  rule(
    'held',
    'prevent all {of:packet} that (would be dealt to {to:np}|{to:np} would be dealt) while {being:being}',
    ({ of, to, being }) => whileBeing(to, being, preventsDamage('all', facts(of))),
  ),
  rule(
    'clause',
    'prevent all {of:packet} that (would be dealt to {to:np}|{to:np} would be dealt) while {being:being} this turn',
    ({ of, to, being }) => {
      const held = whileBeing(to, being, preventsDamage('all', facts(of)))
      return held === NO_MATCH ? NO_MATCH : { kind: 'modify', ...held, duration: 'turn' }
    },
  ),
  rule(
    'modifiers',
    'prevent all {of:packet} that ({by:np} would deal|would be dealt by {by:np})',
    ({ of, by }) => modifiersOn(by, preventsDamageItWouldDeal('all', facts(of))),
  ),
  rule(
    'modifiers',
    'prevent all {of:packet} [that] ({by:np} would deal to {to:np}|would be dealt to {to:np} by {by:np})',
    ({ of, by, to }) => modifiersOn(to, preventsDamage('all', withOther(of, by))),
  ),
  rule(
    'modifiers',
    'prevent the next {n:number} {of:packet} that (would be dealt to {to:np}|{to:np} would be dealt) [by {by:np}]',
    ({ n, of, to, by }) => modifiersOn(to, preventsNextDamage(n, facts(withOther(of, by)))),
  ),
  rule(
    'modifiers',
    'prevent the first {n:int} {of:packet} that would be dealt to {to:np} each turn',
    ({ n, of, to }) => modifiersOn(to, preventsFirstDamageEachTurn(n, facts(of))),
  ),
  rule('modifiers', "{of:packet} dealt by {by:np} can't be prevented", ({ of, by }) =>
    modifiersOn(by, wouldDeal(unpreventably, facts(of))),
  ),
  rule(
    'modifiers',
    "{of:packet} dealt by {by:np} with {with:np} can't be prevented",
    ({ of, by, with: card }) => modifiersOn(by, wouldDeal(unpreventably, withCard(of, card))),
  ),
  rule('modifiers', '{of:packet} [that] {by:np} would deal is unpreventable', ({ of, by }) =>
    modifiersOn(by, wouldDeal(unpreventably, facts(of))),
  ),
  rule('clause', '{of:packet} [that] {by:np} would deal is unpreventable this turn', ({ of, by }) => {
    const mods = modifiersOn(by, wouldDeal(unpreventably, facts(of)))
    return mods === NO_MATCH ? NO_MATCH : { kind: 'modify', mods, duration: 'turn' }
  }),
  rule('modifiers', '{of:packet} that would be dealt with {with:np} is unpreventable', ({ of, with: card }) =>
    anyCharacter.has(wouldDeal(unpreventably, withCard(of, card))),
  ),
  rule('modifiers', '{of:packet} that would be dealt is unpreventable', ({ of }) =>
    anyDealer.has(wouldDeal(unpreventably, facts(of))),
  ),

  // The rules below read an event that would happen.
  rule(
    'would',
    '{to:np} would be dealt {of:packet} [by {by:np}] [while {being:being}] [{turn:duration}]',
    ({ to, of, by, being, turn }) => would(to, 'dealt', withOther(of, by), { being, turn }),
  ),
  rule(
    'would',
    '{of:packet} would be dealt to {to:np} [by {by:np}] [while {being:being}] [{turn:duration}]',
    ({ of, to, by, being, turn }) => would(to, 'dealt', withOther(of, by), { being, turn }),
  ),
  rule('would', '{to:np} would be dealt {of:packet} with {with:np}', ({ to, of, with: card }) =>
    would(to, 'dealt', withCard(of, card)),
  ),
  rule(
    'would',
    '{by:np} would deal {of:packet} [with {with:np}] [to {to:np}] [while {being:being}] [{turn:duration}]',
    ({ by, of, with: card, to, being, turn }) =>
      would(by, 'dealer', withCard(withOther(of, to), card), { being, turn }),
  ),
  rule('would', '{by:np} would deal {of:packet} to {to:np} with {with:np}', ({ by, of, with: card, to }) =>
    would(by, 'dealer', withCard(withOther(of, to), card)),
  ),
  rule('would', '{by:np} would heal damage [from {from:np}]', ({ by, from }) =>
    would(by, 'healer', withOther({}, from)),
  ),
  rule('would', 'damage would be healed from {from:np}', ({ from }) => would(from, 'healed', {})),

  // The rules below read what happens instead.
  rule('change', 'that much [damage] {n:signed}', ({ n }) => amountIncreasedBy(n)),
  rule('change', 'that much [damage] {n:signed} for each {each:each}', ({ n, each }) =>
    typeof n === 'number' ? amountIncreasedBy(timesEach(n, each)) : NO_MATCH,
  ),
  rule('change', 'that amount of damage plus {n:int}', ({ n }) => amountIncreasedBy(n)),
  rule('change', 'double that (much|amount) [of] [damage]', () => doubleAmount),
  rule('change', '{type:type} damage', ({ type }) => asDamageOfTypes(type)),
  rule('change', 'combat damage', () => asCombatDamage),
  rule('change', 'that much [damage] divided as you choose among any number of {d:plural}', ({ d }) =>
    dividedAmong(d.filter),
  ),
  rule(
    'instead',
    '(it|he|she|they) (deals|deal|heals|heal|is dealt|are dealt) {change:change} instead',
    ({ change }) => ({ kind: 'change', change }),
  ),
  rule('instead', '(it|he|she) may deal {change:change} instead', ({ change }) => ({
    kind: 'change',
    change,
    may: true,
  })),
  rule('instead', '{change:change} is (healed|dealt) instead', ({ change }) => ({ kind: 'change', change })),
  rule('instead', '(it|that damage|that much damage) is dealt to {to:definite} instead', ({ to }) => ({
    kind: 'change',
    change: redirectedTo(to),
  })),
  rule('instead', 'you may have (it|that damage) be dealt to {to:definite} instead', ({ to }) => ({
    kind: 'change',
    change: redirectedTo(to),
    may: true,
  })),
  rule('instead', '(it|that damage) is unpreventable', () => ({ kind: 'change', change: unpreventably })),
  rule('instead', 'prevent (it|that damage)', () => ({ kind: 'prevent', amount: 'all' })),
  rule('instead', 'prevent {n:int} of (it|that damage)', ({ n }) => ({ kind: 'prevent', amount: n })),
  rule('instead', 'prevent {n:int} of (it|that damage) for each {each:each}', ({ n, each }) => ({
    kind: 'prevent',
    amount: timesEach(n, each),
  })),
  rule('instead', 'prevent all but {n:int} of (it|that damage)', ({ n }) => ({
    kind: 'prevent',
    amount: sum(thatMuch, -n),
  })),

  rule('held', '(when|if) {event:would} , {then:instead}', ({ event, then: instead }) =>
    event.isThisTurn ? NO_MATCH : heldOf(event, instead),
  ),
  rule('sentence', '(when|if) {event:would} , {then:instead}', ({ event, then: instead }) =>
    thisTurn(event, instead),
  ),
  rule('sentence', 'the next time {event:would} , {then:instead}', ({ event, then: instead }) =>
    thisTurn(event, instead, true),
  ),
  rule('clause', '{m:modifiers} {for:duration}', ({ m, for: duration }) =>
    m.every((one) => LASTING.has(one.kind)) ? { kind: 'modify', mods: m, duration } : NO_MATCH,
  ),
)

/** A separate rule gives durations to traits. */
const LASTING: ReadonlySet<Modifier['kind']> = new Set(['prevent', 'packet', 'costs'])
