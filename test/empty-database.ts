/** New databases, embedded or on a server. They are dropped again. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store, StoreOptions } from '../src/store/database/open.ts'
import { asAdmin, findPostgres } from './postgres.ts'
import { addressOf, copyFolder, emptyFolder, migratedDatabase, migratedFolder } from './templates.ts'

export type DatabaseKind = Store['kind']

/** A new, empty database that nobody has open. */
export type EmptyDatabase = {
  readonly kind: DatabaseKind
  /** The options for `openStore`. */
  readonly options: StoreOptions
  /** The settings for a bot in a separate process: DATABASE_URL and DATA_DIR. */
  readonly env: { readonly DATABASE_URL: string; readonly DATA_DIR: string }
  readonly drop: () => Promise<void>
}

const GIVEN_RUN = process.env.LAIRKEEPER_TEST_RUN
/** Whether `scripts/test.ts` runs the tests, and removes all their databases at the end. */
export const isPartOfRun = GIVEN_RUN !== undefined
/** The script that runs all tests sets this place, and removes the databases that are left there. */
const PLACE = process.env.LAIRKEEPER_TEST_FOLDER ?? tmpdir()
const RUN = GIVEN_RUN ?? `lairkeeper_test_${process.pid}`
const postgres = await findPostgres()

/** The available databases. */
export const KINDS: readonly DatabaseKind[] = postgres.url ? ['pglite', 'postgres'] : ['pglite']

/**
 * Creates a database without migrations. The caller drops it. For a whole block of tests use
 * `describeOnEachDatabase`.
 */
export async function createEmptyDatabase(kind: DatabaseKind): Promise<EmptyDatabase> {
  return kind === 'pglite' ? createEmbedded(await emptyFolder()) : createOnServer('template0')
}

/** Creates a database with all migrations, so that opening it takes a third of the time. */
export async function createDatabase(kind: DatabaseKind): Promise<EmptyDatabase> {
  return kind === 'pglite' ? createEmbedded(await migratedFolder()) : createOnServer(await migrated())
}

/** Only the script that runs all tests drops the database from which others are copied. */
const migrated = async (): Promise<string> =>
  GIVEN_RUN === undefined ? 'template0' : migratedDatabase(serverUrl(), RUN)

function serverUrl(): string {
  if (!postgres.url) throw new Error('There is no PostgreSQL to test on')
  return postgres.url
}

async function createEmbedded(template: string): Promise<EmptyDatabase> {
  const dataDir = mkdtempSync(join(PLACE, 'lairkeeper-test-'))
  copyFolder(template, join(dataDir, 'pglite'))
  const drop = async () => rmSync(dataDir, { recursive: true, force: true })
  return { kind: 'pglite', options: { dataDir }, env: { DATABASE_URL: '', DATA_DIR: dataDir }, drop }
}

async function createOnServer(template: string): Promise<EmptyDatabase> {
  const server = serverUrl()
  const name = `${RUN}_${randomBytes(5).toString('hex')}`
  await asAdmin(server, async (client) => {
    await client.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`)
    await client.query(`ALTER DATABASE "${name}" SET synchronous_commit = off`) // tests kill the bot, never the server
  })
  const databaseUrl = addressOf(server, name)
  const dataDir = join(PLACE, name)
  const drop = async () => {
    await asAdmin(server, (client) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`))
    rmSync(dataDir, { recursive: true, force: true })
  }
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  return { kind: 'postgres', options: { databaseUrl, dataDir }, env, drop }
}
