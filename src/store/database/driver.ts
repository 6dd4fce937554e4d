/** An open database, as the store uses it. */
import type { Prisma } from '../generated/client.ts'
import type { Pool, Sql, Store } from './open.ts'
import type { Prepared } from './prepared.ts'
import type { Statements } from './statements.ts'
import type { Writes } from './writes.ts'

export interface Driver {
  readonly kind: Store['kind']
  readonly adapter: NonNullable<Prisma.PrismaClientOptions['adapter']>
  readonly sql: Sql
  readonly exclusively: Store['exclusively']
  readonly prepared: Prepared
  readonly statements: Statements
  readonly writes: Writes
  readonly pool?: Pool
  /** How long a transaction may wait for its connection, in milliseconds. */
  readonly waitMs: number
  /** Applies the missing migrations. */
  readonly prepare: () => Promise<void>
  readonly close: () => Promise<void>
}
