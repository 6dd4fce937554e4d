/**
 * Corrections by a raid leader or a judge. The table votes on anybody else's, and on those by which a leader or judge who
 * plays would decide for an opponent. Everything is logged with its reason.
 */

import type { Adjustment } from '../../engine/index.ts'
import type { UserText } from '../../texts/user-text.ts'
import type { Rejected } from '../contract.ts'
import type { Member, Proposed } from '../motions/contract.ts'

export type Ruling =
  | Exclude<Adjustment, { kind: 'abandon' | 'answer' }>
  /** For who is asked: only what everybody can see may be chosen. */
  | { kind: 'answer'; picks: string[] }
  /** The calmest answer for who is asked: they pass, or say no. */
  | { kind: 'skip' }

export interface JudgeAsk {
  raidId: string
  by: Member
  ruling: Ruling
  reason: UserText
  /** The same one is taken only once. */
  interactionId?: string | undefined
}

export interface Judge {
  rule(asked: JudgeAsk): Promise<Proposed | Rejected>
}
