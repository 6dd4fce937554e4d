/** Migrates stored data from its schema version to today's. */
import type { z } from 'zod'
import { DamagedJson } from '../../store/database/compress.ts'
import { isJsonObject, type JsonObject } from './migrations/migration.ts'
import { UnreadableState } from './unreadable.ts'

/** The schema version of stored data without a number. */
export const FIRST_SCHEMA_VERSION = 1

/** The functions that migrate data from each schema version to the next; undefined where nothing changed. */
export type MigrationSteps = readonly (((row: JsonObject) => JsonObject) | undefined)[]

/**
 * Returns the row migrated from a schema version to today's. `row` itself never changes.
 * @throws UnreadableState for an unknown schema version, or when a migration fails
 */
export function migrateStoredObject(row: JsonObject, from: unknown, changes: MigrationSteps): JsonObject {
  const today = changes.length + FIRST_SCHEMA_VERSION
  if (typeof from !== 'number' || !Number.isInteger(from) || from < FIRST_SCHEMA_VERSION)
    throw new UnreadableState('broken', `its schema version is ${String(from)}`)
  if (from > today)
    throw new UnreadableState('newer', `its schema version is ${from}, and the newest one is ${today}`)
  if (from === today) return row
  try {
    const migrated = changes
      .slice(from - FIRST_SCHEMA_VERSION)
      .reduce((before, change) => change?.(before) ?? before, structuredClone(row))
    return { ...migrated, shape: today }
  } catch (error) {
    throw new UnreadableState('broken', error)
  }
}

/** Returns the stored value if it is a JSON object. @throws UnreadableState otherwise */
export function requireJsonObject(stored: unknown): JsonObject {
  if (isJsonObject(stored)) return stored
  throw new UnreadableState('broken', stored instanceof DamagedJson ? stored.why : 'it is no object')
}

/** Parses a value by today's schema. @throws UnreadableState if it doesn't match */
export function parseStoredValue<T>(schema: z.ZodType<T>, value: unknown): T {
  const { data, error } = schema.safeParse(value)
  if (error) throw new UnreadableState('broken', error)
  return data
}

/**
 * Returns a function like `parseStoredValue` for one schema, which parses each object once. An answer reads the rows of
 * a raid in memory a dozen times. Nobody may change the object or the result.
 */
export function newStoredValueParser<T>(schema: z.ZodType<T>): (value: unknown) => T {
  const parsed = new WeakMap<object, { data: T }>()
  return (value) => {
    if (typeof value !== 'object' || value === null) return parseStoredValue(schema, value)
    const known = parsed.get(value) ?? { data: parseStoredValue(schema, value) }
    parsed.set(value, known)
    return known.data
  }
}
