/**
 * Stores that the test files of one worker use one after the other. A new embedded database costs half a second of
 * CPU, and emptying an open one costs some milliseconds.
 */
import { openStore, type Store } from '../src/store/database/open.ts'
import { createDatabase, type DatabaseKind, type EmptyDatabase, isPartOfRun } from './empty-database.ts'

export interface BorrowedStore {
  readonly store: Store
  /** The address of its PostgreSQL; undefined for an embedded database. */
  readonly databaseUrl: string | undefined
  /** Returns the store, which the borrower may not use afterwards. */
  readonly giveBack: () => Promise<void>
}

interface Shared {
  readonly store: Store
  readonly database: EmptyDatabase
}

const idle: Record<DatabaseKind, Shared[]> = { pglite: [], postgres: [] }

/** Returns an open store with all migrations and no rows. */
export async function borrowStore(kind: DatabaseKind): Promise<BorrowedStore> {
  const shared = idle[kind].pop() ?? (await open(kind))
  const { databaseUrl } = shared.database.options
  return { store: shared.store, databaseUrl, giveBack: () => takeBack(kind, shared) }
}

async function open(kind: DatabaseKind): Promise<Shared> {
  const database = await createDatabase(kind)
  return { database, store: await openStore(database.options) }
}

/** The script that runs all tests removes the databases at the end. Without such a run, each file removes its own. */
async function takeBack(kind: DatabaseKind, shared: Shared): Promise<void> {
  if (isPartOfRun && (await isEmptied(shared.store))) {
    idle[kind].push(shared)
    return
  }
  await shared.store.close()
  await shared.database.drop()
}

/** A test may have closed the store, or left a transaction open. Then the next file gets a new store. */
async function isEmptied({ sql }: Store): Promise<boolean> {
  try {
    await sql(EMPTY)
    return true
  } catch {
    return false
  }
}

/**
 * Most tables are empty, and truncating one writes new files. pg-boss keeps its schema and its queues, which have a table
 * each, and its upkeep is due at once.
 */
const EMPTY = `
SET lock_timeout = '5s';
UPDATE pgboss.version SET maintained_on = NULL, cron_on = NULL, monitored_on = NULL;
DO $$
DECLARE
  one record;
  has_rows boolean;
  filled text;
BEGIN
  FOR one IN
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
       OR schemaname = 'pgboss' AND tablename NOT IN ('version', 'queue')
  LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM %s)', one.name) INTO has_rows;
    IF has_rows THEN filled := concat_ws(', ', filled, one.name); END IF;
  END LOOP;
  IF filled IS NOT NULL THEN EXECUTE format('TRUNCATE %s RESTART IDENTITY CASCADE', filled); END IF;
END $$;
RESET lock_timeout;`
