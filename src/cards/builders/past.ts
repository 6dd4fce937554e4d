/** This turn's past: damage, healing, and what players and cards did: `didThisTurn('played', any.ability)`. */
import type {
  Condition,
  DamageThisTurnFilter,
  DamageType,
  Filter,
  NumberExpression,
  TurnAct,
} from '../../engine/index.ts'
import type { CardNoun } from './card-nouns.ts'
import { and, any, filterOfNoun } from './filters.ts'
import { type PlayerNoun, you } from './player-nouns.ts'

type What = Filter | CardNoun

/** A description of damage that was dealt this turn. Controllers are those at that time. It has any of `types`. */
interface Damage {
  by?: What
  to?: What
  with?: What
  types?: DamageType[]
  combat?: boolean
  fatal?: true
}

const past = ({ by, to, with: card, ...how }: Damage): DamageThisTurnFilter => ({
  ...(by ? { by: filterOfNoun(by) } : {}),
  ...(to ? { to: filterOfNoun(to) } : {}),
  ...how,
  ...(card ? { with: filterOfNoun(card) } : {}),
})
const enough = (least: NumberExpression | undefined): { least?: NumberExpression } =>
  least === undefined ? {} : { least }

/**
 * The condition that damage of this description was dealt this turn, or at least this amount of it:
 * `damageWasDealtThisTurn({ by: yourHero, types: ['fire'] }, 5)`.
 */
export const damageWasDealtThisTurn = (of: Damage, least?: NumberExpression): Condition => ({
  kind: 'dealtDamageThisTurn',
  ...past(of),
  ...enough(least),
})
/**
 * A matching card that was dealt damage of this description this turn: `wasDealtDamageThisTurn(any.ally, { types:
 * ['frost'] })`.
 */
export const wasDealtDamageThisTurn = (
  filter: Filter,
  of: Omit<Damage, 'to'> = {},
  least?: NumberExpression,
): Filter => and(filter, { kind: 'wasDealtThisTurn', of: past(of), ...enough(least) })
/** A matching card that dealt damage of this description this turn. */
export const hasDealtDamageThisTurn = (
  filter: Filter,
  of: Omit<Damage, 'by'> = {},
  least?: NumberExpression,
): Filter => and(filter, { kind: 'hasDealtThisTurn', of: past(of), ...enough(least) })
/** The amount of damage of this description that was dealt this turn. */
export const amountDealtThisTurn = (of: Damage): NumberExpression => ({ kind: 'dealtThisTurn', of: past(of) })
/** The number of cards that dealt damage of this description this turn. */
export const numberOfDamageDealersThisTurn = (of: Damage): NumberExpression => ({
  kind: 'dealtThisTurn',
  of: past(of),
  what: 'dealers',
})
/** The number of characters that were dealt damage of this description this turn. */
export const numberOfDamagedCharactersThisTurn = (of: Damage): NumberExpression => ({
  kind: 'dealtThisTurn',
  of: past(of),
  what: 'dealtTo',
})

interface Healing {
  by?: What
  from?: What
}

const healing = ({ by, from }: Healing): { by?: Filter; from?: Filter } => ({
  ...(by ? { by: filterOfNoun(by) } : {}),
  ...(from ? { from: filterOfNoun(from) } : {}),
})
/**
 * The condition that damage was healed this turn, or at least this amount: `damageWasHealedThisTurn({ by: yourHero })`.
 */
export const damageWasHealedThisTurn = (of: Healing, least?: NumberExpression): Condition => ({
  kind: 'healedThisTurn',
  ...healing(of),
  ...enough(least),
})
export const amountHealedThisTurn = (of: Healing): NumberExpression => ({
  kind: 'healedThisTurn',
  ...healing(of),
})

/**
 * The condition that a player did something this turn, or that a card under the player's control did:
 * `didThisTurn('played', any.ability)`. `by` is the player, by default you; `null` is any player.
 */
export const didThisTurn = (
  did: TurnAct,
  what: Filter = any.card,
  how: { by?: PlayerNoun | null; least?: NumberExpression; most?: NumberExpression } = {},
): Condition => ({
  kind: 'didThisTurn',
  did,
  what,
  ...player(how.by),
  ...enough(how.least),
  ...(how.most === undefined ? {} : { most: how.most }),
})
/** The number of times that a player did something this turn. The player is you by default; `null` is any player. */
export const timesDoneThisTurn = (
  did: TurnAct,
  what: Filter = any.card,
  by: PlayerNoun | null = you,
): NumberExpression => ({
  kind: 'timesThisTurn',
  did,
  what,
  ...player(by),
})

const player = (by: PlayerNoun | null = you): { by?: PlayerNoun['are'] } => (by ? { by: by.are } : {})
