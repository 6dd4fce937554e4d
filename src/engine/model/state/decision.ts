/** Decisions: the questions that the game asks, and the answers that it accepts. */

import type { NonCardSabotageTarget, Side } from '../data/vocabulary/basic-words.ts'
import type { ChosenNameKind } from '../data/vocabulary/effects.ts'
import type { ObjectId, Seat } from './ids.ts'

export const DECISION_KINDS = [
  'mulligan',
  'priority',
  'target',
  'mode',
  'defender',
  'choose',
  'may',
  'order',
  'strike',
  'protect',
  'ready',
  'prevent',
  'replace',
  'unique',
  'handSize',
  'discard',
  'number', // The player chooses a number (707.1b).
  'loop', // The player chooses the number of times that a loop repeats (803).
  'divide', // The player divides an amount among the options (707.1d).
  'cost', // The player chooses one of several costs (707.1e).
  'name', // The player chooses one of several words.
  'layOut', // The player chooses the layout of their characters before a card is dropped onto them (R304).
  'place', // The player chooses the cell of one character in the layout.
  'aim', // The player chooses the character at which a card is dropped.
] as const
export type DecisionKind = (typeof DECISION_KINDS)[number]

/** The open question. `options` is complete. An answer picks between `min` and `max` of them. */
export interface Decision {
  id: number
  kind: DecisionKind
  seat: Seat // The seat that answers the question.
  side?: Side // The side that decides as a whole. Its leader `seat` answers, and the other players of the side watch.
  options: Option[]
  min: number
  max: number
  ordered?: true // The order of the picks matters.
  back?: true // The player may take the announcement back (707.2) by picking "back".
  source?: ObjectId // The card whose text asks the question.
  about?: ObjectId // The card that the question is about.
  amount?: number // The damage to be prevented, or the amount that will be divided among these targets.
  amounts?: AmountLimits // The limits of the number that each pick also contains: `o12=3`.
  must?: RequiredPicks
  says?: ChosenNameKind // The kind of name that is also accepted in the player's own words: `text=Bolvar the Bold`.
}

/** Limits for the numbers in the picks: each is between min and max, and together they are `sum`. */
export interface AmountLimits {
  min: number
  max: number
  sum?: number
  most?: Record<string, number> // The maximum of each option that allows less than `max`.
}

/**
 * At least `least` of the picks must be among these options (706.4). With `orNone`, picking nothing is also allowed.
 */
export interface RequiredPicks {
  among: string[]
  least: number
  orNone?: true
}

export type Option =
  | { id: string; kind: 'pass' | 'yes' | 'no' | 'keep' | 'mulligan' | 'none' }
  | { id: string; kind: 'play' | 'attack' | 'object' | 'sabotage'; object: ObjectId }
  | { id: string; kind: 'place'; object: ObjectId; faceUp: boolean }
  | ({ id: string; kind: 'thing' } & PlayerOrZone)
  | { id: string; kind: 'power' | 'quest'; object: ObjectId; power: number }
  | { id: string; kind: 'player'; seat: Seat }
  | { id: string; kind: 'mode'; mode: number }
  | { id: string; kind: 'trigger'; index: number; object: ObjectId }
  | { id: string; kind: 'number' }
  // `cost` is 0 for the card's own cost, and above 0 for an alternate cost, which the card `object` offers.
  | { id: string; kind: 'cost'; cost: number; object: ObjectId }
  | { id: string; kind: 'word'; word: string }

/** A player, or one of a player's zones (601.2b). */
export interface PlayerOrZone {
  what: NonCardSabotageTarget
  seat: Seat
}
