/** Reads the migration files: their names, their SQL, and the checksums by which Prisma identifies them. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Migration = {
  /** The folder's name, such as `20260101120000_first`. Migrations are applied in alphabetical order. */
  readonly name: string
  readonly sql: string
  /** The sha256 of the file in hexadecimal, as `prisma migrate deploy` also computes it. */
  readonly checksum: string
}

/** The folder with the project's own migrations. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url))

/** Returns all migrations in a folder, oldest first. */
export function readMigrations(folder = MIGRATIONS_FOLDER): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'migration.sql')))
    .map((entry) => readMigration(folder, entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function readMigration(folder: string, name: string): Migration {
  const file = readFileSync(join(folder, name, 'migration.sql'))
  return { name, sql: file.toString('utf8'), checksum: createHash('sha256').update(file).digest('hex') }
}
