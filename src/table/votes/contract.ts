/** The interface for votes of a raid's players about an undo, a correction or a seat. */

import type { MemberWithRoles, MotionInfo } from '../model/motion.ts'
import type { Rejected } from '../model/rejection.ts'

export type { MemberWithRoles, MotionInfo, Proposal, ProposalResult } from '../model/motion.ts'

export interface VoteService {
  /**
   * Casts a vote on a motion. The asker's own vote is for it. The motion passes once more than half of the players
   * agree, or the raid leader or a judge does. It is refused once it can't pass any more, and withdrawn when the
   * raid continues. A motion about a seat isn't withdrawn then, and passes only with all votes that it needs
   * (`electorateOfProposal`).
   */
  vote(motionId: string, who: MemberWithRoles, agrees: boolean): Promise<MotionInfo | Rejected>
}
