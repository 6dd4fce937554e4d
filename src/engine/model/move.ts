/** A card that is to move from zone to zone (415.9). */
import type { MovedEvent } from './events.ts'
import type { Context, InPlay } from './game.ts'
import type { ObjectId, Seat } from './ids.ts'
import type { Whole } from './shapes.ts'
import type { CardType, DamageType, Zone } from './vocabulary/words.ts'

export interface Move {
  atom: 'move'
  object: ObjectId
  to: Zone
  why: MovedEvent['why']
  bottom?: true | undefined // of a deck
  hidden?: true | undefined // a resource placed face down
  faceDown?: true | undefined // removed from the game so (415.7a)
  owner?: Seat | undefined // whose it is from then on (415.2)
  remover?: ObjectId | undefined // whose text removes it from the game
  doer?: Seat | undefined // whose text has it discarded
  fatal?: true | undefined // destroyed by fatal damage (410.6a)
  enter?: Enter | undefined
  by?: ObjectId[] | undefined
  with?: ObjectId[] | undefined
  types?: DamageType[] | undefined // of the damage that destroyed it
}

/** How it enters play. */
interface Enter {
  under: Seat
  row: InPlay['row']
  faceDown?: boolean | undefined
  exhausted?: boolean | undefined
  host?: ObjectId | undefined
  id?: ObjectId | undefined
  as?: CardType | undefined // 300.1d
  named?: Context['bound'] | undefined
}

/** Every field is there, in one order (docs/speed.md); what there is besides is set afterwards. */
export function moveOf(object: ObjectId, to: Zone, why: MovedEvent['why']): Whole<Move> {
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
