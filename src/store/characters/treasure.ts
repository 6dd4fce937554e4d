/** Stores the treasure packs that characters have earned and opened. */
import type { Transaction } from '../database/open.ts'

interface WonRun {
  readonly raidId: string
  readonly code: string
  readonly raid: string
  readonly characterId: string
}

/** Returns the won raids of these characters, the earliest first. A raid occurs once for each character. */
export async function wonRunsOfCharacters(
  tx: Transaction,
  characterIds: readonly string[],
): Promise<WonRun[]> {
  const mine = { characterId: { in: [...characterIds] } }
  const raids = await tx.raid.findMany({
    where: { status: 'won', seats: { some: mine } },
    select: { id: true, code: true, name: true, seats: { where: mine, select: { characterId: true } } },
    orderBy: [{ endedAt: 'asc' }, { id: 'asc' }],
  })
  return raids.flatMap(({ id: raidId, code, name: raid, seats }) => {
    const ids = new Set(seats.map((seat) => seat.characterId ?? ''))
    return [...ids].map((characterId) => ({ raidId, code, raid, characterId }))
  })
}

/** Returns the sources of the cards in the collections of these characters. */
export async function sourcesOfGainedCards(
  tx: Transaction,
  characterIds: readonly string[],
): Promise<{ characterId: string; source: string }[]> {
  return tx.cardGained.findMany({
    where: { characterId: { in: [...characterIds] } },
    select: { characterId: true, source: true },
    distinct: ['characterId', 'source'],
  })
}

interface Gain {
  readonly characterId: string
  readonly source: string
  /** The number of copies of each card id. */
  readonly cards: Readonly<Record<string, number>>
}

/** Adds cards to a collection. @throws Prisma's P2002 if cards from that source were added before */
export async function addCardsToCollection(
  tx: Transaction,
  { characterId, source, cards }: Gain,
): Promise<void> {
  const data = Object.entries(cards).map(([cardId, copies]) => ({ characterId, source, cardId, copies }))
  await tx.cardGained.createMany({ data })
}
