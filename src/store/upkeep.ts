/**
 * Upkeep of the embedded database. It runs without PostgreSQL's helpers: nobody else would clear away old versions of
 * rows, or the log of what is in its files already.
 */
import type { PGlite } from '@electric-sql/pglite'
import { z } from 'zod'

/** How often it is looked whether there is something to do. */
const EVERY_MS = 5 * 60_000
/** Less written since the last time isn't worth it: one file of the log. */
const WORTHWHILE_BYTES = 16 * 1024 * 1024

/** Log that was written, in bytes since the database was made. */
async function written(database: PGlite): Promise<number> {
  const { rows } = await database.query(`SELECT (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 AS bytes`)
  return z.object({ bytes: z.number() }).parse(rows[0]).bytes
}

/** Makes room for new rows where old ones were, counts what is there for who plans queries, and lets go of log that isn't needed any more. Others wait meanwhile. */
export async function tidy(database: PGlite): Promise<void> {
  await database.query('VACUUM (ANALYZE)')
  await database.query('CHECKPOINT')
}

/**
 * Tidies whenever enough was written, until the returned function is called; that waits for what is being done.
 * @param onError what went wrong; it is tried again
 */
export function keepTidy(
  database: PGlite,
  onError: (error: unknown) => void,
  everyMs = EVERY_MS,
): () => Promise<void> {
  let at = 0
  let working = Promise.resolve()
  const look = async (): Promise<void> => {
    const now = await written(database)
    if (now - at < WORTHWHILE_BYTES) return
    await tidy(database)
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
