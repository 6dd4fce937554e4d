/** Opens the database, embedded or real, with all migrations applied. */

import { type Prisma, PrismaClient } from '../generated/client.ts'
import type { DatabaseDriver } from './driver.ts'
import { openEmbedded } from './embedded/open.ts'
import { UnknownCommitResultError } from './errors.ts'
import { type Migration, readMigrations } from './migrations.ts'
import { openPostgres, type PostgresOptions } from './postgres/open.ts'
import type { RunPreparedQuery } from './prepared.ts'
import type { StatementCounter } from './statements.ts'
import type { LatestWriteOutcome } from './write-failures.ts'

/**
 * The connection of a transaction. On the embedded database, no other connection may be used until the transaction
 * ends.
 */
export type Transaction = Prisma.TransactionClient

export type Store = {
  readonly kind: 'pglite' | 'postgres'
  readonly db: PrismaClient
  /**
   * Runs `work` in one transaction (read committed). If it throws, nothing is stored. Inside, use only `tx`, because
   * the embedded database has one connection and `db` would wait for the end of the transaction.
   * @throws UnknownCommitResultError if the work was done and it isn't known whether it was stored
   */
  readonly transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
  /** Runs SQL outside of Prisma and its transactions, for a library with its own statements. */
  readonly sql: RunSql
  /**
   * Runs `work` under a lock (of `ADVISORY_LOCK_KEYS`), so that no other process runs work with the same lock. The
   * work uses only `sql`, so it needs one connection.
   */
  readonly exclusively: <T>(lock: number, work: (sql: RunSql) => Promise<T>) => Promise<T>
  /** Runs a frequent statement, which is parsed and planned only once for each connection. */
  readonly prepared: RunPreparedQuery
  /** Counts the statements that were sent to the database. */
  readonly statements: Readonly<StatementCounter>
  /** Whether writes to the database succeed. */
  readonly writes: Pick<LatestWriteOutcome, 'failure'>
  /** PostgreSQL's connections and the queue for them. The embedded database has none. */
  readonly pool?: GetPoolStats | undefined
  readonly close: () => Promise<void>
}

/** Returns the numbers of connections, of idle ones and of waiting callers, and the maximum number of connections. */
export type GetPoolStats = () => { total: number; idle: number; waiting: number; most: number }

/** Runs SQL. Several statements in one text, without values, are stored together or not at all. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

export type StoreOptions = {
  /** A PostgreSQL address; without it, the embedded database is used. */
  readonly databaseUrl?: string | undefined
  /** The folder of the embedded database; `memory://` for one that ends with the process. */
  readonly dataDir: string
  /** The migrations; by default the project's own. */
  readonly migrations?: readonly Migration[]
  /** Called with errors of the embedded database's upkeep, which is tried again. */
  readonly onError?: (error: unknown) => void
  /** The maximum size of PostgreSQL's pool, unless limits are lower; by default the number in its address, or 20. */
  readonly pool?: number | undefined
  /** The number of connections of this process outside of the store, such as the one with the locks of the shards. */
  readonly besides?: number
  readonly onConnections?: PostgresOptions['onConnections']
}

const TRANSACTION_MS = 15_000

/**
 * Opens the configured store and applies missing migrations.
 * @throws StoreError with a sentence for the operator
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const migrations = options.migrations ?? readMigrations()
  const driver =
    options.databaseUrl === undefined
      ? await openEmbedded(options.dataDir, migrations, options.onError)
      : openPostgres({ ...options, databaseUrl: options.databaseUrl }, migrations)
  return finish(driver)
}

async function finish(driver: DatabaseDriver): Promise<Store> {
  try {
    await driver.prepare()
  } catch (error) {
    await driver.close()
    throw error
  }
  const transactionOptions = { maxWait: driver.waitMs, timeout: TRANSACTION_MS }
  const db = new PrismaClient({ adapter: driver.adapter, transactionOptions })
  const close = async () => {
    await db.$disconnect()
    await driver.close()
  }
  const { kind, sql, exclusively, prepared, statements, writes, pool } = driver
  const transaction: Store['transaction'] = (work) => committed(db, work)
  return { kind, db, sql, exclusively, prepared, statements, writes, pool, close, transaction }
}

async function committed<T>(db: PrismaClient, work: (tx: Transaction) => Promise<T>): Promise<T> {
  let isDone = false
  try {
    return await db.$transaction(async (tx) => {
      const result = await work(tx)
      isDone = true
      return result
    })
  } catch (error) {
    if (!isDone) throw error
    throw new UnknownCommitResultError(error)
  }
}
