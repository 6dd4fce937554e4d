/** New databases, embedded or on a server, that are dropped again. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store, StoreOptions } from '../src/store/open.ts'
import { asAdmin, findPostgres } from './postgres.ts'
import { addressOf, copyFolder, emptyFolder, migratedDatabase, migratedFolder } from './templates.ts'

export type DatabaseKind = Store['kind']

/** A new database: nobody has it open, and nothing is in it. */
export type EmptyDatabase = {
  readonly kind: DatabaseKind
  /** What `openStore` needs. */
  readonly options: StoreOptions
  /** The same for a bot in a process of its own: DATABASE_URL and DATA_DIR. */
  readonly env: { readonly DATABASE_URL: string; readonly DATA_DIR: string }
  readonly drop: () => Promise<void>
}

const GIVEN_RUN = process.env.LAIRKEEPER_TEST_RUN
/** Whether `scripts/test.ts` runs the tests, and removes all their databases at the end. */
export const isPartOfRun = GIVEN_RUN !== undefined
/** Who runs all tests says where, and removes what is left there. */
const PLACE = process.env.LAIRKEEPER_TEST_FOLDER ?? tmpdir()
const RUN = GIVEN_RUN ?? `lairkeeper_test_${process.pid}`
const postgres = await findPostgres()

/** The databases there are. */
export const KINDS: readonly DatabaseKind[] = postgres.url ? ['pglite', 'postgres'] : ['pglite']

/** No migration has been applied to it. Whoever makes one drops it; a whole block of tests is easier with `describeOnEachDatabase`. */
export async function createEmptyDatabase(kind: DatabaseKind): Promise<EmptyDatabase> {
  return kind === 'pglite' ? createEmbedded(await emptyFolder()) : createOnServer('template0')
}

/** The same with all migrations applied, so that opening it takes a third of the time. */
export async function createDatabase(kind: DatabaseKind): Promise<EmptyDatabase> {
  return kind === 'pglite' ? createEmbedded(await migratedFolder()) : createOnServer(await migrated())
}

/** Only who runs all tests drops the one that others are copies of. */
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
    await client.query(`ALTER DATABASE "${name}" SET synchronous_commit = off`) // what is killed is the bot, never the server
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
