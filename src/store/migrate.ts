/**
 * Applies migrations at start-up, with the same bookkeeping as `prisma migrate deploy`, which may be used in its
 * place: the table `_prisma_migrations`, the sha256 of each file, the advisory lock.
 */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { causeOf, StoreError } from './errors.ts'
import { LOCKS } from './locks.ts'
import type { Migration } from './migrations.ts'

/** One connection to the database, kept for the whole time. */
export type SqlSession = {
  /** Runs several statements; what they return is lost. */
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
 * Brings the database to the given migrations, oldest first, each in a transaction of its own. Several processes
 * may call it at once: one works, the others wait and find nothing left to do.
 * @returns the names that were applied now
 * @throws StoreError when history and files disagree, or a migration fails (the database is then as before it)
 */
export async function migrate(session: SqlSession, migrations: readonly Migration[]): Promise<string[]> {
  await takeLock(session)
  try {
    await session.run(TABLE)
    const recorded = await readRecorded(session)
    refuseDisagreement(recorded, migrations)
    const applied = new Set(recorded.map((record) => record.name))
    const missing = migrations.filter((migration) => !applied.has(migration.name))
    for (const migration of missing) await apply(session, migration)
    return missing.map((migration) => migration.name)
  } finally {
    await session.query('SELECT pg_advisory_unlock($1)', [LOCKS.migrating])
  }
}

async function takeLock(session: SqlSession): Promise<void> {
  await session.run(`SET lock_timeout = '${LOCK_TIMEOUT}'`)
  try {
    await session.query('SELECT pg_advisory_lock($1)', [LOCKS.migrating])
  } catch (error) {
    throw new StoreError(
      `The database could not be locked for its migrations within ${LOCK_TIMEOUT}: ${causeOf(error)}`,
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
  `The migration ${name} failed in this database and was left half-way. Repair the database, then mark it with \`npx prisma migrate resolve\`.`
const unknownHere = (name: string) =>
  `This database has had the migration ${name}, which this version of Lairkeeper does not know: it belongs to a newer version. Update Lairkeeper, or use another database.`
const fileChanged = (name: string) =>
  `The file of the migration ${name} was changed after it had been applied to this database. Put the file back and write a new migration for the change.`

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
    throw new StoreError(`The migration ${migration.name} failed and was taken back whole: ${causeOf(error)}`)
  }
}
