/** Motions on which a raid's players vote. */
import type { Adjustment, Seat } from '../../engine/index.ts'
import type { MotionStatus } from '../../store/raids/votes.ts'
import type { UserText } from '../../texts/user-text.ts'
import type { Person } from './person.ts'
import type { PublicEvents } from './public-events.ts'
import type { RaidInfo } from './raid.ts'

export type { MotionStatus } from '../../store/raids/votes.ts'

/** A person with their Discord roles in this guild. */
export interface Member {
  person: Person
  roles: readonly string[]
}

/** The change that is made once the motion passes. */
export type Proposal =
  | {
      kind: 'undo'
      /** The input to whose result the game returns. */
      to: number
      /**
       * The number of answers that it takes back, and the other seats whose answers are among them, one entry for
       * each answer.
       */
      steps: number
      lost: Seat[]
      /** The asker's reason. Null if no reason is needed. */
      reason: UserText | null
    }
  | { kind: 'adjust'; change: Adjustment; reason: UserText }
  /** Another person takes the seat. One person alone never decides this, because a seat comes with its hand. */
  | { kind: 'replace'; seat: Seat; from: Person; newcomer: Person; isAbsent: boolean }
  /** The computer takes the Boss player's seat. */
  | { kind: 'computer'; seat: Seat; from: Person; isAbsent: boolean }
  /** The computer plays for the player of the seat until they act. */
  | { kind: 'takeover'; seat: Seat; from: Person; isAbsent: boolean }

interface Vote {
  person: Person
  agrees: boolean
}

/** A motion in the form in which it is shown. */
export interface VoteCard {
  id: string
  raid: RaidInfo
  by: Person
  proposal: Proposal
  /** The events that would be taken back, or only the name of the card that would be corrected. */
  about: PublicEvents
  status: MotionStatus
  votes: Vote[]
  /** The people who may vote: everybody with a seat, each once. For a motion about a seat, the people concerned. */
  voters: Person[]
  /** The number of votes that it needs. */
  needed: number
  /** The people who have to agree, whoever else does. */
  must: Person[]
  /** The raid leader or judge who has settled it without a count. */
  granted: Person | null
}

/** The result of a proposal. Without a motion, the change was made at once. With one, the players vote. */
export interface ProposalResult {
  ok: true
  version: number
  motion: VoteCard | null
}
