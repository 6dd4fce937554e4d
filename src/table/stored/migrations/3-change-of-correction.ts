import { type JsonObject, type Migration, migrateEventsOfKind } from './migration.ts'

/**
 * Adds the kind of change to the event of a correction. Before, a leader could only set damage or give the raid up.
 */
function withChange(event: JsonObject): JsonObject {
  if (event.change !== undefined) return event
  const { object, damage, ...rest } = event
  if (object === undefined) return { ...rest, change: { kind: 'abandon' } }
  return { ...rest, object, change: { kind: 'damage', object, damage } }
}

const adjusted = migrateEventsOfKind('adjusted', withChange)

export const changeOfCorrectionMigration: Migration = {
  what: 'The event of a correction says which change it was.',
  consequences: adjusted,
  announcement: adjusted,
}
