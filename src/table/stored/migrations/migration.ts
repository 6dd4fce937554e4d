/** A migration to the next schema version, for all kinds of stored data. */
import { z } from 'zod'

/** A JSON object. */
export type Row = Record<string, unknown>

/**
 * Pure functions from JSON to JSON. They may change and return their argument. A kind without a function here hasn't
 * changed. Never change a migration that has landed, because raids of that version are in people's databases.
 */
export interface Migration {
  /** Describes the change in a sentence. */
  readonly what: string
  readonly game?: (game: Row) => Row
  /** An entry of a raid's log: `Input`, `Beginning` or `Undoing`. */
  readonly entry?: (entry: Row) => Row
  /** The consequences of an entry of the log. */
  readonly told?: (told: Row) => Row
  readonly announcement?: (announcement: Row) => Row
  /** A single pinned card. */
  readonly card?: (card: Row) => Row
}

export const rowSchema = z.record(z.string(), z.unknown())
export const rowsSchema = z.array(rowSchema)

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Replaces every object within the value by the result of `change`, from the innermost on. */
export function everyRow(value: unknown, change: (row: Row) => Row): unknown {
  if (Array.isArray(value)) return value.map((one) => everyRow(one, change))
  if (!isRow(value)) return value
  for (const [key, part] of Object.entries(value)) value[key] = everyRow(part, change)
  return change(value)
}

/** Changes events of one kind wherever events are listed: in the log and in announcements. */
export const changingEvents =
  (kind: string, change: (event: Row) => Row) =>
  (told: Row): Row =>
    rowSchema.parse(everyRow(told, (row) => (row.kind === kind ? change(row) : row)))
