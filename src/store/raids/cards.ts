/** The card definitions that raids are pinned to, by content hash. */
import { createHash } from 'node:crypto'
import { pack, unpackStored } from '../database/compress.ts'
import type { Tx } from '../database/open.ts'

/**
 * Stores the definitions unless they are stored already.
 * @param cards plain JSON that never changes. The same text gives the same hash, so keep the order of its keys
 * @returns their hash, sha256 in hexadecimal
 */
export async function pinCards(tx: Tx, cards: unknown): Promise<string> {
  const hash = hashOf(cards)
  const known = await tx.cardData.findUnique({ where: { hash }, select: { hash: true } })
  if (!known) await tx.cardData.createMany({ data: [{ hash, bytes: pack(cards) }], skipDuplicates: true })
  return hash
}

const hashes = new WeakMap<object, string>()

/** Writing all cards as JSON takes 8 ms, so the hash of each list is computed once. */
function hashOf(cards: unknown): string {
  const list = Object(cards)
  const known = hashes.get(list)
  if (known !== undefined) return known
  const hash = createHash('sha256').update(JSON.stringify(cards)).digest('hex')
  hashes.set(list, hash)
  return hash
}

/** The definitions with this hash, or null. They never change, so they may be cached. */
export async function readCards(tx: Tx, hash: string): Promise<unknown> {
  const found = await tx.cardData.findUnique({ where: { hash } })
  return found ? unpackStored(found.bytes) : null
}
