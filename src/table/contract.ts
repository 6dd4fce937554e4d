/**
 * What the table offers to whoever speaks for it (Discord, the playground, tests), and what it announces.
 * The table is the only writer of raids: one transaction an input, with a row lock and a version.
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
import type { Explanations } from './explanations.ts'
import type { Gathering, GatheringNews, Lobby } from './gathering/contract.ts'
import type { Judge } from './judge/contract.ts'
import type { Keeping } from './keeping/contract.ts'
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

/** A person, as Discord names them. */
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
  deck: string // key of the starter deck that its character began with: "horde-rogue"; of a Boss: see `hasOwnDeck`
  boss?: true // he plays the lair, and has no character
  awayUntil: string | null // on vacation until then (ISO 8601); null: here
}

/** Which deck a Boss player plays: the printed one, or the one that they have built. */
export type BossDeckChoice = 'printed' | 'own'

/** The cards of a raid and their tokens: those that it began with, or today's before it begins. */
export interface RaidCards {
  get(id: CardId): Card | undefined
  values(): Iterable<Card>
}

/** A raid as it is written down in announcements. */
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
  version: number // of its last input; 0 before the first
  cards: RaidCards
  lobby: Lobby // what was settled before it began
  challenge: Challenge | null // what it plays of all guilds' challenge
  asleep: boolean // it is on, and has been silent for so long that nobody is reminded of it
}

/** A sentence for the person who tried: what is wrong and what is possible instead. Nothing has changed. */
export interface Rejected {
  rejected: string
}

/**
 * `events`: what it brought about, with what was answered by order, as the answering seat may know it; `objects` are
 * those that everybody knows.
 * `takeBack`: whether the last answer can be taken back at once, without asking anybody.
 */
export type Answered = ({ ok: true; version: number; takeBack: boolean } & Happening) | Rejected

/** A raid that this version can't read is changed by nobody: what looks at it throws a `Rejection` that says so, all else returns it. */
export interface Table {
  /**
   * A new lobby. Its thread is made by whoever shows it and told with `setThread`, which announces the lobby there;
   * joining and leaving announce it again, and the sender is told which message showed it before.
   */
  create(
    at: { guildId: string; channelId: string },
    by: Person,
    raid: string,
    mode: string,
  ): Promise<RaidCard | Rejected>
  setThread(raidId: string, threadId: string): Promise<void>
  /**
   * Takes a seat; a person may take several. With a starter deck's key it is the person's character of that hero,
   * which is made if there is none, and plays the deck that it has by now. With null it is the active character, else
   * the one of this id or name.
   */
  join(raidId: string, who: Person, deck: string): Promise<RaidCard | Rejected>
  joinAs(raidId: string, who: Person, character: string | null): Promise<RaidCard | Rejected>
  /** Takes the Boss's seat of a raid that has one; where nobody does, the computer plays it. The printed deck unless told. */
  joinAsBoss(raidId: string, who: Person, which?: BossDeckChoice): Promise<RaidCard | Rejected>
  /** Of who has that seat, before the raid begins. */
  chooseBossDeck(raidId: string, who: Person, which: BossDeckChoice): Promise<RaidCard | Rejected>
  leave(raidId: string, who: Person): Promise<RaidCard | Rejected>
  start(raidId: string, by: Person): Promise<RaidCard | Rejected>
  abandon(raidId: string, by: Person): Promise<RaidCard | Rejected>
  /** Gives up the named seat, or all seats of theirs. */
  concede(raidId: string, by: Person, seat?: Seat): Promise<Answered>
  /**
   * Answers decisions in a row, each checked as if it were asked alone. When one cannot be, none is taken.
   * `interactionId`: the same one is taken only once; its repetition is `ok` without events.
   * `then`: what was decided in the same go for what follows.
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
   * The raid that a person means who types in a channel or thread. It is the raid of the thread; in a channel the one
   * that asks them, else one in which they have a seat, else the newest. A raid that is over is never meant.
   * @param kind `lobby`: one that hasn't begun comes before all others of a channel
   */
  here(channelOrThreadId: string, who: Person | null, kind?: 'lobby' | 'any'): Promise<Here>
  /** What the person may see: the seat asked for, or the seat of theirs that is asked now, or their first; null for the table. */
  look(raidId: string, who: Person | null, seat?: Seat): Promise<Look>
  /** What happened since the seat's player has answered last, as they may know it; what was taken back is left out. */
  since(raidId: string, seat: Seat): Promise<Happening>
  /** News only. Page 1 is the newest; each page is told in the order in which it happened. */
  log(raidId: string, page: number): Promise<{ pages: number; entries: Announcement[] }>
  /** What would be asked next. */
  readonly preview: Preview
  /** The sheets of a person's characters in a guild, the active one first; empty for a newcomer. */
  sheets(guildId: string, personId: string): Promise<Sheet[]>
  /** What a person has done there as the Boss of raids; null for nothing. */
  bossSheet(guildId: string, personId: string): Promise<BossSheet | null>
  /** Between the raids. */
  readonly raiders: Raiders
  /** What the groups of all guilds play this week. */
  readonly challenges: Challenges
  /** What is remembered of the raids that are over. */
  readonly annals: Annals
  /** What people, tables and guilds have set. */
  readonly settings: Settings
  /** What the table answers for people by itself. */
  readonly orders: Orders
  /** What players tell the operator. */
  readonly reports: Reports
  /** Taking answers back. */
  readonly undo: Undo
  /** What a raid leader puts right. */
  readonly judge: Judge
  /** What stays in the database. */
  readonly keeping: Keeping
  /** What the table votes on. */
  readonly motions: Motions
  /** Who is waited for and does not come. */
  readonly absence: Absence
  /** Before a raid begins: changing it, being ready, the time, and once more. */
  readonly gathering: Gathering
  /** A raid to learn in. */
  readonly tutorial: Tutorial
  /** Private threads in which one person has what is theirs. */
  readonly ownThreads: OwnThreads
  readonly war: Companion
  /** Calls the listener after each change that was kept: there may be something to announce. @returns how to stop it */
  onCommit(listener: () => void): () => void
}

/** A raid that is meant somewhere; `isOneOfSeveral` where the person may have meant another one of that channel. */
export interface Here {
  raid: RaidCard | null
  isOneOfSeveral: boolean
}

/** Picks for one decision. `decision` is the id it was offered under, or absent in the later steps of a typed command. */
export interface AnswerStep {
  decision?: number
  picks: string[]
}

export interface Look {
  raid: RaidCard
  view: View | null // null in the lobby
  seat: Seat | null
  explain: Explanations
  /** What the seat has ordered. */
  orders: Order[]
  /** Where the seat is asked for priority. */
  stops: Stops
  /** Who is passed for, by orders of their own. */
  passing: Passing[]
  /** Since when the raid waits for an answer. */
  since: Date | null
  /** Who has answered ahead in the window that is open; what, only they know. */
  decided: Seat[]
}

export type { Decision, Input, ObjectId, Order, Outcome, Passing }

/** A card that an event speaks of by its object id. '' when everybody may not know it. */
export interface NamedObject {
  card: CardId
  controller: Seat
}

/** What happened, as everybody may know it. */
export interface Happening {
  events: GameEvent[]
  objects: Record<ObjectId, NamedObject>
}

/** Who is asked, for which seat. */
export interface Addressed {
  seat: Seat
  person: Person
}

/**
 * What must be announced in a raid's thread, in order; kept in the outbox until it is sent, once. It holds no view: who
 * sends it looks at the raid, and a question that isn't open any more is not asked.
 */
export type Announcement =
  | { kind: 'lobby'; raid: RaidFacts }
  | { kind: 'started'; raid: RaidFacts }
  | {
      kind: 'news' // what an input brought about: public events only
      version: number
      by: Seat | null
      events: GameEvent[]
      objects: Record<ObjectId, NamedObject>
      /** For whom the table has answered by their orders; absent in what an earlier version announced. */
      ordered?: ByOrder[]
      how?: OnBehalf // in the log: where the clock or a friend has answered
      undone?: Happening | undefined // by an undo
    }
  | {
      kind: 'prompt'
      version: number
      decision: number
      seat: Seat
      person: Person
      /** The same seat goes on after an answer that nobody saw anything of, such as to the target of its card. */
      continues: boolean
      /** Since when it is asked, and who is passed for; absent in what an earlier version announced. */
      since?: string
      passing?: Passing[]
      /** Who will be asked after them unless something changes, and may answer ahead; absent where nobody is. */
      also?: Addressed[]
    }
  | { kind: 'motion'; motion: Omit<MotionCard, 'raid'> & { raid: RaidFacts } } // as it is asked, and again as it is settled
  | { kind: 'corrected'; raid: RaidFacts; correction: Correction }
  | { kind: 'treasure'; found: TreasureFound }
  | AbsenceNews
  | GatheringNews
  | FallenNews
  | { kind: 'own' } // private threads of one's own are brought up to date
  | { kind: 'agreed'; by: Person; settings: RaidSettings } // what the leader has set for the raid
  | { kind: 'ended'; version: number; outcome: Outcome; raid: RaidFacts; rewards: Reward[] }

/** To somebody who has lost while the others play on. */
export interface FallenNews {
  kind: 'fallen'
  seat: Seat
  person: Person
  hero: CardId
}

/** What a character gets at the end, with where each XP comes from. */
export interface Reward {
  seat: Seat
  character: UserText
  /** `code` is the ledger's word, such as "firstAttempt" or "boss:DDD-5". */
  xp: { code: XpReason; amount: number }[]
  before: number
  after: number
  levelBefore: number
  levelAfter: number
  achievements: CardId[]
}
