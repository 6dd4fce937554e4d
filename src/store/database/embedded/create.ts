/** Creates a new embedded database. */
import { existsSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { StoreError } from '../errors.ts'
import { systemErrorCode } from '../process.ts'
import { assertDatabaseComplete } from './folder.ts'
import { LastStderrMessage } from './stderr-messages.ts'

/**
 * Creates the database in a neighbouring folder and then renames that folder. If the process is killed, the next
 * start deletes the incomplete folder and begins again.
 * @throws StoreError if the disk is full, or the folder can't be written to
 */
export async function createEmbeddedDatabase(folder: string): Promise<void> {
  const draft = `${folder}.new`
  const complaints = new LastStderrMessage()
  try {
    rmSync(draft, { recursive: true, force: true })
    const database = await PGlite.create(draft, { onStderr: complaints.note })
    await database.close()
    assertDatabaseComplete(draft) // PGlite accepts a log that is too short, as on a full disk
    // The folder is empty. It is removed, because some systems can't rename to an existing folder.
    if (existsSync(folder)) rmdirSync(folder)
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw new StoreError(notMade(folder, complaints.why(error), systemErrorCode(error)))
  }
}

function notMade(folder: string, cause: string, code: string): string {
  const why = `A new embedded database can’t be made in ${folder}: ${cause}.`
  return code === 'EBUSY' || code === 'ENOTEMPTY'
    ? `${why} The folder is a mount point or isn’t empty. Mount DATA_DIR, the folder above it, instead.`
    : `${why} Nothing was left there. Make room (it takes some 60 MB), or set DATA_DIR to another folder.`
}
