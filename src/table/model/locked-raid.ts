/** A locked raid, and the ways to write what happens in it. */
import type { Game } from '../../engine/index.ts'
import type { Tx } from '../../store/database/open.ts'
import type { NewInput } from '../../store/raids/inputs.ts'
import type { LoadedRaid } from '../../store/raids/raids.ts'
import type { SeatWithPlayer } from '../../store/raids/seats.ts'
import type { Announcement } from './announcement.ts'
import type { Consequences } from './consequences.ts'
import type { RaidInfo } from './raid.ts'

/** A locked raid, or a cached one that this caller has alone. Code that changes the raid also updates `raid`. */
export interface LockedRaid {
  readonly tx: Tx
  readonly writes: UnitOfWork
  readonly row: LoadedRaid
  readonly raid: RaidInfo
  /** The raid's stored seats, in the game's order. */
  readonly places: SeatWithPlayer[]
}

export interface LockedGame extends LockedRaid {
  readonly game: Game
  /** The decision that was open, and announced, when the raid was locked. */
  readonly announced: number | null
}

export type StoredInstructions = Pick<SeatWithPlayer, 'raidId' | 'number' | 'orders'>

export interface UnitOfWork {
  /** The game is cached in this process. */
  readonly isCached: boolean
  /** @returns the raid's new version */
  input(input: NewInput, told: Consequences): Promise<number>
  /** @returns the stored form of the instructions */
  saveInstructions(place: StoredInstructions, orders: object): Promise<StoredInstructions['orders']>
  announce(raid: RaidInfo, announcements: readonly Announcement[]): Promise<void>
}
