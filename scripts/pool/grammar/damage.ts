/** Damage and healing: "Your hero deals 3 fire damage to target ally". */
import { both, type CardNoun } from '../../../src/cards/builders/card-nouns.ts'
import { amountPerTarget, sum, thatMuch } from '../../../src/cards/builders/numbers.ts'
import { inOrder, stepsOfEffect } from '../../../src/cards/builders/steps.ts'
import type { DamageType, Effect, NumberExpression } from '../../../src/engine/index.ts'
import { NO_MATCH, rule, ruleFamily } from '../chart.ts'
import { markPronoun, readMentionMark, replaceSubjectMark, subjectMark } from '../marks.ts'
import { timesEach } from './amounts.ts'
import { countedPerCard, targetNoun } from './nouns.ts'

const deals = (amount: NumberExpression, type: DamageType, to: CardNoun): Effect =>
  subjectMark.deals(countedPerCard(to, amount), type).to(asCharacter(to))
const dealsUnpreventable = (amount: NumberExpression, type: DamageType, to: CardNoun): Effect =>
  subjectMark.dealsUnpreventable(amount, type).to(asCharacter(to))
const heals = (amount: NumberExpression | 'all', from: CardNoun): Effect =>
  subjectMark.heals(amount).from(asCharacter(from))

/** Marks "it" as a character, because only characters are dealt damage or healed (405.1). */
function asCharacter(noun: CardNoun): CardNoun {
  const { mark, is } = readMentionMark(noun.is) ?? {}
  return mark?.noun === 'it' && !is ? markPronoun(mark.at, 'harmed', mark.many) : noun
}

/**
 * Replaces "them" by targets: "Target up to three allies. Your hero deals 3, 2, and 1 fire damage to them,
 * respectively."
 */
function withThem(verb: Effect, them: CardNoun, by: CardNoun): Effect | typeof NO_MATCH {
  if (verb.kind !== 'deal' && verb.kind !== 'heal') return NO_MATCH
  const object = readMentionMark(verb.kind === 'deal' ? verb.to : verb.from)
  if (!verb.divided || object?.is || !object?.mark.many) return NO_MATCH
  return replaceSubjectMark(verb.kind === 'deal' ? { ...verb, to: them.is } : { ...verb, from: them.is }, by)
}

export const damageRules = ruleFamily(
  'damage',
  rule('verb', '(deals|deal) {n:number} {type:type} damage to {to:np}', ({ n, type, to }) =>
    deals(n, type, to),
  ),
  rule('verb', '(deals|deal) {n:number} unpreventable {type:type} damage to {to:np}', ({ n, type, to }) =>
    dealsUnpreventable(n, type, to),
  ),
  rule('verb', '(deals|deal) {type:type} damage to {to:np} equal to {n:amount}', ({ n, type, to }) =>
    deals(n, type, to),
  ),
  rule('verb', '(deals|deal) {type:type} damage equal to {n:amount} to {to:np}', ({ n, type, to }) =>
    deals(n, type, to),
  ),
  rule(
    'verb',
    '(deals|deal) {n:int} {type:type} damage to {to:np} for each {each:each}',
    ({ n, type, to, each }) => deals(timesEach(n, each), type, to),
  ),
  rule(
    'verb',
    '(deals|deal) {n:int} {type:type} damage to {to:np} , plus [an] additional {m:int} for each {each:each}',
    ({ n, type, to, m, each }) => deals(sum(n, timesEach(m, each)), type, to),
  ),
  rule(
    'verb',
    '(deals|deal) {n:int} {a:type} damage and {m:int} {b:type} damage to {to:np}',
    ({ n, a, m, b, to }) => inOrder([deals(n, a, to), deals(m, b, to)]),
  ),
  rule(
    'verb',
    '(deals|deal) {n:int} {a:type} damage and {m:int} unpreventable {b:type} damage to {to:np}',
    ({ n, a, m, b, to }) => inOrder([deals(n, a, to), dealsUnpreventable(m, b, to)]),
  ),
  rule(
    'verb',
    '(deals|deal) {n:int} unpreventable {type:type} damage to {to:np} for each {each:each}',
    ({ n, type, to, each }) => dealsUnpreventable(timesEach(n, each), type, to),
  ),
  rule(
    'verb',
    '(deals|deal) unpreventable {type:type} damage equal to {n:amount} to {to:np}',
    ({ type, n, to }) => dealsUnpreventable(n, type, to),
  ),
  rule('verb', '(heals|heal) damage equal to {n:amount} from {from:np}', ({ n, from }) => heals(n, from)),
  rule('verb', '(heals|heal) {n:number} damage from {a:np} and {b:separate}', ({ n, a, b }) =>
    heals(n, both(a, b)),
  ),
  rule(
    'verb',
    '(heals|heal) {n:int} damage from {a:np} and {b:separate} for each {each:each}',
    ({ n, a, b, each }) => heals(timesEach(n, each), both(a, b)),
  ),
  rule(
    'verb',
    '(deals|deal) {n:int} {type:type} damage for each {each:each} to {to:np}',
    ({ n, type, each, to }) => deals(timesEach(n, each), type, to),
  ),
  rule('verbs', 'then {a:verbs}', ({ a }) => a),
  rule('verb', '(deals|deal) that much {type:type} damage to {to:np}', ({ type, to }) =>
    deals(thatMuch, type, to),
  ),
  rule(
    'verb',
    '(deals|deal) {n:number} {type:type} damage to {to:np} and {m:number} {other:type} damage to {and:np}',
    ({ n, type, to, m, other, and: more }) =>
      n === m && type === other
        ? deals(n, type, both(to, more))
        : inOrder([deals(n, type, to), deals(m, other, more)]),
  ),
  rule(
    'verb',
    '(deals|deal) {n:number} {type:type} damage divided as you choose to any number of target {d:plural}',
    ({ n, type, d }, at) => subjectMark.dealsDivided(n, type).among(targetNoun(d, at, { min: 0, max: n })),
  ),
  rule(
    'verb',
    '(deals|deal) {n:number} {type:type} damage divided as you choose to up to {m:numberWord} target {d:plural}',
    ({ n, type, m, d }, at) => subjectMark.dealsDivided(n, type).among(targetNoun(d, at, { min: 0, max: m })),
  ),
  rule(
    'verb',
    '(deals|deal) {n:number} {type:type} damage to {to:np} and {too:separate}',
    ({ n, type, to, too }) => deals(n, type, both(to, too)),
  ),
  rule('verb', '(heals|heal) {n:number} damage from {from:np}', ({ n, from }) => heals(n, from)),
  rule('verb', '(heals|heal) all damage from {from:np}', ({ from }) => heals('all', from)),
  rule('verb', '(heals|heal) that much damage from {from:np}', ({ from }) => heals(thatMuch, from)),
  rule('verb', '(heals|heal) damage from {from:np} equal to {n:amount}', ({ n, from }) => heals(n, from)),
  rule('verb', '(heals|heal) {n:int} damage from {from:np} for each {each:each}', ({ n, from, each }) =>
    heals(timesEach(n, each), from),
  ),
  rule(
    'verb',
    '(heals|heal) {n:number} damage divided as you choose from any number of target {d:plural}',
    ({ n, d }, at) => subjectMark.healsDivided(n).from(targetNoun(d, at, { min: 0, max: n })),
  ),
  rule('verb', '(deals|deal) that much unpreventable {type:type} damage to {to:np}', ({ type, to }) =>
    dealsUnpreventable(thatMuch, type, to),
  ),
  rule('verb', '(deals|deal) that amount of {type:type} damage to {to:np}', ({ type, to }) =>
    deals(thatMuch, type, to),
  ),
  rule('verb', '(heals|heal) that amount of damage from {from:np}', ({ from }) => heals(thatMuch, from)),
  rule('verb', '(heals|heal) that much from {from:np}', ({ from }) => heals(thatMuch, from)),
  rule(
    'verb',
    '(heals|heal) {n:number} damage from {a:np} and {m:number} damage from {b:np}',
    ({ n, a, m, b }) => inOrder([heals(n, a), heals(m, b)]),
  ),
  rule(
    'verb',
    '(deals|deal) {list:list} {type:type} damage to {to:np} , respectively',
    ({ list, type, to }) =>
      list.length > 1 ? { ...subjectMark.dealsDivided(amountPerTarget(...list), type).among(to) } : NO_MATCH,
  ),
  rule('verb', '(heals|heal) {list:list} damage from {from:np} , respectively', ({ list, from }) =>
    list.length > 1 ? { ...subjectMark.healsDivided(amountPerTarget(...list)).from(from) } : NO_MATCH,
  ),
  rule('list', '{n:int}', ({ n }) => [n]),
  rule('list', '{n:int} [,] [and] {more:list}', ({ n, more }) => [n, ...more]),
  rule('sentence', 'target up to {n:number} {d:plural} . {by:np} {verb:verb}', ({ n, d, by, verb }, at) =>
    withThem(verb, targetNoun(d, at, { min: 0, max: n }), by),
  ),
  rule('verbs', 'also {a:verbs}', ({ a }, at, { word }) => (word(at - 1) === 'it' ? NO_MATCH : a)),
  rule('verbs', '{a:verb}', ({ a }) => a),
  rule('verbs', '{a:verb} (and|, then|, and) {more:verbs}', ({ a, more }) =>
    inOrder([a, ...stepsOfEffect(more)]),
  ),
)
