/** Computes a stable hash of content. Equal JSON has the same hash, whatever the order of its keys. */

import { createHash } from 'node:crypto'
import { memoize } from '../engine/index.ts'

export const contentHash = (value: unknown): string => hashOf(canonicalJson(value))

/** Returns the hash of a list of objects that never change. Each object is converted to JSON only once. */
export const contentHashOfList = (list: readonly object[]): string =>
  hashOf(`[${list.map(canonicalOnce).join(',')}]`)

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

const canonicalJson = (value: unknown): string => JSON.stringify(value, sortKeys)
const canonicalOnce = memoize((value: object) => canonicalJson(value))

const sortKeys = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
}
