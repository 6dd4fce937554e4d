/** Stores the levels that characters have used, and the cards that were added to their collections. */

import type { Transaction } from '../database/open.ts'
import { type CardGained, type LevelTaken, Prisma } from '../generated/client.ts'

/**
 * Returns the levels that a character has used, the lowest first. A level that was used in two parts has two rows, in
 * order.
 */
export async function usedLevelsOfCharacter(tx: Transaction, characterId: string): Promise<LevelTaken[]> {
  return tx.levelTaken.findMany({ where: { characterId }, orderBy: [{ level: 'asc' }, { part: 'asc' }] })
}

/** Returns the cards of a collection that aren't from the starter deck. */
export async function cardsGainedByCharacter(tx: Transaction, characterId: string): Promise<CardGained[]> {
  return tx.cardGained.findMany({ where: { characterId }, orderBy: { gainedAt: 'asc' } })
}

/** Saves a character's own deck, and removes its draft, which belonged to the former deck. */
export async function saveDeckAndDeleteDraft(
  tx: Transaction,
  id: string,
  deck: Prisma.InputJsonObject,
): Promise<void> {
  await tx.character.update({ where: { id }, data: { deck, deckDraft: Prisma.DbNull }, select: { id: true } })
}

/** Saves the cards that the owner names as the collection; null for none. */
export async function saveCollectionNamedByOwner(
  tx: Transaction,
  id: string,
  named: Prisma.InputJsonObject | null,
): Promise<void> {
  const collection = named ?? Prisma.DbNull
  await tx.character.update({ where: { id }, data: { collection }, select: { id: true } })
}

/** Saves a constructed deck with its hero, its side deck and its draft. */
export async function saveConstructedDeckOfCharacter(
  tx: Transaction,
  id: string,
  deck: Prisma.InputJsonObject,
): Promise<void> {
  await tx.character.update({ where: { id }, data: { constructed: deck }, select: { id: true } })
}

/** Saves a deck that is being built; null for none. */
export async function saveDeckDraft(
  tx: Transaction,
  id: string,
  draft: Prisma.InputJsonObject | null,
): Promise<void> {
  const deckDraft = draft ?? Prisma.DbNull
  await tx.character.update({ where: { id }, data: { deckDraft }, select: { id: true } })
}

/** Saves the choices for a level that aren't confirmed yet; null for none. */
export async function saveLevelDraft(
  tx: Transaction,
  id: string,
  draft: Prisma.InputJsonObject | null,
): Promise<void> {
  const levelDraft = draft ?? Prisma.DbNull
  await tx.character.update({ where: { id }, data: { levelDraft }, select: { id: true } })
}

type NewLevel = {
  readonly characterId: string
  readonly level: number
  /** The number of copies of each card id. */
  readonly cardsIn: Readonly<Record<string, number>>
  readonly cardsOut: Readonly<Record<string, number>>
}

const sourceOf = (level: number, part: number): string => `level:${level}${part > 1 ? `:${part}` : ''}`

/**
 * Stores that a level, or a part of it, is used, and adds its cards to the collection. The caller changes the deck,
 * and ensures that no other transaction does so at the same time.
 */
export async function saveUsedLevelWithCards(tx: Transaction, taken: NewLevel): Promise<void> {
  const { characterId, level, cardsIn } = taken
  const part = 1 + (await tx.levelTaken.count({ where: { characterId, level } }))
  await tx.levelTaken.create({ data: { ...taken, part, takenAt: new Date() } })
  const gained = Object.entries(cardsIn).map(([cardId, copies]) => ({ cardId, copies }))
  await tx.cardGained.createMany({
    data: gained.map((one) => ({ ...one, characterId, source: sourceOf(level, part) })),
  })
}

/** Removes a used part of a level, and the cards that this part added to the collection. */
export async function deleteUsedLevelWithCards(
  tx: Transaction,
  { characterId, level, part }: Pick<LevelTaken, 'characterId' | 'level' | 'part'>,
): Promise<void> {
  await tx.levelTaken.delete({ where: { characterId_level_part: { characterId, level, part } } })
  await tx.cardGained.deleteMany({ where: { characterId, source: sourceOf(level, part) } })
}

/** Whether the character has begun a raid at or after the time `since`. */
export async function hasCharacterBegunRaidSince(
  tx: Transaction,
  characterId: string,
  since: Date,
): Promise<boolean> {
  const raid = await tx.raid.findFirst({
    where: { seats: { some: { characterId } }, startedAt: { gte: since } },
    select: { id: true },
  })
  return raid !== null
}
