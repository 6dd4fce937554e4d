/**
 * Reads `global/pg_control`, in which PostgreSQL records whether it was shut down and where its log begins. The
 * layout is `ControlFileData` in PostgreSQL 18's `src/include/catalog/pg_control.h`, with 8-byte alignment as in
 * PGlite's build.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeError } from '../errors.ts'
import { crc32c } from './crc32c.ts'
import { DamagedFileError } from './damaged-file.ts'

export interface ControlFile {
  readonly systemId: bigint
  /** Whether PostgreSQL was shut down, so that there is nothing to recover. */
  readonly isShutDown: boolean
  /** The position of the newest checkpoint's record in the log, in bytes since the database was created. */
  readonly checkpoint: number
  /** The position in the log at which recovery begins. */
  readonly redo: number
  readonly timeline: number
  readonly nextTransaction: bigint
}

const FILE = 'global/pg_control'
const FILE_BYTES = 8192
/** The offset of the checksum in the file. The checksum covers all bytes before it. */
const CHECKSUM_AT = 292
/**
 * The versions of the control file and the catalog in the PGlite that Lairkeeper uses (`PG_CONTROL_VERSION`,
 * `CATALOG_VERSION_NO`).
 */
export const PG_CONTROL_VERSION = 1800
export const PG_CATALOG_VERSION = 202506291
/** The states of a database that was shut down: `DB_SHUTDOWNED` and `DB_SHUTDOWNED_IN_RECOVERY`. */
const SHUT_DOWN: readonly number[] = [1, 2]

/**
 * Reads the control file. @throws DamagedFileError if it is missing, incomplete, damaged, or of another PostgreSQL
 * build
 */
export function readControlFile(folder: string): ControlFile {
  const bytes = read(folder)
  if (bytes.length !== FILE_BYTES)
    throw new DamagedFileError(`the file ${FILE} has ${bytes.length} bytes instead of ${FILE_BYTES}`)
  if (crc32c(bytes.subarray(0, CHECKSUM_AT)) !== bytes.readUInt32LE(CHECKSUM_AT))
    throw new DamagedFileError(`the checksum of the file ${FILE} is wrong`)
  const [control, catalog] = [bytes.readUInt32LE(8), bytes.readUInt32LE(12)]
  if (control !== PG_CONTROL_VERSION || catalog !== PG_CATALOG_VERSION)
    throw new DamagedFileError(
      `the file ${FILE} is of version ${control}/${catalog}, and this version of Lairkeeper reads ${PG_CONTROL_VERSION}/${PG_CATALOG_VERSION}`,
    )
  return {
    systemId: bytes.readBigUInt64LE(0),
    isShutDown: SHUT_DOWN.includes(bytes.readInt32LE(16)),
    checkpoint: Number(bytes.readBigUInt64LE(32)),
    redo: Number(bytes.readBigUInt64LE(40)),
    timeline: bytes.readUInt32LE(48),
    nextTransaction: bytes.readBigUInt64LE(64),
  }
}

function read(folder: string): Buffer {
  try {
    return readFileSync(join(folder, FILE))
  } catch (error) {
    throw new DamagedFileError(`the file ${FILE} can’t be read (${describeError(error)})`)
  }
}
