/**
 * Checks the write-ahead logs of copies of an open PGlite database. Such a copy is in the state that a killed process
 * leaves. A changed byte before the log's last page is found if it matters; an undamaged log passes, and the end that
 * is found is PostgreSQL's.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runs } from '../../../../test/support/extent.ts'
import { copyFolder, emptyFolder, placeForDatabases } from '../../../../test/templates.ts'
import { PG_CATALOG_VERSION, PG_CONTROL_VERSION, readControlFile } from './control-file.ts'
import { DamagedFileError } from './damaged-file.ts'
import { checkForEmbeddedDatabase, POSTGRES_MAJOR_VERSION } from './folder.ts'
import { formatLogPosition, LOG_FILE_BYTES, LOG_PAGE_BYTES, startOfLogPage } from './wal-files.ts'
import { checkWriteAheadLog } from './write-ahead-log.ts'

/** The position at which the log's first file begins. */
const FIRST_POSITION = LOG_FILE_BYTES
const FILE = 'pg_wal/000000010000000000000001'

let place: string
let database: PGlite

beforeAll(async () => {
  place = mkdtempSync(join(placeForDatabases(), 'lairkeeper-log-'))
  copyFolder(await emptyFolder(), join(place, 'open'))
  database = await PGlite.create(join(place, 'open'))
  await database.exec('CREATE TABLE noted (n int, what text)')
  await database.exec('ALTER TABLE noted ALTER what SET STORAGE EXTERNAL')
})
afterAll(async () => {
  await database.close()
  rmSync(place, { recursive: true })
})

function copyOf(folder: string): string {
  const copy = join(mkdtempSync(join(place, 'copy-')), 'pglite')
  copyFolder(folder, copy)
  return copy
}

/** Writes rows of several sizes, up to four pages each. @returns a copy, and where PostgreSQL says that its log ends */
async function afterRows(count: number): Promise<{ folder: string; end: string }> {
  for (let n = 0; n < count; n++)
    await database.query(`INSERT INTO noted VALUES ($1, repeat('x', $2))`, [n, (n * 7919) % 30_000])
  const { rows } = await database.query<{ end: string }>('SELECT pg_current_wal_lsn() AS end')
  return { folder: copyOf(join(place, 'open')), end: rows[0]?.end ?? '' }
}

const check = (folder: string): number => checkWriteAheadLog(folder, readControlFile(folder))

/** Changes a file of the log. @param change gets the bytes that begin at `position` */
function changeLog(folder: string, position: number, change: (bytes: Buffer) => void): void {
  const bytes = readFileSync(join(folder, FILE))
  change(bytes.subarray(position - FIRST_POSITION))
  writeFileSync(join(folder, FILE), bytes)
}

const flip = (folder: string, position: number, bits: number): void =>
  changeLog(folder, position, (bytes) => bytes.writeUInt8(bytes.readUInt8() ^ bits))

describe('the log of a database that was killed', () => {
  it('ends where PostgreSQL says, and is not changed by the check', async () => {
    for (const rows of [1, 5, 12, 23]) {
      const { folder, end } = await afterRows(rows)
      expect(formatLogPosition(check(folder))).toBe(end)
      expect(checkForEmbeddedDatabase(folder)).toBe(true)
      expect(formatLogPosition(check(folder))).toBe(end)
    }
  })

  it('ends where PostgreSQL says after a checkpoint, too', async () => {
    await afterRows(5)
    await database.query('CHECKPOINT')
    expect(formatLogPosition(check((await afterRows(0)).folder))).toBe((await afterRows(0)).end)
    const { folder, end } = await afterRows(40)
    expect(formatLogPosition(check(folder))).toBe(end)
  })

  it('never ends earlier than before when any byte of its earlier pages has changed', async () => {
    const { folder } = await afterRows(20)
    const end = check(folder)
    const { redo } = readControlFile(folder)
    const positions = fc.integer({ min: redo + 1, max: startOfLogPage(end) - 1 })
    const differences = fc.integer({ min: 1, max: 255 })
    fc.assert(
      fc.property(positions, differences, (position, bits) => {
        flip(folder, position, bits)
        try {
          expect(check(folder)).toBe(end) // the byte doesn't matter, for example because it is between two records
        } catch (error) {
          expect(error).toBeInstanceOf(DamagedFileError)
        } finally {
          flip(folder, position, bits)
        }
      }),
      { numRuns: runs(100, 20) },
    )
    expect(check(folder)).toBe(end)
  })

  it('is damaged where pages in its middle are zero, as after a power cut', async () => {
    const { folder } = await afterRows(20)
    const third = startOfLogPage(readControlFile(folder).redo) + 3 * LOG_PAGE_BYTES
    changeLog(folder, third, (bytes) => bytes.fill(0, 0, 2 * LOG_PAGE_BYTES))
    expect(() => check(folder)).toThrow(/^the log in pg_wal is damaged at 0\/1\w+, and more follows$/)
  })
})

it('the constants of PGlite’s PostgreSQL are those of the version in use', async () => {
  const { rows } = await database.query(
    `SELECT pg_control_version AS control, catalog_version_no AS catalog, oid::int AS database,
            split_part(current_setting('server_version'), '.', 1) AS major
     FROM pg_control_system(), pg_database WHERE datname = current_database()`,
  )
  expect(rows).toEqual([
    { control: PG_CONTROL_VERSION, catalog: PG_CATALOG_VERSION, database: 5, major: POSTGRES_MAJOR_VERSION },
  ])
})
