/** Finds the PostgreSQL that the tests may use. */
import pg from 'pg'
import { describeError } from '../src/store/database/errors.ts'

export type FoundPostgres = { readonly url: string } | { readonly url: null; readonly why: string }

/**
 * TEST_DATABASE_URL if it is set, otherwise a server on 127.0.0.1:5432 that accepts a login. The role must be allowed
 * to create databases. Existing databases are not touched.
 * @throws when TEST_DATABASE_URL is set and cannot be used
 */
export async function findPostgres(): Promise<FoundPostgres> {
  const given = process.env.TEST_DATABASE_URL
  if (given === 'none') return { url: null, why: 'it was ruled out' }
  if (given) {
    await asAdmin(given, async () => {})
    return { url: given }
  }
  return probe()
}

async function probe(): Promise<FoundPostgres> {
  let why = ''
  for (const login of ['postgres:postgres', 'lairkeeper_test:lairkeeper_test']) {
    const url = `postgres://${login}@127.0.0.1:5432/postgres`
    try {
      await asAdmin(url, async () => {})
      return { url }
    } catch (error) {
      why = describeError(error)
    }
  }
  return { url: null, why }
}

/** Runs something on a separate connection to the given database. */
export async function asAdmin<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Drops every database of ours whose name begins with this text: the remains of a killed test run. */
export async function dropDatabases(url: string, prefix: string): Promise<void> {
  await asAdmin(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [prefix],
    )
    for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`)
  })
}
