/** Motions on which a raid's players vote. */
import type { GameCorrection, Seat } from '../../engine/index.ts'
import type { MotionStatus } from '../../store/raids/votes.ts'
import type { UserText } from '../../texts/user-text.ts'
import type { Person } from './person.ts'
import type { PublicEvents } from './public-events.ts'
import type { RaidInfo } from './raid.ts'

export type { MotionStatus } from '../../store/raids/votes.ts'

/** A person with the ids of their Discord roles in this guild. */
export interface MemberWithRoles {
  person: Person
  roles: readonly string[]
}

/** The change that a motion proposes, and that is made once the motion passes. */
export type Proposal =
  | {
      kind: 'undo'
      /** The number of the input to whose result the game returns. */
      to: number
      /**
       * The number of answers that the undo takes back. `lost` has the seat of each of them that somebody other
       * than the proposer gave.
       */
      steps: number
      lost: Seat[]
      /** The reason of the person who asks; null if no reason is needed. */
      reason: UserText | null
    }
  | { kind: 'adjust'; change: GameCorrection; reason: UserText }
  /**
   * Another person takes the seat, with its hand. If a vote is needed, no single vote decides it, not even that of the
   * raid leader. The seat of a computer player needs only the asker and the newcomer.
   */
  | { kind: 'replace'; seat: Seat; from: Person; newcomer: Person; isAbsent: boolean }
  /** The computer takes the Boss player's seat. */
  | { kind: 'computer'; seat: Seat; from: Person; isAbsent: boolean }
  /** The computer plays for the player of the seat until they act. */
  | { kind: 'takeover'; seat: Seat; from: Person; isAbsent: boolean }

interface Vote {
  person: Person
  agrees: boolean
}

/** A motion, with all facts that its message shows. */
export interface MotionInfo {
  id: string
  raid: RaidInfo
  by: Person
  proposal: Proposal
  /** The events that an undo would take back, or only the name of the card that a correction is about. */
  about: PublicEvents
  status: MotionStatus
  votes: Vote[]
  /** The people who may vote: everybody with a seat, each once. For a motion about a seat, the people concerned. */
  voters: Person[]
  /** The number of agreeing votes that the motion needs. */
  needed: number
  /** The people without whose agreement the motion can't pass. */
  must: Person[]
  /** The raid leader or judge whose vote alone has passed the motion; null if there is none. */
  granted: Person | null
}

/** The result of a proposal. Without a motion, the change was made at once. With one, the players vote. */
export interface ProposalResult {
  ok: true
  version: number
  motion: MotionInfo | null
}
