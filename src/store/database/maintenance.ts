/**
 * Maintains the embedded database. It runs without PostgreSQL's helper processes, so nothing else would remove old
 * versions of rows and unneeded log.
 */
import type { PGlite } from '@electric-sql/pglite'
import { z } from 'zod'

/** The interval after which the amount of written log is checked. */
const EVERY_MS = 5 * 60_000
/** The amount of log since the last time from which maintenance is worth its cost: one file of the log. */
const WORTHWHILE_BYTES = 16 * 1024 * 1024

/** Returns the amount of written log, in bytes since the database was created. */
async function written(database: PGlite): Promise<number> {
  const { rows } = await database.query(`SELECT (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 AS bytes`)
  return z.object({ bytes: z.number() }).parse(rows[0]).bytes
}

/**
 * Frees the space of old rows, updates the statistics for the query planner, and removes unneeded log. Other
 * statements wait during that time.
 */
export async function vacuumAndCheckpoint(database: PGlite): Promise<void> {
  await database.query('VACUUM (ANALYZE)')
  await database.query('CHECKPOINT')
}

/**
 * Runs the maintenance whenever enough was written, until the returned function is called. That function waits for a
 * running maintenance.
 * @param onError called with an error. The maintenance is tried again
 */
export function startMaintenance(
  database: PGlite,
  onError: (error: unknown) => void,
  everyMs = EVERY_MS,
): () => Promise<void> {
  let at = 0
  let working = Promise.resolve()
  const look = async (): Promise<void> => {
    const now = await written(database)
    if (now - at < WORTHWHILE_BYTES) return
    await vacuumAndCheckpoint(database)
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
