/** Keywords and numbers that a card has, and things that it can't do: "+2 ATK and Stealth", "can't attack". */

import { type ModifierWithoutCards, yourHero } from '../../../src/cards/builders/card-nouns.ts'
import { any, filterOfNoun, sabotageTarget, tagged } from '../../../src/cards/builders/filters.ts'
import {
  alsoTagged,
  grantedPower,
  losesAndCantHaveKeywords,
  losesAndCantHavePowers,
  losesKeywords,
  losesPowers,
  paysAsResource,
  statsBecome,
} from '../../../src/cards/builders/modifiers.ts'
import { opponents } from '../../../src/cards/builders/player-nouns.ts'
import type { ForbiddableAct, NumberExpression } from '../../../src/engine/index.ts'
import { NO_MATCH, rule, ruleFamily } from '../chart.ts'
import { timesEach } from './amounts.ts'

const cant = (...what: ForbiddableAct[]): ModifierWithoutCards[] =>
  what.map((one) => ({ kind: 'cant', what: one }))

/** Whether the parts are one trait, as in "+1 ATK and +1 health". */
const isOneTrait = ([a]: readonly ModifierWithoutCards[], [b]: readonly ModifierWithoutCards[]): boolean =>
  a?.kind === 'stats' && b?.kind === 'stats' && a.health === undefined && b.atk === undefined

/** Multiplies each number of the traits: "+1 ATK for each …". */
export function countedForEach(
  traits: readonly ModifierWithoutCards[],
  each: NumberExpression,
): ModifierWithoutCards[] | typeof NO_MATCH {
  const scaled = traits.map((trait) => {
    if (trait.kind === 'keyword' && trait.n !== undefined) return { ...trait, n: timesEach(trait.n, each) }
    if (trait.kind !== 'stats') return NO_MATCH
    const { atk, health, def } = trait
    return {
      ...trait,
      ...(atk === undefined ? {} : { atk: timesEach(atk, each) }),
      ...(health === undefined ? {} : { health: timesEach(health, each) }),
      ...(def === undefined ? {} : { def: timesEach(def, each) }),
    }
  })
  const known = scaled.filter((one) => one !== NO_MATCH)
  return known.length === traits.length ? known : NO_MATCH
}

export const traitRules = ruleFamily(
  'traits',
  rule('withKeyword', '{of:keyword}', ({ of }) => ({ kind: 'keyword', keyword: of })),
  rule('withKeyword', '{of:numbered} {n:int}', ({ of, n }) => ({ kind: 'keyword', keyword: of, n })),
  rule('withKeyword', '{of:numbered} x', ({ of }) => ({ kind: 'keyword', keyword: of, n: { kind: 'x' } })),
  rule('withKeyword', 'inspire : {d:description}', ({ d }) => ({
    kind: 'keyword',
    keyword: 'inspire',
    of: [d.filter],
  })),
  rule('withKeyword', 'inspire : protector', () => ({
    kind: 'keyword',
    keyword: 'inspire',
    of: [{ kind: 'keyword', keyword: 'protector' }],
  })),
  rule('withKeyword', 'diplomacy : {of:tag}', ({ of }) => ({
    kind: 'keyword',
    keyword: 'diplomacy',
    of: [tagged(of)],
  })),
  rule('withKeyword', 'diplomacy : {d:plural}', ({ d }) => ({
    kind: 'keyword',
    keyword: 'diplomacy',
    of: [d.filter],
  })),
  rule('withKeyword', 'sabotage [:] {d:description}', ({ d }) => ({
    kind: 'keyword',
    keyword: 'sabotage',
    of: [d.filter],
  })),
  rule('withKeyword', 'sabotage [:] {what:thing}', ({ what }) => ({
    kind: 'keyword',
    keyword: 'sabotage',
    of: [sabotageTarget(what)],
  })),
  rule('withKeyword', 'finishing move', () => ({ kind: 'keyword', keyword: 'finishingMove' })),
  rule('keywords', '{a:withKeyword}', ({ a }) => [a]),
  rule('keywords', '{a:withKeyword} [,] [and] {more:keywords}', ({ a, more }) => [a, ...more]),

  rule('trait', '{n:signed} atk', ({ n }) => [{ kind: 'stats', atk: n }]),
  rule('trait', '{n:signed} health', ({ n }) => [{ kind: 'stats', health: n }]),
  rule('trait', '{n:signed} def', ({ n }) => [{ kind: 'stats', def: n }]),
  rule('trait', '{a:signed} [atk] (/|and) {b:signed} [health]', ({ a, b }) => [
    { kind: 'stats', atk: a, health: b },
  ]),
  rule('trait', '{of:withKeyword}', ({ of }) => [of]),
  rule('trait', '" {of:keywords} . "', ({ of }) => of),
  rule('trait', '" {of:power} [.] "', ({ of }) => of.map((one) => grantedPower(one))),
  rule('traits', '{a:trait}', ({ a }) => a),
  rule('traits', '{a:trait} (,|and|, and) {more:traits}', ({ a, more }) =>
    isOneTrait(a, more) ? NO_MATCH : [...a, ...more],
  ),
  rule('hold', '(has|have|gets|get|gains|gain) {of:traits}', ({ of }) => of),
  rule('hold', '(has|have|gets|get|gains|gain) {of:traits} for each {each:each}', ({ of, each }) =>
    countedForEach(of, each),
  ),

  rule('hold', '(has|have|gets|get|gains|gain) also {of:traits}', ({ of }) => of),
  rule('hold', 'also (has|have|gets|get|gains|gain) {of:traits}', ({ of }) => of),
  rule('hold', '(is|are) also {of:keywords}', ({ of }) => of),
  rule('hold', '(is|are) also protectors', () => [{ kind: 'keyword', keyword: 'protector' }]),
  rule('hold', '(is|are) stealthed', () => [{ kind: 'keyword', keyword: 'stealth' }]),
  rule('hold', "can't attack", () => cant('attack')),
  rule('hold', "can't attack {whom:np}", ({ whom }) => [
    { kind: 'cant', what: 'attack', whom: filterOfNoun(whom) },
  ]),
  rule('hold', "can't attack or protect", () => cant('attack', 'protect')),
  rule('hold', "can't attack or exhaust", () => cant('attack', 'exhaust')),
  rule('hold', "can't attack , exhaust , or protect", () => cant('attack', 'exhaust', 'protect')),
  rule('hold', "can't exhaust", () => cant('exhaust')),
  rule('hold', "can't ready", () => cant('beReadied')),
  rule('hold', "can't deal damage", () => cant('dealDamage')),
  rule('hold', "can't be exhausted", () => cant('exhaust')),
  rule('hold', "can't protect", () => cant('protect')),
  rule('hold', "can't be attacked", () => cant('beAttacked')),
  rule('hold', "can't be removed from the game", () => cant('beRemoved')),
  rule('hold', "can't be healed", () => cant('beHealed')),
  rule('hold', "can't be destroyed", () => cant('beDestroyed')),
  rule('hold', "can't be interrupted", () => cant('beInterrupted')),
  rule('hold', "can't be targeted", () => cant('beTargeted')),
  rule('hold', "can't be targeted by opponents", () => [
    { kind: 'cant', what: 'beTargeted', by: opponents.are },
  ]),
  rule('hold', "can't strike with weapons", () => [{ kind: 'cant', what: 'strike', whom: any.weapon }]),
  rule('hold', "can't ready during (its|his|her|their) controller 's ready step", () => cant('ready')),
  rule('hold', "can't ready during your ready step", () => cant('ready')),
  rule('hold', '(can attack only|can only attack) {whom:plural}', ({ whom }) => [
    { kind: 'canAttackOnly', whom: whom.filter },
  ]),
  rule('hold', '(can attack only|can only attack) {whom:np} if able', ({ whom }) => [
    { kind: 'canAttackOnly', whom: filterOfNoun(whom), ifAble: true },
  ]),
  rule('hold', '(must|has to) attack (if able|each turn if able)', () => [{ kind: 'mustAttack' }]),
  rule('hold', 'can protect your hero', () => [{ kind: 'canProtect', whom: filterOfNoun(yourHero) }]),
  rule('hold', 'can protect {whom:plural}', ({ whom }) => [{ kind: 'canProtect', whom: whom.filter }]),
  rule('hold', "(loses|lose) and can't have powers", () => [losesAndCantHavePowers]),
  rule('hold', '(loses|lose) (its|all|their) powers', () => [losesPowers]),
  rule('hold', '(is|are) also (a|an) {of:tag}', ({ of }) => [alsoTagged(of)]),
  rule('hold', '(is|are) also {of:tag} [allies]', ({ of }) => [alsoTagged(of)]),
  rule('hold', '(is|are) {of:keywords}', ({ of }) => of),
  rule('hold', '(is|are) (a|an) {of:keyword}', ({ of }) => [{ kind: 'keyword', keyword: of }]),
  rule('hold', '(is|are) protectors', () => [{ kind: 'keyword', keyword: 'protector' }]),
  rule('hold', "(loses|lose) [,] and can't have {of:keywords}", ({ of }) => {
    const keywords = of.flatMap((one) => (one.kind === 'keyword' ? [one.keyword] : []))
    return [losesAndCantHaveKeywords(...keywords)]
  }),
  rule('hold', '(loses|lose) {of:keywords}', ({ of }) => {
    const keywords = of.flatMap((one) => (one.kind === 'keyword' ? [one.keyword] : []))
    return [losesKeywords(...keywords)]
  }),
  rule('hold', 'is in {of:keyword}', ({ of }) => [{ kind: 'keyword', keyword: of }]),
  rule('hold', '(becomes|become) {a:int} / {b:int}', ({ a, b }) => [statsBecome(a, b)]),
  rule('hold', 'can be exhausted to pay costs as though (they were resources|it were a resource)', () => [
    paysAsResource,
  ]),
  rule('holds', '{a:hold}', ({ a }) => a),
  rule('holds', '{a:hold} (and|, and|,) {more:holds}', ({ a, more }) => [...a, ...more]),
)
