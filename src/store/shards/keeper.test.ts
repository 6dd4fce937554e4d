import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases.ts'
import { asAdmin } from '../../../test/postgres.ts'
import { ADVISORY_LOCK_KEYS, SHARD_LOCK_KEYS } from '../database/locks.ts'
import { IdentifyQueue } from './identify.ts'
import { type ShardConfig, ShardKeeper } from './keeper.ts'

const SOON = { timeout: 10_000 }

interface Process {
  keeper: ShardKeeper
  /** The shards whose events this process receives. */
  hears: Set<number>
  waits: string[]
  errors: unknown[]
}

/** Creates a stand-in for a process of the bot, which does nothing but take and give up shards. */
function process(plan: ShardConfig, take: (shard: number) => Promise<void> = async () => {}): Process {
  const [hears, waits, errors] = [new Set<number>(), [] as string[], [] as unknown[]]
  const work = {
    take: async (shard: number) => {
      await take(shard)
      hears.add(shard)
    },
    drop: async (shard: number) => void hears.delete(shard),
  }
  const onWait = () => waits.push('waits')
  const keeper = new ShardKeeper({ ...plan, work, onWait, onError: (error) => errors.push(error) })
  onTestFinished(() => keeper.stop())
  return { keeper, hears, waits, errors }
}

const heardBy = (...all: Process[]) => all.map(({ hears }) => [...hears].sort())

/** Returns for each shard the server process of PostgreSQL that has its lock in this database. */
const holders = (url: string) =>
  asAdmin(url, async (client) => {
    const { rows } = await client.query<{ pid: number; shard: number }>(
      `SELECT pid, objid::int AS shard FROM pg_locks
       WHERE locktype = 'advisory' AND objsubid = 2 AND classid::int8 = $1 AND granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [SHARD_LOCK_KEYS.holding],
    )
    return new Map(rows.map(({ shard, pid }) => [shard, pid]))
  })

const cut = async (url: string, shard: number) => {
  const pid = (await holders(url)).get(shard)
  await asAdmin(url, (client) => client.query('SELECT pg_terminate_backend($1)', [pid]))
}

it('each advisory lock has a number of its own', () => {
  const all = [...Object.values(ADVISORY_LOCK_KEYS), ...Object.values(SHARD_LOCK_KEYS)]
  expect(new Set(all).size).toBe(all.length)
})

it('if no other process is possible, all shards are ours at once', async () => {
  const alone = process({ count: 3, wanted: 'any' })
  await alone.keeper.start()
  expect(alone.keeper.held).toEqual([0, 1, 2])
  expect(heardBy(alone)).toEqual([[0, 1, 2]])
})

describe('sessions', () => {
  it('are begun once in five seconds for each key, by all processes together', async () => {
    const taken = new Set<number>()
    const gate = {
      enter: async (key: number) => !taken.has(key) && Boolean(taken.add(key)),
      leave: async (key: number) => void taken.delete(key),
    }
    const [one, other] = [new IdentifyQueue(() => gate), new IdentifyQueue(() => gate)]
    await one.wait(0, 2)
    await other.wait(1, 2)
    for (const again of [one, other])
      await expect(again.wait(2, 2, AbortSignal.timeout(600))).rejects.toThrow()
  })

  it('are also begun while the other processes can’t be reached', async () => {
    await new IdentifyQueue(() => null).wait(0, 1)
    const broken = async () => Promise.reject(new Error('the connection is gone'))
    await new IdentifyQueue(() => ({ enter: broken, leave: broken })).wait(0, 1)
  })
})

describeOnEachDatabase('shards of several processes', (database) => {
  const onPostgres = it.runIf(database.kind === 'postgres')
  const plan = async (count: number, more: Partial<ShardConfig> = {}): Promise<ShardConfig> => ({
    count,
    wanted: 'any',
    databaseUrl: (await database.another()).options.databaseUrl,
    ...more,
  })

  onPostgres(
    'only one process has a shard, and the next one gets it as soon as the first stops',
    async () => {
      const one = await plan(1)
      const [first, next] = [process(one), process(one)]
      await first.keeper.start()
      const started = next.keeper.start()
      await expect.poll(() => next.waits).toEqual(['waits'])
      await sleep(1_500)
      expect(heardBy(first, next)).toEqual([[0], []])
      await first.keeper.stop()
      await started
      expect(heardBy(first, next)).toEqual([[], [0]])
    },
  )

  onPostgres('a new process gets its part, and the others take it back when that process stops', async () => {
    const two = await plan(2)
    const [first, second] = [process(two), process(two)]
    await first.keeper.start()
    expect(heardBy(first)).toEqual([[0, 1]])
    await second.keeper.start()
    expect(heardBy(first, second)).toEqual([[0], [1]])
    await second.keeper.stop()
    await expect.poll(() => heardBy(first), SOON).toEqual([[0, 1]])
  })

  onPostgres('a process that wants certain shards gets them, and no others', async () => {
    const three = await plan(3)
    const [any, certain] = [process(three), process({ ...three, wanted: [0] })]
    await any.keeper.start()
    await certain.keeper.start()
    expect(heardBy(any, certain)).toEqual([[1, 2], [0]])
    await any.keeper.stop()
    await expect.poll(() => certain.keeper.free, SOON).toEqual([1, 2])
    expect(heardBy(certain)).toEqual([[0]])
  })

  onPostgres('a process with another number of shards is refused with a reason', async () => {
    const two = await plan(2)
    await process(two).keeper.start()
    await expect(process({ ...two, count: 3 }).keeper.start()).rejects.toThrow(
      'Another process on this database has SHARD_COUNT 2, and this one has 3. Set the same number',
    )
  })

  onPostgres(
    'a shard goes to a waiting process when its process loses the connection, and that process learns of it',
    async () => {
      const one = await plan(1)
      const [first, next] = [process(one), process(one)]
      await first.keeper.start()
      void next.keeper.start()
      await expect.poll(() => next.waits).toEqual(['waits'])
      const before = (await holders(`${one.databaseUrl}`)).get(0)
      await cut(`${one.databaseUrl}`, 0)
      await expect.poll(() => heardBy(first, next).flat(), SOON).toEqual([0])
      await expect.poll(async () => (await holders(`${one.databaseUrl}`)).get(0), SOON).not.toBe(before)
      const [has] = [first, next].filter(({ hears }) => hears.size > 0)
      expect(has?.keeper.held).toEqual([0])
    },
  )

  onPostgres(
    'a process keeps its shard through a broken connection if no other process wants it',
    async () => {
      const two = await plan(2)
      const only = process(two)
      await only.keeper.start()
      const url = `${two.databaseUrl}`
      const before = await holders(url)
      await cut(url, 0)
      await expect.poll(async () => [...(await holders(url)).keys()].sort(), SOON).toEqual([0, 1])
      expect((await holders(url)).get(0)).not.toBe(before.get(0))
      expect(heardBy(only)).toEqual([[0, 1]])
      expect(only.errors).toHaveLength(1)
    },
  )

  onPostgres('a shard that a process can’t take is left to others', async () => {
    const two = await plan(2)
    const bad = process(two, async (shard) => {
      if (shard === 1) throw new Error('Discord is away')
    })
    await expect(bad.keeper.start()).rejects.toThrow('Discord is away')
    const good = process(two)
    await good.keeper.start()
    expect(heardBy(bad, good)).toEqual([[0], [1]])
  })

  onPostgres('a database that can’t be reached is reported in a sentence', async () => {
    const nowhere = process({ count: 1, wanted: 'any', databaseUrl: 'postgres://me:hush@127.0.0.1:1/x' })
    await expect(nowhere.keeper.start()).rejects.toThrow(/^The PostgreSQL of DATABASE_URL cannot be used/)
  })
})
