/** What is done about a raid before it begins, beside taking seats: it is changed, planned, confirmed. */
import type { Seat } from '../../engine/index.ts'
import type { Person, RaidCard, Rejected } from '../contract.ts'

export type { Lobby } from './shapes.ts'

/** What of a lobby its leader changes; what isn't named stays. */
export interface LobbyChange {
  raid?: string
  mode?: string
  /** A seat that becomes free. */
  out?: Seat
  /** A seat that takes the first turn of the raiders. */
  first?: Seat
}

/** The same raid once more, or the one that follows it. */
export type Again = 'same' | 'next'

/** A lobby that begins soon. */
export interface Soon {
  raidId: string
  at: Date
}

export interface Gathering {
  /** For the leader. Another raid or difficulty is agreed to anew: nobody is ready any more. */
  change(raidId: string, by: Person, change: LobbyChange): Promise<RaidCard | Rejected>
  /** Somebody with a seat is ready, or isn't any more. */
  ready(raidId: string, who: Person, isReady: boolean): Promise<RaidCard | Rejected>
  /** The leader asks everybody whether they are ready; from then on it begins only when all are. */
  check(raidId: string, by: Person): Promise<RaidCard | Rejected>
  /** The leader begins without those who aren't ready: their seats become free. */
  startWithout(raidId: string, by: Person): Promise<RaidCard | Rejected>
  /** When it is to begin; null: no time any more. Who has a seat then is called a quarter of an hour before. */
  plan(raidId: string, by: Person, at: Date | null): Promise<RaidCard | Rejected>
  /** Its leader has a role called, each once. */
  callRole(raidId: string, by: Person, role: string): Promise<RaidCard | Rejected>
  /** Which role was called, and which of Discord's events it has. */
  note(raidId: string, noted: { call?: string; event?: string | null }): Promise<RaidCard | Rejected>
  /** A lobby with the same people, characters and order, for one of them; the one that there is, if it was made already. */
  again(raidId: string, by: Person, which: Again): Promise<RaidCard | Rejected>
  /** The raid of a thread that has ended, or the last one in a channel: one in which they had a seat, if there is any. */
  lastIn(channelOrThreadId: string, who: Person): Promise<RaidCard | null>
  /** The lobbies whose people are to be called now. */
  due(now: Date): Promise<Soon[]>
  /** Calls them, once. @returns whether they were */
  remind(soon: Soon, now: Date): Promise<boolean>
}

/** Told in the thread, or of a lobby that has none yet in the channel; `people` are called. */
export interface GatheringNews {
  kind: 'gathering'
  /** `deserted`: nobody has begun it for days, so it is closed. */
  why: 'check' | 'again' | 'soon' | 'deserted'
  by: Person | null
  people: Person[]
  at: string | null
}
