/**
 * Every change of what is stored of the companion's games, in order: the first makes shape 2 of shape 1. A new one is
 * added at the end, in a file of its own that begins with its number; then `SHAPE` of `src/war/model.ts` is one more.
 * Before it, `npm run -s keep -- --war` keeps games of the shape that is left (`test/stored/wars`).
 */
import { whatIsVotedOn } from './2-what-is-voted-on.ts'
import type { WarMigration } from './migration.ts'

export const warMigrations: readonly WarMigration[] = [whatIsVotedOn]
