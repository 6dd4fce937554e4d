/** The inputs of a game, and the reasons for refusing them. */

import type { Destination } from '../data/vocabulary/effects.ts'
import type { StopSetting } from './game.ts'
import type { ObjectId, Seat } from './ids.ts'
import type { UserText } from './user-text.ts'

/** One of the five inputs of a game. The setup, the seed and all inputs in order together define the game. */
export type Input =
  | { kind: 'answer'; decision: number; seat: Seat; picks: string[] }
  | { kind: 'concede'; seat: Seat }
  /** A judge corrects the game. `by` is the name of a judge who has no seat. */
  | { kind: 'adjust'; seat: Seat; change: GameCorrection; reason: UserText; by?: UserText | undefined }
  | { kind: 'replace'; seat: Seat; name: UserText }
  | { kind: 'stops'; seat: Seat; stops: StopSetting }

/** A correction by a raid leader or a judge. It never names hidden cards, which are taken from the top or at random. */
export type GameCorrection =
  | { kind: 'damage'; object: ObjectId; damage: number }
  | { kind: 'abandon' }
  | { kind: 'answer'; decision: number; picks: string[] } // The judge answers for the player who is asked.
  | { kind: 'kick'; player: Seat }
  | { kind: 'endTurn' }
  | { kind: 'exhaust' | 'ready' | 'flip'; object: ObjectId } // The correction `flip` turns a hero or a resource over.
  | { kind: 'counters'; object: ObjectId; counter: string; n: number } // A negative `n` removes counters.
  | { kind: 'attach'; object: ObjectId; host: ObjectId }
  | { kind: 'move'; object: ObjectId; to: Destination }
  | { kind: 'moveUnseen'; player: Seat; from: 'hand' | 'deck'; to: Exclude<Destination, 'play'> }
  | { kind: 'draw' | 'addResources' | 'removeResources'; player: Seat; n: number }

/** The reasons why a correction is refused. */
const CORRECTION_REFUSAL_REASONS = [
  'answered',
  'busy',
  'cantBeHost',
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
export type CorrectionRefusalReason = (typeof CORRECTION_REFUSAL_REASONS)[number]

/** The reason why an input was refused. */
export interface Refusal {
  refused: 'over' | 'stale' | 'notYours' | 'notOffered' | 'count' | 'unknownSeat' | 'impossible'
  why: string
  wrong?: CorrectionRefusalReason // The reason against a correction; absent for other inputs.
}
