/**
 * The table's interface for its callers (Discord, the playground, tests), and its announcements. Only the table
 * writes raids. Each input is one transaction with a row lock and a version.
 */

import type { BossSheet } from '../campaign/boss-sheet.ts'
import type { Challenge } from '../campaign/challenge.ts'
import type { XpReason } from '../campaign/rewards.ts'
import type { Sheet } from '../campaign/sheet.ts'
import type {
  Card,
  CardId,
  Decision,
  GameEvent,
  Input,
  ObjectId,
  Outcome,
  Seat,
  Stops,
  View,
} from '../engine/index.ts'
import type { UserText } from '../texts/user-text.ts'
import type { Absence, AbsenceNews, OnBehalf } from './absence/contract.ts'
import type { Annals } from './annals/contract.ts'
import type { Challenges } from './challenge/contract.ts'
import type { Gathering, GatheringNews, Lobby } from './gathering/contract.ts'
import type { Judge } from './judge/contract.ts'
import type { Keeping } from './keeping/contract.ts'
import type { Explanations } from './model/explanations.ts'
import type { MotionCard, Motions } from './motions/contract.ts'
import type { ByOrder, Order, Orders, Passing, Plan } from './orders/contract.ts'
import type { Preview } from './preview/contract.ts'
import type { Correction, Raiders, TreasureFound } from './raiders/contract.ts'
import type { Reports } from './reports/contract.ts'
import type { RaidSettings, Settings } from './settings/contract.ts'
import type { OwnThreads } from './threads/contract.ts'
import type { Tutorial } from './tutorial/contract.ts'
import type { Undo } from './undo/contract.ts'
import type { Companion } from './war/contract.ts'

/** A person, with the name that Discord shows. */
export interface Person {
  id: string
  name: UserText
}

interface RaidRef {
  id: string
  code: string // short, for people: "7KQ2TB"
}

export type RaidStatus = 'lobby' | 'playing' | 'won' | 'lost' | 'drawn' | 'abandoned'

export interface SeatRef {
  seat: Seat
  person: Person
  characterId: string
  character: UserText // its name
  hero: CardId
  level: number
  deck: string // key of the starter deck that the character began with: "horde-rogue". For a Boss, see `hasOwnDeck`
  boss?: true // plays the lair and has no character
  awayUntil: string | null // on vacation until then (ISO 8601); null if not away
}

/** The deck of a Boss player: the printed one, or their own. */
export type BossDeckChoice = 'printed' | 'own'

/**
 * The cards of a raid and their tokens. Before the raid begins they are today's cards, afterwards those that it began
 * with.
 */
export interface RaidCards {
  get(id: CardId): Card | undefined
  values(): Iterable<Card>
}

/** The part of a raid that is stored in announcements. */
export type RaidFacts = Omit<RaidCard, 'cards' | 'lobby' | 'challenge'>

export interface RaidCard extends RaidRef {
  raid: string // "deadmines"
  mode: string
  status: RaidStatus
  guildId: string
  channelId: string
  threadId: string | null
  leader: Person
  seats: SeatRef[]
  version: number // of the last input; 0 before the first
  cards: RaidCards
  lobby: Lobby // what was agreed before the raid began
  challenge: Challenge | null // the challenge of all guilds that this raid plays
  asleep: boolean // the raid is being played, but was silent for so long that nobody is reminded of it
}

/** A sentence for the person who tried: what is wrong and what is possible instead. Nothing has changed. */
export interface Rejected {
  rejected: string
}

/**
 * `events` are the consequences of the answers, including the autopilot's answers, as the answering seat may know
 * them. `objects` are those that everybody knows. `takeBack`: whether the last answer can be taken back at once,
 * without asking anybody.
 */
export type Answered = ({ ok: true; version: number; takeBack: boolean } & Happening) | Rejected

/**
 * The interface of the table. Nobody can change a raid that this version can't read. Methods that only look at such a
 * raid throw a `Rejection` with the reason. All other methods return it.
 */
export interface Table {
  /**
   * Opens a new lobby. The caller creates its thread and reports it with `setThread`, which announces the lobby
   * there. Joining and leaving announce the lobby again, and the sender gets the id of the message that showed it
   * before.
   */
  create(
    at: { guildId: string; channelId: string },
    by: Person,
    raid: string,
    mode: string,
  ): Promise<RaidCard | Rejected>
  setThread(raidId: string, threadId: string): Promise<void>
  /**
   * Takes a seat. A person may take several. With a starter deck's key, the person plays their character of that hero
   * with its current deck. If there is no such character, one is created. With null, the person plays their active
   * character, otherwise the character with this id or name.
   */
  join(raidId: string, who: Person, deck: string): Promise<RaidCard | Rejected>
  joinAs(raidId: string, who: Person, character: string | null): Promise<RaidCard | Rejected>
  /**
   * Takes the Boss's seat of a raid that has one. If nobody takes it, the computer plays it. Uses the printed deck by
   * default.
   */
  joinAsBoss(raidId: string, who: Person, which?: BossDeckChoice): Promise<RaidCard | Rejected>
  /** Chooses the deck of the person in that seat, before the raid begins. */
  chooseBossDeck(raidId: string, who: Person, which: BossDeckChoice): Promise<RaidCard | Rejected>
  leave(raidId: string, who: Person): Promise<RaidCard | Rejected>
  start(raidId: string, by: Person): Promise<RaidCard | Rejected>
  abandon(raidId: string, by: Person): Promise<RaidCard | Rejected>
  /** Gives up the named seat, or all seats of this person. */
  concede(raidId: string, by: Person, seat?: Seat): Promise<Answered>
  /**
   * Answers decisions in a row, each checked as if it were asked alone. If one is refused, none is accepted.
   * `interactionId`: the same id is accepted only once. A repetition returns `ok` without events. `then`: decisions
   * for later questions that the person made at the same time.
   */
  answer(
    raidId: string,
    by: Person,
    steps: AnswerStep[],
    interactionId?: string,
    then?: Plan,
  ): Promise<Answered>
  find(where: { raidId: string } | { code: string } | { threadId: string }): Promise<RaidCard | null>
  /**
   * Finds the raid that a person means when they type in a channel or thread. In a thread it is the thread's raid. In
   * a channel it is the raid that asks them, otherwise one in which they have a seat, otherwise the newest. It is
   * never a raid that is over.
   * @param kind `lobby`: a raid that hasn't begun comes before all others of a channel
   */
  here(channelOrThreadId: string, who: Person | null, kind?: 'lobby' | 'any'): Promise<Here>
  /**
   * Returns the view for the person. `seat` is used if it is theirs, otherwise their seat that is asked now,
   * otherwise their first. With null it is the public view.
   */
  look(raidId: string, who: Person | null, seat?: Seat): Promise<Look>
  /**
   * Returns what happened since the last answer of the seat's player, as they may know it. Undone answers are left
   * out.
   */
  since(raidId: string, seat: Seat): Promise<Happening>
  /** Returns news only. Page 1 is the newest, and each page is in chronological order. */
  log(raidId: string, page: number): Promise<{ pages: number; entries: Announcement[] }>
  /** Previews the next questions. */
  readonly preview: Preview
  /** Returns the sheets of a person's characters in a guild, the active one first. A newcomer has none. */
  sheets(guildId: string, personId: string): Promise<Sheet[]>
  /** Returns a person's results as the Boss of raids in that guild, or null if there are none. */
  bossSheet(guildId: string, personId: string): Promise<BossSheet | null>
  /** Characters, between the raids. */
  readonly raiders: Raiders
  /** The weekly challenge of all guilds. */
  readonly challenges: Challenges
  /** Records of finished raids. */
  readonly annals: Annals
  /** Settings of people, raids and guilds. */
  readonly settings: Settings
  /** The autopilot: answers that the table gives for people. */
  readonly orders: Orders
  /** Players' reports to the operator. */
  readonly reports: Reports
  /** Taking answers back. */
  readonly undo: Undo
  /** Corrections by a raid leader. */
  readonly judge: Judge
  /** Retention of data in the database. */
  readonly keeping: Keeping
  /** Votes of the raid. */
  readonly motions: Motions
  /** Players who are awaited and absent. */
  readonly absence: Absence
  /** The lobby: changing it, readiness, the time, and playing again. */
  readonly gathering: Gathering
  /** Lesson raids, each for one person alone. */
  readonly tutorial: Tutorial
  /** Private threads, each for one person. */
  readonly ownThreads: OwnThreads
  readonly war: Companion
  /**
   * Calls the listener after each committed change, because there may be something to announce. @returns a function
   * that removes the listener
   */
  onCommit(listener: () => void): () => void
}

/** The raid that is meant at a place. `isOneOfSeveral`: the person may have meant another raid of that channel. */
export interface Here {
  raid: RaidCard | null
  isOneOfSeveral: boolean
}

/**
 * Picks for one decision. `decision` is the id under which it was offered. It is absent in the later steps of a typed
 * command.
 */
export interface AnswerStep {
  decision?: number
  picks: string[]
}

export interface Look {
  raid: RaidCard
  view: View | null // null in the lobby
  seat: Seat | null
  explain: Explanations
  /** The seat's autopilot instructions. */
  orders: Order[]
  /** Where the seat is asked for priority. */
  stops: Stops
  /** The players who pass automatically by their own instructions. */
  passing: Passing[]
  /** When the raid began to wait for an answer. */
  since: Date | null
  /** The seats that have answered ahead in the open window. Only they know their answers. */
  decided: Seat[]
}

export type { Decision, Input, ObjectId, Order, Outcome, Passing }

/** A card to which an event refers by its object id. `card` is '' if not everybody may know it. */
export interface NamedObject {
  card: CardId
  controller: Seat
}

/** The public events of something that happened. */
export interface Happening {
  events: GameEvent[]
  objects: Record<ObjectId, NamedObject>
}

/** A person who is asked, with the seat. */
export interface Addressed {
  seat: Seat
  person: Person
}

/**
 * An announcement in a raid's thread. Announcements are sent in order, and each is stored in the outbox until it is
 * sent once. It contains no view. The sender looks at the raid, and doesn't ask a question that isn't open any more.
 */
export type Announcement =
  | { kind: 'lobby'; raid: RaidFacts }
  | { kind: 'started'; raid: RaidFacts }
  | {
      kind: 'news' // the public events of an input
      version: number
      by: Seat | null
      events: GameEvent[]
      objects: Record<ObjectId, NamedObject>
      /** The players for whom the autopilot has answered. Absent in announcements of an earlier version. */
      ordered?: ByOrder[]
      how?: OnBehalf // in the log, if the clock or a friend has answered
      undone?: Happening | undefined // by an undo
    }
  | {
      kind: 'prompt'
      version: number
      decision: number
      seat: Seat
      person: Person
      /** The same seat continues after an answer that nobody could see, such as the target of its card. */
      continues: boolean
      /**
       * When the question was first asked, and the players who pass automatically. Both are absent in announcements
       * of an earlier version.
       */
      since?: string
      passing?: Passing[]
      /**
       * The players who will be asked next unless something changes, and who may answer ahead. Absent if there are
       * none.
       */
      also?: Addressed[]
    }
  | { kind: 'motion'; motion: Omit<MotionCard, 'raid'> & { raid: RaidFacts } } // when it is asked, and when it is decided
  | { kind: 'corrected'; raid: RaidFacts; correction: Correction }
  | { kind: 'treasure'; found: TreasureFound }
  | AbsenceNews
  | GatheringNews
  | FallenNews
  | { kind: 'own' } // private threads must be updated
  | { kind: 'agreed'; by: Person; settings: RaidSettings } // the leader's settings for the raid
  | { kind: 'ended'; version: number; outcome: Outcome; raid: RaidFacts; rewards: Reward[] }

/** Announces that a player has lost while the others continue. */
export interface FallenNews {
  kind: 'fallen'
  seat: Seat
  person: Person
  hero: CardId
}

/** A character's rewards at the end, with the source of all XP. */
export interface Reward {
  seat: Seat
  character: UserText
  /** `code` is the code in the ledger, such as "firstAttempt" or "boss:DDD-5". */
  xp: { code: XpReason; amount: number }[]
  before: number
  after: number
  levelBefore: number
  levelAfter: number
  achievements: CardId[]
}
