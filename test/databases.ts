/** Runs the same tests on the available databases: always embedded PGlite, and PostgreSQL if a server is found. */
import { afterAll, beforeAll, describe } from 'vitest'
import type { Store } from '../src/store/database/open.ts'
import {
  createDatabase,
  createEmptyDatabase,
  type DatabaseKind,
  type EmptyDatabase,
  KINDS,
} from './empty-database.ts'
import { type BorrowedStore, borrowStore } from './shared-stores.ts'
import { isShort } from './support/extent.ts'

export * from './empty-database.ts'

export type TestDatabase = {
  readonly kind: DatabaseKind
  /** One store without rows for all tests of the block. A test may not close it or change its tables. */
  readonly store: () => Store
  /** A further database with all migrations. It is dropped after the block. */
  readonly another: () => Promise<EmptyDatabase>
  /** A further database without any migration. */
  readonly empty: () => Promise<EmptyDatabase>
}

/**
 * Runs `describe` once for each database and adds the database to the name.
 * @param body gets the database. `database.store()` works only inside tests and hooks
 */
export function describeOnEachDatabase(name: string, body: (database: TestDatabase) => void): void {
  for (const kind of KINDS) describe(`${name} (${kind})`, () => body(prepare(kind)))
}

/**
 * The databases for tests of anything but the store. `npm test` uses the embedded one alone, because the store's own tests
 * compare the databases. `npm run test:all` and a run of named files use each.
 */
export const KINDS_OF_RUN: readonly DatabaseKind[] = isShort ? ['pglite'] : KINDS

/** Does the same as `describeOnEachDatabase`, for tests of anything but the store (`KINDS_OF_RUN`). */
export function describeWithDatabase(name: string, body: (database: TestDatabase) => void): void {
  for (const kind of KINDS_OF_RUN) describe(`${name} (${kind})`, () => body(prepare(kind)))
}

function prepare(kind: DatabaseKind): TestDatabase {
  const made: EmptyDatabase[] = []
  let borrowed: BorrowedStore | undefined
  const kept = async (making: Promise<EmptyDatabase>) => {
    const database = await making
    made.push(database)
    return database
  }
  const another = () => kept(createDatabase(kind))
  const empty = () => kept(createEmptyDatabase(kind))
  beforeAll(async () => {
    borrowed = await borrowStore(kind)
  })
  afterAll(async () => {
    await borrowed?.giveBack()
    for (const database of made) await database.drop()
  })
  const opened = () => {
    if (!borrowed) throw new Error('The store is open only inside tests and hooks')
    return borrowed.store
  }
  return { kind, store: opened, another, empty }
}
