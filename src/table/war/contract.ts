/** What the table offers of the companion: a game with its log, one transaction an entry. */
import type { UserText } from '../../texts/user-text.ts'
import type { ClassName, Faction, ListName, Overlord } from '../../war/cards.ts'
import type { PlayerId, War, WarEvent } from '../../war/model.ts'
import type { About, Motion, Topic } from '../../war/motions.ts'
import type { Entry, Voted } from '../../war/session.ts'
import type { Person, Rejected } from '../contract.ts'

export interface WarPerson {
  person: Person
  faction: Faction
  cls: ClassName
}

export interface WarCard {
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
  /** Their places are those of the game's players. */
  people: WarPerson[]
  /** Lists of the group's own. */
  own: ListName[]
}

/** What everybody hears of an entry. */
export interface WarNews {
  seq: number
  by: UserText
  events: WarEvent[]
  voted: Voted | null
  /** What was voted on; nothing where it is taking back. */
  about?: About
  /** Nothing was done: somebody is reminded that the game waits for them. */
  reminder?: { person: Person; nth: number; isLast: boolean; since: string; at: string }
}

/** Somebody has been silent since an entry, and is to be reminded for the nth time. */
export interface WarReminder {
  warId: string
  version: number
  person: Person
  nth: number
  since: Date
  at: Date
}

export interface WarLook {
  war: WarCard
  /** Null before it begins. */
  game: War | null
  motion: Motion | null
  /** Who shall play on for somebody. */
  seat: Motion | null
  /** Which of its news tells of the move that would be taken back next; null where there is none. */
  undoes: number | null
}

export interface WarEntryDone extends WarLook {
  /** What the one who did it hears. */
  events: WarEvent[]
}

export interface Ballot {
  topic: Topic
  agrees: boolean
}

export interface Replacing {
  player: PlayerId
  newcomer: Person
}

/** For oneself, as a friend of who is asked, or by asking the table. */
export type Answering = 'own' | 'friend' | 'table'

/** What somebody does: made of the game as it is when nobody else changes it. A string says why not. */
export type Doing = (game: War, me: PlayerId) => Entry | string

export interface Companion {
  create(
    at: { guildId: string; channelId: string },
    by: Person,
    wish: { overlord: Overlord; redraw: boolean },
  ): Promise<WarCard | Rejected>
  setThread(id: string, threadId: string): Promise<void>
  /** The game of a channel or thread; null when there is none. */
  here(channelOrThreadId: string): Promise<WarCard | null>
  byCode(code: string): Promise<WarCard | null>
  join(id: string, who: WarPerson): Promise<WarCard | Rejected>
  /** Before it begins. */
  leave(id: string, who: Person): Promise<WarCard | Rejected>
  /** By whoever has opened it, before it begins. */
  callOff(id: string, by: Person): Promise<WarCard | Rejected>
  /** Who has opened it and doesn't take part gives the lead to who joined first. */
  start(id: string, by: Person, interactionId: string): Promise<WarEntryDone | Rejected>
  enter(id: string, by: Person, doing: Doing, interactionId: string): Promise<WarEntryDone | Rejected>
  /** By whoever is asked: one's place at the table, or a newcomer's. */
  vote(id: string, who: Person, ballot: Ballot, interactionId: string): Promise<WarEntryDone | Rejected>
  /**
   * Somebody else plays a character from now on, once who plays it (or the table, when they are absent), the newcomer and
   * who asks have agreed.
   */
  replace(id: string, by: Person, wish: Replacing, interactionId: string): Promise<WarEntryDone | Rejected>
  /** An answer to the open choice: one's own, for a friend who trusts one with it, or proposed to the table for who is absent. */
  answer(
    id: string,
    by: Person,
    given: { asked: number; pick: readonly number[] },
    interactionId: string,
  ): Promise<WarEntryDone | Rejected>
  /** How somebody could answer the open choice. */
  mayAnswer(id: string, who: Person): Promise<Answering | Rejected>
  /** A list of one's own, before the game begins. @returns how many cards were taken */
  import(
    id: string,
    by: Person,
    list: ListName,
    text: string,
  ): Promise<{ cards: number } | { faults: string[] } | Rejected>
  /** Whom games wait for, as far as a reminder is due by now. It is sent by `remind`, by whichever process. */
  due(now: Date): Promise<WarReminder[]>
  /** Reminds them, once. @returns whether it was still to be done */
  remind(due: WarReminder, now: Date): Promise<boolean>
  look(id: string): Promise<WarLook | null>
  /** What has happened, as this person may know it. */
  log(id: string, who: Person): Promise<WarNews[]>
}
