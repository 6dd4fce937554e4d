import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeOnEachDatabase, type EmptyDatabase } from '../../../test/databases.ts'
import { type Migration, readMigrations } from './migrations.ts'
import { openStore, type StoreOptions } from './open.ts'

const PETS = "CREATE TABLE pets (name TEXT PRIMARY KEY); INSERT INTO pets VALUES ('Cinder');"
const TOYS = 'CREATE TABLE toys (name TEXT PRIMARY KEY REFERENCES pets);'
const BROKEN = 'CREATE TABLE half (id INT); CREATE TABLE half (id INT);'

function migrations(...files: readonly (readonly [name: string, sql: string])[]): Migration[] {
  const folder = mkdtempSync(join(tmpdir(), 'lairkeeper-migrations-'))
  for (const [name, sql] of files) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'migration.sql'), sql)
  }
  const read = readMigrations(folder)
  rmSync(folder, { recursive: true })
  return read
}

type Ask = (sql: string) => Promise<unknown>

/** Opens the store, runs a query, and closes it. */
async function opened<T>(options: StoreOptions, ask: (query: Ask) => Promise<T>): Promise<T> {
  const store = await openStore(options)
  try {
    return await ask((sql) => store.db.$queryRawUnsafe(sql))
  } finally {
    await store.close()
  }
}

const applied: (query: Ask) => Promise<unknown> = (query) =>
  query(
    'SELECT migration_name, finished_at IS NOT NULL AS done FROM _prisma_migrations ORDER BY migration_name',
  )

describeOnEachDatabase('migrations', (database) => {
  const withMigrations = async (made: Migration[], empty?: EmptyDatabase) => ({
    ...(empty ?? (await database.empty())).options,
    migrations: made,
  })

  it('are all applied to a fresh database, in order', async () => {
    const options = await withMigrations(migrations(['2_toys', TOYS], ['1_pets', PETS]))
    expect(await opened(options, applied)).toEqual([
      { migration_name: '1_pets', done: true },
      { migration_name: '2_toys', done: true },
    ])
    expect(await opened(options, (query) => query('SELECT name FROM pets'))).toEqual([{ name: 'Cinder' }])
  })

  it('are not applied a second time, and a third run applies only new ones', async () => {
    const empty = await database.empty()
    const first = await withMigrations(migrations(['1_pets', PETS]), empty)
    await opened(first, applied)
    expect(await opened(first, applied)).toHaveLength(1)
    const second = await withMigrations(migrations(['1_pets', PETS], ['2_toys', TOYS]), empty)
    expect(await opened(second, applied)).toHaveLength(2)
  })

  it('are recorded as by Prisma: the sha256 of the file, one step, no logs', async () => {
    const [pets] = migrations(['1_pets', PETS])
    const options = await withMigrations([pets!])
    const rows = await opened(options, (query) =>
      query('SELECT checksum, applied_steps_count, logs FROM _prisma_migrations'),
    )
    expect(rows).toEqual([{ checksum: pets!.checksum, applied_steps_count: 1, logs: null }])
    expect(pets!.checksum).toMatch(/^[0-9a-f]{64}$/)
  })

  it('are rolled back completely when one fails, and the error names it', async () => {
    const empty = await database.empty()
    const broken = await withMigrations(migrations(['1_pets', PETS], ['2_broken', BROKEN]), empty)
    await expect(opened(broken, applied)).rejects.toThrow(
      /2_broken failed and was rolled back completely.*half/,
    )
    const repaired = await withMigrations(migrations(['1_pets', PETS], ['2_broken', TOYS]), empty)
    expect(await opened(repaired, applied)).toHaveLength(2)
    expect(await opened(repaired, (query) => query("SELECT to_regclass('half')::text AS half"))).toEqual([
      { half: null },
    ])
  })

  it('are refused when the file of an applied migration was changed', async () => {
    const empty = await database.empty()
    await opened(await withMigrations(migrations(['1_pets', PETS]), empty), applied)
    const changed = await withMigrations(migrations(['1_pets', `${PETS} `]), empty)
    await expect(opened(changed, applied)).rejects.toThrow(/file of the migration 1_pets was changed/)
  })

  it('are refused on a database on which a migration failed half-way', async () => {
    const empty = await database.empty()
    const options = await withMigrations(migrations(['1_pets', PETS]), empty)
    await opened(options, (query) => query('UPDATE _prisma_migrations SET finished_at = NULL'))
    await expect(opened(options, applied)).rejects.toThrow(/1_pets failed in this database/)
  })

  it('are refused if tables exist that no migration is recorded for, and the error says how to record one', async () => {
    const empty = await database.empty()
    const options = await withMigrations(migrations(['1_pets', PETS]), empty)
    await opened(options, (query) => query('DELETE FROM _prisma_migrations'))
    await expect(opened(options, applied)).rejects.toThrow(
      /^The migration 1_pets is not recorded in this database, but something that it creates exists already: .*"pets" already exists.*\. Nothing was changed\. .*`npx prisma migrate resolve --applied 1_pets`.*restore .* backup/,
    )
    const other = await withMigrations(migrations(['2_toys', 'CREATE TABLE toys (name TEXT);']), empty)
    expect(await opened(other, applied)).toHaveLength(1)
  })

  it('are refused if a column exists that no migration is recorded for', async () => {
    const empty = await database.empty()
    const files = migrations(['1_pets', PETS], ['2_age', 'ALTER TABLE pets ADD COLUMN age INT;'])
    const options = await withMigrations(files, empty)
    await opened(options, (query) => query("DELETE FROM _prisma_migrations WHERE migration_name = '2_age'"))
    await expect(opened(options, applied)).rejects.toThrow(
      /^The migration 2_age is not recorded in this database, but something .*: column "age" .* already exists/,
    )
  })

  it('are refused if a table is missing, and the error names the migration that created it', async () => {
    const empty = await database.empty()
    const options = await withMigrations(migrations(['1_pets', PETS], ['2_toys', TOYS]), empty)
    await opened(options, (query) => query('DROP TABLE toys'))
    await expect(opened(options, applied)).rejects.toThrow(
      /^The table "toys" is missing in this database, although the migration 2_toys, which creates it, is recorded as applied\. Nothing was changed\. Restore the database from a backup, or use an empty one/,
    )
  })

  it('don’t need a table that a later migration dropped or renamed', async () => {
    const later =
      'DROP TABLE toys; ALTER TABLE pets RENAME TO "Animals"; CREATE TABLE IF NOT EXISTS "Toys" ();'
    const files = migrations(['1_pets', PETS], ['2_toys', TOYS], ['3_later', later])
    const options = await withMigrations(files)
    await opened(options, applied)
    expect(await opened(options, applied)).toHaveLength(3)
    await opened(options, (query) => query('DROP TABLE "Animals"'))
    await expect(opened(options, applied)).rejects.toThrow(
      /"Animals" is missing in this database, although the migration 3_later/,
    )
  })

  it('are refused on a database of a newer version', async () => {
    const empty = await database.empty()
    await opened(await withMigrations(migrations(['1_pets', PETS], ['2_toys', TOYS]), empty), applied)
    const older = await withMigrations(migrations(['1_pets', PETS]), empty)
    await expect(opened(older, applied)).rejects.toThrow(
      /2_toys, which this version of Lairkeeper does not know/,
    )
  })

  it.skipIf(database.kind === 'pglite')(
    'are applied by one of several processes that start at once, and all start',
    async () => {
      const options = await withMigrations(migrations(['1_pets', PETS], ['2_toys', TOYS]))
      const all = await Promise.all(Array.from({ length: 5 }, () => opened(options, applied)))
      for (const rows of all) expect(rows).toHaveLength(2)
    },
  )
})
