/** Retention: the data that stays in the database, and for how long. */

/** In days; null for ever. */
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

/** The numbers of processed rows: announcements, reports and moves, lobbies, raids, servers. */
export interface ProcessedRows {
  announcements: number
  reports: number
  warStates: number
  lobbies: number
  raids: number
  servers: number
}

export interface Retention {
  /**
   * Processes due rows until the time is up. The rest is left for the next time. Any number of processes may do this.
   * @param mostMs 20 seconds by default
   */
  processDueRows(now: Date, mostMs?: number): Promise<ProcessedRows>
}
