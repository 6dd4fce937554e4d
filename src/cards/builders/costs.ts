/** Costs of powers and cards (403): `pay(2, exhaustSelf).to(…)`. */

import type { Cost, CostPerPlayer, Filter, NumberExpression, Selector } from '../../engine/index.ts'
import type { CardNoun } from './card-nouns.ts'
import type { PlayerNoun } from './player-nouns.ts'

export const resourceCost = (amount: NumberExpression): Cost => ({ kind: 'resources', amount })
export const exhaustSelf: Cost = { kind: 'activate' }
/** A cost that a player pays by an action at the table, outside of the game. The game trusts the player. */
export const actionAtTheTable = (what: string): Cost => ({ kind: 'atTable', what })
export const flipHero: Cost = { kind: 'flip' }
export const destroySelf: Cost = { kind: 'destroySelf' }
export const putSelfOnBottomOfDeck: Cost = { kind: 'bottomSelf' }
export const discardSelf: Cost = { kind: 'discardSelf' }
export const rollDie: Cost = { kind: 'roll', dice: 1, as: 'roll' }
export const puttingDamage = (amount: NumberExpression, on: CardNoun): Cost => ({
  kind: 'putDamage',
  on: on.is,
  amount,
})
/** A cost: the player puts any amount of damage up to a maximum on the given cards. The amount is X. */
export const puttingDamageUpTo = (most: number, on: CardNoun): Cost => ({
  kind: 'putDamage',
  on: on.is,
  amount: { kind: 'x' },
  most,
})
export const discarding = (filter: Filter): CostPerPlayer => ({ kind: 'discard', filter })

type PaidWith = Exclude<Extract<CostPerPlayer, { what: Selector }>, { kind: 'damage' | 'takeCounter' }>
const paidWith = (kind: PaidWith['kind'], what: CardNoun, count?: NumberExpression): PaidWith => ({
  kind,
  what: what.is,
  ...(count === undefined ? {} : { count }),
})
export const exhausting = (what: CardNoun, count?: NumberExpression): CostPerPlayer =>
  paidWith('exhaust', what, count)
/** A cost: exhausts one of the given cards. In the effect, `cardPaidWith` is that card. */
export const exhaustingAndRemembering = (what: CardNoun): Cost => ({
  kind: 'exhaust',
  what: what.is,
  as: 'paidWith',
})
/** A cost: destroys one of the given cards. In the effect, `cardPaidWith` is that card. */
export const destroyingAndRemembering = (what: CardNoun): Cost => ({
  kind: 'destroy',
  what: what.is,
  as: 'paidWith',
})
/** A cost: destroys N of the given cards, whoever controls them (403.5). */
export const destroying = (what: CardNoun, count?: NumberExpression): CostPerPlayer =>
  paidWith('destroy', what, count)
export const removingFromGame = (what: CardNoun, count?: NumberExpression): Cost =>
  paidWith('remove', what, count)
/** A cost: turns resources face down. */
export const turningFaceDown = (what: CardNoun, count?: NumberExpression): Cost =>
  paidWith('turnDown', what, count)
export const returningToHand = (what: CardNoun, count?: NumberExpression): Cost =>
  paidWith('return', what, count)
/** A cost: puts damage on each of `count` of the given cards, by default on one. */
export const puttingDamageOnSome = (
  amount: NumberExpression,
  what: CardNoun,
  count?: NumberExpression,
): CostPerPlayer => ({
  kind: 'damage',
  what: what.is,
  amount,
  ...(count === undefined ? {} : { count }),
})
/** A cost: removes a counter with this name from one of the given cards. */
export const removingOneCounter = (counter: string, what: CardNoun): CostPerPlayer => ({
  kind: 'takeCounter',
  what: what.is,
  counter,
})
/**
 * A cost: removes from this card all counters with this name, or `count` of them. `rememberedNumber(as)` is the
 * number of removed counters.
 */
export const removingCounters = (
  counter: string,
  count: NumberExpression | 'all' = 'all',
  as?: string,
): Cost => ({
  kind: 'removeCounters',
  counter,
  count,
  ...(as === undefined ? {} : { as }),
})
/** A cost that each of the given players pays, if all of them agree (403.1). */
export const eachPays = (who: PlayerNoun, cost: CostPerPlayer): Cost => ({
  kind: 'eachPays',
  players: who.are,
  cost,
})
export const xResourceCost: Cost = { kind: 'resources', amount: { kind: 'x' } }

/** Converts each plain number in a list of costs to a cost of that many resources. */
export const toCosts = (costs: readonly (number | Cost)[]): Cost[] =>
  costs.map((cost) => (typeof cost === 'number' ? { kind: 'resources', amount: cost } : cost))
