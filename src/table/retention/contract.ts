/** The interface for the deletion and archiving of old data. */

/** The numbers of days after which data are deleted or archived; null for never. */
export interface RetentionDays {
  /**
   * The time after its end until a raid is reduced to its setup, its seed and its inputs, and a game of the companion
   * can't be undone any more.
   */
  readonly raids: number | null
  readonly reports: number | null
  /** The time until a lobby that nobody begins is closed. */
  readonly lobbies: number | null
  /** The time until the data of a server that the bot has left are deleted. */
  readonly leftServers: number | null
}

/** The numbers of rows that were deleted, closed (lobbies) or archived (raids). */
export interface ProcessedRowCounts {
  announcements: number
  reports: number
  warStates: number
  lobbies: number
  raids: number
  servers: number
}

export interface RetentionService {
  /**
   * Deletes, closes and archives rows whose time has come, for a limited time. The rest is left for the next call.
   * Any number of processes may do this.
   * @param mostMs the most milliseconds, 20,000 by default
   */
  processDueRows(now: Date, mostMs?: number): Promise<ProcessedRowCounts>
}
