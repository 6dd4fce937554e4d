/**
 * Every migration of stored data, in order. The first migrates schema version 1 to 2. Add a new one at the end, in a
 * separate file that begins with its number, and increase `SCHEMA_VERSION` of the engine by one. Before that, run `npm run
 * -s snapshot:raids` to store raids of the old version for the tests (`test/stored`).
 */
import { severalWeaponsMigration } from './2-several-weapons.ts'
import { rulingsMigration } from './3-rulings.ts'
import { namedStepsMigration } from './4-named-steps.ts'
import { lossReasonMigration } from './5-how-they-lost.ts'
import { ownBossDecksMigration } from './6-own-boss-decks.ts'
import { turnHistoryMigration } from './7-past-of-the-turn.ts'
import { rememberedCardsMigration } from './8-memory.ts'
import type { Migration } from './migration.ts'

export const migrations: readonly Migration[] = [
  severalWeaponsMigration,
  rulingsMigration,
  namedStepsMigration,
  lossReasonMigration,
  ownBossDecksMigration,
  turnHistoryMigration,
  rememberedCardsMigration,
]
