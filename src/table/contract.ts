/** The table's interface for its callers: Discord, the playground and tests. Only the table writes raids. */

import type { BossResults } from '../campaign/boss-results.ts'
import type { CharacterSheet } from '../campaign/sheet.ts'
import type { Seat } from '../engine/index.ts'
import type { AbsenceService } from './absence/contract.ts'
import type { AutopilotService } from './autopilot/contract.ts'
import type { CharacterService, RaiderDeckKind } from './characters/contract.ts'
import type { HintService } from './computer-hints/contract.ts'
import type { ComputerPlayerService } from './computers/contract.ts'
import type { CorrectionService } from './corrections/contract.ts'
import type { SpiritService } from './fallen-raiders/contract.ts'
import type { LobbyService } from './lobby/contract.ts'
import type { Announcement, AskedPerson } from './model/announcement.ts'
import type { FollowUpAnswers } from './model/instructions.ts'
import type { Person } from './model/person.ts'
import type { PublicEvents } from './model/public-events.ts'
import type { BossDeckChoice, RaidInfo } from './model/raid.ts'
import type { Rejected } from './model/rejection.ts'
import type { ModerationService } from './moderation/contract.ts'
import type { AnswerResult, PicksForDecision } from './playing/contract.ts'
import type { PreviewService } from './preview/contract.ts'
import type { PrivacyService } from './privacy/contract.ts'
import type { PrivateThreadService } from './private-threads/contract.ts'
import type { ReportService } from './problem-reports/contract.ts'
import type { RecordService } from './records/contract.ts'
import type { RetentionService } from './retention/contract.ts'
import type { SettingsService } from './settings/contract.ts'
import type { TutorialService } from './tutorial/contract.ts'
import type { UndoService } from './undo/contract.ts'
import type { QuestionLook, RaidInChannelOrThread, RaidLook } from './views/contract.ts'
import type { VoteService } from './votes/contract.ts'
import type { CompanionService } from './war/contract.ts'
import type { ChallengeService } from './weekly-challenge/contract.ts'

export type {
  Announcement,
  AskedPerson,
  CharacterReward,
  FallenHeroNews,
  NewsAnnouncement,
  PromptAnnouncement,
} from './model/announcement.ts'
export type { AutoPassingSeat, Instruction } from './model/instructions.ts'
export type { MoveReason } from './model/move-reason.ts'
export type { Person } from './model/person.ts'
export type { MentionedCard, PublicEvents } from './model/public-events.ts'
export type { BossDeckChoice, RaidCards, RaidInfo, RaidStatus, SeatInfo } from './model/raid.ts'
export type { Rejected } from './model/rejection.ts'
export type { AnswerResult, PicksForDecision } from './playing/contract.ts'
export type { QuestionLook, RaidInChannelOrThread, RaidLook } from './views/contract.ts'

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
   * Takes a seat with the person's character of a starter deck's hero. The character is created if there is none,
   * and plays its current deck. A person may take several seats.
   * @param deck the key of the starter deck
   */
  join(raidId: string, who: Person, deck: string): Promise<RaidInfo | Rejected>
  /**
   * Takes a seat with a character.
   * @param character its id or name; null for the active one
   * @param deck the character's own deck by default. Not every raid allows constructed decks
   */
  joinAs(
    raidId: string,
    who: Person,
    character: string | null,
    deck?: RaiderDeckKind,
  ): Promise<RaidInfo | Rejected>
  /**
   * Takes the Boss's seat of a raid that has one. If nobody takes it, the computer plays it. Uses the printed deck by
   * default.
   */
  joinAsBoss(raidId: string, who: Person, which?: BossDeckChoice): Promise<RaidInfo | Rejected>
  /** Changes the deck of the person in the Boss's seat, before the raid begins. */
  chooseBossDeck(raidId: string, who: Person, which: BossDeckChoice): Promise<RaidInfo | Rejected>
  leave(raidId: string, who: Person): Promise<RaidInfo | Rejected>
  start(raidId: string, by: Person): Promise<RaidInfo | Rejected>
  abandon(raidId: string, by: Person): Promise<RaidInfo | Rejected>
  /** Concedes for one seat of the person, or for all of them. */
  concede(raidId: string, by: Person, seat?: Seat): Promise<AnswerResult>
  /**
   * Answers several decisions one after the other. Each answer is checked against the decision that is open after the
   * answers before it. If one is refused, none is accepted.
   * @param interactionId is accepted only once; a repetition returns `ok` without events
   * @param then the person's answers to later questions
   */
  answer(
    raidId: string,
    by: Person,
    steps: PicksForDecision[],
    interactionId?: string,
    then?: FollowUpAnswers,
  ): Promise<AnswerResult>
  find(where: { raidId: string } | { code: string } | { threadId: string }): Promise<RaidInfo | null>
  /**
   * Finds the raid that a person means when they type in a channel or thread. In a thread it is the thread's raid. In
   * a channel it is the raid that asks them, otherwise one in which they have a seat, otherwise the newest. It is
   * never a raid that is over.
   * @param kind `lobby`: a raid that hasn't begun comes before all others of a channel
   */
  here(channelOrThreadId: string, who: Person | null, kind?: 'lobby' | 'any'): Promise<RaidInChannelOrThread>
  /**
   * Returns what a person may see of a raid; for null, what everybody may see. A person with several seats sees the
   * raid from `seat` if it is theirs, otherwise from their seat that is asked now, otherwise from their first seat.
   */
  look(raidId: string, who: Person | null, seat?: Seat): Promise<RaidLook>
  /** Returns the public look and the look of the asked person, both of the same version. */
  lookAtQuestion(raidId: string, asked: AskedPerson): Promise<QuestionLook>
  /**
   * Returns what happened since the last answer of the seat's player, as they may know it. Undone answers are left
   * out.
   */
  since(raidId: string, seat: Seat): Promise<PublicEvents>
  /**
   * Returns a page of the raid's log of public events. Page 1 is the newest, and each page is in chronological
   * order.
   */
  log(raidId: string, page: number): Promise<{ pages: number; entries: Announcement[] }>
  /** Previews the questions that would follow a move. */
  readonly preview: PreviewService
  /** Returns the sheets of a person's characters in a guild, the active one first. A newcomer has none. */
  sheets(guildId: string, personId: string): Promise<CharacterSheet[]>
  /** Returns a person's results as the Boss of raids in that guild, or null if there are none. */
  bossSheet(guildId: string, personId: string): Promise<BossResults | null>
  /** Characters, their decks and levels, and the guild's campaign. */
  readonly characters: CharacterService
  /** The weekly challenge of all guilds. */
  readonly challenges: ChallengeService
  /** Records of finished raids. */
  readonly records: RecordService
  /** Settings of people, raids and guilds. */
  readonly settings: SettingsService
  /** The actions of people who may manage a server. */
  readonly moderation: ModerationService
  /** Shows and deletes the stored data of people. */
  readonly privacy: PrivacyService
  /** The autopilot: answers that the table gives for people. */
  readonly autopilot: AutopilotService
  /** Players' reports to the operator. */
  readonly reports: ReportService
  /** Undoes answers, by a vote of the table if others are concerned. */
  readonly undo: UndoService
  /** Corrections by a raid leader. */
  readonly corrections: CorrectionService
  /** Retention of data in the database. */
  readonly retention: RetentionService
  /** Votes of a raid's players, for instance about an undo. */
  readonly votes: VoteService
  /** Reminders, time limits and replacements for absent players. */
  readonly absence: AbsenceService
  /** Lobbies: changes, readiness, planned times, and lobbies for the next raid. */
  readonly lobbies: LobbyService
  /** Lesson raids, each for one person alone. */
  readonly tutorial: TutorialService
  /** The open questions of planning computer players, and their answers. */
  readonly computers: ComputerPlayerService
  /** Hints for players: the answer that a computer player would give. */
  readonly hints: HintService
  /** The actions of raiders whose heroes have fallen. */
  readonly spirits: SpiritService
  /** The private threads of players. */
  readonly privateThreads: PrivateThreadService
  readonly war: CompanionService
  /**
   * Calls the listener after each committed change, because there may be something to announce. @returns a function
   * that removes the listener
   */
  onCommit(listener: () => void): () => void
}
