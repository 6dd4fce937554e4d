/** Votes of a raid's players: about an undo, a correction or a seat. */

import type { Member, VoteCard } from '../model/motion.ts'
import type { Rejected } from '../model/rejection.ts'

export type { Member, Proposal, ProposalResult, VoteCard } from '../model/motion.ts'

export interface Votes {
  /**
   * Casts a vote. The asker's own vote is for the motion. It passes once more than half of the players agree, or when
   * the raid leader or a judge does. It is refused once it can't pass any more, and withdrawn when the raid
   * continues. A motion about a seat is never decided by one person alone. The player in that seat counts as present
   * once they vote.
   */
  vote(motionId: string, who: Member, agrees: boolean): Promise<VoteCard | Rejected>
}
