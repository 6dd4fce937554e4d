/** Opens the database, embedded or real, with all migrations applied. */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { leaveConnections } from './connections.ts'
import { causeOf, StoreError, UnsureCommit } from './errors.ts'
import { type Prisma, PrismaClient } from './generated/client.ts'
import { migrate, type SqlSession } from './migrate.ts'
import { type Migration, readMigrations } from './migrations.ts'
import { takePidLock } from './pid-lock.ts'
import { type Prepared, preparedIn, preparedOn } from './prepared.ts'
import { countEmbedded, countPostgres, type Statements } from './statements.ts'
import { keepTidy } from './upkeep.ts'
import { Writes, watchEmbedded, watchPostgres, watchPrepared } from './writes.ts'

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

type Pool = () => { total: number; idle: number; waiting: number }

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
}

/** On PGlite transactions run one after the other, so a queue of them may wait a while. */
const TRANSACTION = { maxWait: 10_000, timeout: 15_000 }
const CONNECT_TIMEOUT_MS = 10_000
/** The pool opens this many at most, each when it is needed. */
const CONNECTIONS = 20

/**
 * Opens the store that the configuration asks for and applies what migrations are missing.
 * @throws StoreError with a sentence for whoever runs the bot
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const migrations = options.migrations ?? readMigrations()
  return options.databaseUrl === undefined
    ? openEmbedded(options.dataDir, migrations, options.onError)
    : openPostgres(options.databaseUrl, migrations)
}

/** The log of the embedded database: as much is kept for reuse. */
export const LOG_SIZES = [...PGlite.defaultStartParams, '-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB']

async function openEmbedded(
  dataDir: string,
  migrations: readonly Migration[],
  onError: (error: unknown) => void = () => {},
): Promise<Store> {
  const inMemory = dataDir.startsWith('memory://')
  const release = inMemory ? () => {} : lockFolder(dataDir)
  try {
    const database = await PGlite.create(inMemory ? dataDir : join(resolve(dataDir), 'pglite'), {
      startParams: LOG_SIZES,
    })
    const statements = { count: 0 }
    const writes = new Writes()
    watchEmbedded(database, writes)
    countEmbedded(database, statements)
    const stopTidying = keepTidy(database, onError)
    const close = async () => {
      await stopTidying()
      if (!database.closed) await database.close()
      release()
    }
    const driver = {
      adapter: new PrismaPGlite(database),
      sql: embeddedSql(database),
      prepared: watchPrepared(preparedIn(database, statements), writes),
      statements,
      writes,
      close,
    }
    return await finish('pglite', driver, async () => {
      await database.exec(`SET TIME ZONE 'UTC'`)
      await migrate(pgliteSession(database), migrations)
    })
  } catch (error) {
    release()
    throw error
  }
}

function lockFolder(dataDir: string): () => void {
  const folder = resolve(dataDir)
  try {
    mkdirSync(folder, { recursive: true })
    return takePidLock(join(folder, 'pglite.lock'), `The database in ${folder}`)
  } catch (error) {
    if (error instanceof StoreError) throw error
    throw new StoreError(`The folder ${folder} cannot be written to: ${causeOf(error)}`)
  }
}

async function openPostgres(databaseUrl: string, migrations: readonly Migration[]): Promise<Store> {
  const statements = { count: 0 }
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    max: CONNECTIONS,
    onConnect: inUtc,
  })
  leaveConnections(pool)
  const writes = new Writes()
  pool.on('connect', (client) => {
    watchPostgres(client, writes)
    countPostgres(client, statements)
  })
  pool.on('error', () => {}) // an idle connection was lost; the pool opens another when it is needed
  const sql: Sql = (text, values) => pool.query(text, values)
  const counts: Pool = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  const driver = {
    adapter: new PrismaPg(pool),
    sql,
    prepared: preparedOn(pool),
    statements,
    writes,
    pool: counts,
    close: () => pool.end(),
  }
  return finish('postgres', driver, async () => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new StoreError(`The PostgreSQL of DATABASE_URL cannot be used: ${causeOf(error)}`)
    })
    try {
      await migrate(postgresSession(client), migrations)
    } finally {
      client.release()
    }
  })
}

/** The adapter cuts the offset off every timestamptz it reads, which is right in one time zone only. */
async function inUtc(client: pg.ClientBase): Promise<void> {
  await client.query(`SET TIME ZONE 'UTC'`)
}

interface Driver {
  readonly adapter: NonNullable<Prisma.PrismaClientOptions['adapter']>
  readonly sql: Sql
  readonly prepared: Prepared
  readonly statements: Statements
  readonly writes: Writes
  readonly pool?: Pool
  readonly close: () => Promise<void>
}

async function finish(
  kind: Store['kind'],
  { adapter, sql, prepared, statements, writes, pool, close: closeDriver }: Driver,
  prepare: () => Promise<void>,
): Promise<Store> {
  try {
    await prepare()
  } catch (error) {
    await closeDriver()
    throw error
  }
  const db = new PrismaClient({ adapter, transactionOptions: TRANSACTION })
  const close = async () => {
    await db.$disconnect()
    await closeDriver()
  }
  const transaction: Store['transaction'] = (work) => committed(db, work)
  return { kind, db, sql, prepared, statements, writes, pool, close, transaction }
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

const WITHIN = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/

/**
 * There is one connection: a transaction that a text opens by itself would be left open to everybody when it fails, so
 * PGlite's own takes its place.
 */
const embeddedSql =
  (database: PGlite): Sql =>
  async (text, values) => {
    if (values && values.length > 0) return database.query(text, values)
    const within = WITHIN.exec(text)?.[1]
    const results = await (within ? database.transaction((tx) => tx.exec(within)) : database.exec(text))
    return results.at(-1) ?? { rows: [] }
  }

function pgliteSession(database: PGlite): SqlSession {
  return {
    run: (sql) => database.exec(sql),
    query: async (sql, values) => (await database.query(sql, values ? [...values] : [])).rows,
  }
}

function postgresSession(client: pg.PoolClient): SqlSession {
  return {
    run: (sql) => client.query(sql),
    query: async (sql, values) => (await client.query(sql, values ? [...values] : [])).rows,
  }
}
