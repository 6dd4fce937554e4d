/** Opens the database, embedded or real, with all migrations applied. */
import type { Driver } from './driver.ts'
import { openEmbedded } from './embedded/open.ts'
import { UnsureCommit } from './errors.ts'
import { type Prisma, PrismaClient } from './generated/client.ts'
import { type Migration, readMigrations } from './migrations.ts'
import { openPostgres, type PostgresOptions } from './postgres/open.ts'
import type { Prepared } from './prepared.ts'
import type { Statements } from './statements.ts'
import type { Writes } from './writes.ts'

/** What works inside a transaction. On the embedded database, nothing else may be used until it ends. */
export type Tx = Prisma.TransactionClient

export type Store = {
  readonly kind: 'pglite' | 'postgres'
  readonly db: PrismaClient
  /**
   * Runs `work` in one transaction (read committed): all of it is kept, or nothing when it throws. Inside, use
   * only `tx`: the embedded database has one connection and `db` would wait for the transaction to end.
   * @throws UnsureCommit when the work was done and whether it was kept isn't known
   */
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** Plain SQL outside of Prisma and of its transactions, for a library that brings its own. */
  readonly sql: Sql
  /**
   * Runs `work` while no other process runs one with this lock (of `LOCKS`). It uses `sql` alone, which has the only
   * connection that it needs.
   */
  readonly exclusively: <T>(lock: number, work: (sql: Sql) => Promise<T>) => Promise<T>
  /** A statement that comes often: it is parsed and planned once a connection. */
  readonly prepared: Prepared
  /** What the database was given so far. */
  readonly statements: Readonly<Statements>
  /** Whether the database takes what is written. */
  readonly writes: Pick<Writes, 'failure'>
  /** PostgreSQL's connections, and who waits for one; the embedded database has none. */
  readonly pool?: Pool | undefined
  readonly close: () => Promise<void>
}

/** How many connections there are, how many of them nobody uses, how many works wait for one, and how many there may be. */
export type Pool = () => { total: number; idle: number; waiting: number; most: number }

/** Several statements in one text, without values, are all kept or none. */
export type Sql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

export type StoreOptions = {
  /** A PostgreSQL address; without it, the embedded database is used. */
  readonly databaseUrl?: string | undefined
  /** Where the embedded database lies; `memory://` for one that is gone with the process. */
  readonly dataDir: string
  /** The project's own unless a test says otherwise. */
  readonly migrations?: readonly Migration[]
  /** What went wrong in the upkeep of the embedded database; it is tried again. */
  readonly onError?: (error: unknown) => void
  /** How many connections PostgreSQL's pool has at most, unless limits are lower; by default what its address says. */
  readonly pool?: number | undefined
  /** How many connections this process takes besides the store's: the shards have one. */
  readonly besides?: number
  readonly onConnections?: PostgresOptions['onConnections']
}

const TRANSACTION_MS = 15_000

/**
 * Opens the store that the configuration asks for and applies what migrations are missing.
 * @throws StoreError with a sentence for whoever runs the bot
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const migrations = options.migrations ?? readMigrations()
  const driver =
    options.databaseUrl === undefined
      ? await openEmbedded(options.dataDir, migrations, options.onError)
      : openPostgres({ ...options, databaseUrl: options.databaseUrl }, migrations)
  return finish(driver)
}

async function finish(driver: Driver): Promise<Store> {
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

async function committed<T>(db: PrismaClient, work: (tx: Tx) => Promise<T>): Promise<T> {
  let isDone = false
  try {
    return await db.$transaction(async (tx) => {
      const result = await work(tx)
      isDone = true
      return result
    })
  } catch (error) {
    if (!isDone) throw error
    throw new UnsureCommit(error)
  }
}
