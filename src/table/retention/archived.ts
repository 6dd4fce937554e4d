/** The archived form of a raid's log, and the hashes with which the events of a replay are compared. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type GameEvent, SCHEMA_VERSION } from '../../engine/index.ts'
import type { SavedInput } from '../../store/raids/inputs.ts'
import { isJsonObject } from '../stored/migrations/migration.ts'
import { UnreadableState } from '../stored/unreadable.ts'

/** A hash that replaces the events of an archived input. The events of a replay are compared with it. */
export interface EventsHash {
  /** The hash; null if it was computed from events of another schema version. Then nothing can be compared. */
  mark: string | null
}

export const isEventsHash = (events: unknown): events is EventsHash =>
  isJsonObject(events) && 'mark' in events

/** The number of characters of a hash, which is enough to distinguish different events. */
const MARK_LENGTH = 6

/** Returns a hash of events. It doesn't depend on the order in which their fields were written. */
export const hashLoggedEvents = (events: readonly GameEvent[]): string =>
  createHash('sha256').update(inOrder(events)).digest('base64url').slice(0, MARK_LENGTH)

function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join()}]`
  if (!isJsonObject(value)) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, one]) => one !== undefined)
  const sorted = fields.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${sorted.map(([key, one]) => `${JSON.stringify(key)}:${inOrder(one)}`).join()}}`
}

/** The schema of an input in an archived log or a report. */
export const archivedInputSchema = z.object({
  seq: z.number().int(),
  kind: z.string(),
  seat: z.number().int().nullable(),
  payload: z.unknown(),
  events: z.unknown(),
  userId: z.string().nullable(),
  at: z.coerce.date(),
})

const logSchema = z.object({ shape: z.number(), inputs: z.array(archivedInputSchema) })

/** Returns the archived form of a log. */
export const archivedLogOf = (inputs: readonly SavedInput[]): z.input<typeof logSchema> => ({
  shape: SCHEMA_VERSION,
  inputs: inputs.map(({ seq, kind, seat, payload, events, userId, at }) => ({
    ...{ seq, kind, seat, payload, events, userId },
    at: at.toISOString(),
  })),
})

/** Reads an archived log. Hashes of another schema version become null. @throws UnreadableState */
export function inputsOfArchivedLog(stored: unknown): SavedInput[] {
  const { data, error } = logSchema.safeParse(stored)
  if (error) throw new UnreadableState('broken', error)
  if (data.shape === SCHEMA_VERSION) return data.inputs
  return data.inputs.map((input) =>
    isEventsHash(input.events) ? { ...input, events: { mark: null } } : input,
  )
}
