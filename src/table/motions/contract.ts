/** What the table is asked to agree to: an undo, a correction. */

import type { Adjustment, Seat } from '../../engine/index.ts'
import type { MotionStatus } from '../../store/motions.ts'
import type { UserText } from '../../texts/user-text.ts'
import type { Happening, Person, RaidCard, Rejected } from '../contract.ts'

export type { MotionStatus } from '../../store/motions.ts'

/** Somebody with the Discord roles that they bear in this guild. */
export interface Member {
  person: Person
  roles: readonly string[]
}

/** What is done once it is agreed to. */
export type Proposal =
  | {
      kind: 'undo'
      /** The input after which the game stood as it shall stand again. */
      to: number
      /** How many answers it takes back, and those of which other seats, one entry for each answer. */
      steps: number
      lost: Seat[]
      /** What the asker gives as a reason; null where none is asked for. */
      reason: UserText | null
    }
  | { kind: 'adjust'; change: Adjustment; reason: UserText }
  /** Who gets a hand to see is never decided by one person alone. */
  | { kind: 'replace'; seat: Seat; from: Person; newcomer: Person; isAbsent: boolean }
  /** The computer takes the Boss player's seat. */
  | { kind: 'computer'; seat: Seat; from: Person; isAbsent: boolean }

interface Vote {
  person: Person
  agrees: boolean
}

/** A motion as the table sees it. */
export interface MotionCard {
  id: string
  raid: RaidCard
  by: Person
  proposal: Proposal
  /** What would be taken back; or nothing but the name of the card that would be put right. */
  about: Happening
  status: MotionStatus
  votes: Vote[]
  /** Who is asked: everybody who sits at the table, each once; of a seat, those whom that concerns. */
  voters: Person[]
  /** How many have to agree. */
  needed: number
  /** Without whom it can't be, whoever else agrees. */
  must: Person[]
  /** Who has settled it without a count: the raid leader, or a judge. */
  granted: Person | null
}

/** It is done, unless there is a motion: then the table is asked. */
export interface Proposed {
  ok: true
  version: number
  motion: MotionCard | null
}

export interface Motions {
  /**
   * The asker's own vote is for it. It carries once more than half of the table agree, or when the raid leader or a
   * judge does; it is refused once it can't carry any more, and withdrawn as the raid goes on. A motion about a seat is
   * never decided by one person alone. The person who sits there counts as present once they vote.
   */
  vote(motionId: string, who: Member, agrees: boolean): Promise<MotionCard | Rejected>
}
