/** A change of shape: what it makes of the things that were stored before it. */
import { z } from 'zod'

/** A JSON object. */
export type Row = Record<string, unknown>

/**
 * Pure functions from JSON to JSON; they may change what they are given, and return it. What isn't named here has not
 * changed its shape. They stay as they are once they have landed: raids of that shape lie in people's databases.
 */
export interface Migration {
  /** What has changed, in a sentence. */
  readonly what: string
  readonly game?: (game: Row) => Row
  /** An entry of a raid's log: `Input`, `Beginning` or `Undoing`. */
  readonly entry?: (entry: Row) => Row
  /** What an entry brought about: `Told`. */
  readonly told?: (told: Row) => Row
  readonly announcement?: (announcement: Row) => Row
  /** A single pinned card. */
  readonly card?: (card: Row) => Row
}

export const rowShape = z.record(z.string(), z.unknown())
export const rowsShape = z.array(rowShape)

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every object within, from the innermost on, replaced by what `change` makes of it. */
export function everyRow(value: unknown, change: (row: Row) => Row): unknown {
  if (Array.isArray(value)) return value.map((one) => everyRow(one, change))
  if (!isRow(value)) return value
  for (const [key, part] of Object.entries(value)) value[key] = everyRow(part, change)
  return change(value)
}

/** With events of one kind changed, wherever events are listed: in what was told, and in announcements. */
export const changingEvents =
  (kind: string, change: (event: Row) => Row) =>
  (told: Row): Row =>
    rowShape.parse(everyRow(told, (row) => (row.kind === kind ? change(row) : row)))
