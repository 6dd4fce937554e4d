/**
 * Every migration of stored data, in order. The first migrates schema version 1 to 2. Add a new one at the end, in a
 * separate file that begins with its number, and increase `SCHEMA_VERSION` of the engine by one. Before that, run `npm run
 * -s snapshot:raids` to store raids of the old version for the tests (`test/stored`).
 */
import { severalWeaponsMigration } from './2-several-weapons.ts'
import { changeOfCorrectionMigration } from './3-change-of-correction.ts'
import { namedStepsMigration } from './4-named-steps.ts'
import { lossReasonMigration } from './5-loss-reason.ts'
import { ownBossDecksMigration } from './6-own-boss-decks.ts'
import { turnHistoryMigration } from './7-turn-history.ts'
import { rememberedCardsMigration } from './8-remembered-cards.ts'
import type { Migration } from './migration.ts'

export const migrations: readonly Migration[] = [
  severalWeaponsMigration,
  changeOfCorrectionMigration,
  namedStepsMigration,
  lossReasonMigration,
  ownBossDecksMigration,
  turnHistoryMigration,
  rememberedCardsMigration,
]
