import type { Migration } from './migration.ts'

/** A migration without changes: nobody remembers any hidden card of an older raid. */
export const rememberedCardsMigration: Migration = {
  what: 'A hidden card lists the seats that know it.',
}
