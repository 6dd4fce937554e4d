import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../test/databases.ts'
import { openStore, type Store } from './database/open.ts'
import { type JobQueue, openJobQueue } from './jobs.ts'

describeOnEachDatabase('jobs', (database) => {
  const opened: (() => Promise<void>)[] = []
  const errors: unknown[] = []

  /**
   * Opens a job queue as in another process. The embedded database allows only one process, so its queues share a
   * store.
   */
  async function another(): Promise<JobQueue> {
    const own = database.kind === 'postgres' ? await openStore((await same()).options) : null
    const jobs = await openJobQueue(own ?? database.store(), {
      queues: ['once', 'now and then', 'later'],
      pollSeconds: 0.5,
      tidySeconds: 1,
      onError: (error) => errors.push(error),
    })
    opened.push(async () => {
      await jobs.stop()
      await own?.close()
    })
    return jobs
  }

  let empty: ReturnType<typeof database.empty> | undefined
  const same = () => (empty ??= database.empty())

  // the first of them creates pg-boss' tables
  beforeAll(async () => void (await database.store().sql('DROP SCHEMA IF EXISTS pgboss CASCADE')))

  const until = async (look: () => boolean) => {
    for (let n = 0; n < 200 && !look(); n++) await sleep(50)
    expect(look()).toBe(true)
  }

  afterEach(async () => {
    for (const close of opened.splice(0)) await close()
    expect(errors.splice(0)).toEqual([])
  })

  it('are done once each, however many processes add and execute them', async () => {
    const done: string[] = []
    const all = await Promise.all([another(), another(), another()])
    for (const [n, jobs] of all.entries())
      await jobs.work('once', async (data) => void done.push(`${JSON.stringify(data)} by ${n}`))
    const wanted = Array.from({ length: 20 }, (_, n) => ({ key: `job ${n}`, data: { n } }))
    await Promise.all(all.map((jobs) => jobs.add('once', wanted)))
    await until(() => done.length >= 20)
    await sleep(700)
    expect(done.map((one) => one.split(' by ')[0]).sort()).toEqual(
      wanted.map(({ data }) => JSON.stringify(data)).sort(),
    )
  })

  it('that wait are done at once, even if the database’s clock was set back since', async () => {
    const done: object[] = []
    const first = await another()
    await first.add('later', [{ key: 'in the future', data: { n: 1 } }])
    const store = database.kind === 'postgres' ? await openStore((await same()).options) : database.store()
    await store.sql(`UPDATE pgboss.job SET start_after = now() + interval '2 hours' WHERE name = 'later'`)
    await first.work('later', async (data) => void done.push(data))
    await another()
    await until(() => done.length === 1)
    if (store !== database.store()) await store.close()
  })

  it('come once in an interval, however many processes add them', async () => {
    let looks = 0
    const all = await Promise.all([another(), another()])
    for (const jobs of all) await jobs.work('now and then', async () => void looks++)
    for (let n = 0; n < 3; n++) for (const jobs of all) await jobs.addOnceIn('now and then', 300)
    await until(() => looks > 0)
    await sleep(700)
    expect(looks).toBe(1)
  })

  it('wait for a process that comes later, and are tried again when they fail', async () => {
    const first = await another()
    await first.work('later', async () => {
      throw new Error('not today')
    })
    await first.stop()
    const done: object[] = []
    const second = await another()
    let tries = 0
    await second.work('later', async (data) => {
      if (tries++ === 0) throw new Error('not yet')
      done.push(data)
    })
    await second.add('later', [{ key: 'left behind', data: { n: 1 } }])
    await until(() => done.length > 0)
    expect([done, tries]).toEqual([[{ n: 1 }], 2])
  })

  it('that a process had begun when it was killed are done by another', async () => {
    const first = await another()
    await first.add('later', [{ key: 'half done', data: { n: 2 } }])
    await first.stop()
    const left = `UPDATE pgboss.job SET state = 'active', started_on = now() - interval '2 minutes'
                  WHERE name = 'later' AND data = '{"n": 2}'`
    const store = database.kind === 'postgres' ? await openStore((await same()).options) : database.store()
    await store.sql(left)
    if (store !== database.store()) await store.close()
    const done: object[] = []
    const second = await another()
    await second.work('later', async (data) => void done.push(data))
    await until(() => done.some((data) => 'n' in data && data.n === 2))
  })

  it('leave the database usable when the library’s own transaction fails', async () => {
    const store: Store = database.store()
    await expect(store.sql('BEGIN; SELECT 1/0; COMMIT;')).rejects.toThrow()
    expect((await store.sql('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    expect((await store.sql('SELECT $1::int AS two', [2])).rows).toEqual([{ two: 2 }])
  })
})
