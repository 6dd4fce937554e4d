/** Prevention and replacement: "Prevent all damage that would be dealt to …", "If … would deal damage, …" */
import { any, filterOf } from '../../../src/cards/builders/filters.ts'
import { each, type Noun, type Trait } from '../../../src/cards/builders/nouns.ts'
import {
  double,
  first,
  more,
  nextTimeIt,
  preventedFromDealing,
  preventsDamage,
  preventsNext,
  preventThat,
  unpreventably,
  wouldBeDealt,
  wouldDeal,
} from '../../../src/cards/builders/replacing.ts'
import type { Filter, Modifier, PacketFacts } from '../../../src/engine/index.ts'
import { family, NO, rule } from '../chart.ts'
import { readMention } from '../marks.ts'
import type { Held } from '../symbols.ts'
import { amongMany } from './nouns.ts'

const facts = (of: PacketFacts): PacketFacts | undefined => (Object.keys(of).length > 0 ? of : undefined)

/** "a card of that kind": such a modifier affects each of them. */
function on(what: Noun, trait: Trait): Modifier[] | typeof NO {
  const mention = readMention(what.is)
  if (mention?.mark.how === 'target') return what.has(trait)
  if (mention?.mark.how !== 'a') return what.has(trait)
  return mention.is?.kind === 'target' && !mention.is.zone
    ? [{ ...trait, to: { kind: 'filter', filter: mention.is.filter } }]
    : NO
}
/** The description of the card at that moment. */
function whileBeing(what: Noun, being: Filter, trait: Trait): Held | typeof NO {
  const many = amongMany(what, being)
  const mods = on(many ?? what, trait)
  return mods === NO ? NO : { mods, ...(many ? {} : { while: what.isA(being) }) }
}
const withOther = (of: PacketFacts, other: Noun): PacketFacts => ({ ...of, other: filterOf(other) })
const withCard = (of: PacketFacts, card: Noun): PacketFacts => ({ ...of, with: filterOf(card) })

export const replacingFamily = family(
  'replacing',
  rule('packet', 'damage', () => ({})),
  rule(
    'modifiers',
    'prevent all {of:packet} that would be dealt to and [dealt] by {what:np}',
    ({ of, what }) => {
      const to = on(what, preventsDamage('all', facts(of)))
      const by = on(what, preventedFromDealing('all', facts(of)))
      return to === NO || by === NO ? NO : [...to, ...by]
    },
  ),
  rule('modifiers', 'prevent all {of:packet} that would be dealt', ({ of }) =>
    each(any.heroOrAlly).has(preventsDamage('all', facts(of))),
  ),
  rule('packet', 'combat damage', () => ({ combat: true })),
  rule('packet', 'non-combat damage', () => ({ combat: false })),
  rule('packet', '{types:types} damage', ({ types }) => ({ types })),
  rule(
    'modifiers',
    'prevent all {of:packet} that (would be dealt to {to:np}|{to:np} would be dealt)',
    ({ of, to }) => on(to, preventsDamage('all', facts(of))),
  ),
  rule(
    'modifiers',
    'prevent all {of:packet} that ({by:np} would deal|would be dealt by {by:np})',
    ({ of, by }) => on(by, preventedFromDealing('all', facts(of))),
  ),
  rule('modifiers', 'prevent all {of:packet} that {by:np} would deal to {to:np}', ({ of, by, to }) =>
    on(to, preventsDamage('all', withOther(of, by))),
  ),
  rule(
    'modifiers',
    'prevent the next {n:number} {of:packet} that (would be dealt to {to:np}|{to:np} would be dealt)',
    ({ n, of, to }) => on(to, preventsNext(n, facts(of))),
  ),
  rule(
    'modifiers',
    '(when|if) {to:np} would be dealt {of:packet} , prevent {n:int} of (it|that damage)',
    ({ to, of, n }) => on(to, preventsDamage(n, facts(of))),
  ),
  rule(
    'modifiers',
    '(when|if) {to:np} would be dealt {of:packet} by {by:np} , prevent {n:int} of (it|that damage)',
    ({ to, of, by, n }) => on(to, preventsDamage(n, withOther(of, by))),
  ),
  rule(
    'modifiers',
    '(when|if) {by:np} would deal {of:packet} , (it|he|she|they) (deals|deal) that much [damage] {n:signed} instead',
    ({ by, of, n }) => on(by, wouldDeal(more(n), facts(of))),
  ),
  rule(
    'modifiers',
    '(when|if) {by:np} would deal {of:packet} with {with:np} , (it|he|she|they) (deals|deal) that much [damage] {n:signed} instead',
    ({ by, of, with: card, n }) => on(by, wouldDeal(more(n), withCard(of, card))),
  ),
  rule(
    'modifiers',
    '(when|if) {by:np} would deal {of:packet} to {to:np} , (it|he|she|they) (deals|deal) that much [damage] {n:signed} instead',
    ({ by, of, to, n }) => on(by, wouldDeal(more(n), withOther(of, to))),
  ),
  rule(
    'modifiers',
    '(when|if) {by:np} would deal {of:packet} , (it|he|she|they) (deals|deal) double that much instead',
    ({ by, of }) => on(by, wouldDeal(double, facts(of))),
  ),
  rule(
    'modifiers',
    '(when|if) {to:np} would be dealt {of:packet} , (it|he|she|they) (is|are) dealt that much {n:signed} instead',
    ({ to, of, n }) => on(to, wouldBeDealt(more(n), facts(of))),
  ),
  rule('modifiers', "{of:packet} dealt by {by:np} can't be prevented", ({ of, by }) =>
    on(by, wouldDeal(unpreventably, facts(of))),
  ),
  rule(
    'modifiers',
    '(when|if) {by:np} would deal {of:packet} , (it|he|she|they) (deals|deal) that amount of damage plus {n:int} instead',
    ({ by, of, n }) => on(by, wouldDeal(more(n), facts(of))),
  ),
  rule(
    'modifiers',
    '(when|if) {by:np} would deal {of:packet} to {to:np} , (it|he|she|they) (deals|deal) that amount of damage plus {n:int} instead',
    ({ by, of, to, n }) => on(by, wouldDeal(more(n), withOther(of, to))),
  ),
  rule(
    'modifiers',
    '(when|if) {of:packet} would be dealt to {to:np} , prevent {n:int} of (it|that damage)',
    ({ of, to, n }) => on(to, preventsDamage(n, facts(of))),
  ),
  rule('modifiers', '(when|if) {to:np} would be dealt {of:packet} , prevent (it|that damage)', ({ of, to }) =>
    on(to, preventsDamage('all', facts(of))),
  ),
  rule(
    'held',
    '(when|if) {to:np} would be dealt {of:packet} while {being:being} , prevent {n:int} of (it|that damage)',
    ({ of, to, being, n }) => whileBeing(to, being, preventsDamage(n, facts(of))),
  ),
  rule(
    'held',
    '(when|if) {by:np} would deal {of:packet} while {being:being} , (it|he|she|they) (deals|deal) that much [damage] {n:signed} instead',
    ({ of, by, being, n }) => whileBeing(by, being, wouldDeal(more(n), facts(of))),
  ),
  rule(
    'sentence',
    'the next time {to:np} would be dealt {of:packet} this turn , prevent (it|that damage)',
    ({ to, of }) => {
      const mods = on(to, nextTimeIt(wouldBeDealt(first(preventThat), facts(of))))
      return mods === NO ? NO : { kind: 'modify', mods, duration: 'turn' }
    },
  ),
  rule('clause', '{m:modifiers} {for:duration}', ({ m, for: duration }) =>
    m.every((one) => LASTING.has(one.kind)) ? { kind: 'modify', mods: m, duration } : NO,
  ),
)

/** A separate rule gives durations to traits. */
const LASTING: ReadonlySet<Modifier['kind']> = new Set(['prevent', 'packet', 'costs'])
