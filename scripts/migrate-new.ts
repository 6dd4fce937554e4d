/** npm run -s migrate:new -- description: writes the migration from the present migrations to prisma/schema.prisma. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MIGRATIONS_FOLDER } from '../src/store/database/migrations.ts'
import { sqlOfMissingMigration } from './schema-engine.ts'

const LOCK = `# Prisma reads from this which database the migrations are for.\nprovider = "postgresql"\n`

const title = process.argv
  .slice(2)
  .join('_')
  .toLowerCase()
  .replace(/[^a-z0-9]+/g, '_')
if (!title) {
  console.error('Describe the change: npm run -s migrate:new -- add_reminders')
  process.exit(1)
}
mkdirSync(MIGRATIONS_FOLDER, { recursive: true })
const sql = await sqlOfMissingMigration()
if (sql === null) {
  console.log('The migrations already match the schema, so no migration is necessary.')
} else {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const name = `${stamp}_${title}`
  mkdirSync(join(MIGRATIONS_FOLDER, name))
  writeFileSync(join(MIGRATIONS_FOLDER, name, 'migration.sql'), sql)
  writeFileSync(join(MIGRATIONS_FOLDER, 'migration_lock.toml'), LOCK)
  console.log(`Wrote prisma/migrations/${name}/migration.sql. Read it before you commit it.`)
}
