/** The interface for lobbies: changing and planning a raid, and confirming readiness. */
import type { Seat } from '../../engine/index.ts'
import type { RaidAndMode } from '../../raids/difficulty.ts'
import type { HousePlayerLevel } from '../../store/people/house.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'
import type { Rejected } from '../model/rejection.ts'

export type { LobbyNotice } from '../model/announcement.ts'

/** A leader's changes to a lobby. Absent fields stay unchanged. */
export interface LobbyChange {
  raid?: string
  mode?: string
  /** A seat that is freed. */
  out?: Seat
  /** A seat that takes the first turn of the raiders. */
  first?: Seat
  /** The level at which the computer plays the Boss if no person does. */
  bossLevel?: HousePlayerLevel
}

/** A request for the number, level and deck of a lobby's house players. */
export interface HousePlayersRequest {
  /** The number of house players; 0 for none. */
  players: number
  /** The level of all house players; null to leave it unchanged. */
  level: HousePlayerLevel | null
  /**
   * The key of a starter deck for the first house player that is added; null for a deck that suits the party. If no
   * house player is added, a new one with this deck takes the place of the last. In a challenge, the deck of each seat
   * is fixed.
   */
  deck: string | null
}

/** The choice of the next raid: the same raid again, or the raid that follows it. */
export type NextRaidChoice = 'same' | 'next'

/** A lobby whose planned time is near. */
export interface LobbyStartingSoon {
  raidId: string
  at: Date
}

export interface LobbyService {
  /**
   * Changes the lobby, at the leader's request. After a change of raid or difficulty nobody is ready any more, and
   * everybody has to agree again.
   */
  change(raidId: string, by: Person, change: LobbyChange): Promise<RaidInfo | Rejected>
  /** Fills seats with house players, at the leader's request. A house player leaves when a person wants the seat. */
  fill(raidId: string, by: Person, filling: HousePlayersRequest): Promise<RaidInfo | Rejected>
  /** Records that a person with a seat is ready, or isn't any more. */
  ready(raidId: string, who: Person, isReady: boolean): Promise<RaidInfo | Rejected>
  /**
   * Asks everybody whether they are ready, at the leader's request. From then on the raid begins only when everybody
   * is ready.
   */
  check(raidId: string, by: Person): Promise<RaidInfo | Rejected>
  /** Begins the raid without the people who aren't ready, at the leader's request. Their seats become free. */
  startWithout(raidId: string, by: Person): Promise<RaidInfo | Rejected>
  /**
   * Sets the time at which the raid is to begin; null for no time. Everybody with a seat is pinged a quarter of an
   * hour before.
   */
  plan(raidId: string, by: Person, at: Date | null): Promise<RaidInfo | Rejected>
  /** Notifies a role of the lobby, on the leader's request. Each role is notified once. */
  callRole(raidId: string, by: Person, role: string): Promise<RaidInfo | Rejected>
  /** Stores the role that was pinged, and the Discord event of the raid. */
  note(raidId: string, noted: { call?: string; event?: string | null }): Promise<RaidInfo | Rejected>
  /**
   * Opens a lobby with the same people, characters and order, at the request of one of them. Returns the existing one
   * if it was opened already.
   */
  again(raidId: string, by: Person, which: NextRaidChoice): Promise<RaidInfo | Rejected>
  /** Announces a lobby in its channel, if it was opened without a message. */
  post(raidId: string, by: Person): Promise<RaidInfo | Rejected>
  /** Returns the raid and difficulty of a guild's new lobby, with suggestions for what the person has left out. */
  choose(guildId: string, chosen: { raid: string | null; mode: string | null }): Promise<RaidAndMode>
  /**
   * Returns the ended raid of a thread, or the last ended raid in a channel, preferably one in which the person had
   * a seat.
   */
  lastIn(channelOrThreadId: string, who: Person): Promise<RaidInfo | null>
  /** Returns the lobbies whose people must be pinged now, because their raid begins soon. */
  due(now: Date): Promise<LobbyStartingSoon[]>
  /** Pings the people of a lobby once. @returns whether they were pinged */
  remind(soon: LobbyStartingSoon, now: Date): Promise<boolean>
}
