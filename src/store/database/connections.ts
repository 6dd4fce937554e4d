/**
 * Reserves connections of PostgreSQL for statements that aren't about raids. While somebody has locked the table of raids,
 * every statement about raids waits, each with its connection. Without a limit, soon all other statements would wait for
 * a connection. Transactions have a limit in `table/write.ts`.
 */
import pLimit from 'p-limit'
import type { PatientPool } from './postgres/pool.ts'

/** The part of all connections for statements about raids outside of transactions. */
const ABOUT_RAIDS = 0.3
/** The part for transactions that may wait for a lock. */
const LOCKING = 0.4
/** The embedded database has one connection and counts as if it had 20. */
const EMBEDDED = 20

const partOf = (most: number, part: number): number => Math.max(1, Math.floor(most * part))

/** Returns the number of transactions that may wait for a lock at the same time. @param most the most connections */
export const lockingAtOnce = (most = EMBEDDED): number => partOf(most, LOCKING)

/** Returns the number of statements about raids that may be in the database at the same time. @param most the most connections */
export const aboutRaidsAtOnce = (most: number): number => partOf(most, ABOUT_RAIDS)

export function leaveConnections(pool: PatientPool): void {
  const limit = pLimit(aboutRaidsAtOnce(pool.most))
  const query: (...args: unknown[]) => Promise<unknown> = pool.query.bind(pool)
  const limited = (...args: unknown[]) => {
    if (!isAboutRaids(args[0])) return query(...args)
    limit.concurrency = aboutRaidsAtOnce(pool.most)
    return limit(() => query(...args))
  }
  Object.assign(pool, { query: limited })
}

/** @param asked a text, or an object with a text */
function isAboutRaids(asked: unknown): boolean {
  const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked
  return typeof text === 'string' && text.includes('"Raid"')
}
