import { isJsonObject } from '../../../stored/migrations/migration.ts'
import type { WarMigration } from './migration.ts'

/**
 * Adds to a stored game the subject of a vote, the vote about a place, and trusted friends. Before this version,
 * votes were only about undoing a move.
 */
export const voteSubjectMigration: WarMigration = {
  what: 'A vote says what it is about, who plays is voted on beside it, and friends are trusted with answers.',
  session: (session) => ({
    ...session,
    motion: isJsonObject(session.motion) ? { ...session.motion, about: { kind: 'undo' } } : null,
    seat: null,
    trust: {},
  }),
}
