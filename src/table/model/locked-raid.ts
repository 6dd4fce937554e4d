/** The types of a locked raid, and of the functions that store its changes. */
import type { Game } from '../../engine/index.ts'
import type { Transaction } from '../../store/database/open.ts'
import type { NewInput } from '../../store/raids/inputs.ts'
import type { RaidRow } from '../../store/raids/raids.ts'
import type { SeatWithPlayer } from '../../store/raids/seats.ts'
import type { Announcement } from './announcement.ts'
import type { InputConsequences } from './consequences.ts'
import type { RaidInfo } from './raid.ts'

/**
 * A raid to which this caller has exclusive access, in the database or in the cache. Code that changes the raid
 * also updates `raid`.
 */
export interface LockedRaid {
  readonly tx: Transaction
  readonly writes: UnitOfWork
  readonly row: RaidRow
  readonly raid: RaidInfo
  /** The rows of the raid's seats, in the game's order. */
  readonly places: SeatWithPlayer[]
}

export interface LockedGame extends LockedRaid {
  readonly game: Game
  /**
   * The id of the decision that was open and announced when the raid was locked; null if there was none, or once
   * another player has to answer it than was announced.
   */
  announced: number | null
}

export type SeatInstructionsRow = Pick<SeatWithPlayer, 'raidId' | 'number' | 'orders'>

export interface UnitOfWork {
  /** Whether the game is cached in this process. */
  readonly isCached: boolean
  /** Stores an input with its consequences. @returns the raid's new version */
  input(input: NewInput, consequences: InputConsequences): Promise<number>
  /** Stores the instructions of a seat. @returns their stored form */
  saveInstructions(place: SeatInstructionsRow, instructions: object): Promise<SeatInstructionsRow['orders']>
  announce(raid: RaidInfo, announcements: readonly Announcement[]): Promise<void>
  /** Runs a callback once everything is stored, or nothing is. */
  afterTransaction(callback: () => void): void
}
