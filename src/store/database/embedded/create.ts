/** Creates a new embedded database. */
import { existsSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { StoreError } from '../errors.ts'
import { codeOf } from '../process.ts'
import { Complaints } from './complaints.ts'
import { assertComplete } from './folder.ts'

/**
 * Creates the database in a neighbouring folder and renames that folder. So a killed process leaves no incomplete database:
 * the next start removes the draft and begins again.
 * @throws StoreError if the disk is full, or the folder can't be written to
 */
export async function createDatabase(folder: string): Promise<void> {
  const draft = `${folder}.new`
  const complaints = new Complaints()
  try {
    rmSync(draft, { recursive: true, force: true })
    const database = await PGlite.create(draft, { onStderr: complaints.note })
    await database.close()
    assertComplete(draft) // PGlite accepts a log that is too short, as on a full disk
    if (existsSync(folder)) rmdirSync(folder) // it is empty, and some systems can't rename to an existing folder
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw new StoreError(notMade(folder, complaints.why(error), codeOf(error)))
  }
}

function notMade(folder: string, cause: string, code: string): string {
  const why = `A new embedded database can’t be made in ${folder}: ${cause}.`
  return code === 'EBUSY' || code === 'ENOTEMPTY'
    ? `${why} The folder is a mount point or isn’t empty. Mount DATA_DIR, the folder above it, instead.`
    : `${why} Nothing was left there. Make room (it takes some 60 MB), or set DATA_DIR to another folder.`
}
