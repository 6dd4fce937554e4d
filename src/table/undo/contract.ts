/**
 * Taking answers back: at once if it is unfair to nobody, otherwise by a vote of the players or by the raid leader.
 */

import type { UserText } from '../../texts/user-text.ts'
import type { Member, ProposalResult } from '../model/motion.ts'
import type { Person } from '../model/person.ts'
import type { PublicEvents } from '../model/public-events.ts'
import type { Rejected } from '../model/rejection.ts'

export type UndoTarget =
  /** The player's own last answer, or the move that it was part of, with everything after it. */
  | { what: 'step' | 'action' }
  /** The last answers of the raid, by any player. */
  | { what: 'steps'; steps: number }
  /** Everything after an input, such as the `to` of a moment. */
  | { what: 'to'; to: number }
  /** The whole turn, which needs a reason. */
  | { what: 'turn'; reason: UserText }

export interface UndoRequest {
  raidId: string
  by: Member
  wish: UndoTarget
  /** The raid's version at the time of the request. It is rejected if the raid has a later version. */
  version?: number | undefined
  /** The same id is accepted only once. */
  interactionId?: string | undefined
}

/** A moment just before an answer that had public consequences. */
export interface Moment {
  /** The input before that answer. */
  to: number
  by: Person
  /** The public consequences of that answer. */
  came: PublicEvents
  /** The number of answers that go back with it, by any player. */
  answers: number
}

export interface Undo {
  /** The moments to which the game can return, the latest first, and the raid's version. */
  moments(raidId: string): Promise<{ version: number; moments: Moment[] } | Rejected>
  /**
   * Requests an undo. Automatic answers go with the answer before them. A player's own answers that revealed nothing,
   * and that no other player has followed with an answer, are taken back at once.
   */
  ask(asked: UndoRequest): Promise<ProposalResult | Rejected>
}
