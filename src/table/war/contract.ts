/** The table's interface for games of the companion. */
import type { UserText } from '../../texts/user-text.ts'
import type { CardListName, ClassName, Faction, Overlord } from '../../war/cards.ts'
import type { PlayerIndex, WarEvent, WarGame } from '../../war/model.ts'
import type { SessionEntry, VoteEventKind } from '../../war/session.ts'
import type { VoteProposal, VoteTopic, WarMotion } from '../../war/votes.ts'
import type { Person } from '../model/person.ts'
import type { Rejected } from '../model/rejection.ts'

export interface WarPlayer {
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
  people: WarPlayer[]
  /** The names of the card lists that the group has imported. */
  own: CardListName[]
}

/** The announcement of an entry's public events in a game of the companion. */
export interface WarAnnouncement {
  seq: number
  by: UserText
  events: WarEvent[]
  voted: VoteEventKind | null
  /** The subject of the vote; absent for a vote on taking a move back. */
  about?: VoteProposal
  /** The reminder to a player for whom the game waits, if the announcement is a reminder. */
  reminder?: { person: Person; nth: number; isLast: boolean; since: string; at: string }
}

/** A due reminder to a player of the companion, who has been asked since `since` and is reminded for the nth time. */
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
  game: WarGame | null
  motion: WarMotion | null
  /** The open vote on another player for somebody's place; null if there is none. */
  seat: WarMotion | null
  /** The number of the announcement of the move that would be undone next; null if there is none. */
  undoes: number | null
}

export interface WarEntryResult extends WarLook {
  /** The events as the person who made the entry may know them. */
  events: WarEvent[]
}

export interface WarBallot {
  topic: VoteTopic
  agrees: boolean
}

export interface WarPlayerReplacement {
  player: PlayerIndex
  newcomer: Person
}

/**
 * The way in which a person may answer a choice: for oneself, for a friend who trusts them, or by a vote of the
 * table.
 */
export type ChoiceAnswererRole = 'own' | 'friend' | 'table'

/**
 * A function that builds an entry from the current game, which is locked. It returns a string if no entry is
 * possible: the reason.
 */
export type BuildWarEntry = (game: WarGame, me: PlayerIndex) => SessionEntry | string

export interface CompanionService {
  create(
    at: { guildId: string; channelId: string },
    by: Person,
    wanted: { overlord: Overlord; redraw: boolean },
  ): Promise<WarInfo | Rejected>
  setThread(id: string, threadId: string): Promise<void>
  /** Returns the game of a channel or thread; null when there is none. */
  here(channelOrThreadId: string): Promise<WarInfo | null>
  byCode(code: string): Promise<WarInfo | null>
  join(id: string, who: WarPlayer): Promise<WarInfo | Rejected>
  /** Leaves a game before it begins. */
  leave(id: string, who: Person): Promise<WarInfo | Rejected>
  /** Cancels a game before it begins. Only the person who opened it may do so. */
  callOff(id: string, by: Person): Promise<WarInfo | Rejected>
  /** Starts a game. If the person who opened it doesn't play, the player who joined first becomes the leader. */
  start(id: string, by: Person, interactionId: string): Promise<WarEntryResult | Rejected>
  enter(
    id: string,
    by: Person,
    doing: BuildWarEntry,
    interactionId: string,
  ): Promise<WarEntryResult | Rejected>
  /** Casts the vote of a person who is asked: a player, or a newcomer. */
  vote(id: string, who: Person, ballot: WarBallot, interactionId: string): Promise<WarEntryResult | Rejected>
  /**
   * Proposes that another person plays a character from now on. The player (or the others by vote, when the player is
   * absent), the newcomer and the asker have to agree.
   */
  replace(
    id: string,
    by: Person,
    wanted: WarPlayerReplacement,
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
  /** Returns the way in which a person may answer the open choice; rejects if they may not. */
  mayAnswer(id: string, who: Person): Promise<ChoiceAnswererRole | Rejected>
  /**
   * Imports a card list of the group, before the game begins.
   * @returns the number of imported cards, or the faults of the list
   */
  import(
    id: string,
    by: Person,
    list: CardListName,
    text: string,
  ): Promise<{ cards: number } | { faults: string[] } | Rejected>
  /** Returns the reminders that are due by now. Any process may send them with `remind`. */
  due(now: Date): Promise<WarReminder[]>
  /** Sends a reminder once. @returns whether it was still to be sent */
  remind(due: WarReminder, now: Date): Promise<boolean>
  look(id: string): Promise<WarLook | null>
  /** Returns the log of a game as a person may know it. */
  log(id: string, who: Person): Promise<WarAnnouncement[]>
}
