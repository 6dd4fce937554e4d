/** Stores the inputs of a raid's game: the log from which the game can be replayed. */
import { compressJson, decompressJsonOrDamaged } from '../database/compress.ts'
import type { Transaction } from '../database/open.ts'
import { Prisma } from '../generated/client.ts'
import { deleteSnapshotsAfter, INPUTS_BETWEEN_SNAPSHOT_PRUNES, pruneSnapshots } from './snapshots.ts'

export type NewInput = {
  readonly raidId: string
  /** The raid's version for which the input was made. The input's number (`seq`) is one more. */
  readonly version: number
  readonly kind: string
  readonly seat: number | null
  readonly payload: unknown
  /** The events of the engine. */
  readonly events: unknown
  /** The Discord id of the user; null for an input of the bot itself. */
  readonly userId: string | null
  /** Discord's interaction id, or another unique key; null if there is none. */
  readonly interactionId: string | null
  /** The game after the input. */
  readonly state: unknown
  /**
   * The number of the input to whose result an undo returns the game. Later inputs can't be restored. Absent for
   * other inputs.
   */
  readonly backTo?: number
  readonly at?: Date
}

export type SavedInput = {
  readonly seq: number
  readonly kind: string
  readonly seat: number | null
  readonly payload: unknown
  readonly events: unknown
  readonly userId: string | null
  readonly at: Date
}

/** An error for an input that came too late: the raid has a later version than the one for which the input was made. */
export class VersionConflictError extends Error {
  override readonly name = 'VersionConflictError'
}

/**
 * Writes an input, its events and the game after it. Call it under `lockRaidRow`.
 * @returns the raid's new version, which is the input's seq
 * @throws VersionConflictError when the raid is no longer at `version`; Prisma's P2002 or P2010 for an interaction that
 * was accepted already (call `findInputOfInteraction` first)
 */
export async function saveInputAndGame(tx: Transaction, input: NewInput): Promise<number> {
  const { raidId, version, kind, seat, userId, interactionId } = input
  const at = Prisma.sql`coalesce(${input.at ?? null}::timestamptz, now())`
  const seq = version + 1
  const state = compressJson(input.state)
  const changed = await tx.$executeRaw`
    UPDATE "Raid" SET version = ${seq}, state = ${state}, "updatedAt" = ${at}
    WHERE id = ${raidId}::uuid AND version = ${version}`
  if (changed !== 1) throw new VersionConflictError(`The raid ${raidId} is not at version ${version}`)
  await tx.$executeRaw`
    WITH written AS (
      INSERT INTO "Input" ("raidId", seq, kind, seat, payload, events, "userId", "interactionId", at)
      VALUES (${raidId}::uuid, ${seq}, ${kind}, ${seat}, ${JSON.stringify(input.payload)}::jsonb,
              ${compressJson(input.events)}, ${userId}, ${interactionId}, ${at})
      RETURNING "raidId", seq)
    INSERT INTO "Snapshot" ("raidId", seq, state)
    SELECT "raidId", seq, ${state}::bytea FROM written WHERE ${input.backTo === undefined}`
  await prune(tx, raidId, seq, input.backTo)
  return seq
}

/** Deletes old snapshots after every `INPUTS_BETWEEN_SNAPSHOT_PRUNES` inputs. After an undo, deletes those of the undone inputs. */
async function prune(
  tx: Transaction,
  raidId: string,
  seq: number,
  backTo: number | undefined,
): Promise<void> {
  if (backTo !== undefined) await deleteSnapshotsAfter(tx, raidId, backTo)
  else if (seq % INPUTS_BETWEEN_SNAPSHOT_PRUNES === 0) await pruneSnapshots(tx, raidId)
}

/** Returns the input that was stored for an interaction; null if there is none. */
export async function findInputOfInteraction(
  tx: Transaction,
  interactionId: string,
): Promise<{ raidId: string; seq: number } | null> {
  return tx.input.findUnique({ where: { interactionId }, select: { raidId: true, seq: true } })
}

type InputRange = { readonly after?: number; readonly upTo?: number; readonly last?: number }

/**
 * Returns inputs of a raid in order.
 * @param range the inputs after `after`, up to `upTo`, and of these only the newest `last`
 */
export async function findInputs(
  tx: Transaction,
  raidId: string,
  range: InputRange = {},
): Promise<SavedInput[]> {
  const { after, upTo, last } = range
  const seq: Prisma.IntFilter = {
    ...(after === undefined ? {} : { gt: after }),
    ...(upTo === undefined ? {} : { lte: upTo }),
  }
  const rows = await tx.input.findMany({
    where: { raidId, seq },
    orderBy: { seq: last === undefined ? 'asc' : 'desc' },
    ...(last === undefined ? {} : { take: last }),
  })
  if (last !== undefined) rows.reverse()
  return rows.map((row) => ({ ...row, events: decompressJsonOrDamaged(row.events) }))
}

/** Returns the times of all inputs, in order. */
export async function timesOfInputs(tx: Transaction, raidId: string): Promise<Date[]> {
  const rows = await tx.input.findMany({ where: { raidId }, select: { at: true }, orderBy: { seq: 'asc' } })
  return rows.map(({ at }) => at)
}

/** Returns the number of the newest answer that a person gave in this seat; 0 if there is none. */
export async function seqOfLastAnswerOfSeat(tx: Transaction, raidId: string, seat: number): Promise<number> {
  const where = { raidId, seat, kind: 'answer', userId: { not: null } }
  const { _max } = await tx.input.aggregate({ where, _max: { seq: true } })
  return _max.seq ?? 0
}

/** Returns the seats for which the computer has answered by their players' instruction or in their absence. */
export async function seatsAnsweredByComputer(tx: Transaction, raidId: string): Promise<number[]> {
  const rows = await tx.input.findMany({
    where: { raidId, seat: { not: null }, payload: { path: ['order'], equals: 'computer' } },
    select: { seat: true },
    distinct: ['seat'],
  })
  return rows.flatMap(({ seat }) => seat ?? [])
}

type Entry = Pick<SavedInput, 'seq' | 'kind' | 'seat' | 'userId' | 'payload'>

/** Returns the corrections and undos, in order. */
export async function findCorrectionsAndUndos(
  tx: Transaction,
  raidId: string,
): Promise<Omit<Entry, 'userId'>[]> {
  return tx.input.findMany({
    where: { raidId, kind: { in: ['adjust', 'undo'] } },
    select: { seq: true, kind: true, seat: true, payload: true },
    orderBy: { seq: 'asc' },
  })
}

/** Returns inputs without their events, the newest first. */
export async function findInputsOmittingEvents(
  tx: Transaction,
  raidId: string,
  seqs: readonly number[],
): Promise<Entry[]> {
  return tx.input.findMany({
    where: { raidId, seq: { in: [...seqs] } },
    select: { seq: true, kind: true, seat: true, userId: true, payload: true },
    orderBy: { seq: 'desc' },
  })
}
