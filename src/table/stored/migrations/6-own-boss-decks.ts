import type { Migration } from './migration.ts'

/** Nothing older has one: it was played with the deck that its lair has printed, and goes on with that. */
export const ownBossDecks: Migration = {
  what: 'The beginning of a raid names the main deck that its Boss player brought, where that is not the printed one.',
}
