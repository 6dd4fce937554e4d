import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachDatabase } from '../test/databases.ts'
import { createMeters } from './discord/observability/meters.ts'
import { type GatewayHealth, startHealthServer } from './health.ts'
import { createWriteCheck } from './store/database/write-check.ts'
import { VERSION } from './version.ts'

describeOnEachDatabase('the health report', (database) => {
  const well: GatewayHealth = {
    isWell: true,
    state: 'Ready',
    pingMs: 20,
    shards: [{ shard: 0, isWell: true }],
    of: 1,
    free: [],
  }

  async function asked(gateway: GatewayHealth = well, checkWriting = createWriteCheck(database.store())) {
    const meters = createMeters()
    const health = await startHealthServer(0, {
      store: database.store(),
      registry: meters.registry,
      gateway: () => gateway,
      checkWriting,
      damaged: () => [{ kind: 'deck', id: '7' }],
    })
    onTestFinished(() => health.close())
    const get = async (path: string) => fetch(`http://127.0.0.1:${health.port}${path}`)
    return { meters, get }
  }

  it('is 200 when the database and the gateway are well, and shows the waiting messages', async () => {
    const { get } = await asked()
    const response = await get('/health')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      version: VERSION,
      isWell: true,
      database: { isWell: true, kind: database.kind },
      gateway: { state: 'Ready', shards: [{ shard: 0, isWell: true }], of: 1, free: [] },
      outbox: { waiting: 0 },
      damaged: { count: 1, items: [{ kind: 'deck', id: '7' }] },
      why: [],
    })
  })

  it('is 503 while Discord sends us no events', async () => {
    const { get } = await asked({ ...well, isWell: false, state: 'Reconnecting', pingMs: null })
    const response = await get('/health')
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ isWell: false, database: { isWell: true } })
  })

  it('is 503 when the database does not answer', async () => {
    const broken = new Proxy(database.store().db, {
      get: (owner, key) =>
        key === '$queryRaw' ? () => Promise.reject(new Error('gone')) : Reflect.get(owner, key),
    })
    const { registry } = createMeters()
    const store = { ...database.store(), db: broken }
    const watched = {
      store,
      registry,
      gateway: () => well,
      checkWriting: createWriteCheck(store),
      damaged: () => [],
    }
    const health = await startHealthServer(0, watched)
    onTestFinished(() => health.close())
    const response = await fetch(`http://127.0.0.1:${health.port}/health`)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ database: { isWell: false }, outbox: null })
  })

  it('is 503 while the database is read-only, or its disk is nearly full, and gives the reason', async () => {
    const free = createWriteCheck(database.store(), { dataDir: '/', freeBytes: async () => 5 * 1024 * 1024 })
    const full = await (await asked(well, free)).get('/health')
    expect(full.status).toBe(503)
    expect(await full.json()).toMatchObject({
      disk: { isWell: false, freeBytes: 5 * 1024 * 1024 },
      why: [expect.stringContaining('The disk of DATA_DIR is nearly full: 5 MB are free')],
    })
    const { transaction } = database.store()
    const reading: typeof transaction = (work) =>
      transaction(async (tx) => {
        await tx.$executeRaw`SET TRANSACTION READ ONLY`
        return work(tx)
      })
    const readOnly = createWriteCheck({ ...database.store(), transaction: reading })
    const closed = await (await asked(well, readOnly)).get('/health')
    expect(closed.status).toBe(503)
    expect(await closed.json()).toMatchObject({
      why: ['The database is read-only, so no answer can be stored.'],
    })
  })

  it('is available as metrics for Prometheus', async () => {
    const { meters, get } = await asked()
    meters.answered('button', 'answered', 0.2)
    meters.announced('news', 'failed')
    meters.failed()
    const figures = await (await get('/metrics')).text()
    for (const line of [
      'lairkeeper_first_answer_seconds_bucket{le="0.25",kind="button"} 1',
      'lairkeeper_interactions_total{kind="button",went="answered"} 1',
      'lairkeeper_announcements_total{kind="news",went="failed"} 1',
      'lairkeeper_errors_total 1',
      'lairkeeper_gateway_up 1',
      'lairkeeper_shard_up{shard="0"} 1',
      'lairkeeper_shards_free 0',
      'lairkeeper_outbox_waiting 0',
      'lairkeeper_outbox_oldest_seconds 0',
      'lairkeeper_database_up 1',
      'lairkeeper_database_writes 1',
      'lairkeeper_damaged_items 1',
      'lairkeeper_database_seconds_count',
      'nodejs_eventloop_lag_seconds',
    ])
      expect(figures).toContain(line)
    if (database.kind === 'postgres')
      expect(figures).toMatch(/lairkeeper_database_pool\{state="total"\} [1-9]/)
  })

  it('is available at two addresses only', async () => {
    const { get } = await asked()
    expect((await get('/')).status).toBe(404)
  })
})
