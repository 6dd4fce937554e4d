/** A migration of the companion's stored games. `src/table/stored/migrations` does the same for raids. */
import type { JsonObject } from '../../../stored/migrations/migration.ts'

/**
 * A migration of stored games of the companion: pure functions from JSON to JSON for the kinds of data that change.
 * Never change a migration that has landed.
 */
export interface WarMigration {
  /** Describes the change in a sentence. */
  readonly what: string
  /** Migrates the setup: the overlord, the optional rule, and the players. */
  readonly setup?: (setup: JsonObject) => JsonObject
  /** Migrates the card lists that the group has imported. */
  readonly lists?: (lists: JsonObject) => JsonObject
  /** Migrates a session: the list of moves and the votes. The game in it is migrated separately. */
  readonly session?: (session: JsonObject) => JsonObject
  readonly game?: (game: JsonObject) => JsonObject
  /** Migrates the consequences of a log entry, and its announcement. */
  readonly consequences?: (consequences: JsonObject) => JsonObject
}
