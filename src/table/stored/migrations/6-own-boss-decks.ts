import type { Migration } from './migration.ts'

/** A migration without changes, because older raids were played with the lair's printed deck. */
export const ownBossDecksMigration: Migration = {
  what: 'The beginning of a raid names the Boss player’s own main deck, if it is not the printed one.',
}
