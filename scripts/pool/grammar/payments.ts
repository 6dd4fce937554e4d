/** Payment powers: "[Activate], Discard a card → Draw a card. Use only on your turn." */
import { self } from '../../../src/cards/builders/card-nouns.ts'
import { isTurnOf } from '../../../src/cards/builders/conditions.ts'
import { opponents, you } from '../../../src/cards/builders/player-nouns.ts'
import type { Condition } from '../../../src/engine/index.ts'
import { rule, ruleFamily } from '../chart.ts'
import { readMentionMark } from '../marks.ts'

const yourTurn = isTurnOf(you)
const onBoth = (a: Condition, b: Condition): Condition => ({ kind: 'all', of: [a, b] })

/** Returns the condition with this card instead of a pronoun: the limit is about the power's card, not about its costs. */
const aboutThisCard = (cond: Condition): Condition =>
  cond.kind === 'matches' && readMentionMark(cond.what)?.mark.how === 'it' ? { ...cond, what: self.is } : cond

export const paymentRules = ruleFamily(
  'payments',
  rule('limit', 'use only on your turn .', () => ({ when: yourTurn })),
  rule('limit', "use only on an opponent 's turn .", () => ({ when: isTurnOf(opponents) })),
  rule('limit', '(use only once per turn|use only once each turn) .', () => ({ timesATurn: 1 })),
  rule('limit', 'use only (if|while) {cond:condition} .', ({ cond }) => ({ when: aboutThisCard(cond) })),
  rule('limit', 'use only on your turn and only once per turn .', () => ({ when: yourTurn, timesATurn: 1 })),
  rule('payment', '{costs:costs} → {then:effect}', ({ costs, then: effect }) => ({
    kind: 'payment',
    costs,
    effect,
  })),
  rule('power', '{p:payment}', ({ p }) => [p]),
  // A choice between two costs is a choice between two powers.
  rule('power', 'pay {n:int} or {cost:cost} → {then:effect}', ({ n, cost, then: effect }) => [
    { kind: 'payment', costs: [{ kind: 'resources', amount: n }], effect },
    { kind: 'payment', costs: cost, effect },
  ]),
  rule('power', '{p:payment} {limit:limit}', ({ p, limit }) => [{ ...p, ...limit }]),
  rule('power', '(on your turn|during your turn) [:|,] {p:payment}', ({ p }) => [{ ...p, when: yourTurn }]),
  rule('power', "(on an opponent 's turn) [:|,] {p:payment}", ({ p }) => [
    { ...p, when: isTurnOf(opponents) },
  ]),
  rule('power', '(on your turn|during your turn) [:|,] {p:payment} {limit:limit}', ({ p, limit }) => [
    { ...p, ...limit, when: limit.when ? onBoth(yourTurn, limit.when) : yourTurn },
  ]),
  rule('power', '(once per turn|once each turn) : {p:payment}', ({ p }) => [{ ...p, timesATurn: 1 }]),
  rule('power', '(once per turn [,] on your turn|once on each of your turns) : {p:payment}', ({ p }) => [
    { ...p, when: yourTurn, timesATurn: 1 },
  ]),
  rule('power', 'if {cond:condition} : {p:payment}', ({ cond, p }) => [{ ...p, when: cond }]),
  rule('power', 'on your turn , if {cond:condition} : {p:payment}', ({ cond, p }) => [
    { ...p, when: onBoth(yourTurn, cond) },
  ]),
)
