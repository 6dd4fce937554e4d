import { expect, it } from 'vitest'
import { Prisma } from '../generated/client.ts'
import { tablesAfterMigrations } from './migration-tables.ts'
import { readMigrations } from './migrations.ts'

const migration = (name: string, sql: string) => ({ name, sql, checksum: '' })

it('reads from the project’s own migrations exactly the tables of prisma/schema.prisma', () => {
  expect([...tablesAfterMigrations(readMigrations()).keys()].sort()).toEqual(
    Object.values(Prisma.ModelName).sort(),
  )
})

it('follows dropped and renamed tables, and reads names as PostgreSQL does', () => {
  const tables = tablesAfterMigrations([
    migration('1', 'CREATE TABLE Pets (name TEXT);\n-- CREATE TABLE "Nothing" ()\nCREATE TABLE "Toys" ();'),
    migration('2', 'drop table if exists "Toys"; ALTER TABLE pets RENAME TO "Animals";'),
    migration('3', 'CREATE TABLE IF NOT EXISTS "Toys" (id INT); ALTER TABLE "Toys" RENAME COLUMN id TO no;'),
  ])
  expect([...tables]).toEqual([
    ['Animals', '2'],
    ['Toys', '3'],
  ])
})
