/**
 * Every migration of the companion's stored games, in order. The first migrates schema version 1 to 2. Add a new one
 * at the end, in a separate file that begins with its number, and increase `WAR_SCHEMA_VERSION` of `src/war/model.ts`
 * by one. Before that, run `npm run -s snapshot:raids -- --war` to store games of the old version for the tests
 * (`test/stored/wars`).
 */
import { voteSubjectMigration } from './2-what-is-voted-on.ts'
import type { WarMigration } from './migration.ts'

export const warMigrations: readonly WarMigration[] = [voteSubjectMigration]
