/** Opens PostgreSQL: respects its connection limits, refuses unusable poolers, and applies migrations. */
import { setTimeout as sleep } from 'node:timers/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import pLimit from 'p-limit'
import type pg from 'pg'
import { limitRaidStatements } from '../connections.ts'
import type { DatabaseDriver } from '../driver.ts'
import { describeError, StoreError } from '../errors.ts'
import { applyMigrations, type SqlSession } from '../migrate.ts'
import type { Migration } from '../migrations.ts'
import type { GetPoolStats, RunSql } from '../open.ts'
import { createPreparedQueryRunner } from '../prepared.ts'
import { startCountingPostgresStatements } from '../statements.ts'
import { LatestWriteOutcome, watchPostgresWrites } from '../write-failures.ts'
import { type PostgresAddress, requirePostgresAddress } from './address.ts'
import { connectPatiently } from './connect.ts'
import {
  type ConnectionBudget,
  type ConnectionDemand,
  connectionBudget,
  connectionBudgetSentence,
  findTooLowConnectionLimit,
  findUsedUpConnectionLimit,
  isLimitBelowDemand,
  lowConnectionLimitSentence,
  serverRefusalSentence,
  usedUpConnectionLimitSentence,
} from './connection-budget.ts'
import { isOutOfConnectionsError } from './connection-errors.ts'
import { type ConnectionLimit, readConnectionLimits } from './connection-limits.ts'
import { WaitingPool } from './pool.ts'
import { haveSeparateSessions } from './pooler.ts'

/** The default size of the pool. */
const USUAL_POOL = 20
const LOOK_MS = 1_000
/** The interval after which the limits are read again. */
const REVIEW_MS = 60_000

export interface PostgresOptions {
  readonly databaseUrl: string
  readonly pool?: number | undefined
  readonly besides?: number | undefined
  /**
   * Called with a sentence about needed and used connections. `isLow` is true if a limit is below the wanted number.
   */
  readonly onConnections?: ((sentence: string, isLow: boolean) => void) | undefined
}

/** Opens the database. @throws StoreError for a parameter of the address that can't be applied */
export function openPostgres(options: PostgresOptions, migrations: readonly Migration[]): DatabaseDriver {
  const address = requirePostgresAddress(options.databaseUrl)
  const need = { pool: options.pool ?? address.pool ?? USUAL_POOL, besides: options.besides ?? 0 }
  const statements = { count: 0 }
  const writes = new LatestWriteOutcome()
  const pool = new WaitingPool(address, need.pool, inUtc)
  limitRaidStatements(pool)
  pool.on('connect', (client) => {
    watchPostgresWrites(client, writes)
    startCountingPostgresStatements(client, statements)
  })
  pool.on('error', () => {}) // An idle connection was lost. The pool opens another connection when one is needed.
  const reviewing = setInterval(() => void review(pool, address, need), REVIEW_MS).unref()
  return {
    kind: 'postgres',
    adapter: new PrismaPg(pool),
    sql: (text, values) => pool.query(text, values),
    exclusively: (lock, work) => exclusively(pool, lock, work),
    prepared: createPreparedQueryRunner(pool),
    statements,
    writes,
    pool: () => countsOf(pool),
    waitMs: address.waitMs + (address.client.connectionTimeoutMillis ?? 0),
    prepare: () => prepare(pool, { address, need, migrations, onConnections: options.onConnections }),
    close: () => {
      clearInterval(reviewing)
      return pool.end()
    },
  }
}

const countsOf = (pool: WaitingPool): ReturnType<GetPoolStats> => ({
  total: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waiting,
  most: pool.most,
})

/**
 * Sets the time zone to UTC, because the adapter drops the offset of every timestamptz. A pooler without free
 * connections accepts a client and delays this first query. After the timeout the pooler counts as full.
 */
const IN_UTC = { text: `SET TIME ZONE 'UTC'`, query_timeout: 3_000 }

async function inUtc(client: pg.ClientBase): Promise<void> {
  await client.query(IN_UTC)
}

interface Opening {
  readonly address: PostgresAddress
  readonly need: ConnectionDemand
  readonly migrations: readonly Migration[]
  readonly onConnections: PostgresOptions['onConnections']
}

async function prepare(pool: WaitingPool, opening: Opening): Promise<void> {
  const { address, need, migrations, onConnections } = opening
  const client = await pool.connect().catch((error: unknown) => refuse(error, address, need))
  try {
    const session = sessionOf(client)
    const budget = await takeWithinLimits(session, opening)
    pool.allow(budget.pool)
    if (need.besides > 0) await refusePooler(session, address)
    onConnections?.(connectionBudgetSentence(budget, need), isLimitBelowDemand(budget, need))
    await applyMigrations(session, migrations)
  } catch (error) {
    refuse(error, address, need)
  } finally {
    client.release()
  }
}

/** Throws a StoreError with the error's reason, without its stack. */
function refuse(error: unknown, address: PostgresAddress, need: ConnectionDemand): never {
  if (error instanceof StoreError) throw error
  if (isOutOfConnectionsError(error))
    throw new StoreError(serverRefusalSentence(describeError(error), need, secondsOf(address)))
  throw new StoreError(`The PostgreSQL of DATABASE_URL cannot be used: ${describeError(error)}`)
}

const secondsOf = ({ waitMs }: PostgresAddress): number => Math.round(waitMs / 1_000)

/**
 * Reduces the pool if limits are low. @throws StoreError if they are too low, or if other processes use them up for
 * too long
 */
async function takeWithinLimits(session: SqlSession, { address, need }: Opening): Promise<ConnectionBudget> {
  const until = performance.now() + address.waitMs
  let limits = await limitsFor(session, address)
  for (;;) {
    const low = findTooLowConnectionLimit(limits, need)
    if (low) throw new StoreError(lowConnectionLimitSentence(low, need))
    const used = findUsedUpConnectionLimit(limits, need)
    if (!used) return connectionBudget(limits, need)
    if (performance.now() >= until)
      throw new StoreError(usedUpConnectionLimitSentence(used, need, secondsOf(address)))
    await sleep(LOOK_MS)
    limits = await limitsFor(session, address)
  }
}

/**
 * Adjusts the size of the pool, because other processes may have started or ended. While the database is unreachable,
 * nothing changes.
 */
async function review(pool: WaitingPool, address: PostgresAddress, need: ConnectionDemand): Promise<void> {
  const query: SqlSession['query'] = async (sql, values) => (await pool.query(sql, [...(values ?? [])])).rows
  try {
    pool.allow(connectionBudget(await readConnectionLimits({ query }, address.name), need).pool)
  } catch {
    // An error is ignored, because the next review may succeed.
  }
}

/** Reads the limits. A server that doesn't show them is treated as one without limits. */
const limitsFor = (session: SqlSession, { name }: PostgresAddress): Promise<ConnectionLimit[]> =>
  readConnectionLimits(session, name).catch(() => [])

/**
 * Refuses an unusable pooler. It opens a second connection, which also checks that one outside of the pool is
 * available.
 * @throws StoreError, and the server's error
 */
async function refusePooler(session: SqlSession, { client, waitMs }: PostgresAddress): Promise<void> {
  // The timeout is for a pooler that makes the second connection wait.
  const second = await connectPatiently({ ...client, query_timeout: waitMs }, waitMs)
  try {
    const areOwn = await haveSeparateSessions(session, sessionOf(second))
    if (!areOwn) throw new StoreError(TRANSACTION_MODE)
  } finally {
    await second.end().catch(() => {})
  }
}

const TRANSACTION_MODE =
  'DATABASE_URL is the address of a pooler in transaction or statement mode (such as PgBouncer’s). Lairkeeper can’t use it, because locks and settings don’t stay with a connection. Set the address of PostgreSQL itself, or of a pooler in session mode.'

const sessionOf = (client: pg.ClientBase): SqlSession => ({
  run: (sql) => client.query(sql),
  query: async (sql, values) => (await client.query(sql, values ? [...values] : [])).rows,
})

/** Runs work on the connection that has the lock, so that a pool with one connection is enough. */
async function exclusively<T>(
  pool: WaitingPool,
  lock: number,
  work: (sql: RunSql) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  const oneByOne = pLimit(1)
  let failed = true
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock])
    const done = await work((text, values) => oneByOne(() => client.query(text, values)))
    await client.query('SELECT pg_advisory_unlock($1)', [lock])
    failed = false
    return done
  } finally {
    client.release(failed) // After an error the connection is closed, which frees its lock.
  }
}
