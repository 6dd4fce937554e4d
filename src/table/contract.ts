/**
 * The table's interface for its callers (Discord, the playground, tests), and its announcements. Only the table
 * writes raids. Each input is one transaction with a row lock and a version.
 */

import type { BossSheet } from '../campaign/boss-sheet.ts'
import type { Sheet } from '../campaign/sheet.ts'
import type { Seat } from '../engine/index.ts'
import type { Absence } from './absence/contract.ts'
import type { Autopilot } from './autopilot/contract.ts'
import type { Characters, RaiderDeck } from './characters/contract.ts'
import type { Spirits } from './fallen-raiders/contract.ts'
import type { Judge } from './judge/contract.ts'
import type { Lobbies } from './lobby/contract.ts'
import type { Announcement, AskedPerson } from './model/announcement.ts'
import type { FollowUp } from './model/instructions.ts'
import type { Person } from './model/person.ts'
import type { PublicEvents } from './model/public-events.ts'
import type { BossDeckChoice, RaidInfo } from './model/raid.ts'
import type { Rejected } from './model/rejection.ts'
import type { Moderation } from './moderation/contract.ts'
import type { AnswerResult, AnswerStep } from './playing/contract.ts'
import type { Preview } from './preview/contract.ts'
import type { Privacy } from './privacy/contract.ts'
import type { PrivateThreads } from './private-threads/contract.ts'
import type { Reports } from './problem-reports/contract.ts'
import type { Records } from './records/contract.ts'
import type { Retention } from './retention/contract.ts'
import type { Settings } from './settings/contract.ts'
import type { Tutorial } from './tutorial/contract.ts'
import type { Undo } from './undo/contract.ts'
import type { QuestionLook, RaidHere, RaidLook } from './views/contract.ts'
import type { Votes } from './votes/contract.ts'
import type { WarTable } from './war/contract.ts'
import type { Challenges } from './weekly-challenge/contract.ts'

export type { Announcement, AskedPerson, FallenNews, News, Prompt, Reward } from './model/announcement.ts'
export type { AutoPass, Instruction } from './model/instructions.ts'
export type { Person } from './model/person.ts'
export type { MentionedCard, PublicEvents } from './model/public-events.ts'
export type { BossDeckChoice, RaidCards, RaidInfo, RaidStatus, SeatRef } from './model/raid.ts'
export type { Rejected } from './model/rejection.ts'
export type { AnswerResult, AnswerStep } from './playing/contract.ts'
export type { QuestionLook, RaidHere, RaidLook } from './views/contract.ts'

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
  ): Promise<RaidInfo | Rejected>
  setThread(raidId: string, threadId: string): Promise<void>
  /**
   * Takes a seat. A person may take several. With a starter deck's key, the person plays their character of that hero
   * with its current deck. If there is no such character, one is created. With null, the person plays their active
   * character, otherwise the character with this id or name.
   */
  join(raidId: string, who: Person, deck: string): Promise<RaidInfo | Rejected>
  /** @param deck the character's own deck by default. A raid may not allow constructed decks */
  joinAs(
    raidId: string,
    who: Person,
    character: string | null,
    deck?: RaiderDeck,
  ): Promise<RaidInfo | Rejected>
  /**
   * Takes the Boss's seat of a raid that has one. If nobody takes it, the computer plays it. Uses the printed deck by
   * default.
   */
  joinAsBoss(raidId: string, who: Person, which?: BossDeckChoice): Promise<RaidInfo | Rejected>
  /** Chooses the deck of the person in that seat, before the raid begins. */
  chooseBossDeck(raidId: string, who: Person, which: BossDeckChoice): Promise<RaidInfo | Rejected>
  leave(raidId: string, who: Person): Promise<RaidInfo | Rejected>
  start(raidId: string, by: Person): Promise<RaidInfo | Rejected>
  abandon(raidId: string, by: Person): Promise<RaidInfo | Rejected>
  /** Gives up the named seat, or all seats of this person. */
  concede(raidId: string, by: Person, seat?: Seat): Promise<AnswerResult>
  /**
   * Answers several decisions one after the other. Each answer is checked against the decision that is open after the
   * answers before it. If one is refused, none is accepted.
   * `interactionId`: the same id is accepted only once. A repetition returns `ok` without events. `then`: decisions
   * for later questions that the person made at the same time.
   */
  answer(
    raidId: string,
    by: Person,
    steps: AnswerStep[],
    interactionId?: string,
    then?: FollowUp,
  ): Promise<AnswerResult>
  find(where: { raidId: string } | { code: string } | { threadId: string }): Promise<RaidInfo | null>
  /**
   * Finds the raid that a person means when they type in a channel or thread. In a thread it is the thread's raid. In
   * a channel it is the raid that asks them, otherwise one in which they have a seat, otherwise the newest. It is
   * never a raid that is over.
   * @param kind `lobby`: a raid that hasn't begun comes before all others of a channel
   */
  here(channelOrThreadId: string, who: Person | null, kind?: 'lobby' | 'any'): Promise<RaidHere>
  /**
   * Returns the view for the person. `seat` is used if it is theirs, otherwise their seat that is asked now,
   * otherwise their first. With null it is the public view.
   */
  look(raidId: string, who: Person | null, seat?: Seat): Promise<RaidLook>
  /** Returns the public look and the look of the asked person, both of the same version. */
  lookAtQuestion(raidId: string, asked: AskedPerson): Promise<QuestionLook>
  /**
   * Returns what happened since the last answer of the seat's player, as they may know it. Undone answers are left
   * out.
   */
  since(raidId: string, seat: Seat): Promise<PublicEvents>
  /** Returns news only. Page 1 is the newest, and each page is in chronological order. */
  log(raidId: string, page: number): Promise<{ pages: number; entries: Announcement[] }>
  /** Previews the next questions. */
  readonly preview: Preview
  /** Returns the sheets of a person's characters in a guild, the active one first. A newcomer has none. */
  sheets(guildId: string, personId: string): Promise<Sheet[]>
  /** Returns a person's results as the Boss of raids in that guild, or null if there are none. */
  bossSheet(guildId: string, personId: string): Promise<BossSheet | null>
  /** Characters, between the raids. */
  readonly characters: Characters
  /** The weekly challenge of all guilds. */
  readonly challenges: Challenges
  /** Records of finished raids. */
  readonly records: Records
  /** Settings of people, raids and guilds. */
  readonly settings: Settings
  /** The actions of people who may manage a server. */
  readonly moderation: Moderation
  /** Data of people: showing and deleting them. */
  readonly privacy: Privacy
  /** The autopilot: answers that the table gives for people. */
  readonly autopilot: Autopilot
  /** Players' reports to the operator. */
  readonly reports: Reports
  /** Undoing answers. */
  readonly undo: Undo
  /** Corrections by a raid leader. */
  readonly judge: Judge
  /** Retention of data in the database. */
  readonly retention: Retention
  /** Votes of a raid's players, for instance about an undo. */
  readonly votes: Votes
  /** Players who are awaited and absent. */
  readonly absence: Absence
  /** The lobby: changing it, readiness, the time, and playing again. */
  readonly lobbies: Lobbies
  /** Lesson raids, each for one person alone. */
  readonly tutorial: Tutorial
  /** The part of raiders whose heroes have fallen. */
  readonly spirits: Spirits
  /** Private threads, each for one person. */
  readonly privateThreads: PrivateThreads
  readonly war: WarTable
  /**
   * Calls the listener after each committed change, because there may be something to announce. @returns a function
   * that removes the listener
   */
  onCommit(listener: () => void): () => void
}
