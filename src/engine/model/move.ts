/** A card that is to move from zone to zone (415.9). */
import type { MovedEvent } from './events.ts'
import type { Context, InPlay, ObjectId, Seat } from './game.ts'
import type { CardType, DamageType, Zone } from './vocabulary/words.ts'

export interface Move {
  atom: 'move'
  object: ObjectId
  to: Zone
  why: MovedEvent['why']
  bottom?: true // of a deck
  hidden?: true // a resource placed face down
  faceDown?: true // removed from the game so (415.7a)
  owner?: Seat // whose it is from then on (415.2)
  remover?: ObjectId // whose text removes it from the game
  doer?: Seat // whose text has it discarded
  fatal?: true // destroyed by fatal damage (410.6a)
  enter?: {
    under: Seat
    row: InPlay['row']
    faceDown?: boolean
    exhausted?: boolean
    host?: ObjectId
    id?: ObjectId
    as?: CardType // 300.1d
    named?: Context['bound']
  }
  by?: ObjectId[]
  with?: ObjectId[]
  types?: DamageType[] // of the damage that destroyed it
}
