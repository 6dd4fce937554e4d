/** Decisions: the questions that the game asks, and the answers that it accepts. */

import type { NonCardTarget, Side } from '../data/vocabulary/basic-words.ts'
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
  'number', // the player chooses a number (707.1b)
  'loop', // the number of times that a loop repeats (803)
  'divide', // a division of an amount among options (707.1d)
  'cost', // one of several costs (707.1e)
  'name', // one of several words
  'layOut', // the layout of a player's characters before a card is dropped onto them (R304)
  'place', // the place of one character in that layout
  'aim', // the character at which the card is dropped
] as const
export type DecisionKind = (typeof DECISION_KINDS)[number]

/** The open question. `options` is complete. An answer picks between `min` and `max` of them. */
export interface Decision {
  id: number
  kind: DecisionKind
  seat: Seat // the seat that answers
  side?: Side // set if a whole side decides; `seat` is the side's leader, who answers while the other players of the side watch
  options: Option[]
  min: number
  max: number
  ordered?: true // the order of the picks matters
  back?: true // the player may take the announcement back (707.2) by picking "back"
  source?: ObjectId // the card that asks
  about?: ObjectId // the card that the question is about
  amount?: number // the damage to be prevented, or the amount that will be divided among these targets
  amounts?: AmountLimits // each pick also contains a number: `o12=3`
  must?: RequiredPicks
  says?: ChosenNameKind // a name in the player's own words is accepted too: `text=Bolvar the Bold`
}

/** Limits for the numbers in the picks: each is between min and max, and together they are `sum`. */
export interface AmountLimits {
  min: number
  max: number
  sum?: number
  most?: Record<string, number> // the maximum for single options that allow less than max
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
  | { id: string; kind: 'cost'; cost: number; object: ObjectId } // 0: the card's own cost; others: alternate costs, which `object` offers
  | { id: string; kind: 'word'; word: string }

/** A player, or one of a player's zones (601.2b). */
export interface PlayerOrZone {
  what: NonCardTarget
  seat: Seat
}
