/** Levels that characters have used, and what came into their collections. */
import type { CardGained, LevelTaken, Prisma } from './generated/client.ts'
import type { Tx } from './open.ts'

/** The lowest first. */
export async function levelsTaken(tx: Tx, characterId: string): Promise<LevelTaken[]> {
  return tx.levelTaken.findMany({ where: { characterId }, orderBy: { level: 'asc' } })
}

/** What a collection holds beyond the starter's cards. */
export async function gainedBy(tx: Tx, characterId: string): Promise<CardGained[]> {
  return tx.cardGained.findMany({ where: { characterId }, orderBy: { gainedAt: 'asc' } })
}

export async function saveDeck(tx: Tx, id: string, deck: Prisma.InputJsonObject): Promise<void> {
  await tx.character.update({ where: { id }, data: { deck }, select: { id: true } })
}
