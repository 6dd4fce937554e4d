/** A migration to the next schema version, for all kinds of stored data. */
import { z } from 'zod'

/** A JSON object with unchecked values. */
export type JsonObject = Record<string, unknown>

/**
 * A migration to the next schema version: pure functions from JSON to JSON for the kinds of data that change. They
 * may change and return their argument. Never change a migration that has landed, because raids of that version are
 * in people's databases.
 */
export interface Migration {
  /** Describes the change in a sentence. */
  readonly what: string
  readonly game?: (game: JsonObject) => JsonObject
  /** Migrates an entry of a raid's log: `Input`, `StartLogEntry` or `UndoLogEntry`. */
  readonly entry?: (entry: JsonObject) => JsonObject
  /** Migrates the consequences of an entry of the log. */
  readonly consequences?: (consequences: JsonObject) => JsonObject
  readonly announcement?: (announcement: JsonObject) => JsonObject
  /** Migrates a single pinned card. */
  readonly card?: (card: JsonObject) => JsonObject
}

export const jsonObjectSchema = z.record(z.string(), z.unknown())
export const jsonObjectListSchema = z.array(jsonObjectSchema)

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Replaces every object within a JSON value by the result of `change`, the innermost first. */
export function replaceJsonObjects(value: unknown, change: (row: JsonObject) => JsonObject): unknown {
  if (Array.isArray(value)) return value.map((one) => replaceJsonObjects(one, change))
  if (!isJsonObject(value)) return value
  for (const [key, part] of Object.entries(value)) value[key] = replaceJsonObjects(part, change)
  return change(value)
}

/**
 * Returns a function that changes all events of one kind within a JSON value, such as consequences or an
 * announcement.
 */
export const migrateEventsOfKind =
  (kind: string, change: (event: JsonObject) => JsonObject) =>
  (value: JsonObject): JsonObject =>
    jsonObjectSchema.parse(replaceJsonObjects(value, (row) => (row.kind === kind ? change(row) : row)))
