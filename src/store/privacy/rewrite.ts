/** Rewrites the stored data of one raid, or of one game of the companion, including packed data. */
import { z } from 'zod'
import { compressJson, DamagedJson, decompressJsonOrDamaged } from '../database/compress.ts'
import type { Transaction } from '../database/open.ts'
import { Prisma } from '../generated/client.ts'
import { dropGameFromReadCache } from '../raids/raids.ts'

/** A function that returns the rewritten value, or the same value if nothing has to change. */
export type RewriteValue = (value: unknown) => unknown

/** The player who replaces another person in columns with ids. */
export interface PersonReplacement {
  readonly id: string
  readonly as: string
}

const json = z.custom<Prisma.InputJsonValue>()
const jsonOf = (value: unknown) => (value === null ? Prisma.JsonNull : json.parse(value))

/**
 * Returns the changed columns of a row; null if none has changed. `packed` columns are unpacked first. A damaged column
 * stays unchanged.
 */
function changed(
  rewrite: RewriteValue,
  json: Readonly<Record<string, unknown>>,
  packed: Readonly<Record<string, Uint8Array | null>> = {},
) {
  const changes: Record<string, unknown> = {}
  for (const [column, value] of Object.entries(json)) {
    const now = rewrite(value)
    if (now !== value) changes[column] = typeof value === 'string' ? now : jsonOf(now)
  }
  for (const [column, bytes] of Object.entries(packed)) {
    const value = bytes && decompressJsonOrDamaged(bytes)
    const now = value instanceof DamagedJson ? value : rewrite(value)
    if (now !== value) changes[column] = compressJson(now)
  }
  return Object.keys(changes).length > 0 ? changes : null
}

/** Rewrites all rows of a raid, which the caller has locked. @param log rewrites the log of an archived raid */
export async function rewriteRaid(
  tx: Transaction,
  raidId: string,
  { id, as }: PersonReplacement,
  rewrite: RewriteValue,
  log: RewriteValue,
): Promise<void> {
  await rewriteRaidRow(tx, raidId, rewrite)
  await rewriteInputs(tx, raidId, { id, as }, rewrite)
  await rewriteSnapshots(tx, raidId, rewrite)
  await rewriteArchive(tx, raidId, log)
  await rewriteMotions(tx, raidId, rewrite)
  await rewriteOutbox(tx, { raidId }, rewrite)
  await rewriteXp(tx, raidId, rewrite)
  const where = { raidId, playerId: id }
  await tx.seat.updateMany({ where, data: { playerId: as, orders: {} } })
  await tx.seenSide.updateMany({ where, data: { playerId: as } })
  await tx.spiritAct.updateMany({ where, data: { playerId: as } })
  await tx.ownThread.deleteMany({ where })
  await tx.motion.updateMany({ where: { raidId, byId: id }, data: { byId: as } })
  await tx.xpEntry.updateMany({ where: { raidId, byId: id }, data: { byId: as } })
  await tx.raid.updateMany({ where: { id: raidId, leaderId: id }, data: { leaderId: as } })
  dropGameFromReadCache(raidId)
}

/**
 * Rewrites a raid's row. The time of its last change grows by a millisecond, so that no process uses its cached game.
 */
async function rewriteRaidRow(tx: Transaction, id: string, rewrite: RewriteValue): Promise<void> {
  const row = await tx.raid.findUniqueOrThrow({
    where: { id },
    select: { state: true, summary: true, settings: true, lobby: true, updatedAt: true },
  })
  const { state, updatedAt, ...json } = row
  const data = changed(rewrite, json, { state })
  if (data)
    await tx.raid.update({ where: { id }, data: { ...data, updatedAt: new Date(updatedAt.getTime() + 1) } })
}

async function rewriteInputs(
  tx: Transaction,
  raidId: string,
  { id, as }: PersonReplacement,
  rewrite: RewriteValue,
): Promise<void> {
  const rows = await tx.input.findMany({
    where: { raidId },
    select: { seq: true, payload: true, events: true },
  })
  for (const { seq, payload, events } of rows) {
    const data = changed(rewrite, { payload }, { events })
    if (data) await tx.input.update({ where: { raidId_seq: { raidId, seq } }, data })
  }
  await tx.input.updateMany({ where: { raidId, userId: id }, data: { userId: as, interactionId: null } })
}

async function rewriteSnapshots(tx: Transaction, raidId: string, rewrite: RewriteValue): Promise<void> {
  for (const { seq, state } of await tx.snapshot.findMany({ where: { raidId } })) {
    const data = changed(rewrite, {}, { state })
    if (data) await tx.snapshot.update({ where: { raidId_seq: { raidId, seq } }, data })
  }
}

async function rewriteArchive(tx: Transaction, raidId: string, rewrite: RewriteValue): Promise<void> {
  const row = await tx.archive.findUnique({ where: { raidId }, select: { log: true } })
  const data = row && changed(rewrite, {}, row)
  if (data) await tx.archive.update({ where: { raidId }, data })
}

async function rewriteMotions(tx: Transaction, raidId: string, rewrite: RewriteValue): Promise<void> {
  for (const { id, payload, votes } of await tx.motion.findMany({ where: { raidId } })) {
    const data = changed(rewrite, { payload, votes })
    if (data) await tx.motion.update({ where: { id }, data })
  }
}

async function rewriteXp(tx: Transaction, raidId: string, rewrite: RewriteValue): Promise<void> {
  for (const { characterId, reason, note } of await tx.xpEntry.findMany({
    where: { raidId, note: { not: null } },
  })) {
    const now = rewrite({ note })
    if (now === undefined) continue
    const data = { note: String(Object(now).note) }
    if (data.note !== note)
      await tx.xpEntry.update({ where: { characterId_raidId_reason: { characterId, raidId, reason } }, data })
  }
}

async function rewriteOutbox(
  tx: Transaction,
  about: { readonly raidId: string } | { readonly warId: string },
  rewrite: RewriteValue,
): Promise<void> {
  for (const { id, payload } of await tx.outbox.findMany({
    where: { about },
    select: { id: true, payload: true },
  })) {
    const data = changed(rewrite, { payload })
    if (data) await tx.outbox.update({ where: { id }, data })
  }
}

/** Returns the stored data of a raid that contain people's ids and names. */
export async function loadDataWithNamesOfRaid(tx: Transaction, raidId: string): Promise<unknown[]> {
  const raid = await tx.raid.findUnique({
    where: { id: raidId },
    select: {
      lobby: true,
      seats: { select: { playerId: true }, orderBy: { number: 'asc' } },
      inputs: { select: { payload: true }, orderBy: { seq: 'asc' } },
      motions: { select: { payload: true } },
      archive: { select: { log: true } },
      topic: { select: { messages: { select: { payload: true } } } },
    },
  })
  return [{ ...raid, archive: raid?.archive && decompressJsonOrDamaged(raid.archive.log) }]
}

/** Returns the stored data of a game of the companion in which people's names stand beside their ids. */
export async function loadDataWithNamesOfWar(tx: Transaction, warId: string): Promise<unknown[]> {
  const war = await tx.war.findUnique({
    where: { id: warId },
    select: {
      setup: true,
      entries: { select: { entry: true } },
      topic: { select: { messages: { select: { payload: true } } } },
    },
  })
  return [war]
}

/** Rewrites all rows of a game of the companion, which the caller has locked. */
export async function rewriteWar(
  tx: Transaction,
  warId: string,
  { id, as }: PersonReplacement,
  rewrite: RewriteValue,
): Promise<void> {
  const { setup, lists, state } = await tx.war.findUniqueOrThrow({ where: { id: warId } })
  const data = changed(rewrite, { setup }, { lists, state })
  if (data) await tx.war.update({ where: { id: warId }, data })
  await tx.war.updateMany({ where: { id: warId, leaderId: id }, data: { leaderId: as } })
  for (const { seq, entry, events, before } of await tx.warEntry.findMany({ where: { warId } })) {
    const own = changed(rewrite, { entry }, { events, before })
    if (own) await tx.warEntry.update({ where: { warId_seq: { warId, seq } }, data: own })
  }
  await tx.warEntry.updateMany({ where: { warId, userId: id }, data: { userId: as } })
  await rewriteOutbox(tx, { warId }, rewrite)
}
