/** Tests PostgreSQL roles that may have few connections: requests may wait, but none fails. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { KINDS } from '../../../../test/empty-database.ts'
import { type LimitedDatabase, limitedDatabase } from '../../../../test/support/limited-role.ts'
import { openJobQueue } from '../../jobs.ts'
import { ShardLocks } from '../../shards/locks.ts'
import { openStore, type Store, type StoreOptions } from '../open.ts'

const THIRTY = Array.from({ length: 30 }, (_, n) => n)
const TIMEOUT = { timeout: 120_000 }

async function limited(most: number): Promise<LimitedDatabase> {
  const database = await limitedDatabase(most)
  onTestFinished(database.drop)
  return database
}

/** Opens a store as the bot does. @param parameters are added to the database's address */
async function opened(
  database: LimitedDatabase,
  parameters = '',
  options: Partial<StoreOptions> = {},
): Promise<Store> {
  const databaseUrl = `${database.url}${parameters}`
  const store = await openStore({ databaseUrl, dataDir: '/nowhere', besides: 1, ...options })
  onTestFinished(store.close)
  return store
}

/** Opens connections of another program with the same role. */
async function others(database: LimitedDatabase, count: number): Promise<pg.Client[]> {
  const clients = Array.from({ length: count }, () => new pg.Client({ connectionString: database.url }))
  for (const client of clients) {
    client.on('error', () => {})
    await client.connect()
    onTestFinished(() => client.end().catch(() => {}))
  }
  return clients
}

/** Opens connections of another program until the server refuses. */
async function takeAll(database: LimitedDatabase): Promise<pg.Client[]> {
  const taken: pg.Client[] = []
  for (;;) {
    const next = await others(database, 1).catch(() => null)
    if (next === null) return taken
    taken.push(...next)
  }
}

/** Runs thirty transactions, and thirty statements in each of the other ways, all at the same time. */
async function thirtyAnswers(store: Store): Promise<void> {
  const all = THIRTY.flatMap((n) => [
    store.transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_sleep(0.02)`
      await tx.guild.create({ data: { id: `${performance.now()} ${n}` } })
    }),
    store.db.guild.count(),
    store.sql('SELECT pg_sleep(0.01)'),
    store.prepared('counted', 'SELECT count(*) FROM "Guild" WHERE id <> $1', [`${n}`]),
  ])
  await Promise.all(all)
}

/**
 * Counts the connections of a role repeatedly. The returned function stops the counting, and returns the highest
 * number.
 */
function watch(database: LimitedDatabase): () => Promise<number> {
  let most = 0
  let isOver = false
  const watching = (async () => {
    for (; !isOver; await sleep(20)) most = Math.max(most, await database.connections())
  })()
  return async () => {
    isOver = true
    await watching
    return most
  }
}

describe.runIf(KINDS.includes('postgres'))('a role that may have few connections', () => {
  it.each([
    [8, 5],
    [5, 3],
    [3, 2],
    [2, 1],
  ])('of %i: thirty answers at once all succeed with a pool of %i', TIMEOUT, async (most, pool) => {
    const database = await limited(most)
    const onConnections = vi.fn()
    const store = await opened(database, '', { onConnections })
    expect(store.pool?.().most).toBe(pool)
    expect(onConnections).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(
        `takes up to ${pool + 1} instead of 21, since the role "${database.role}" allows ${most}`,
      ),
      true,
    )
    const locks = await ShardLocks.open(database.url)
    onTestFinished(() => locks.close())
    const stopWatching = watch(database)
    const jobs = await openJobQueue(store, { queues: ['all'], pollSeconds: 5, onError: () => {} })
    await thirtyAnswers(store)
    await jobs.stop()
    expect(await store.db.guild.count()).toBe(THIRTY.length)
    expect(await stopWatching()).toBeLessThanOrEqual(most)
  })

  it('of 1 is refused at once, in a sentence', TIMEOUT, async () => {
    const database = await limited(1)
    await expect(opened(database)).rejects.toThrow(
      `Lairkeeper needs 2 connections to PostgreSQL, and the role "${database.role}" allows 1. Raise the limit: ALTER ROLE`,
    )
    expect(await database.connections()).toBe(0)
  })

  it('is enough for a script, which has no shards, also while the bot runs', TIMEOUT, async () => {
    const database = await limited(3)
    const bot = await opened(database)
    const locks = await ShardLocks.open(database.url)
    onTestFinished(() => locks.close())
    await bot.db.guild.count()
    const script = await opened(database, '', { besides: 0 })
    expect(await script.db.guild.count()).toBe(0)
  })

  it('leaves as many as possible if the limit is high enough', TIMEOUT, async () => {
    const onConnections = vi.fn()
    const database = await limited(50)
    const store = await opened(database, '', { onConnections, pool: 4 })
    expect(store.pool?.().most).toBe(4)
    expect(onConnections).toHaveBeenCalledWith(expect.stringMatching(/takes up to 5\.$/), false)
    await database.admin(`ALTER ROLE ${database.role} CONNECTION LIMIT -1`)
    expect((await opened(database, '?connection_limit=3')).pool?.().most).toBe(3)
  })
})

describe.runIf(KINDS.includes('postgres'))('a role that can’t create tables', () => {
  it('is refused in a sentence', TIMEOUT, async () => {
    const database = await limited(5)
    const name = new URL(database.url).pathname.slice(1)
    await database.admin(`ALTER DATABASE "${name}" OWNER TO CURRENT_USER`)
    await expect(opened(database)).rejects.toThrow(
      /^The PostgreSQL of DATABASE_URL cannot be used: permission denied for schema public/,
    )
    await database.admin(`ALTER DATABASE "${name}" OWNER TO ${database.role}`)
  })
})

describe.runIf(KINDS.includes('postgres'))('a database that may have few connections', () => {
  it('is respected as well, and refused if it is too low', TIMEOUT, async () => {
    const database = await limited(50)
    const name = new URL(database.url).pathname.slice(1)
    await database.admin(`ALTER DATABASE "${name}" CONNECTION LIMIT 4`)
    expect((await opened(database)).pool?.().most).toBe(2)
    await database.admin(`ALTER DATABASE "${name}" CONNECTION LIMIT 1`)
    await database.cut()
    await expect(opened(database)).rejects.toThrow(`the database "${name}" allows 1. Raise the limit`)
  })
})

describe.runIf(KINDS.includes('postgres'))('if others have the connections of the role', () => {
  it('the start waits for some time, and then says how many are missing', TIMEOUT, async () => {
    const database = await limited(5)
    await others(database, 4)
    await expect(opened(database, '?pool_timeout=1')).rejects.toThrow(
      `the role "${database.role}" allows 5, of which others use 4. It has waited 1 s.`,
    )
    await vi.waitFor(async () => expect(await database.connections()).toBe(4))
    await others(database, 1)
    await expect(opened(database, '?pool_timeout=1')).rejects.toThrow(
      /^Lairkeeper needs 2 connections to PostgreSQL, and the server has refused them for 1 s: too many connections for role/,
    )
  })

  it('the start succeeds as soon as they leave', TIMEOUT, async () => {
    const database = await limited(3)
    const guests = await others(database, 3)
    const opening = opened(database)
    await sleep(300)
    for (const guest of guests) await guest.end()
    expect(await (await opening).db.guild.count()).toBe(0)
  })

  it('answers wait for each other, with the one connection that is always left', TIMEOUT, async () => {
    const database = await limited(5)
    const store = await opened(database)
    await vi.waitFor(async () => expect(await database.connections()).toBe(1))
    expect(await takeAll(database)).toHaveLength(4)
    await thirtyAnswers(store)
    expect(store.pool?.()).toMatchObject({ total: 1, waiting: 0 })
  })

  it('answers wait for the server if no connection is left', TIMEOUT, async () => {
    const database = await limited(5)
    const store = await opened(database)
    await store.db.guild.count()
    await database.admin(`ALTER ROLE ${database.role} CONNECTION LIMIT 0`)
    await database.cut()
    await vi.waitFor(() => expect(store.pool?.().total).toBe(0))
    const answering = thirtyAnswers(store)
    await sleep(500)
    await database.admin(`ALTER ROLE ${database.role} CONNECTION LIMIT 5`)
    await answering
    expect(await store.db.guild.count()).toBe(THIRTY.length)
  })

  it('answers fail when that takes too long', TIMEOUT, async () => {
    const database = await limited(5)
    const store = await opened(database, '?pool_timeout=1')
    await database.admin(`ALTER ROLE ${database.role} CONNECTION LIMIT 0`)
    await database.cut()
    await vi.waitFor(() => expect(store.pool?.().total).toBe(0))
    const answers = await Promise.allSettled(THIRTY.map(() => store.sql('SELECT 1')))
    expect(answers.map(({ status }) => status)).toEqual(THIRTY.map(() => 'rejected'))
    await database.admin(`ALTER ROLE ${database.role} CONNECTION LIMIT 5`)
    expect(await store.db.guild.count()).toBe(0)
  })
})
