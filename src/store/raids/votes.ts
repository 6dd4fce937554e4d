/**
 * Stores motions: proposals on which a raid's players vote. Call the functions that change a motion under
 * `lockRaidRow`.
 */

import type { Transaction } from '../database/open.ts'
import { type Motion, MotionStatus, type Prisma } from '../generated/client.ts'

export type { Motion } from '../generated/client.ts'
export { MotionStatus } from '../generated/client.ts'

type NewMotion = {
  readonly raidId: string
  /** The raid's version when the motion was opened. */
  readonly version: number
  readonly kind: string
  readonly payload: Prisma.InputJsonObject
  readonly byId: string
  readonly votes: Record<string, boolean>
}

export async function createMotion(tx: Transaction, motion: NewMotion): Promise<Motion> {
  return tx.motion.create({ data: motion })
}

/**
 * Returns a motion; null if there is none with this id. An unlocked read is good only for finding the raid's id. Lock
 * that raid, then read the motion again.
 */
export async function findMotionById(tx: Transaction, id: string): Promise<Motion | null> {
  return tx.motion.findUnique({ where: { id } })
}

/** The kinds of motions about a seat. All others are about the game. */
export const SEAT_MOTION_KINDS = ['replace', 'computer', 'takeover'] as const

/** Returns the open motion about the game or about a seat; null if there is none. */
export async function findOpenMotion(
  tx: Transaction,
  raidId: string,
  about: 'game' | 'seat',
): Promise<Motion | null> {
  const seatKinds = [...SEAT_MOTION_KINDS]
  const kind = about === 'seat' ? { in: seatKinds } : { notIn: seatKinds }
  return tx.motion.findFirst({ where: { raidId, status: MotionStatus.open, kind } })
}

export async function saveVotes(
  tx: Transaction,
  id: string,
  votes: Record<string, boolean>,
): Promise<Motion> {
  return tx.motion.update({ where: { id }, data: { votes } })
}

export async function saveMotionPayload(
  tx: Transaction,
  id: string,
  payload: Prisma.InputJsonObject,
): Promise<Motion> {
  return tx.motion.update({ where: { id }, data: { payload } })
}

/** Closes a motion. @param payload the new payload, if it has changed */
export async function settleMotion(
  tx: Transaction,
  id: string,
  status: Exclude<MotionStatus, 'open'>,
  payload?: Prisma.InputJsonObject,
): Promise<Motion> {
  const data = { status, settledAt: new Date(), ...(payload ? { payload } : {}) }
  return tx.motion.update({ where: { id }, data })
}
