/**
 * Represents the shards of a process by advisory locks of one connection to PostgreSQL. The locks end with the
 * connection.
 */
import type pg from 'pg'
import { z } from 'zod'
import { describeError, StoreError } from '../database/errors.ts'
import { SHARD_LOCK_KEYS } from '../database/locks.ts'
import { type PostgresAddress, requirePostgresAddress } from '../database/postgres/address.ts'
import { connectPatiently } from '../database/postgres/connect.ts'
import type { ShardClaim, ShardClaims } from './assignment.ts'

/** Statements with which either side notices a broken connection after about ten seconds. */
const KEEPALIVE = [
  'SET tcp_keepalives_idle = 5',
  'SET tcp_keepalives_interval = 2',
  'SET tcp_keepalives_count = 3',
  'SET idle_session_timeout = 0',
]
const PATIENCE_MS = 5_000

const rowsSchema = z.array(
  z.object({ pid: z.number().int(), kind: z.coerce.number().int(), number: z.coerce.number().int() }),
)

/**
 * The shards that all processes on this database have and want, with the numbers of shards for which they are
 * configured.
 */
export interface ShardClaimsWithCounts extends ShardClaims {
  /** The number of shards for which each of the other processes is configured. */
  readonly counts: readonly number[]
}

export class ShardLocks {
  readonly #client: pg.Client
  /** The server's id of our connection. */
  readonly me: number

  private constructor(client: pg.Client, me: number) {
    this.#client = client
    this.me = me
  }

  /**
   * Opens a connection to the server itself; a pooler in between, such as PgBouncer, must be in session mode.
   * @param isPatient whether to wait if the server has no connection left
   * @throws StoreError if the database can't be reached
   */
  static async open(databaseUrl: string, isPatient = false): Promise<ShardLocks> {
    const address = requirePostgresAddress(databaseUrl)
    try {
      const client = await connectPatiently(configOf(address), isPatient ? address.waitMs : 0)
      // Older versions of PostgreSQL lack some settings.
      for (const setting of KEEPALIVE) await client.query(setting).catch(() => {})
      const { rows } = await client.query<{ me: number }>('SELECT pg_backend_pid() AS me')
      return new ShardLocks(client, rows[0]?.me ?? 0)
    } catch (error) {
      throw new StoreError(`The PostgreSQL of DATABASE_URL cannot be used: ${describeError(error)}`)
    }
  }

  async look(): Promise<ShardClaimsWithCounts> {
    const { rows } = await this.#client.query(
      `SELECT pid, classid::int8 AS kind, objid::int8 AS number FROM pg_locks
       WHERE locktype = 'advisory' AND objsubid = 2 AND granted AND classid::int8 = ANY($1)
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [[SHARD_LOCK_KEYS.holding, SHARD_LOCK_KEYS.wishing, SHARD_LOCK_KEYS.counting]],
    )
    const all = rowsSchema.parse(rows)
    const of = (which: number): ShardClaim[] =>
      all.filter(({ kind }) => kind === which).map(({ pid, number }) => ({ by: pid, shard: number }))
    const counting = of(SHARD_LOCK_KEYS.counting)
    return {
      me: this.me,
      held: of(SHARD_LOCK_KEYS.holding).sort((a, b) => a.shard - b.shard),
      wished: of(SHARD_LOCK_KEYS.wishing),
      processes: counting.length,
      counts: counting.filter(({ by }) => by !== this.me).map(({ shard }) => shard),
    }
  }

  /** Announces the number of shards for which this process is configured. */
  async count(shards: number): Promise<void> {
    await this.#call('pg_advisory_lock_shared', SHARD_LOCK_KEYS.counting, shards)
  }

  /** Tries to take a shard, which this process must not have already. Returns whether it has the shard now. */
  take(shard: number): Promise<boolean> {
    return this.#call('pg_try_advisory_lock', SHARD_LOCK_KEYS.holding, shard)
  }

  async give(shard: number): Promise<void> {
    await this.#call('pg_advisory_unlock', SHARD_LOCK_KEYS.holding, shard)
  }

  async wish(shard: number): Promise<void> {
    await this.#call('pg_advisory_lock_shared', SHARD_LOCK_KEYS.wishing, shard)
  }

  async wishNoMore(shard: number): Promise<void> {
    await this.#call('pg_advisory_unlock_shared', SHARD_LOCK_KEYS.wishing, shard)
  }

  /** Returns whether a session with this key may begin now. */
  mayIdentify(key: number): Promise<boolean> {
    return this.#call('pg_try_advisory_lock', SHARD_LOCK_KEYS.identifying, key)
  }

  async identified(key: number): Promise<void> {
    await this.#call('pg_advisory_unlock', SHARD_LOCK_KEYS.identifying, key)
  }

  async #call(what: string, kind: number, number: number): Promise<boolean> {
    const { rows } = await this.#client.query<{ done: unknown }>(`SELECT ${what}($1, $2) AS done`, [
      kind,
      number,
    ])
    return rows[0]?.done === true
  }

  /** Frees all locks. */
  async close(): Promise<void> {
    await this.#client.end().catch(() => {})
  }
}

const configOf = ({ client, name }: PostgresAddress): pg.ClientConfig => ({
  ...client,
  keepAlive: true,
  query_timeout: PATIENCE_MS,
  application_name: `${name} shards`,
})
