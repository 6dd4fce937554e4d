/**
 * Limits the statements about raids that run at the same time. While somebody has locked the table of raids, every
 * statement about raids waits on its own connection. Without a limit, these statements would soon use all
 * connections. Transactions have a separate limit in `table/transactions/write.ts`.
 */
import pLimit from 'p-limit'
import type { WaitingPool } from './postgres/pool.ts'

/** The share of all connections for statements about raids outside of transactions. */
const ABOUT_RAIDS = 0.3
/** The share of all connections for transactions that may wait for a lock. */
const LOCKING = 0.4
/** The number of connections assumed for the embedded database, which has only one. */
const EMBEDDED = 20

const partOf = (most: number, part: number): number => Math.max(1, Math.floor(most * part))

/**
 * Returns the number of transactions that may wait for a lock at the same time.
 * @param most the maximum number of connections
 */
export const maxLockingTransactions = (most = EMBEDDED): number => partOf(most, LOCKING)

/**
 * Returns the number of statements about raids that may run at the same time outside of transactions.
 * @param most the maximum number of connections
 */
export const maxRaidStatements = (most: number): number => partOf(most, ABOUT_RAIDS)

/**
 * Limits the number of statements about raids that the pool runs at the same time. The limit doesn't delay
 * other statements.
 */
export function limitRaidStatements(pool: WaitingPool): void {
  const limit = pLimit(maxRaidStatements(pool.most))
  const query: (...args: unknown[]) => Promise<unknown> = pool.query.bind(pool)
  const limited = (...args: unknown[]) => {
    if (!isAboutRaids(args[0])) return query(...args)
    limit.concurrency = maxRaidStatements(pool.most)
    return limit(() => query(...args))
  }
  Object.assign(pool, { query: limited })
}

/** Whether a statement is about raids. @param asked a text, or an object with a text */
function isAboutRaids(asked: unknown): boolean {
  const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked
  return typeof text === 'string' && text.includes('"Raid"')
}
