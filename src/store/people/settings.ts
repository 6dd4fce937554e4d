/** Stores settings of people, raids and guilds as plain JSON. The table interprets them. */

import type { Transaction } from '../database/open.ts'
import type { Prisma } from '../generated/client.ts'

/** Returns a person's settings; an empty object if there are none, or if the person is unknown. */
export async function readPersonSettings(tx: Transaction, id: string): Promise<unknown> {
  return (await tx.player.findUnique({ where: { id }, select: { settings: true } }))?.settings ?? {}
}

export async function readRaidSettings(tx: Transaction, id: string): Promise<unknown> {
  return (await tx.raid.findUnique({ where: { id }, select: { settings: true } }))?.settings ?? {}
}

/** Stores a person's settings. The player must have a row. */
export async function savePersonSettings(
  tx: Transaction,
  id: string,
  settings: Prisma.InputJsonObject,
): Promise<void> {
  await tx.player.update({ where: { id }, data: { settings } })
}

export async function saveRaidSettings(
  tx: Transaction,
  id: string,
  settings: Prisma.InputJsonObject,
): Promise<void> {
  await tx.raid.update({ where: { id }, data: { settings } })
}
