/** A frequent statement, on either database. It is parsed and planned once for each connection. */
import type pg from 'pg'

export type Prepared = (name: string, text: string, values: unknown[]) => Promise<{ rows: unknown[] }>

export const preparedOn =
  (pool: pg.Pool): Prepared =>
  (name, text, values) =>
    pool.query({ name, text, values })
