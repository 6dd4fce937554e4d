/**
 * The interface for undoing answers: at once if that is unfair to nobody, otherwise by a vote or by the raid
 * leader.
 */

import type { UserText } from '../../texts/user-text.ts'
import type { MemberWithRoles, ProposalResult } from '../model/motion.ts'
import type { Person } from '../model/person.ts'
import type { PublicEvents } from '../model/public-events.ts'
import type { Rejected } from '../model/rejection.ts'

export type UndoTarget =
  /** The player's last answer (`step`), or the move that they began last (`action`), with everything after it. */
  | { what: 'step' | 'action' }
  /** The last answers of the raid, by any player. */
  | { what: 'steps'; steps: number }
  /** Everything after the input with this number. */
  | { what: 'to'; to: number }
  /** Everything since the turn began, which needs a reason. */
  | { what: 'turn'; reason: UserText }

export interface UndoRequest {
  raidId: string
  by: MemberWithRoles
  target: UndoTarget
  /** The version of the raid that the person saw. The request is rejected if the raid has a later version. */
  version?: number | undefined
  /** Discord's id of the click or command. A second request with the same id is not executed. */
  interactionId?: string | undefined
}

/** A moment to which an undo can return, just before an answer that had public consequences. */
export interface UndoMoment {
  /** The number of the input before that answer. */
  to: number
  by: Person
  /** The public consequences of that answer. */
  came: PublicEvents
  /** The number of answers by any player that would be undone, including that answer. */
  answers: number
}

export interface UndoService {
  /** The moments to which the game can return, the latest first, and the raid's version. */
  moments(raidId: string): Promise<{ version: number; moments: UndoMoment[] } | Rejected>
  /**
   * Requests an undo. Automatic answers are undone with the answer before them. A player's own answers that
   * revealed nothing, and that no other player has followed with an answer, are undone at once.
   */
  ask(asked: UndoRequest): Promise<ProposalResult | Rejected>
}
