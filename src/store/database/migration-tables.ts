/** Determines from the SQL of migrations which tables exist after them. */
import type { Migration } from './migrations.ts'

const NAME = '("[^"]+"|[\\w$]+)'
const CHANGES = new RegExp(
  `\\b(?:CREATE TABLE (?:IF NOT EXISTS )?${NAME}|DROP TABLE (?:IF EXISTS )?${NAME}|ALTER TABLE ${NAME} RENAME TO ${NAME})`,
  'gi',
)

/** Returns a table's name. PostgreSQL converts it to lower case unless it is quoted. */
const nameOf = (text: string): string => (text.startsWith('"') ? text.slice(1, -1) : text.toLowerCase())

/** Returns the tables that exist after these migrations, each with the migration that gave it its name. */
export function tablesAfterMigrations(migrations: readonly Migration[]): Map<string, string> {
  const tables = new Map<string, string>()
  for (const { name, sql } of migrations)
    for (const [, created, dropped, before, after] of sql.replace(/--.*/g, '').matchAll(CHANGES)) {
      tables.delete(nameOf(dropped ?? before ?? ''))
      const made = created ?? after
      if (made !== undefined) tables.set(nameOf(made), name)
    }
  return tables
}
