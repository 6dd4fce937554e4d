/** A migration of the companion's stored games. `src/table/stored/migrations` does the same for raids. */
import type { JsonObject } from '../../../stored/migrations/migration.ts'

/**
 * Pure functions from JSON to JSON. A kind without a function here hasn't changed. Never change a migration that has
 * landed.
 */
export interface WarMigration {
  /** Describes the change in a sentence. */
  readonly what: string
  /** The overlord, the optional rule, and the players. */
  readonly setup?: (setup: JsonObject) => JsonObject
  /** The group's own lists. */
  readonly lists?: (lists: JsonObject) => JsonObject
  /** A game with its list of moves and its votes. The game in it is migrated separately. */
  readonly session?: (session: JsonObject) => JsonObject
  readonly game?: (game: JsonObject) => JsonObject
  /** The consequences of a log entry, and its news. */
  readonly told?: (told: JsonObject) => JsonObject
}
