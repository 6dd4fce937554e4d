/**
 * Leaves connections of PostgreSQL for statements that aren't about raids. While somebody has locked the table of raids,
 * every statement about raids waits, each with its connection: without a limit, soon all other statements would wait for
 * a connection. Transactions have a limit in `table/write.ts`.
 */
import pLimit from 'p-limit'
import type pg from 'pg'

/** Statements about raids that run or wait in the database at once, outside of transactions. */
const ABOUT_RAIDS_AT_ONCE = 6

export function leaveConnections(pool: pg.Pool): void {
  const limit = pLimit(ABOUT_RAIDS_AT_ONCE)
  const query: (...args: unknown[]) => Promise<unknown> = pool.query.bind(pool)
  const limited = (...args: unknown[]) =>
    isAboutRaids(args[0]) ? limit(() => query(...args)) : query(...args)
  Object.assign(pool, { query: limited })
}

/** @param asked a text, or an object with a text */
function isAboutRaids(asked: unknown): boolean {
  const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked
  return typeof text === 'string' && text.includes('"Raid"')
}
