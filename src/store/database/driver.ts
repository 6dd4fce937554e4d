/** The interface of an open database, embedded or PostgreSQL, with everything that the store needs. */
import type { Prisma } from '../generated/client.ts'
import type { GetPoolStats, RunSql, Store } from './open.ts'
import type { RunPreparedQuery } from './prepared.ts'
import type { StatementCounter } from './statements.ts'
import type { LatestWriteOutcome } from './write-failures.ts'

export interface DatabaseDriver {
  readonly kind: Store['kind']
  readonly adapter: NonNullable<Prisma.PrismaClientOptions['adapter']>
  readonly sql: RunSql
  readonly exclusively: Store['exclusively']
  readonly prepared: RunPreparedQuery
  readonly statements: StatementCounter
  readonly writes: LatestWriteOutcome
  readonly pool?: GetPoolStats
  /** The time in milliseconds for which a transaction may wait for its connection. */
  readonly waitMs: number
  /** Applies the migrations that the database doesn't have yet. */
  readonly prepare: () => Promise<void>
  readonly close: () => Promise<void>
}
