import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeOnEachDatabase, type EmptyDatabase } from '../../test/databases.ts'
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

/** Opens the store, asks something, and closes it. */
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

  it('applies all of them to a fresh database, in order', async () => {
    const options = await withMigrations(migrations(['2_toys', TOYS], ['1_pets', PETS]))
    expect(await opened(options, applied)).toEqual([
      { migration_name: '1_pets', done: true },
      { migration_name: '2_toys', done: true },
    ])
    expect(await opened(options, (query) => query('SELECT name FROM pets'))).toEqual([{ name: 'Cinder' }])
  })

  it('does nothing the second time, and only what is new the third', async () => {
    const empty = await database.empty()
    const first = await withMigrations(migrations(['1_pets', PETS]), empty)
    await opened(first, applied)
    expect(await opened(first, applied)).toHaveLength(1)
    const second = await withMigrations(migrations(['1_pets', PETS], ['2_toys', TOYS]), empty)
    expect(await opened(second, applied)).toHaveLength(2)
  })

  it('keeps the books as Prisma does: the sha256 of the file, one step, no logs', async () => {
    const [pets] = migrations(['1_pets', PETS])
    const options = await withMigrations([pets!])
    const rows = await opened(options, (query) =>
      query('SELECT checksum, applied_steps_count, logs FROM _prisma_migrations'),
    )
    expect(rows).toEqual([{ checksum: pets!.checksum, applied_steps_count: 1, logs: null }])
    expect(pets!.checksum).toMatch(/^[0-9a-f]{64}$/)
  })

  it('takes a broken migration back whole and says which it was', async () => {
    const empty = await database.empty()
    const broken = await withMigrations(migrations(['1_pets', PETS], ['2_broken', BROKEN]), empty)
    await expect(opened(broken, applied)).rejects.toThrow(/2_broken failed and was taken back whole.*half/)
    const repaired = await withMigrations(migrations(['1_pets', PETS], ['2_broken', TOYS]), empty)
    expect(await opened(repaired, applied)).toHaveLength(2)
    expect(await opened(repaired, (query) => query("SELECT to_regclass('half')::text AS half"))).toEqual([
      { half: null },
    ])
  })

  it('refuses when the file of an applied migration was changed', async () => {
    const empty = await database.empty()
    await opened(await withMigrations(migrations(['1_pets', PETS]), empty), applied)
    const changed = await withMigrations(migrations(['1_pets', `${PETS} `]), empty)
    await expect(opened(changed, applied)).rejects.toThrow(/file of the migration 1_pets was changed/)
  })

  it('refuses a database on which a migration failed half-way', async () => {
    const empty = await database.empty()
    const options = await withMigrations(migrations(['1_pets', PETS]), empty)
    await opened(options, (query) => query('UPDATE _prisma_migrations SET finished_at = NULL'))
    await expect(opened(options, applied)).rejects.toThrow(/1_pets failed in this database/)
  })

  it('refuses tables that no migration is recorded for, and says how to record it', async () => {
    const empty = await database.empty()
    const options = await withMigrations(migrations(['1_pets', PETS]), empty)
    await opened(options, (query) => query('DELETE FROM _prisma_migrations'))
    await expect(opened(options, applied)).rejects.toThrow(
      /^The migration 1_pets is not recorded in this database, but something that it makes is there already: .*"pets" already exists.*\. Nothing was changed\. .*`npx prisma migrate resolve --applied 1_pets`.*restore .* backup/,
    )
    const other = await withMigrations(migrations(['2_toys', 'CREATE TABLE toys (name TEXT);']), empty)
    expect(await opened(other, applied)).toHaveLength(1)
  })

  it('refuses a column that no migration is recorded for', async () => {
    const empty = await database.empty()
    const files = migrations(['1_pets', PETS], ['2_age', 'ALTER TABLE pets ADD COLUMN age INT;'])
    const options = await withMigrations(files, empty)
    await opened(options, (query) => query("DELETE FROM _prisma_migrations WHERE migration_name = '2_age'"))
    await expect(opened(options, applied)).rejects.toThrow(
      /^The migration 2_age is not recorded in this database, but something .*: column "age" .* already exists/,
    )
  })

  it('refuses a database from which a table is gone, and says which migration had made it', async () => {
    const empty = await database.empty()
    const options = await withMigrations(migrations(['1_pets', PETS], ['2_toys', TOYS]), empty)
    await opened(options, (query) => query('DROP TABLE toys'))
    await expect(opened(options, applied)).rejects.toThrow(
      /^The table "toys" is gone from this database, though the migration 2_toys, which made it, is recorded as applied\. Nothing was changed\. Restore the database from a backup, or use an empty one/,
    )
  })

  it('misses no table that a later migration dropped or called otherwise', async () => {
    const later =
      'DROP TABLE toys; ALTER TABLE pets RENAME TO "Animals"; CREATE TABLE IF NOT EXISTS "Toys" ();'
    const files = migrations(['1_pets', PETS], ['2_toys', TOYS], ['3_later', later])
    const options = await withMigrations(files)
    await opened(options, applied)
    expect(await opened(options, applied)).toHaveLength(3)
    await opened(options, (query) => query('DROP TABLE "Animals"'))
    await expect(opened(options, applied)).rejects.toThrow(
      /"Animals" is gone from this database, though the migration 3_later/,
    )
  })

  it('refuses a database of a newer version', async () => {
    const empty = await database.empty()
    await opened(await withMigrations(migrations(['1_pets', PETS], ['2_toys', TOYS]), empty), applied)
    const older = await withMigrations(migrations(['1_pets', PETS]), empty)
    await expect(opened(older, applied)).rejects.toThrow(
      /2_toys, which this version of Lairkeeper does not know/,
    )
  })

  it.skipIf(database.kind === 'pglite')(
    'lets several processes come at once: one applies, all start',
    async () => {
      const options = await withMigrations(migrations(['1_pets', PETS], ['2_toys', TOYS]))
      const all = await Promise.all(Array.from({ length: 5 }, () => opened(options, applied)))
      for (const rows of all) expect(rows).toHaveLength(2)
    },
  )
})
