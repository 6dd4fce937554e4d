/** Costs: "Destroy an ally you control", "Discard a card". */

import { cardsInGraveyard, each, self, yourHero } from '../../../src/cards/builders/card-nouns.ts'
import {
  destroySelf,
  exhaustSelf,
  flipHero,
  putSelfOnBottomOfDeck,
  puttingDamageOnSome,
  removingOneCounter,
} from '../../../src/cards/builders/costs.ts'
import { and, any, not } from '../../../src/cards/builders/filters.ts'
import { you } from '../../../src/cards/builders/player-nouns.ts'
import type { Cost, Filter, NumberExpression } from '../../../src/engine/index.ts'
import { NO_MATCH, rule, ruleFamily } from '../chart.ts'
import { markMention } from '../marks.ts'
import type { NounDescription } from '../symbols.ts'
import { anyCard, controlledByPlayers, inState } from './heads.ts'
import { another } from './nouns.ts'

/** Returns the filter of a description, limited to your cards, because players pay only with their own cards. */
const own = (d: NounDescription): Filter =>
  hasOwner(d.filter) ? d.filter : and(d.filter, controlledByPlayers(you))
const hasOwner = (filter: Filter): boolean =>
  filter.kind === 'controlledBy' || (filter.kind === 'and' && filter.all.some(hasOwner))
type Paying = 'exhaust' | 'destroy' | 'return' | 'turnDown'
/** Returns a cost that is paid with one card, to which the effect can refer. */
const payingOne = (kind: Paying, { noun }: NounDescription, filter: Filter, at: number): Cost => ({
  kind,
  what: markMention({ how: 'each', at, noun, many: false }, { kind: 'all', filter }).is,
})
const paying = (kind: Paying, filter: Filter, count?: NumberExpression): Cost => ({
  kind,
  what: { kind: 'all', filter },
  ...(count === undefined ? {} : { count }),
})
const removing = (d: NounDescription, count?: NumberExpression): Cost => ({
  kind: 'remove',
  what: cardsInGraveyard(you, d.filter).is,
  ...(count === undefined ? {} : { count }),
})
const discarding = (filter: Filter, count?: NumberExpression): Cost => ({
  kind: 'discard',
  filter,
  ...(count === undefined ? {} : { count }),
})
const X: NumberExpression = { kind: 'x' }
const faceUp = not(inState('faceDown'))
const withSelf = (kind: 'remove' | 'return'): Cost => ({ kind, what: self.is })

export const costRules = ruleFamily(
  'costs',
  rule('cost', '[pay] {n:int}', ({ n }) => [{ kind: 'resources', amount: n }]),
  rule('cost', '[pay] x', () => [{ kind: 'resources', amount: { kind: 'x' } }]),
  rule('cost', 'ACTIVATE', () => [exhaustSelf]),
  rule('cost', 'flip self', () => [flipHero]),
  rule('cost', 'destroy (self|this {n?:noun})', () => [destroySelf]),
  rule('cost', "put self on the bottom of (its owner 's|your) deck", () => [putSelfOnBottomOfDeck]),
  rule('cost', 'remove (self|this {n?:noun}) from the game', () => [withSelf('remove')]),
  rule('cost', "put (self|this {n?:noun}) [from play] into (its|his|her) owner 's hand", () => [
    withSelf('return'),
  ]),
  rule('cost', 'discard a card', () => [discarding(anyCard)]),
  rule('cost', 'discard {n:numberWord} cards', ({ n }) => [discarding(anyCard, n)]),
  rule('cost', 'discard (a|an) {d:description}', ({ d }) =>
    d.noun === 'card' && d.filter.kind === 'and' && d.filter.all.length === 0
      ? NO_MATCH
      : [discarding(d.filter)],
  ),
  rule('cost', 'exhaust your hero', () => [{ kind: 'exhaust', what: yourHero.is }]),
  rule('cost', 'exhaust (a|an) {d:description}', ({ d }, at) => [payingOne('exhaust', d, own(d), at)]),
  rule('cost', 'exhaust another {d:description}', ({ d }, at) => [
    payingOne('exhaust', d, own(another(d, at)), at),
  ]),
  rule('cost', 'exhaust {n:numberWord} {d:plural}', ({ n, d }) => [paying('exhaust', own(d), n)]),
  rule('cost', 'exhaust {n:numberWord} of your {d:plural}', ({ n, d }) => [paying('exhaust', own(d), n)]),
  rule('cost', 'destroy (a|an) {d:description}', ({ d }, at) => [payingOne('destroy', d, own(d), at)]),
  rule('cost', 'destroy one of your {d:plural}', ({ d }, at) => [payingOne('destroy', d, own(d), at)]),
  rule('cost', "put (a|an) {d:description} into its owner 's hand", ({ d }, at) => [
    payingOne('return', d, own(d), at),
  ]),
  rule('cost', 'remove all {of:counterName} counters [from {on:definite}]', ({ of }) => [
    { kind: 'removeCounters', counter: of, count: 'all' },
  ]),
  rule('cost', 'destroy another {d:description}', ({ d }, at) => [
    payingOne('destroy', d, own(another(d, at)), at),
  ]),
  rule('cost', 'destroy {n:numberWord} {d:plural}', ({ n, d }) => [paying('destroy', own(d), n)]),
  rule('cost', 'destroy {n:numberWord} of your {d:plural}', ({ n, d }) =>
    n === 1 ? NO_MATCH : [paying('destroy', own(d), n)],
  ),
  rule('cost', 'remove (a|an) {d:description} in your graveyard from the game', ({ d }) => [removing(d)]),
  rule('cost', 'remove {n:numberWord} {d:plural} in your graveyard from the game', ({ n, d }) => [
    removing(d, n),
  ]),
  rule('cost', 'put {n:int} damage on {on:definite}', ({ n, on }) => [
    { kind: 'putDamage', on: on.is, amount: n },
  ]),
  rule('cost', 'put {n:number} damage on (a|an) {d:description}', ({ n, d }) => [
    puttingDamageOnSome(n, each(own(d))),
  ]),
  rule('cost', 'put {n:number} damage on another {d:description}', ({ n, d }, at) => [
    puttingDamageOnSome(n, each(own(another(d, at)))),
  ]),
  rule('cost', 'put {n:number} damage on each of {m:numberWord} different {d:plural}', ({ n, m, d }) => [
    puttingDamageOnSome(n, each(own(d)), m),
  ]),
  rule('cost', 'remove (a|an) {of:counterName} counter from (a|an) {d:description}', ({ of, d }) => [
    removingOneCounter(of, each(own(d))),
  ]),
  rule('cost', 'remove {n:number} {of:counterName} (counter|counters) [from {on:definite}]', ({ n, of }) => [
    { kind: 'removeCounters', counter: of, count: n },
  ]),
  rule('cost', 'turn {n:numberWord} of your [face-up] resources face down', ({ n }) => [
    paying('turnDown', and(faceUp, any.resource, controlledByPlayers(you)), n),
  ]),
  rule('costs', '{a:cost}', ({ a }) => a),
  rule('costs', '{a:cost} (,|and|, and) {more:costs}', ({ a, more }) => [...a, ...more]),

  rule('cost', 'exhaust', () => [exhaustSelf]), // One source writes the word in place of the icon.
  rule('cost', '{n:int} ACTIVATE', ({ n }) => [{ kind: 'resources', amount: n }, exhaustSelf]),
  rule('cost', 'turn (a|an) {d:description} face down', ({ d }) => [paying('turnDown', and(faceUp, own(d)))]),
  rule('cost', 'destroy x {d:plural}', ({ d }) => [paying('destroy', own(d), X)]),
  rule('cost', 'exhaust x (of your {d:plural}|{d:plural})', ({ d }) => [paying('exhaust', own(d), X)]),
  rule('cost', 'put x damage on {on:definite}', ({ on }) => [{ kind: 'putDamage', on: on.is, amount: X }]),
  rule(
    'cost',
    "put {n:numberWord} {d:plural} from your party into (its|their) (owner 's|owners ') ['] (hand|hands)",
    ({ n, d }) => [paying('return', own(d), n)],
  ),
)
