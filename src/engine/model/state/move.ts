/** A card's move from one zone to another, before it happens (415.9). */

import type { CardType, DamageType, Zone } from '../data/vocabulary/basic-words.ts'
import type { AllFields } from './all-fields.ts'
import type { MovedEvent } from './events.ts'
import type { InPlayState, TextContext } from './game.ts'
import type { ObjectId, Seat } from './ids.ts'

/** A move of one card, which is an atom. */
export interface Move {
  atom: 'move'
  object: ObjectId
  to: Zone
  why: MovedEvent['why']
  bottom?: true | undefined // The card goes to the bottom of the deck.
  hidden?: true | undefined // The card is a resource that is placed face down.
  faceDown?: true | undefined // The card is removed from the game face down (415.7a).
  owner?: Seat | undefined // The card's new owner, if the owner changes (415.2).
  remover?: ObjectId | undefined // The card whose text removes it from the game.
  doer?: Seat | undefined // The controller of the text that discards the card.
  fatal?: true | undefined // The card is destroyed by fatal damage (410.6a).
  enter?: Enter | undefined
  by?: ObjectId[] | undefined
  with?: ObjectId[] | undefined
  types?: DamageType[] | undefined // The types of the damage that destroyed the card.
}

/** The way in which a card enters play. */
interface Enter {
  under: Seat
  row: InPlayState['row']
  faceDown?: boolean | undefined
  exhausted?: boolean | undefined
  host?: ObjectId | undefined
  id?: ObjectId | undefined
  as?: CardType | undefined // The type as which the card enters play (300.1d).
  named?: TextContext['bound'] | undefined
  words?: InPlayState['words']
}

/**
 * Returns a move with every field, always in the same order (docs/speed.md). The caller sets the optional fields
 * afterwards.
 */
export function newMove(object: ObjectId, to: Zone, why: MovedEvent['why']): AllFields<Move> {
  return {
    atom: 'move',
    object,
    to,
    why,
    bottom: undefined,
    hidden: undefined,
    faceDown: undefined,
    owner: undefined,
    remover: undefined,
    doer: undefined,
    fatal: undefined,
    enter: undefined,
    by: undefined,
    with: undefined,
    types: undefined,
  }
}
