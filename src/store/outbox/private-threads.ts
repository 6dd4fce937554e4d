/**
 * Stores the private threads. A private thread shows the hand, the panel and the questions of one person in a raid.
 */

import type { Transaction } from '../database/open.ts'
import type { OwnThread } from '../generated/client.ts'
import { playerNamesInServer } from '../people/names.ts'

type Whose = Pick<OwnThread, 'raidId' | 'playerId'>

/** Returns the threads of a raid, each with its owner under their nickname in the server. */
export async function privateThreadsOfRaid(tx: Transaction, raidId: string) {
  const rows = await tx.ownThread.findMany({
    where: { raidId },
    include: { raid: { select: { guildId: true } } },
    orderBy: { playerId: 'asc' },
  })
  const ids = rows.map(({ playerId }) => playerId)
  const names = await playerNamesInServer(tx, rows[0]?.raid.guildId ?? '', ids)
  return rows.map(({ playerId, threadId, messageId }) => ({
    person: { id: playerId, name: names.get(playerId) ?? '' },
    threadId,
    messageId,
  }))
}

/** Returns the row of a thread; null for a thread that isn't private. */
export const findPrivateThreadById = (tx: Transaction, threadId: string): Promise<OwnThread | null> =>
  tx.ownThread.findUnique({ where: { threadId } })

/** Changes the given fields of a private thread's row, and creates the row if there is none. */
export async function savePrivateThread(
  tx: Transaction,
  { raidId, playerId }: Whose,
  known: Partial<Pick<OwnThread, 'threadId' | 'messageId'>>,
): Promise<void> {
  const where = { raidId_playerId: { raidId, playerId } }
  await tx.ownThread.upsert({ where, create: { raidId, playerId, ...known }, update: known })
}

/** Counts the private threads that a player has now. */
export async function countPrivateThreads(tx: Transaction, playerId: string): Promise<number> {
  return tx.ownThread.count({ where: { playerId, threadId: { not: null } } })
}

/** Deletes the row of a player's private thread in a raid. */
export async function deletePrivateThread(tx: Transaction, whose: Whose): Promise<void> {
  await tx.ownThread.deleteMany({ where: whose })
}

/** Deletes the rows of threads that were given up, so that they are created again. */
export async function deleteGivenUpThreads(tx: Transaction, playerId: string): Promise<void> {
  await tx.ownThread.deleteMany({ where: { playerId, threadId: null } })
}

/** Returns the ids of the raids in play in which a player has a seat. */
export async function raidIdsInPlayOfPlayer(tx: Transaction, playerId: string): Promise<string[]> {
  const rows = await tx.raid.findMany({
    where: { status: 'playing', seats: { some: { playerId } } },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  return rows.map(({ id }) => id)
}
