/** What is put into a game, and why it isn't taken. */
import type { Stops } from './game.ts'
import type { ObjectId, Seat } from './ids.ts'
import type { UserText } from './user-text.ts'
import type { Place } from './vocabulary/effects.ts'

/** The five inputs. All are logged in order; together with the setup and the seed they are the game. */
export type Input =
  | { kind: 'answer'; decision: number; seat: Seat; picks: string[] }
  | { kind: 'concede'; seat: Seat }
  | { kind: 'adjust'; seat: Seat; change: Adjustment; reason: UserText; by?: UserText | undefined } // by: a judge without a seat
  | { kind: 'replace'; seat: Seat; name: UserText }
  | { kind: 'stops'; seat: Seat; stops: Stops }

/** What a raid leader or a judge puts right. Hidden cards are never named: they come from the top, or at random. */
export type Adjustment =
  | { kind: 'damage'; object: ObjectId; damage: number }
  | { kind: 'abandon' }
  | { kind: 'answer'; decision: number; picks: string[] } // for who is asked
  | { kind: 'kick'; player: Seat }
  | { kind: 'endTurn' }
  | { kind: 'exhaust' | 'ready'; object: ObjectId }
  | { kind: 'counters'; object: ObjectId; counter: string; n: number } // negative: taken off
  | { kind: 'move'; object: ObjectId; to: Place }
  | { kind: 'moveUnseen'; player: Seat; from: 'hand' | 'deck'; to: Exclude<Place, 'play'> }
  | { kind: 'draw' | 'addResources' | 'removeResources'; player: Seat; n: number }

/** What is wrong with an adjustment. */
const WRONGS = [
  'answered',
  'busy',
  'cantEnter',
  'hero',
  'hidden',
  'noAnswer',
  'noCharacter',
  'noNumber',
  'noPlayer',
  'nothing',
  'notInPlay',
  'notThere',
  'onChain',
  'tooFew',
  'unsettled',
] as const
export type Wrong = (typeof WRONGS)[number]

export interface Refusal {
  refused: 'over' | 'stale' | 'notYours' | 'notOffered' | 'count' | 'unknownSeat' | 'impossible'
  why: string
  wrong?: Wrong // with an adjustment
}
