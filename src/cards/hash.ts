/** A stable hash of content: the same for equal JSON, whatever the order its keys were written in. */
import { createHash } from 'node:crypto'
import { once } from './once.ts'

export const contentHash = (value: unknown): string => hashOf(canonicalJson(value))

/** The same for a list of things that never change: each is written once. */
export const contentHashOfAll = (list: readonly object[]): string =>
  hashOf(`[${list.map(canonicalOnce).join(',')}]`)

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

const canonicalJson = (value: unknown): string => JSON.stringify(value, sortKeys)
const canonicalOnce = once((value: object) => canonicalJson(value))

const sortKeys = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
}
