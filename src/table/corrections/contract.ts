/**
 * Corrections by a raid leader or a judge. The players vote on corrections by anybody else, and on those by which a
 * leader or judge who plays would decide for an opponent. Everything is logged with its reason.
 */

import type { GameCorrection } from '../../engine/index.ts'
import type { UserText } from '../../texts/user-text.ts'
import type { MemberWithRoles, ProposalResult } from '../model/motion.ts'
import type { Rejected } from '../model/rejection.ts'

export type RequestedCorrection =
  | Exclude<GameCorrection, { kind: 'abandon' | 'answer' }>
  /** Answers for the player who is asked. Only options that everybody can see may be chosen. */
  | { kind: 'answer'; picks: string[] }
  /** Gives the most passive answer for the player who is asked: they pass, or decline. */
  | { kind: 'skip' }

export interface CorrectionRequest {
  raidId: string
  by: MemberWithRoles
  correction: RequestedCorrection
  reason: UserText
  /** Discord's id of the click or command. A second request with the same id is not executed. */
  interactionId?: string | undefined
}

export interface CorrectionService {
  make(asked: CorrectionRequest): Promise<ProposalResult | Rejected>
}
