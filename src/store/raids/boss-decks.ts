/** Stores the decks with which people play the Bosses of raids. */

import type { Transaction } from '../database/open.ts'
import { type BossDeck, Prisma } from '../generated/client.ts'

const which = (playerId: string, raidName: string) => ({ playerId_raidName: { playerId, raidName } })

export const findBossDeck = (tx: Transaction, playerId: string, raidName: string): Promise<BossDeck | null> =>
  tx.bossDeck.findUnique({ where: which(playerId, raidName) })

/** Saves a deck. The draft, which belonged to the former deck, is removed. */
export async function saveBossDeck(
  tx: Transaction,
  playerId: string,
  raidName: string,
  deck: Prisma.InputJsonObject,
): Promise<void> {
  await write(tx, playerId, raidName, { deck, draft: Prisma.DbNull })
}

/** Saves a deck that is being built; null for none. */
export async function saveBossDeckDraft(
  tx: Transaction,
  playerId: string,
  raidName: string,
  draft: Prisma.InputJsonObject | null,
): Promise<void> {
  await write(tx, playerId, raidName, { draft: draft ?? Prisma.DbNull })
}

async function write(
  tx: Transaction,
  playerId: string,
  raidName: string,
  update: Pick<Prisma.BossDeckUncheckedUpdateInput, 'deck' | 'draft'>,
): Promise<void> {
  const { deck = Prisma.DbNull, draft = Prisma.DbNull } = update
  const where = which(playerId, raidName)
  await tx.bossDeck.upsert({ where, create: { playerId, raidName, deck, draft }, update })
}
