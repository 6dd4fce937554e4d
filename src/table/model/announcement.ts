/** The types of announcements in a raid's thread, in the form in which the outbox stores them. */
import type { XpReason } from '../../campaign/rewards.ts'
import type { CardId, DecisionKind, GameEvent, GameOutcome, ObjectId, Seat } from '../../engine/index.ts'
import type { UserText } from '../../texts/user-text.ts'
import type { AnswerByInstruction, AutoPassingSeat, InstructionOfKind } from './instructions.ts'
import type { MotionInfo } from './motion.ts'
import type { MoveReason } from './move-reason.ts'
import type { Person } from './person.ts'
import type { MentionedCard, PublicEvents } from './public-events.ts'
import type { RaidInAnnouncement } from './raid.ts'
import type { RaidSettings } from './settings.ts'
import type { SpiritNews } from './spirits.ts'

/** A person who is asked a question, with the seat that is asked. */
export interface AskedPerson {
  seat: Seat
  person: Person
}

/** The announcement of an input's public events. */
export type NewsAnnouncement = Extract<Announcement, { kind: 'news' }>
/** The announcement of the question that a player is asked. */
export type PromptAnnouncement = Extract<Announcement, { kind: 'prompt' }>

/**
 * An announcement in a raid's thread. Announcements are sent in order, and each is stored in the outbox until it is
 * sent once. It contains no view. The sender looks at the raid, and doesn't ask a question that isn't open any more.
 */
export type Announcement =
  | { kind: 'lobby'; raid: RaidInAnnouncement }
  | { kind: 'started'; raid: RaidInAnnouncement }
  | {
      kind: 'news' // The news are the public events of an input.
      version: number
      by: Seat | null
      events: GameEvent[]
      objects: Record<ObjectId, MentionedCard>
      /** The players for whom the autopilot has answered. Absent in announcements of an earlier version. */
      ordered?: AnswerByInstruction[]
      reasons?: MoveReason[] // The reasons of computer players for their moves. Absent if there are none.
      how?: AnswerOnBehalf // The way in which the clock or a friend has answered for a player; set only in the log.
      undone?: PublicEvents | undefined // The events that an undo has taken back.
      spirits?: SpiritNews[] // The acts of fallen raiders, which cause no events of the game.
    }
  | {
      kind: 'prompt'
      version: number
      decision: number
      seat: Seat
      person: Person
      /** The kind of the decision. Absent in announcements of an earlier version. */
      question?: DecisionKind
      /**
       * Whether the seat that was asked before is asked again, after an answer that nobody could see, such as the
       * target of its card.
       */
      continues: boolean
      /**
       * The time at which the question was first asked, and the players who pass automatically. Both are absent in
       * announcements of an earlier version.
       */
      since?: string
      passing?: AutoPassingSeat[]
      /** The computer plays this seat, and is thinking. Nobody is mentioned or reminded. */
      thinking?: true
      /**
       * The players who will be asked next unless something changes, and who may answer in advance. Absent if there are
       * none.
       */
      also?: AskedPerson[]
    }
  /** A motion is put to the vote, or has been decided. */
  | { kind: 'motion'; motion: Omit<MotionInfo, 'raid'> & { raid: RaidInAnnouncement } }
  | { kind: 'corrected'; raid: RaidInAnnouncement; correction: XpCorrection }
  | { kind: 'treasure'; found: BestTreasureCardNews }
  | AbsenceNews
  | LobbyNotice
  | FallenHeroNews
  | { kind: 'spirits'; people: Person[] } // a turn of the lair has begun, in which these fallen raiders can act
  | { kind: 'own' } // The private threads of the raid must be updated.
  | { kind: 'agreed'; by: Person; settings: RaidSettings } // The leader has changed the raid's settings.
  | {
      kind: 'ended'
      version: number
      outcome: GameOutcome
      raid: RaidInAnnouncement
      rewards: CharacterReward[]
    }

/**
 * Details of an answer that the clock or a friend has given for an absent player. They are announced to everybody
 * and stored with the input.
 */
export type AnswerOnBehalf =
  | { kind: 'byDefault'; seat: Seat; person: Person; asked: DecisionKind; hours: number }
  | { kind: 'byFriend'; seat: Seat; person: Person; friend: Person }
  /** A person's time has run out, and the computer plays on for them. */
  | { kind: 'byComputer'; seat: Seat; person: Person; hours: number }

/** The announcements about an absent player. `at` and the other moments are ISO 8601. */
export type AbsenceNews =
  | {
      kind: 'reminder'
      seat: Seat
      person: Person
      decision: number
      asked: DecisionKind
      nth: number
      isLast: boolean
      since: string
      at: string
      friendsPass: boolean
    }
  | {
      kind: 'warning'
      seat: Seat
      person: Person
      decision: number
      asked: DecisionKind
      at: string
      until: string
      /** Whether the person is pinged; false in their quiet hours or on vacation. */
      ping: boolean
    }
  | { kind: 'onBehalf'; version: number; how: AnswerOnBehalf }
  | { kind: 'replaced'; seat: Seat; from: Person; to: Person; by: Person; character: UserText }
  | { kind: 'computerPlays'; from: Person; by: Person } // The computer plays the Boss from now on.
  /** The computer plays for this person from now on. */
  | { kind: 'takeover'; seat: Seat; person: Person; by: InstructionOfKind<'computer'>['by'] }
  /** The computer's play for a person has ended. `alone` means that the raid waits only for them. */
  | { kind: 'takeoverEnded'; seat: Seat; person: Person; why: 'acted' | 'alone' }
  /** The seat's player was forgotten. The computer plays the seat until somebody takes it. */
  | { kind: 'vacated'; seat: Seat }
  | { kind: 'asleep'; since: string }
  | { kind: 'awake'; by: Person }

/**
 * A notice to the people of a lobby, who are pinged. It is announced in the thread, or in the channel if the lobby has
 * no thread yet.
 */
export interface LobbyNotice {
  kind: 'gathering'
  /**
   * The reason of the notice:
   * - `check`: somebody asks whether the others are ready.
   * - `again`: the lobby was opened without a message, such as the lobby of a next raid, and is posted now.
   * - `soon`: the raid is planned to begin soon.
   * - `deserted`: nobody has begun the raid for days, so that its lobby is closed.
   */
  why: 'check' | 'again' | 'soon' | 'deserted'
  by: Person | null
  people: Person[]
  at: string | null
}

/** Announces that a player has lost while the others continue. */
export interface FallenHeroNews {
  kind: 'fallen'
  seat: Seat
  person: Person
  hero: CardId
}

/** A correction of a character's XP by the leader of a finished raid. */
export interface XpCorrection {
  by: Person
  person: Person
  character: UserText
  amount: number
  reason: UserText
  before: number
  after: number
  levelBefore: number
  levelAfter: number
}

/** The best card of an opened pack of treasure, as the raid's thread announces it. */
export interface BestTreasureCardNews {
  by: Person
  character: UserText
  best: CardId
  others: number
}

/** A character's rewards at the end of a raid, with the reasons for the XP. */
export interface CharacterReward {
  seat: Seat
  character: UserText
  /** The gained XP by reason. `code` is the reason's code in the ledger, such as "firstAttempt" or "boss:DDD-5". */
  xp: { code: XpReason; amount: number }[]
  before: number
  after: number
  levelBefore: number
  levelAfter: number
  achievements: CardId[]
}
