/**
 * This turn's past: damage and healing ("that dealt damage this turn"), and what players did ("you played an ally").
 */

import { self } from '../../../src/cards/builders/card-nouns.ts'
import { isNotTrue } from '../../../src/cards/builders/conditions.ts'
import { and, filterOfNoun, not } from '../../../src/cards/builders/filters.ts'
import {
  amountDealtThisTurn,
  damageWasDealtThisTurn,
  damageWasHealedThisTurn,
  didThisTurn,
  hasDealtDamageThisTurn,
  numberOfDamageDealersThisTurn,
  timesDoneThisTurn,
  wasDealtDamageThisTurn,
} from '../../../src/cards/builders/past.ts'
import { opponents, you } from '../../../src/cards/builders/player-nouns.ts'
import type { Condition, Filter } from '../../../src/engine/index.ts'
import { rule, ruleFamily } from '../chart.ts'
import type { SymbolTypes } from '../symbols.ts'
import { anyCard, controlledByPlayers, inState } from './heads.ts'

/** Adds that this card is left out. A played card stays the same card, so "another" never means this card. */
const other = (filter: Filter): Filter => and(not(filterOfNoun(self)), filter)

const moved = (what: Filter, { did, by }: SymbolTypes['entering']): Condition =>
  didThisTurn(did, what, { by })

export const pastRules = ruleFamily(
  'this turn so far',
  rule('after', 'you controlled', () => controlledByPlayers(you)),

  // The rules below read damage of this turn.
  rule('condition', '{by:np} (dealt|has dealt|have dealt) {how:damage} this turn', ({ by, how }) =>
    damageWasDealtThisTurn({ by, ...how }),
  ),
  rule(
    'condition',
    '{by:np} (dealt|has dealt|have dealt) {n:int} or more {how:damage} this turn',
    ({ by, n, how }) => damageWasDealtThisTurn({ by, ...how }, n),
  ),
  rule(
    'condition',
    '{by:np} (dealt|has dealt|have dealt) {how:damage} to {to:np} this turn',
    ({ by, how, to }) => damageWasDealtThisTurn({ by, to, ...how }),
  ),
  rule(
    'condition',
    '{by:np} (dealt|has dealt) {how:damage} with {with:np} to {to:np} this turn',
    ({ by, how, with: card, to }) => damageWasDealtThisTurn({ by, to, with: card, ...how }),
  ),
  rule('condition', '{by:definite} (dealt|has dealt) no {how:damage} this turn', ({ by, how }) =>
    isNotTrue(damageWasDealtThisTurn({ by, ...how })),
  ),
  rule('condition', '{n:numberWord} or more {d:plural} dealt {how:damage} this turn', ({ n, d, how }) => ({
    kind: 'compare',
    a: numberOfDamageDealersThisTurn({ by: d.filter, ...how }),
    op: '>=',
    b: n,
  })),
  rule('condition', '{to:np} (was|were) dealt {how:damage} this turn', ({ to, how }) =>
    damageWasDealtThisTurn({ to, ...how }),
  ),
  rule('condition', '{to:np} (was|were) dealt {n:int} or more {how:damage} this turn', ({ to, n, how }) =>
    damageWasDealtThisTurn({ to, ...how }, n),
  ),
  rule('condition', '{to:np} (was|were) dealt {how:damage} this turn by {by:np}', ({ to, how, by }) =>
    damageWasDealtThisTurn({ by, to, ...how }),
  ),
  rule('condition', "{to:definite} wasn't dealt {how:damage} this turn", ({ to, how }) =>
    isNotTrue(damageWasDealtThisTurn({ to, ...how })),
  ),
  rule('condition', 'no {how:damage} was dealt this turn', ({ how }) =>
    isNotTrue(damageWasDealtThisTurn(how)),
  ),
  rule('condition', 'no {how:damage} was dealt with {with:definite} this turn', ({ how, with: card }) =>
    isNotTrue(damageWasDealtThisTurn({ with: card, ...how })),
  ),
  rule('condition', '{how:damage} was dealt with {with:np} this turn', ({ how, with: card }) =>
    damageWasDealtThisTurn({ with: card, ...how }),
  ),
  rule('after', '(that was|that were) dealt {how:damage} this turn', ({ how }) =>
    wasDealtDamageThisTurn(anyCard, how),
  ),
  rule('after', '[that] {by:definite} dealt {how:damage} to this turn', ({ by, how }) =>
    wasDealtDamageThisTurn(anyCard, { by, ...how }),
  ),
  rule('after', 'that dealt {how:damage} to {to:definite} this turn', ({ how, to }) =>
    hasDealtDamageThisTurn(anyCard, { to, ...how }),
  ),
  rule('after', 'that dealt damage this turn', () => hasDealtDamageThisTurn(anyCard, {})),
  rule('after', 'that dealt combat damage this turn', () =>
    hasDealtDamageThisTurn(anyCard, { combat: true }),
  ),
  rule(
    'amount',
    'the amount of {how:damage} {by:definite} dealt to {to:definite} this turn',
    ({ how, by, to }) => amountDealtThisTurn({ by, to, ...how }),
  ),
  rule('amount', 'the amount of {how:damage} dealt to {to:definite} this turn', ({ how, to }) =>
    amountDealtThisTurn({ to, ...how }),
  ),

  // The rules below read healing of this turn.
  rule('condition', '{by:np} (healed|has healed) damage this turn', ({ by }) =>
    damageWasHealedThisTurn({ by }),
  ),
  rule('condition', '{from:np} was healed this turn', ({ from }) => damageWasHealedThisTurn({ from })),

  // The rules below read attacks of this turn.
  rule('after', "that (haven't|hasn't) attacked this turn", () => not(inState('attackedThisTurn'))),
  rule('after', 'that neither attacked nor entered play this turn', () =>
    and(not(inState('attackedThisTurn')), not(inState('enteredThisTurn'))),
  ),

  // The rules below read acts of players in this turn.
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
    isNotTrue(didThisTurn('played', d.filter)),
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
    timesDoneThisTurn('played', other(d.filter)),
  ),
  rule('each', "{d:description} (you've|you have|you) played this turn", ({ d }) =>
    timesDoneThisTurn('played', d.filter),
  ),
)
