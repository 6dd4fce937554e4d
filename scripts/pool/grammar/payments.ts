/** Payment powers: "[Activate], Discard a card → Draw a card. Use only on your turn." */
import { and, any, not } from '../../../src/cards/builders/filters.ts'
import { inGraveyard, self, yourHero } from '../../../src/cards/builders/nouns.ts'
import { activate, bottomSelf, destroySelf, flipHero, turnOf } from '../../../src/cards/builders/powers.ts'
import { opponents, you } from '../../../src/cards/builders/who.ts'
import type { Condition, Cost, Filter, Num } from '../../../src/engine/index.ts'
import { family, NO, rule } from '../chart.ts'
import type { Description } from '../symbols.ts'
import { everything, ofPlayers } from './heads.ts'
import { another } from './nouns.ts'

/** Players pay only with their own cards. */
const own = (d: Description): Filter => (hasOwner(d.filter) ? d.filter : and(d.filter, ofPlayers(you)))
const hasOwner = (filter: Filter): boolean =>
  filter.kind === 'controlledBy' || (filter.kind === 'and' && filter.all.some(hasOwner))
const paying = (kind: 'exhaust' | 'destroy' | 'turnDown', filter: Filter, count?: Num): Cost => ({
  kind,
  what: { kind: 'all', filter },
  ...(count === undefined ? {} : { count }),
})
const removing = (d: Description, count?: Num): Cost => ({
  kind: 'remove',
  what: inGraveyard(you, d.filter).is,
  ...(count === undefined ? {} : { count }),
})
const discarding = (filter: Filter, count?: Num): Cost => ({
  kind: 'discard',
  filter,
  ...(count === undefined ? {} : { count }),
})

const yourTurn = turnOf(you)
const onBoth = (a: Condition, b: Condition): Condition => ({ kind: 'all', of: [a, b] })

export const paymentFamily = family(
  'payments',
  rule('cost', '[pay] {n:int}', ({ n }) => [{ kind: 'resources', amount: n }]),
  rule('cost', '[pay] x', () => [{ kind: 'resources', amount: { kind: 'x' } }]),
  rule('cost', 'ACTIVATE', () => [activate]),
  rule('cost', 'flip self', () => [flipHero]),
  rule('cost', 'destroy (self|this {n?:noun})', () => [destroySelf]),
  rule('cost', "put self on the bottom of (its owner 's|your) deck", () => [bottomSelf]),
  rule('cost', 'remove self from the game', () => [{ kind: 'remove', what: self.is }]),
  rule('cost', 'discard a card', () => [discarding(everything)]),
  rule('cost', 'discard {n:numberWord} cards', ({ n }) => [discarding(everything, n)]),
  rule('cost', 'discard (a|an) {d:description}', ({ d }) =>
    d.noun === 'card' && d.filter.kind === 'and' && d.filter.all.length === 0 ? NO : [discarding(d.filter)],
  ),
  rule('cost', 'exhaust your hero', () => [{ kind: 'exhaust', what: yourHero.is }]),
  rule('cost', 'exhaust (a|an) {d:description}', ({ d }) => [paying('exhaust', own(d))]),
  rule('cost', 'exhaust another {d:description}', ({ d }, at) => [paying('exhaust', own(another(d, at)))]),
  rule('cost', 'exhaust {n:numberWord} {d:plural}', ({ n, d }) => [paying('exhaust', own(d), n)]),
  rule('cost', 'exhaust {n:numberWord} of your {d:plural}', ({ n, d }) => [paying('exhaust', own(d), n)]),
  rule('cost', 'destroy (a|an) {d:description}', ({ d }) => [paying('destroy', own(d))]),
  rule('cost', 'destroy one of your {d:plural}', ({ d }) => [paying('destroy', own(d))]),
  rule('cost', 'destroy another {d:description}', ({ d }, at) => [paying('destroy', own(another(d, at)))]),
  rule('cost', 'destroy {n:numberWord} {d:plural}', ({ n, d }) => [paying('destroy', own(d), n)]),
  rule('cost', 'destroy {n:numberWord} of your {d:plural}', ({ n, d }) =>
    n === 1 ? NO : [paying('destroy', own(d), n)],
  ),
  rule('cost', 'remove (a|an) {d:description} in your graveyard from the game', ({ d }) => [removing(d)]),
  rule('cost', 'remove {n:numberWord} {d:plural} in your graveyard from the game', ({ n, d }) => [
    removing(d, n),
  ]),
  rule('cost', 'put {n:int} damage on {on:definite}', ({ n, on }) => [
    { kind: 'putDamage', on: on.is, amount: n },
  ]),
  rule('cost', 'remove {n:number} {of:counterName} (counter|counters) [from {on:definite}]', ({ n, of }) => [
    { kind: 'removeCounters', counter: of, count: n },
  ]),
  rule('cost', 'turn {n:numberWord} of your [face-up] resources face down', ({ n }) => [
    paying('turnDown', and(not({ kind: 'state', state: 'faceDown' }), any.resource, ofPlayers(you)), n),
  ]),
  rule('costs', '{a:cost}', ({ a }) => a),
  rule('costs', '{a:cost} (,|and|, and) {more:costs}', ({ a, more }) => [...a, ...more]),

  rule('limit', 'use only on your turn .', () => ({ when: yourTurn })),
  rule('limit', "use only on an opponent 's turn .", () => ({ when: turnOf(opponents) })),
  rule('limit', '(use only once per turn|use only once each turn) .', () => ({ timesATurn: 1 })),
  rule('limit', 'use only if {cond:condition} .', ({ cond }) => ({ when: cond })),
  rule('limit', 'use only on your turn and only once per turn .', () => ({ when: yourTurn, timesATurn: 1 })),
  rule('payment', '{costs:costs} → {then:effect}', ({ costs, then: effect }) => ({
    kind: 'payment',
    costs,
    effect,
  })),
  rule('power', '{p:payment}', ({ p }) => [p]),
  rule('power', '{p:payment} {limit:limit}', ({ p, limit }) => [{ ...p, ...limit }]),
  rule('power', '(on your turn|during your turn) [:|,] {p:payment}', ({ p }) => [{ ...p, when: yourTurn }]),
  rule('power', "(on an opponent 's turn) [:|,] {p:payment}", ({ p }) => [{ ...p, when: turnOf(opponents) }]),
  rule('power', '(on your turn|during your turn) [:|,] {p:payment} {limit:limit}', ({ p, limit }) => [
    { ...p, ...limit, when: limit.when ? onBoth(yourTurn, limit.when) : yourTurn },
  ]),
  rule('power', 'once per turn : {p:payment}', ({ p }) => [{ ...p, timesATurn: 1 }]),
  rule('power', 'if {cond:condition} : {p:payment}', ({ cond, p }) => [{ ...p, when: cond }]),
  rule('power', 'on your turn , if {cond:condition} : {p:payment}', ({ cond, p }) => [
    { ...p, when: onBoth(yourTurn, cond) },
  ]),
)
