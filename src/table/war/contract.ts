/** What the table offers of the companion: a game with its log, one transaction an entry. */
import type { ClassName, Faction, ListName, Overlord } from '../../war/cards.ts'
import type { PlayerId, War, WarEvent } from '../../war/model.ts'
import type { Entry, Motion, Voted } from '../../war/session.ts'
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
  by: string
  events: WarEvent[]
  voted: Voted | null
}

export interface WarLook {
  war: WarCard
  /** Null before it begins. */
  game: War | null
  motion: Motion | null
}

export interface WarEntryDone extends WarLook {
  /** What the one who did it hears. */
  events: WarEvent[]
}

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
  start(id: string, by: Person, interactionId: string): Promise<WarEntryDone | Rejected>
  enter(id: string, by: Person, doing: Doing, interactionId: string): Promise<WarEntryDone | Rejected>
  /** A list of one's own, before the game begins. @returns how many cards were taken */
  import(
    id: string,
    by: Person,
    list: ListName,
    text: string,
  ): Promise<{ cards: number } | { faults: string[] } | Rejected>
  look(id: string): Promise<WarLook | null>
  /** What has happened, as this person may know it. */
  log(id: string, who: Person): Promise<WarNews[]>
}
