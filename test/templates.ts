/**
 * The originals of the tests' databases: one that is empty, and one with all migrations and the tables of pg-boss, also those
 * of the bot's queues.
 */
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { z } from 'zod'
import { readMigrations } from '../src/store/database/migrations.ts'
import { openStore, type StoreOptions } from '../src/store/database/open.ts'
import { openJobQueue } from '../src/store/jobs.ts'
import { SCHEDULER_JOB_QUEUES } from '../src/table/absence/job-queues.ts'
import { asAdmin } from './postgres.ts'

const MEMORY = '/dev/shm'
/** Several times the space of all databases of a run at once: 40 MB each, a few at a time. */
const ROOM_BYTES = 4 * 1024 ** 3

/**
 * The place of embedded databases while tests run. It is in memory if there is room, because a disk takes most of a
 * second to create the thousand files of one.
 */
export function placeForDatabases(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ROOM_BYTES ? MEMORY : tmpdir()
  } catch {
    return tmpdir() // this system has no such folder
  }
}

const CACHE = fileURLToPath(new URL('../node_modules/.cache/lairkeeper', import.meta.url))

/** PGlite takes over a second to create an empty database, and a tenth to open a copy of one. */
export const emptyFolder = (): Promise<string> =>
  folderOnce(`empty-pglite-${versionOf(PGLITE)}`, async (draft) => {
    await (await PGlite.create(join(draft, 'pglite'))).close()
  })

/** The migrations take another second, the tables of pg-boss half a second, and those of its queues a third. */
export const migratedFolder = (): Promise<string> =>
  folderOnce(
    `migrated-pglite-${versionOf(PGLITE)}-${versionOf('pg-boss')}-${migrationsKey()}`,
    async (draft) => {
      copyFolder(await emptyFolder(), join(draft, 'pglite'))
      await prepare({ dataDir: draft })
    },
  )

async function prepare(options: StoreOptions): Promise<void> {
  const store = await openStore(options)
  const errors: unknown[] = []
  const jobs = await openJobQueue(store, {
    queues: Object.values(SCHEDULER_JOB_QUEUES),
    pollSeconds: 1,
    onError: (error) => errors.push(error),
  })
  await jobs.stop()
  await store.close()
  if (errors.length > 0) throw errors[0]
}

/** The folder appears completely. If another process was quicker, its folder is used. */
async function folderOnce(name: string, make: (draft: string) => Promise<void>): Promise<string> {
  const template = join(CACHE, name)
  if (existsSync(template)) return template
  mkdirSync(CACHE, { recursive: true })
  const draft = mkdtempSync(join(CACHE, 'draft-'))
  await make(draft)
  try {
    renameSync(join(draft, 'pglite'), template)
  } catch (error) {
    if (!existsSync(template)) throw error
  }
  rmSync(draft, { recursive: true, force: true })
  return template
}

const PGLITE = '@electric-sql/pglite'

/** A database of another version of one of these packages can't be used. */
function versionOf(name: string): string {
  const file = new URL(`../node_modules/${name}/package.json`, import.meta.url)
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version
}

function migrationsKey(): string {
  const hash = createHash('sha256').update(JSON.stringify(SCHEDULER_JOB_QUEUES))
  for (const { name, checksum } of readMigrations()) hash.update(name).update(checksum)
  return hash.digest('hex').slice(0, 12)
}

/** Node's own cpSync creates files that take a second to delete again on ext4. */
export function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyFolder(source, target)
    else copyFileSync(source, target)
  }
}

/**
 * The database on the server from which a run's databases are copied. The first process creates it, and the others
 * wait. The script that ends the run drops it with all databases that begin with its name.
 */
export async function migratedDatabase(server: string, run: string): Promise<string> {
  const name = `${run}_migrated`
  await asAdmin(server, async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]) // until this connection ends
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount) return
    const draft = `${name}_draft`
    await client.query(`DROP DATABASE IF EXISTS "${draft}" WITH (FORCE)`)
    await client.query(`CREATE DATABASE "${draft}" TEMPLATE template0`)
    const databaseUrl = addressOf(server, draft)
    await prepare({ databaseUrl, dataDir: tmpdir() })
    await client.query(`ALTER DATABASE "${draft}" RENAME TO "${name}"`)
  })
  return name
}

/** The address of a database on a server. */
export function addressOf(server: string, name: string): string {
  const address = new URL(server)
  address.pathname = `/${name}`
  return address.href
}
