import { isJsonObject } from '../../../stored/migrations/migration.ts'
import type { WarMigration } from './migration.ts'

/**
 * Adds to a stored game the subject of a vote, the vote about a place, and trusted friends. Before this version,
 * votes were only about undoing a move.
 */
export const voteSubjectMigration: WarMigration = {
  what: 'A vote says what it is about, a vote about a place is stored separately, and trusted friends are stored.',
  session: (session) => ({
    ...session,
    motion: isJsonObject(session.motion) ? { ...session.motion, about: { kind: 'undo' } } : null,
    seat: null,
    trust: {},
  }),
}
