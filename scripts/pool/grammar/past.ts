/** This turn's past: damage and healing ("that dealt damage this turn"), and what players did ("you played an ally"). */
import { notSo } from '../../../src/cards/builders/effects.ts'
import { and, filterOf, not } from '../../../src/cards/builders/filters.ts'
import { self } from '../../../src/cards/builders/nouns.ts'
import {
  damageDealt,
  damageThisTurn,
  didThisTurn,
  hasDealtThisTurn,
  healingThisTurn,
  howManyDealt,
  timesThisTurn,
  wasDealtThisTurn,
} from '../../../src/cards/builders/past.ts'
import { opponents, you } from '../../../src/cards/builders/who.ts'
import type { Condition, Filter } from '../../../src/engine/index.ts'
import { family, rule } from '../chart.ts'
import type { Symbols } from '../symbols.ts'
import { everything, ofPlayers, state } from './heads.ts'

/** A played card stays the same card, so "another" never means this one, even as it resolves. */
const other = (filter: Filter): Filter => and(not(filterOf(self)), filter)

const moved = (what: Filter, { did, by }: Symbols['entering']): Condition => didThisTurn(did, what, { by })

export const pastFamily = family(
  'this turn so far',
  rule('after', 'you controlled', () => ofPlayers(you)),

  // damage
  rule('condition', '{by:np} (dealt|has dealt|have dealt) {how:damage} this turn', ({ by, how }) =>
    damageThisTurn({ by, ...how }),
  ),
  rule(
    'condition',
    '{by:np} (dealt|has dealt|have dealt) {n:int} or more {how:damage} this turn',
    ({ by, n, how }) => damageThisTurn({ by, ...how }, n),
  ),
  rule(
    'condition',
    '{by:np} (dealt|has dealt|have dealt) {how:damage} to {to:np} this turn',
    ({ by, how, to }) => damageThisTurn({ by, to, ...how }),
  ),
  rule(
    'condition',
    '{by:np} (dealt|has dealt) {how:damage} with {with:np} to {to:np} this turn',
    ({ by, how, with: card, to }) => damageThisTurn({ by, to, with: card, ...how }),
  ),
  rule('condition', '{by:definite} (dealt|has dealt) no {how:damage} this turn', ({ by, how }) =>
    notSo(damageThisTurn({ by, ...how })),
  ),
  rule('condition', '{n:numberWord} or more {d:plural} dealt {how:damage} this turn', ({ n, d, how }) => ({
    kind: 'compare',
    a: howManyDealt({ by: d.filter, ...how }),
    op: '>=',
    b: n,
  })),
  rule('condition', '{to:np} (was|were) dealt {how:damage} this turn', ({ to, how }) =>
    damageThisTurn({ to, ...how }),
  ),
  rule('condition', '{to:np} (was|were) dealt {n:int} or more {how:damage} this turn', ({ to, n, how }) =>
    damageThisTurn({ to, ...how }, n),
  ),
  rule('condition', '{to:np} (was|were) dealt {how:damage} this turn by {by:np}', ({ to, how, by }) =>
    damageThisTurn({ by, to, ...how }),
  ),
  rule('condition', "{to:definite} wasn't dealt {how:damage} this turn", ({ to, how }) =>
    notSo(damageThisTurn({ to, ...how })),
  ),
  rule('condition', 'no {how:damage} was dealt this turn', ({ how }) => notSo(damageThisTurn(how))),
  rule('condition', 'no {how:damage} was dealt with {with:definite} this turn', ({ how, with: card }) =>
    notSo(damageThisTurn({ with: card, ...how })),
  ),
  rule('condition', '{how:damage} was dealt with {with:np} this turn', ({ how, with: card }) =>
    damageThisTurn({ with: card, ...how }),
  ),
  rule('after', '(that was|that were) dealt {how:damage} this turn', ({ how }) =>
    wasDealtThisTurn(everything, how),
  ),
  rule('after', '[that] {by:definite} dealt {how:damage} to this turn', ({ by, how }) =>
    wasDealtThisTurn(everything, { by, ...how }),
  ),
  rule('after', 'that dealt {how:damage} to {to:definite} this turn', ({ how, to }) =>
    hasDealtThisTurn(everything, { to, ...how }),
  ),
  rule('after', 'that dealt combat damage this turn', () => hasDealtThisTurn(everything, { combat: true })),
  rule(
    'amount',
    'the amount of {how:damage} {by:definite} dealt to {to:definite} this turn',
    ({ how, by, to }) => damageDealt({ by, to, ...how }),
  ),
  rule('amount', 'the amount of {how:damage} dealt to {to:definite} this turn', ({ how, to }) =>
    damageDealt({ to, ...how }),
  ),

  // healing
  rule('condition', '{by:np} (healed|has healed) damage this turn', ({ by }) => healingThisTurn({ by })),
  rule('condition', '{from:np} was healed this turn', ({ from }) => healingThisTurn({ from })),

  // attacks
  rule('after', "that (haven't|hasn't) attacked this turn", () => not(state('attackedThisTurn'))),
  rule('after', 'that neither attacked nor entered play this turn', () =>
    and(not(state('attackedThisTurn')), not(state('enteredThisTurn'))),
  ),

  // what players did
  rule('condition', "(you|you've) [have] (played|already played) (a|an) {d:description} this turn", ({ d }) =>
    didThisTurn('played', d.filter),
  ),
  rule('condition', "(you|you've) [have] played another {d:description} this turn", ({ d }) =>
    didThisTurn('played', other(d.filter)),
  ),
  rule('condition', "(you|you've) [have] played {n:numberWord} or more {d:plural} this turn", ({ n, d }) =>
    didThisTurn('played', d.filter, { least: n }),
  ),
  rule('condition', "you (didn't|haven't) (play|played) (a|an) {d:description} this turn", ({ d }) =>
    notSo(didThisTurn('played', d.filter)),
  ),
  rule('condition', 'an opponent [has] played (a|an) {d:description} this turn', ({ d }) =>
    didThisTurn('played', d.filter, { by: opponents }),
  ),
  rule('condition', "(you|you've) [have] completed a quest this turn", () => ({
    kind: 'completedThisTurn',
    by: you.are,
  })),
  rule('condition', 'an opponent [has] completed a quest this turn', () => ({
    kind: 'completedThisTurn',
    by: opponents.are,
  })),
  rule('condition', '(a|an) {d:description} {did:entering} this turn', ({ d, did }) => moved(d.filter, did)),
  rule('condition', 'another {d:description} {did:entering} this turn', ({ d, did }) =>
    moved(other(d.filter), did),
  ),
  rule('condition', '(a|an) {a:description} {did:entering} and {b:condition}', ({ a, did, b }) => ({
    kind: 'all',
    of: [moved(a.filter, did), b],
  })),
  rule('entering', 'entered play', () => ({ did: 'entered', by: null })),
  rule('entering', '(entered play under your control|entered your party)', () => ({
    did: 'entered',
    by: you,
  })),
  rule('entering', "entered play under an opponent 's control", () => ({ did: 'entered', by: opponents })),
  rule('entering', 'left play', () => ({ did: 'left', by: null })),
  rule('entering', 'left your party', () => ({ did: 'left', by: you })),
  rule('condition', 'you [have] discarded a card this turn', () => didThisTurn('discarded')),
  rule('each', "other {d:description} (you've|you have|you) played this turn", ({ d }) =>
    timesThisTurn('played', other(d.filter)),
  ),
  rule('each', "{d:description} (you've|you have|you) played this turn", ({ d }) =>
    timesThisTurn('played', d.filter),
  ),
)
