import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { PGLITE_START_PARAMS } from './embedded/open.ts'
import { startMaintenance, vacuumAndCheckpoint } from './maintenance.ts'

const SEGMENT = /^[0-9A-F]{24}$/

async function onDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'lairkeeper-upkeep-'))
  const database = await PGlite.create(folder, { startParams: PGLITE_START_PARAMS })
  onTestFinished(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })
  await database.exec(`CREATE TABLE noted (id int, what text)`)
  const log = () => readdirSync(join(folder, 'pg_wal')).filter((name) => SEGMENT.test(name)).length
  return { database, log }
}

/** Makes the database write about 20 MB of its write-ahead log, mostly about deleted rows. */
async function write(database: PGlite): Promise<void> {
  for (let i = 0; i < 5; i++) {
    await database.query(
      `INSERT INTO noted SELECT n, repeat(md5(n::text), 60) FROM generate_series(1, 2000) n`,
    )
    await database.query('DELETE FROM noted')
  }
}

const sizeOf = async (database: PGlite): Promise<number> => {
  const { rows } = await database.query<{ size: number }>(`SELECT pg_relation_size('noted')::float8 AS size`)
  return rows[0]?.size ?? 0
}

it('frees the space of deleted rows once enough was written', async () => {
  const { database } = await onDisk()
  const onError = vi.fn()
  const stop = startMaintenance(database, onError, 20)
  await write(database)
  await vi.waitFor(async () => expect(await sizeOf(database)).toBe(0), { timeout: 30_000, interval: 50 })
  await stop()
  expect(onError).not.toHaveBeenCalled()
})

it('reuses the log of changes that are in the database’s files', async () => {
  const { database, log } = await onDisk()
  await write(database)
  await vacuumAndCheckpoint(database)
  const after = log()
  for (let i = 0; i < 3; i++) {
    await write(database)
    await vacuumAndCheckpoint(database)
  }
  expect(log()).toBeLessThanOrEqual(after + 1)
})
