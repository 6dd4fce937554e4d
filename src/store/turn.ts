/**
 * Of several processes on one PostgreSQL only one does what only one may: whoever holds the lock. The others wait, and
 * the first of them has it as soon as its holder ends, is killed, or loses its connection.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { causeOf, StoreError } from './errors.ts'
import { LOCKS } from './locks.ts'

interface TurnOptions {
  /** Somebody else has it, so we wait. */
  readonly onWait?: () => void
  /** Our connection broke, and another has taken the turn since: we must stop. */
  readonly onLost: () => void
}

interface Turn {
  /** Lets the next one in. */
  release(): Promise<void>
}

const RETRY_MS = 1_000

/**
 * Waits until it is our turn. It needs a connection to the server itself: a pool in between, such as PgBouncer, must be
 * in session mode.
 * @throws StoreError when the database cannot be reached
 */
export async function takeTurn(databaseUrl: string, { onWait, onLost }: TurnOptions): Promise<Turn> {
  let client = await connect(databaseUrl)
  let released = false
  if (!(await tryLock(client))) {
    onWait?.()
    client = await waitForLock(databaseUrl, client)
  }
  const keep = async () => {
    if (released) return
    const again = await takeAgain(databaseUrl, () => released)
    if (again === 'lost') return onLost()
    client = again
    client.once('end', () => void keep())
  }
  client.once('end', () => void keep())
  return {
    async release() {
      released = true
      await client.end()
    },
  }
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => {}) // what follows from it is said by 'end'
  try {
    await client.connect()
  } catch (error) {
    throw new StoreError(`The PostgreSQL of DATABASE_URL cannot be used: ${causeOf(error)}`)
  }
  return client
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ ours: boolean }>('SELECT pg_try_advisory_lock($1) AS ours', [
    LOCKS.beingOnDiscord,
  ])
  return rows[0]?.ours === true
}

/** The server wakes us; when it goes away meanwhile, we stand in line again. */
async function waitForLock(databaseUrl: string, first: pg.Client): Promise<pg.Client> {
  for (let client: pg.Client | null = first; ; client = await connect(databaseUrl).catch(() => null)) {
    try {
      await client?.query('SELECT pg_advisory_lock($1)', [LOCKS.beingOnDiscord])
      if (client) return client
    } catch {
      await client?.end().catch(() => {})
    }
    await sleep(RETRY_MS)
  }
}

/** While the database is away nobody can have the turn; once it is back, we have it unless another was quicker. */
async function takeAgain(databaseUrl: string, isOver: () => boolean): Promise<pg.Client | 'lost'> {
  for (;;) {
    const client = await connect(databaseUrl).catch(() => null)
    if (client && (isOver() || (await tryLock(client)))) return client
    await client?.end()
    if (client) return 'lost'
    await sleep(RETRY_MS)
  }
}
