import type { Migration } from './migration.ts'

/** No older raid has such a deck. Each was played with the deck that its lair has printed, and continues with it. */
export const ownBossDecks: Migration = {
  what: 'The beginning of a raid names the Boss player’s own main deck, if it is not the printed one.',
}
