import { isJsonObject } from '../../../stored/migrations/migration.ts'
import type { WarMigration } from './migration.ts'

/** Before, votes were only about taking a move back, and nobody could answer for another player. */
export const whatIsVotedOn: WarMigration = {
  what: 'A vote says what it is about, who plays is voted on beside it, and friends are trusted with answers.',
  session: (session) => ({
    ...session,
    motion: isJsonObject(session.motion) ? { ...session.motion, about: { kind: 'undo' } } : null,
    seat: null,
    trust: {},
  }),
}
