/** A change of what is stored of the companion's games: see `src/table/stored/migrations`, which does the same for raids. */
import type { Row } from '../../../stored/migrations/migration.ts'

/** Pure functions from JSON to JSON. What isn't named here has not changed. They stay as they are once they have landed. */
export interface WarMigration {
  /** What has changed, in a sentence. */
  readonly what: string
  /** The overlord, the optional rule, who takes part. */
  readonly setup?: (setup: Row) => Row
  /** The group's own lists. */
  readonly lists?: (lists: Row) => Row
  /** A game with its line of moves and what is voted on; the game in it is carried by itself. */
  readonly session?: (session: Row) => Row
  readonly game?: (game: Row) => Row
  /** What an entry of the log has brought about, and its news. */
  readonly told?: (told: Row) => Row
}
