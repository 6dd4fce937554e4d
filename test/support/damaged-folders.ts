/** Damages the folder of an embedded database in every way that the bot finds before it opens the database. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const LOG_BYTES = 16 * 1024 * 1024
export const FIRST_LOG = 'pg_wal/000000010000000000000001'

/** Returns all files and folders, each file with a hash of its contents. */
export function contentsOf(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.map((entry) => {
    const path = join(entry.parentPath, entry.name)
    return `${path} ${entry.isFile() ? createHash('sha256').update(readFileSync(path)).digest('hex') : ''}`
  })
}

/** Makes a file this long. */
const cut = (file: string, bytes: number) => (folder: string) => truncateSync(join(folder, file), bytes)
export const without = (name: string) => (folder: string) => rmSync(join(folder, name), { recursive: true })
const written = (file: string, text: string) => (folder: string) => writeFileSync(join(folder, file), text)

/** Changes one byte of a file. */
export const changed = (file: string, at: number) => (folder: string) => {
  const bytes = readFileSync(join(folder, file))
  bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at)
  writeFileSync(join(folder, file), bytes)
}

/** `words`: the text of the refusal. */
type Damaging = readonly [what: string, damage: (folder: string) => void, words: RegExp]

export const DAMAGE: readonly Damaging[] = [
  [
    'no PG_VERSION',
    without('PG_VERSION'),
    /is damaged: the file PG_VERSION is missing\. Nothing was changed\./,
  ],
  ['an empty PG_VERSION', cut('PG_VERSION', 0), /the file PG_VERSION has no version in it/],
  ['zeros in PG_VERSION', written('PG_VERSION', '\0\0\0'), /the file PG_VERSION has no version in it/],
  [
    'an older version',
    written('PG_VERSION', '16\n'),
    /was written by PostgreSQL 16, .* reads PostgreSQL 18 only\. Nothing/,
  ],
  ['no control file', without('global/pg_control'), /the file global\/pg_control can’t be read \(ENOENT/],
  [
    'an empty control file',
    cut('global/pg_control', 0),
    /the file global\/pg_control has 0 bytes instead of 8192/,
  ],
  ['half a control file', cut('global/pg_control', 200), /global\/pg_control has 200 bytes instead of 8192/],
  [
    'a damaged control file',
    changed('global/pg_control', 40),
    /the checksum of the file global\/pg_control is wrong/,
  ],
  ['no log', without(FIRST_LOG), /the file pg_wal\/0{7}10{15}1 is missing, which is a part of the log/],
  ['no folder for the log', without('pg_wal'), /the folder pg_wal is missing/],
  ['half a log', cut(FIRST_LOG, 1_000_000), /has 1000000 bytes instead of 16777216/],
  [
    'a log of zeros',
    written(FIRST_LOG, '\0'.repeat(LOG_BYTES)),
    /the log in pg_wal has no valid record at 0\/1/,
  ],
  ['no states of transactions', without('pg_xact/0000'), /the file pg_xact\/0000 is missing/],
  ['no map of files', without('global/pg_filenode.map'), /the file global\/pg_filenode\.map is missing/],
  ['no database in it', without('base/5'), /the folder base\/5 is missing/],
  ['no empty folders', without('pg_notify'), /the folders pg_notify are missing .*make them/],
  ['no settings', without('postgresql.conf'), /the file postgresql\.conf is missing/],
]
