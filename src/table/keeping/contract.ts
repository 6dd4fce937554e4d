/** What stays in the database, and for how long. */

/** In days; null for ever. */
export interface KeepDays {
  /** After its end, until a raid is no more than its setup, its seed and its inputs, and a game of the companion stands. */
  readonly raids: number | null
  readonly reports: number | null
  /** Until a lobby that nobody begins is closed. */
  readonly lobbies: number | null
}

/** What was seen to: rows of announcements, reports and moves, lobbies, raids. */
export interface Seen {
  told: number
  reports: number
  warPasts: number
  lobbies: number
  raids: number
}

export interface Keeping {
  /**
   * Sees to what is due, for so long at most; what is left is seen to the next time. Any number of processes may.
   * @param mostMs 20 seconds unless told
   */
  see(now: Date, mostMs?: number): Promise<Seen>
}
