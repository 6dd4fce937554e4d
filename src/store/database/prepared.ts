/** Runs a frequent statement, on either database. It is parsed and planned once for each connection. */
import type pg from 'pg'

export type RunPreparedQuery = (name: string, text: string, values: unknown[]) => Promise<{ rows: unknown[] }>

export const createPreparedQueryRunner =
  (pool: pg.Pool): RunPreparedQuery =>
  (name, text, values) =>
    pool.query({ name, text, values })
