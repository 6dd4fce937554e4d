/**
 * Upkeep of the embedded database. It runs without PostgreSQL's helper processes, so nothing else would remove old
 * versions of rows, or the log of changes that are in its files already.
 */
import type { PGlite } from '@electric-sql/pglite'
import { z } from 'zod'

/** The interval for checking whether there is work. */
const EVERY_MS = 5 * 60_000
/** Less log than this since the last time isn't worth the work: one file of the log. */
const WORTHWHILE_BYTES = 16 * 1024 * 1024

/** The written log, in bytes since the database was created. */
async function written(database: PGlite): Promise<number> {
  const { rows } = await database.query(`SELECT (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 AS bytes`)
  return z.object({ bytes: z.number() }).parse(rows[0]).bytes
}

/**
 * Frees the room of old rows, updates the statistics for the query planner, and drops log that isn't needed any more.
 * Other statements wait meanwhile.
 */
export async function vacuumDatabase(database: PGlite): Promise<void> {
  await database.query('VACUUM (ANALYZE)')
  await database.query('CHECKPOINT')
}

/**
 * Runs the upkeep whenever enough was written, until the returned function is called. That function waits for a
 * running upkeep.
 * @param onError receives an error. The upkeep is tried again
 */
export function startUpkeep(
  database: PGlite,
  onError: (error: unknown) => void,
  everyMs = EVERY_MS,
): () => Promise<void> {
  let at = 0
  let working = Promise.resolve()
  const look = async (): Promise<void> => {
    const now = await written(database)
    if (now - at < WORTHWHILE_BYTES) return
    await vacuumDatabase(database)
    at = await written(database)
  }
  const timer = setInterval(() => {
    working = working.then(look).catch(onError)
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await working
  }
}
