/**
 * Opens the embedded database: checks its folder, creates a new one if there is none, and locks it for this process.
 */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import type { DatabaseDriver } from '../driver.ts'
import { describeError, StoreError } from '../errors.ts'
import { startMaintenance } from '../maintenance.ts'
import { applyMigrations, type SqlSession } from '../migrate.ts'
import type { Migration } from '../migrations.ts'
import type { RunSql } from '../open.ts'
import { takePidLock } from '../pid-lock.ts'
import { startCountingEmbeddedStatements } from '../statements.ts'
import { LatestWriteOutcome, watchEmbeddedWrites } from '../write-failures.ts'
import { createEmbeddedDatabase } from './create.ts'
import { checkForEmbeddedDatabase } from './folder.ts'
import { useOneRoundTripPerQuery } from './statements.ts'
import { LastStderrMessage } from './stderr-messages.ts'

/**
 * Sizes of the log and of memory. PostgreSQL keeps 32 to 64 MB of log for reuse. Its default of 128 MB of memory for
 * pages is more than most servers' databases need, and costs a third of the CPU of opening one.
 */
const SIZES = ['min_wal_size=32MB', 'max_wal_size=64MB', 'shared_buffers=32MB']
export const PGLITE_START_PARAMS = [...PGlite.defaultStartParams, ...SIZES.flatMap((size) => ['-c', size])]

/** The time for which a transaction may wait. Transactions run one after the other. */
const WAIT_MS = 10_000

/**
 * Opens the database in the folder `pglite` of `dataDir`, or one in memory (`memory://`).
 * @param onError receives errors of its upkeep
 * @throws StoreError if another process has it open, or if it can't be opened or created
 */
export async function openEmbedded(
  dataDir: string,
  migrations: readonly Migration[],
  onError: (error: unknown) => void = () => {},
): Promise<DatabaseDriver> {
  const inMemory = dataDir.startsWith('memory://')
  const folder = inMemory ? dataDir : join(resolve(dataDir), 'pglite')
  const release = inMemory ? () => {} : lockFolder(resolve(dataDir))
  try {
    if (!inMemory && !checkForEmbeddedDatabase(folder)) await createEmbeddedDatabase(folder)
    return driverOf(await started(folder), { folder, migrations, onError, release })
  } catch (error) {
    release()
    throw error
  }
}

function lockFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true })
    return takePidLock(join(folder, 'pglite.lock'), `The database in ${folder}`)
  } catch (error) {
    if (error instanceof StoreError) throw error
    throw new StoreError(`The folder ${folder} cannot be written to: ${describeError(error)}`)
  }
}

async function started(folder: string): Promise<PGlite> {
  const complaints = new LastStderrMessage()
  try {
    return await PGlite.create(folder, { startParams: PGLITE_START_PARAMS, onStderr: complaints.note })
  } catch (error) {
    throw new StoreError(notOpened(folder, complaints.why(error)))
  }
}

const notOpened = (folder: string, cause: string) =>
  `PostgreSQL can’t open the database in ${folder}: ${cause}. If the disk is full, free some space. Otherwise restore the folder from a backup, or set DATA_DIR to another folder, in which a new database is created. See docs/operating.md, “The embedded database can’t be opened”.`

interface Opening {
  readonly folder: string
  readonly migrations: readonly Migration[]
  readonly onError: (error: unknown) => void
  readonly release: () => void
}

function driverOf(database: PGlite, { folder, migrations, onError, release }: Opening): DatabaseDriver {
  const statements = { count: 0 }
  const writes = new LatestWriteOutcome()
  useOneRoundTripPerQuery(database)
  watchEmbeddedWrites(database, writes)
  startCountingEmbeddedStatements(database, statements)
  const stopTidying = startMaintenance(database, onError)
  const sql = embeddedSql(database)
  return {
    kind: 'pglite',
    adapter: new PrismaPGlite(database),
    sql,
    exclusively: (_lock, work) => work(sql), // No lock is needed, because no other process has the database open.
    prepared: (_name, text, values) => database.query(text, values),
    statements,
    writes,
    waitMs: WAIT_MS,
    prepare: () => prepare(database, migrations, folder),
    async close() {
      await stopTidying()
      if (!database.closed) await database.close()
      release()
    },
  }
}

async function prepare(database: PGlite, migrations: readonly Migration[], folder: string): Promise<void> {
  try {
    await database.exec(`SET TIME ZONE 'UTC'`)
    await applyMigrations(sessionOf(database), migrations)
  } catch (error) {
    if (error instanceof StoreError) throw error
    throw new StoreError(notOpened(folder, describeError(error)))
  }
}

const WITHIN = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/

/**
 * Runs statements in one text with BEGIN and COMMIT as a transaction of PGlite. There is only one connection, and a
 * failed transaction would otherwise stay open on it.
 */
const embeddedSql =
  (database: PGlite): RunSql =>
  async (text, values) => {
    if (values && values.length > 0) return database.query(text, values)
    const within = WITHIN.exec(text)?.[1]
    const results = await (within ? database.transaction((tx) => tx.exec(within)) : database.exec(text))
    return results.at(-1) ?? { rows: [] }
  }

const sessionOf = (database: PGlite): SqlSession => ({
  run: (sql) => database.exec(sql),
  query: async (sql, values) => (await database.query(sql, values ? [...values] : [])).rows,
})
