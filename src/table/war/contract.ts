/** The table's interface for the companion: a game with its log, and one transaction for each entry. */
import type { UserText } from '../../texts/user-text.ts'
import type { ClassName, Faction, ListName, Overlord } from '../../war/cards.ts'
import type { PlayerId, War, WarEvent } from '../../war/model.ts'
import type { SessionEntry, VoteEvent } from '../../war/session.ts'
import type { VoteSubject, VoteTopic, WarMotion } from '../../war/votes.ts'
import type { Person } from '../model/person.ts'
import type { Rejected } from '../model/rejection.ts'

export interface WarPerson {
  person: Person
  faction: Faction
  cls: ClassName
}

export interface WarInfo {
  id: string
  code: string
  guildId: string
  channelId: string
  threadId: string | null
  leader: Person
  status: 'lobby' | 'playing' | 'ended'
  version: number
  overlord: Overlord
  redraw: boolean
  /** The index in this list is the player's id in the game. */
  people: WarPerson[]
  /** The group's own lists. */
  own: ListName[]
}

/** The public news of an entry. */
export interface WarNews {
  seq: number
  by: UserText
  events: WarEvent[]
  voted: VoteEvent | null
  /** The subject of the vote. Absent for a vote on taking a move back. */
  about?: VoteSubject
  /** Set if nothing was done, but a player is reminded that the game waits for them. */
  reminder?: { person: Person; nth: number; isLast: boolean; since: string; at: string }
}

/** A reminder that is due: the player has been silent since an entry, and is reminded for the nth time. */
export interface WarReminder {
  warId: string
  version: number
  person: Person
  nth: number
  since: Date
  at: Date
}

export interface WarLook {
  war: WarInfo
  /** The game's state; null before it begins. */
  game: War | null
  motion: WarMotion | null
  /** The vote on a new player for somebody's place. */
  seat: WarMotion | null
  /** The number of the news about the move that would be taken back next; null if there is none. */
  undoes: number | null
}

export interface WarEntryResult extends WarLook {
  /** The events as the person who made the entry may know them. */
  events: WarEvent[]
}

export interface CastVote {
  topic: VoteTopic
  agrees: boolean
}

export interface PlayerReplacement {
  player: PlayerId
  newcomer: Person
}

/** The way in which a person answers a choice: for oneself, as a friend of the asked player, or by a vote. */
export type AnswerRole = 'own' | 'friend' | 'table'

/**
 * Builds an entry from the current game, while nobody else changes it. A string is the reason why that isn't
 * possible.
 */
export type BuildEntry = (game: War, me: PlayerId) => SessionEntry | string

export interface WarTable {
  create(
    at: { guildId: string; channelId: string },
    by: Person,
    wish: { overlord: Overlord; redraw: boolean },
  ): Promise<WarInfo | Rejected>
  setThread(id: string, threadId: string): Promise<void>
  /** The game of a channel or thread; null when there is none. */
  here(channelOrThreadId: string): Promise<WarInfo | null>
  byCode(code: string): Promise<WarInfo | null>
  join(id: string, who: WarPerson): Promise<WarInfo | Rejected>
  /** Leaves a game before it begins. */
  leave(id: string, who: Person): Promise<WarInfo | Rejected>
  /** Cancels a game before it begins. Only the person who opened it may do so. */
  callOff(id: string, by: Person): Promise<WarInfo | Rejected>
  /** Starts the game. If the person who opened it doesn't play, the lead goes to the player who joined first. */
  start(id: string, by: Person, interactionId: string): Promise<WarEntryResult | Rejected>
  enter(id: string, by: Person, doing: BuildEntry, interactionId: string): Promise<WarEntryResult | Rejected>
  /** Casts the vote of a person who is asked: a player, or a newcomer. */
  vote(id: string, who: Person, ballot: CastVote, interactionId: string): Promise<WarEntryResult | Rejected>
  /**
   * Proposes that another person plays a character from now on. The player (or the others by vote, when the player is
   * absent), the newcomer and the asker have to agree.
   */
  replace(
    id: string,
    by: Person,
    wish: PlayerReplacement,
    interactionId: string,
  ): Promise<WarEntryResult | Rejected>
  /**
   * Answers the open choice: for oneself, for a friend who trusts this person with it, or by a vote for an absent
   * player.
   */
  answer(
    id: string,
    by: Person,
    given: { asked: number; pick: readonly number[] },
    interactionId: string,
  ): Promise<WarEntryResult | Rejected>
  /** The way in which a person could answer the open choice. */
  mayAnswer(id: string, who: Person): Promise<AnswerRole | Rejected>
  /** Imports a list of the group's own, before the game begins. @returns the number of imported cards */
  import(
    id: string,
    by: Person,
    list: ListName,
    text: string,
  ): Promise<{ cards: number } | { faults: string[] } | Rejected>
  /**
   * Finds the players for whom games wait, and whose reminder is due by now. Any process may send it with `remind`.
   */
  due(now: Date): Promise<WarReminder[]>
  /** Sends a reminder once. @returns whether it was still to be sent */
  remind(due: WarReminder, now: Date): Promise<boolean>
  look(id: string): Promise<WarLook | null>
  /** The log as this person may know it. */
  log(id: string, who: Person): Promise<WarNews[]>
}
