/**
 * Checks the folder of the embedded database before PGlite opens it, without changing anything. PGlite itself would
 * create a new database if the file PG_VERSION is missing, and would end with a stack trace for most other faults.
 */
import { accessSync, constants, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describeError, StoreError } from '../errors.ts'
import { systemErrorCode } from '../process.ts'
import { readControlFile } from './control-file.ts'
import { DamagedFileError } from './damaged-file.ts'
import { checkWriteAheadLog } from './write-ahead-log.ts'

/** The major version of PGlite's PostgreSQL. */
export const POSTGRES_MAJOR_VERSION = '18'

/** The folder of the database `postgres`, in which everything is stored. */
const DATABASE = 'base/5'
const FOLDERS = [DATABASE, 'global', 'pg_multixact/members', 'pg_multixact/offsets', 'pg_subtrans', 'pg_wal']
/** Folders that PostgreSQL needs to start and end, although they are empty. */
const EMPTY_FOLDERS = [
  ...['pg_commit_ts', 'pg_logical/mappings', 'pg_logical/snapshots'],
  ...['pg_notify', 'pg_replslot', 'pg_twophase'],
]
const FILES = [
  'postgresql.conf',
  'global/pg_filenode.map',
  `${DATABASE}/PG_VERSION`,
  `${DATABASE}/pg_filenode.map`,
]
/** Files and folders that show that the folder was a database. */
const TRACES = ['base', 'global', 'pg_wal', 'pg_xact', 'postgresql.conf']
/** The number of transactions whose results are in one file of pg_xact. */
const TRANSACTIONS_PER_FILE = 1_048_576n
/** A folder that a file system creates on each disk. */
const NOT_OURS: readonly string[] = ['lost+found']

/**
 * Returns whether the folder has a database that can be opened; false if a new one must be created.
 * @throws StoreError in all other cases, with the fault and its remedy
 */
export function checkForEmbeddedDatabase(folder: string): boolean {
  const names = namesIn(folder).filter((name) => !NOT_OURS.includes(name))
  if (names.length === 0) return false
  demandVersion(folder, names)
  demandWritable(folder)
  try {
    assertDatabaseComplete(folder)
  } catch (error) {
    throw new StoreError(
      damaged(folder, error instanceof DamagedFileError ? error.message : describeError(error)),
    )
  }
  return true
}

/** Checks that the database is complete. @throws DamagedFileError if a part is missing or PostgreSQL can't read it */
export function assertDatabaseComplete(folder: string): void {
  demandParts(folder)
  const control = readControlFile(folder)
  demandTransactions(folder, control.nextTransaction)
  checkWriteAheadLog(folder, control)
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return []
    if (systemErrorCode(error) === 'ENOTDIR') throw new StoreError(notAFolder(folder))
    throw new StoreError(`The folder ${folder} can’t be read: ${describeError(error)}`)
  }
}

function demandVersion(folder: string, names: readonly string[]): void {
  const isDatabase = TRACES.some((name) => names.includes(name))
  if (!names.includes('PG_VERSION'))
    throw new StoreError(isDatabase ? damaged(folder, NO_VERSION) : otherFiles(folder, names))
  const version = contentOf(folder, 'PG_VERSION').trim()
  if (!/^\d+(\.\d+)?$/.test(version))
    throw new StoreError(damaged(folder, 'the file PG_VERSION has no version in it'))
  if (version !== POSTGRES_MAJOR_VERSION) throw new StoreError(otherVersion(folder, version))
}

function contentOf(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8')
  } catch (error) {
    throw new StoreError(damaged(folder, `the file ${name} can’t be read (${describeError(error)})`))
  }
}

function demandWritable(folder: string): void {
  for (const name of ['', 'global', 'global/pg_control', 'pg_wal', DATABASE])
    try {
      accessSync(join(folder, name), constants.R_OK | constants.W_OK)
    } catch (error) {
      if (systemErrorCode(error) === 'ENOENT') continue // A missing file is reported elsewhere.
      throw new StoreError(cantWrite(join(folder, name), describeError(error)))
    }
}

/** Checks that all files and folders exist. @throws DamagedFileError */
function demandParts(folder: string): void {
  for (const name of FOLDERS)
    if (!isThere(folder, name)) throw new DamagedFileError(`the folder ${name} is missing`)
  for (const name of FILES)
    if (!isThere(folder, name)) throw new DamagedFileError(`the file ${name} is missing or empty`)
  const empty = EMPTY_FOLDERS.filter((name) => !isThere(folder, name))
  if (empty.length > 0)
    throw new DamagedFileError(
      `the folders ${empty.join(', ')} are missing (they are empty, and some programs don’t copy empty folders: make them)`,
    )
}

/**
 * Checks that the file with the results of the newest transactions exists. Without it, PostgreSQL treats committed
 * transactions as rolled back. @throws DamagedFileError
 */
function demandTransactions(folder: string, next: bigint): void {
  const file = (next - 1n) / TRANSACTIONS_PER_FILE
  const name = `pg_xact/${file.toString(16).toUpperCase().padStart(4, '0')}`
  if (!isThere(folder, name)) throw new DamagedFileError(`the file ${name} is missing or empty`)
}

/** Returns whether the file exists and isn't empty. */
function isThere(folder: string, name: string): boolean {
  const found = statSync(join(folder, name), { throwIfNoEntry: false })
  return found !== undefined && (found.isDirectory() || found.size > 0)
}

const NO_VERSION = 'the file PG_VERSION is missing'

const notAFolder = (folder: string) =>
  `${folder}, where the embedded database belongs, is no folder. Nothing was changed. Move it away, or set DATA_DIR to another folder.`
const otherFiles = (folder: string, names: readonly string[]) =>
  `The folder ${folder}, where the embedded database belongs, has other files (${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''}) and no database. Nothing was changed. Move them away, or set DATA_DIR to another folder.`
const otherVersion = (folder: string, version: string) =>
  `The database in ${folder} was written by PostgreSQL ${version}, and this version of Lairkeeper reads PostgreSQL ${POSTGRES_MAJOR_VERSION} only. Nothing was changed. Open it with the version of Lairkeeper that wrote it, and move it as docs/operating.md says below “The embedded database can’t be opened”.`
const cantWrite = (path: string, cause: string) =>
  `The embedded database can’t be opened, since ${path} can’t be written to: ${cause}. Nothing was changed. Make the user who runs Lairkeeper its owner, or set DATA_DIR to another folder.`

/** Makes the error for a damaged database. @param what a clause, such as "the file PG_VERSION is missing" */
const damaged = (folder: string, what: string) =>
  `The database in ${folder} is damaged: ${what}. Nothing was changed. Restore the folder from a backup, or set DATA_DIR to another folder, in which a new database is created. See docs/operating.md, “The embedded database can’t be opened”.`
