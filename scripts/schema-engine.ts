/**
 * Prisma's schema engine as WebAssembly, which compares the migrations with the schema and writes the SQL
 * between them. Only authors and tests use it; src/store/database/migrate.ts applies migrations.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as engine from '@prisma/schema-engine-wasm/schema_engine_bg'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { MIGRATIONS_FOLDER, readMigrations } from '../src/store/database/migrations.ts'

const SCHEMA_FILE = fileURLToPath(new URL('../prisma/schema.prisma', import.meta.url))

/**
 * Returns the SQL that leads from the migrations to the schema. The engine replays the migrations on PGlite, where it
 * overlooks a broken one: run them through src/store/database/migrate.ts before you trust the answer.
 * @returns null if they agree already
 */
export async function sqlOfMissingMigration(folder = MIGRATIONS_FOLDER): Promise<string | null> {
  const schema = { path: SCHEMA_FILE, content: readFileSync(SCHEMA_FILE, 'utf8') }
  return withEngine(schema, async (schemaEngine) => {
    const { exitCode, stdout } = await schemaEngine.diff({
      from: { tag: 'migrations', ...migrationList(folder) },
      to: { tag: 'schemaDatamodel', files: [schema] },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    })
    return exitCode === 0 ? null : stdout
  })
}

/**
 * Runs an engine on an empty database in memory. Its shadow database, where migrations are replayed, is another one.
 */
async function withEngine<T>(
  file: engine.SchemaContainer,
  work: (e: engine.SchemaEngine) => Promise<T>,
): Promise<T> {
  await loadEngine()
  const database = new PGlite('memory://')
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPGlite(database))
  const schemaEngine = await engine.SchemaEngine.new(
    { datamodels: [[file.path, file.content]] },
    () => {},
    adapter,
  )
  try {
    return await work(schemaEngine)
  } finally {
    schemaEngine.free()
    await database.close()
  }
}

/** Node has this; its types are only among those of browsers. */
declare const WebAssembly: {
  instantiate(wasm: Uint8Array, imports: object): Promise<{ instance: { exports: Record<string, unknown> } }>
}

/** Node cannot import a .wasm file as a module, so this does what the package's own entry point does. */
async function loadEngine(): Promise<void> {
  const glue = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const wasm = readFileSync(glue.replace(/\.js$/, '.wasm'))
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': { ...engine } })
  engine.__wbg_set_wasm(instance.exports)
  const start = instance.exports.__wbindgen_start
  if (typeof start !== 'function') throw new Error('This @prisma/schema-engine-wasm starts differently')
  start()
}

function migrationList(folder: string): engine.MigrationList {
  const lock = join(folder, 'migration_lock.toml')
  return {
    baseDir: folder,
    lockfile: { path: 'migration_lock.toml', content: existsSync(lock) ? readFileSync(lock, 'utf8') : null },
    shadowDbInitScript: '',
    migrationDirectories: readMigrations(folder).map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  }
}
