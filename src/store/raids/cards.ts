/** Stores the card definitions with which raids are played, by content hash. */
import { createHash } from 'node:crypto'
import { compressJson, decompressJsonOrDamaged } from '../database/compress.ts'
import type { Transaction } from '../database/open.ts'

/**
 * Stores the definitions unless they are stored already.
 * @param cards plain JSON that never changes. Only equal text has an equal hash, so the order of its keys matters
 * @returns the hash, sha256 in hexadecimal
 */
export async function savePinnedCards(tx: Transaction, cards: unknown): Promise<string> {
  const hash = hashOf(cards)
  const known = await tx.cardData.findUnique({ where: { hash }, select: { hash: true } })
  if (!known)
    await tx.cardData.createMany({ data: [{ hash, bytes: compressJson(cards) }], skipDuplicates: true })
  return hash
}

const hashes = new WeakMap<object, string>()

/**
 * Returns the hash of a list of cards. The hash is computed once for each list, because writing all cards as JSON
 * takes 8 ms.
 */
function hashOf(cards: unknown): string {
  const list = Object(cards)
  const known = hashes.get(list)
  if (known !== undefined) return known
  const hash = createHash('sha256').update(JSON.stringify(cards)).digest('hex')
  hashes.set(list, hash)
  return hash
}

/**
 * Returns the card definitions with this hash; null if there are none. Stored definitions never change, so callers may
 * cache them.
 */
export async function findPinnedCards(tx: Transaction, hash: string): Promise<unknown> {
  const found = await tx.cardData.findUnique({ where: { hash } })
  return found ? decompressJsonOrDamaged(found.bytes) : null
}
