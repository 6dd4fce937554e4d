/** A migration of the companion's stored games. `src/table/stored/migrations` does the same for raids. */
import type { Row } from '../../../stored/migrations/migration.ts'

/**
 * Pure functions from JSON to JSON. A kind without a function here hasn't changed. Never change a migration that has
 * landed.
 */
export interface WarMigration {
  /** Describes the change in a sentence. */
  readonly what: string
  /** The overlord, the optional rule, and the players. */
  readonly setup?: (setup: Row) => Row
  /** The group's own lists. */
  readonly lists?: (lists: Row) => Row
  /** A game with its list of moves and its votes. The game in it is migrated separately. */
  readonly session?: (session: Row) => Row
  readonly game?: (game: Row) => Row
  /** The consequences of a log entry, and its news. */
  readonly told?: (told: Row) => Row
}
