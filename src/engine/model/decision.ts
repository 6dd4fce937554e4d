/** What the game asks, and what may be answered. */
import type { ObjectId, Seat } from './ids.ts'
import type { Naming } from './vocabulary/effects.ts'
import type { Side, Thing } from './vocabulary/words.ts'

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
  'trigger',
  'number', // how many (707.1b)
  'loop', // how often it goes on (803)
  'divide', // so much for each (707.1d)
  'cost', // which of several costs (707.1e)
  'name', // which word
  'layOut', // how one's characters lie as something is dropped (R304)
  'place', // where one of them lies
  'aim', // at whom it is dropped
] as const
export type DecisionKind = (typeof DECISION_KINDS)[number]

/** What the game asks. `options` is complete; an answer picks between `min` and `max` of them. */
export interface Decision {
  id: number
  kind: DecisionKind
  seat: Seat // who answers
  side?: Side // a decision of the side, which `seat` (its leader) settles while the others watch
  options: Option[]
  min: number
  max: number
  ordered?: true // the order of the picks counts
  back?: true // the announcement may be taken back (707.2): pick "back"
  source?: ObjectId // the card that asks
  about?: ObjectId // the card it is about
  amount?: number // of damage to be prevented; of what will be divided among these targets
  amounts?: Amounts // each pick says a number too: `o12=3`
  must?: Must
  says?: Naming // or a name in one's own words: `text=Bolvar the Bold`
}

/** What the numbers of the picks may be: each from min to max, and together `sum`. */
export interface Amounts {
  min: number
  max: number
  sum?: number
  most?: Record<string, number> // of single options, less than max
}

/** At least so many of the picks are among these (706.4); `orNone`: unless nothing is picked. */
export interface Must {
  among: string[]
  least: number
  orNone?: true
}

export type Option =
  | { id: string; kind: 'pass' | 'yes' | 'no' | 'keep' | 'mulligan' | 'none' }
  | { id: string; kind: 'play' | 'attack' | 'object' | 'sabotage'; object: ObjectId }
  | { id: string; kind: 'place'; object: ObjectId; faceUp: boolean }
  | ({ id: string; kind: 'thing' } & ThingOf)
  | { id: string; kind: 'power' | 'quest'; object: ObjectId; power: number }
  | { id: string; kind: 'player'; seat: Seat }
  | { id: string; kind: 'mode'; mode: number }
  | { id: string; kind: 'trigger'; index: number; object: ObjectId }
  | { id: string; kind: 'number' }
  | { id: string; kind: 'cost'; cost: number; object: ObjectId } // 0: its own; otherwise an alternate one, offered by that card
  | { id: string; kind: 'word'; word: string }

/** A player, or a zone of his (601.2b). */
export interface ThingOf {
  what: Thing
  seat: Seat
}
