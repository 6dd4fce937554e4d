/** New databases, embedded or on a server, that are dropped again. */
import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { z } from 'zod'
import type { Store, StoreOptions } from '../src/store/open.ts'
import { asAdmin, findPostgres } from './postgres.ts'

export type DatabaseKind = Store['kind']

/** A new, empty database: nobody has it open and no migration has been applied. */
export type EmptyDatabase = {
  readonly kind: DatabaseKind
  /** What `openStore` needs. */
  readonly options: StoreOptions
  /** The same for a bot in a process of its own: DATABASE_URL and DATA_DIR. */
  readonly env: { readonly DATABASE_URL: string; readonly DATA_DIR: string }
  readonly drop: () => Promise<void>
}

const RUN = process.env.LAIRKEEPER_TEST_RUN ?? `lairkeeper_test_${process.pid}`
const postgres = await findPostgres()

/** The databases there are. */
export const KINDS: readonly DatabaseKind[] = postgres.url ? ['pglite', 'postgres'] : ['pglite']

/** Whoever makes one drops it; a whole block of tests is easier with `describeOnEachDatabase`. */
export async function createEmptyDatabase(kind: DatabaseKind): Promise<EmptyDatabase> {
  return kind === 'pglite' ? createEmbedded() : createOnServer()
}

async function createEmbedded(): Promise<EmptyDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lairkeeper-test-'))
  copyFolder(await pgliteTemplate(), join(dataDir, 'pglite'))
  const drop = async () => rmSync(dataDir, { recursive: true, force: true })
  return { kind: 'pglite', options: { dataDir }, env: { DATABASE_URL: '', DATA_DIR: dataDir }, drop }
}

/** PGlite takes over a second to make an empty database, and a tenth to open a copy of one. */
async function pgliteTemplate(): Promise<string> {
  const cache = fileURLToPath(new URL('../node_modules/.cache/lairkeeper', import.meta.url))
  const template = join(cache, `empty-pglite-${pgliteVersion()}`)
  if (existsSync(template)) return template
  mkdirSync(cache, { recursive: true })
  const draft = mkdtempSync(join(cache, 'draft-'))
  await (await PGlite.create(join(draft, 'pglite'))).close()
  try {
    renameSync(join(draft, 'pglite'), template)
  } catch (error) {
    if (!existsSync(template)) throw error // else another process was quicker
  }
  rmSync(draft, { recursive: true, force: true })
  return template
}

/** An empty database of another version is of no use. */
function pgliteVersion(): string {
  const file = new URL('../node_modules/@electric-sql/pglite/package.json', import.meta.url)
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version
}

/** Node's own cpSync makes files that take a second to delete again on ext4. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyFolder(source, target)
    else writeFileSync(target, readFileSync(source))
  }
}

async function createOnServer(): Promise<EmptyDatabase> {
  if (!postgres.url) throw new Error('There is no PostgreSQL to test on')
  const server = postgres.url
  const name = `${RUN}_${randomBytes(5).toString('hex')}`
  await asAdmin(server, (client) => client.query(`CREATE DATABASE "${name}" TEMPLATE template0`))
  const address = new URL(server)
  address.pathname = `/${name}`
  const databaseUrl = address.href
  const dataDir = join(tmpdir(), name)
  const drop = async () => {
    await asAdmin(server, (client) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`))
    rmSync(dataDir, { recursive: true, force: true })
  }
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  return { kind: 'postgres', options: { databaseUrl, dataDir }, env, drop }
}
