/** A migration to the next schema version, for all kinds of stored data. */
import { z } from 'zod'

/** A JSON object. */
export type JsonObject = Record<string, unknown>

/**
 * Pure functions from JSON to JSON. They may change and return their argument. A kind without a function here hasn't
 * changed. Never change a migration that has landed, because raids of that version are in people's databases.
 */
export interface Migration {
  /** Describes the change in a sentence. */
  readonly what: string
  readonly game?: (game: JsonObject) => JsonObject
  /** An entry of a raid's log: `Input`, `Beginning` or `Undoing`. */
  readonly entry?: (entry: JsonObject) => JsonObject
  /** The consequences of an entry of the log. */
  readonly told?: (told: JsonObject) => JsonObject
  readonly announcement?: (announcement: JsonObject) => JsonObject
  /** A single pinned card. */
  readonly card?: (card: JsonObject) => JsonObject
}

export const jsonObjectSchema = z.record(z.string(), z.unknown())
export const jsonObjectsSchema = z.array(jsonObjectSchema)

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Replaces every object within the value by the result of `change`, from the innermost on. */
export function mapJsonObjects(value: unknown, change: (row: JsonObject) => JsonObject): unknown {
  if (Array.isArray(value)) return value.map((one) => mapJsonObjects(one, change))
  if (!isJsonObject(value)) return value
  for (const [key, part] of Object.entries(value)) value[key] = mapJsonObjects(part, change)
  return change(value)
}

/** Changes events of one kind wherever events are listed: in the log and in announcements. */
export const migrateEventsOfKind =
  (kind: string, change: (event: JsonObject) => JsonObject) =>
  (told: JsonObject): JsonObject =>
    jsonObjectSchema.parse(mapJsonObjects(told, (row) => (row.kind === kind ? change(row) : row)))
