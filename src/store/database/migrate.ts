/**
 * Applies migrations at start-up. It stores the same data as `prisma migrate deploy`, which may be used instead: the
 * table `_prisma_migrations`, the sha256 of each file, the advisory lock.
 */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { describeError, StoreError } from './errors.ts'
import { ADVISORY_LOCK_KEYS } from './locks.ts'
import { tablesAfterMigrations } from './migration-tables.ts'
import type { Migration } from './migrations.ts'

/** A database connection on which SQL runs, such as the one that is reserved for the migrations. */
export type SqlSession = {
  /** Runs several statements. Their results are discarded. */
  readonly run: (sql: string) => Promise<unknown>
  readonly query: (sql: string, values?: readonly unknown[]) => Promise<readonly unknown[]>
}

const LOCK_TIMEOUT = '60s'

const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`

const recordSchema = z.object({ name: z.string(), checksum: z.string(), finished: z.boolean() })
type Recorded = z.infer<typeof recordSchema>

/**
 * Applies missing migrations, oldest first, each in a separate transaction. Several processes may call it at once:
 * one applies them, and the others wait.
 * @returns the names of the applied migrations
 * @throws StoreError if history, files and tables disagree, or a migration fails (the database is then unchanged)
 */
export async function applyMigrations(
  session: SqlSession,
  migrations: readonly Migration[],
): Promise<string[]> {
  await takeLock(session)
  try {
    await session.run(TABLE)
    const recorded = await readRecorded(session)
    refuseDisagreement(recorded, migrations)
    const names = new Set(recorded.map((record) => record.name))
    const applied = migrations.filter(({ name }) => names.has(name))
    const missing = migrations.filter(({ name }) => !names.has(name))
    await refuseLostTables(session, applied)
    for (const migration of missing) await apply(session, migration)
    return missing.map((migration) => migration.name)
  } finally {
    await session.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCK_KEYS.migrating])
  }
}

async function takeLock(session: SqlSession): Promise<void> {
  await session.run(`SET lock_timeout = '${LOCK_TIMEOUT}'`)
  try {
    await session.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK_KEYS.migrating])
  } catch (error) {
    throw new StoreError(
      `The database could not be locked for its migrations within ${LOCK_TIMEOUT}: ${describeError(error)}`,
    )
  } finally {
    await session.run('RESET lock_timeout')
  }
}

async function readRecorded(session: SqlSession): Promise<Recorded[]> {
  const rows = await session.query(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
     FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at`,
  )
  return z.array(recordSchema).parse(rows)
}

function refuseDisagreement(recorded: readonly Recorded[], migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, checksum, finished } of recorded) {
    const file = known.get(name)
    if (!finished) throw new StoreError(failedBefore(name))
    if (!file) throw new StoreError(unknownHere(name))
    if (file.checksum !== checksum) throw new StoreError(fileChanged(name))
  }
}

const failedBefore = (name: string) =>
  `The migration ${name} failed in this database and is incomplete. Repair the database, then mark the migration with \`npx prisma migrate resolve\`.`
const unknownHere = (name: string) =>
  `This database has the migration ${name}, which this version of Lairkeeper does not know, because it belongs to a newer version. Update Lairkeeper, or use another database.`
const fileChanged = (name: string) =>
  `The file of the migration ${name} was changed after the migration had been applied to this database. Restore the file, and write a new migration for the change.`

const tablesSchema = z.array(z.object({ name: z.string() }))

async function tablesIn(session: SqlSession): Promise<Set<string>> {
  const rows = await session.query(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  )
  return new Set(tablesSchema.parse(rows).map(({ name }) => name))
}

async function refuseLostTables(session: SqlSession, applied: readonly Migration[]): Promise<void> {
  const there = await tablesIn(session)
  for (const [table, migration] of tablesAfterMigrations(applied))
    if (!there.has(table)) throw new StoreError(tableLost(table, migration))
}

const tableLost = (table: string, migration: string) =>
  `The table "${table}" is missing in this database, although the migration ${migration}, which creates it, is recorded as applied. Nothing was changed. Restore the database from a backup, or use an empty one.`

async function apply(session: SqlSession, migration: Migration): Promise<void> {
  const startedAt = new Date()
  await session.run('BEGIN')
  try {
    await session.run(migration.sql)
    await session.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, $4, clock_timestamp(), 1)`,
      [randomUUID(), migration.checksum, migration.name, startedAt],
    )
    await session.run('COMMIT')
  } catch (error) {
    await session.run('ROLLBACK')
    throw new StoreError(await whyFailed(session, migration, error))
  }
}

/** PostgreSQL's codes for a table, a column, and a type or constraint that exists already. */
const TABLE_EXISTS = '42P07'
const THERE_ALREADY: readonly unknown[] = ['42701', '42710']

async function whyFailed(session: SqlSession, migration: Migration, error: unknown): Promise<string> {
  const code = error instanceof Error && 'code' in error ? error.code : null
  const isThere = code === TABLE_EXISTS ? await hasTableOf(session, migration) : THERE_ALREADY.includes(code)
  const why = isThere ? notRecorded : takenBack
  return why(migration.name, describeError(error))
}

/**
 * Whether a table of the migration exists already. This is false for a file that creates the same table twice,
 * because after the rollback the table is gone.
 */
async function hasTableOf(session: SqlSession, migration: Migration): Promise<boolean> {
  const there = await tablesIn(session)
  return [...tablesAfterMigrations([migration]).keys()].some((table) => there.has(table))
}

const takenBack = (name: string, cause: string) =>
  `The migration ${name} failed and was rolled back completely: ${cause}`
const notRecorded = (name: string, cause: string) =>
  `The migration ${name} is not recorded in this database, but something that it creates exists already: ${cause}. Nothing was changed. If everything that it creates exists, record it with \`npx prisma migrate resolve --applied ${name}\`; otherwise restore the database from a backup, or use an empty one.`
