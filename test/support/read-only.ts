/** Makes a database read-only, as a failover or an administrator does, and writable again. */
import type { Store } from '../../src/store/database/open.ts'
import type { EmptyDatabase } from '../empty-database.ts'
import { asAdmin } from '../postgres.ts'

/** From now on transactions may only read. PostgreSQL's connections are ended, so that new ones use the setting. */
export async function setReadOnly(
  { options }: EmptyDatabase,
  store: Store,
  isReadOnly: boolean,
): Promise<void> {
  const value = isReadOnly ? 'on' : 'off'
  const { databaseUrl } = options
  if (databaseUrl === undefined) {
    await store.sql(`SET default_transaction_read_only = ${value}`)
    return
  }
  await asAdmin(databaseUrl, async (client) => {
    await client.query('SET default_transaction_read_only = off')
    const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name')
    await client.query(`ALTER DATABASE "${rows[0]?.name}" SET default_transaction_read_only = ${value}`)
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    )
  })
}
