/** Reports whether the bot is well, and metrics for Prometheus, on 127.0.0.1 alone: GET /health and GET /metrics. */
import { createServer, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client'
import { z } from 'zod'
import type { Store } from './store/database/open.ts'
import type { WriteCheckResult } from './store/database/write-check.ts'
import type { StoredItem } from './table/stored/unreadable.ts'
import { VERSION } from './version.ts'

export interface GatewayHealth {
  readonly isWell: boolean
  readonly state: string
  readonly pingMs: number | null
  /** The numbers of the shards that this process runs. */
  readonly shards: readonly { readonly shard: number; readonly isWell: boolean }[]
  /** The number of shards of all processes. */
  readonly of: number
  /** The shards that no process has, as far as this process knows. */
  readonly free: readonly number[]
}

export interface HealthSources {
  readonly store: Store
  readonly registry: Registry
  gateway(): GatewayHealth
  /** Checks whether the database can still write. */
  checkWriting(): Promise<WriteCheckResult>
  /** Returns the stored items that this process could not read. They wait until the operator repairs them. */
  damaged(): readonly Pick<StoredItem, 'kind' | 'id'>[]
}

export interface HealthServer {
  readonly port: number
  close(): Promise<void>
}

const HOST = '127.0.0.1'
/** The time limit in milliseconds of a check. A database that needs longer counts as not well. */
const PATIENCE_MS = 2_000

/**
 * Starts the server that answers GET /health and GET /metrics.
 * @param port 0 takes any free port
 * @throws if the port is in use
 */
export async function startHealthServer(port: number, watched: HealthSources): Promise<HealthServer> {
  measure(watched)
  const server = createServer((request, response) => {
    const answering = request.method === 'GET' ? answer(request.url ?? '', response, watched) : null
    if (answering === null) return end(response, 404, 'text/plain', 'There is /health and /metrics.\n')
    answering.catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, HOST, resolve)
  })
  server.unref()
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answer(path: string, response: ServerResponse, watched: HealthSources): Promise<void> {
  const { registry } = watched
  if (path === '/health') {
    const report = await healthOf(watched)
    return end(response, report.isWell ? 200 : 503, 'application/json', `${JSON.stringify(report)}\n`)
  }
  if (path === '/metrics') return end(response, 200, registry.contentType, await registry.metrics())
  end(response, 404, 'text/plain', 'There is /health and /metrics.\n')
}

function end(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}

async function healthOf(watched: HealthSources) {
  const [database, outbox, disk] = await Promise.all([
    databaseOf(watched.store),
    outboxOf(watched.store),
    inTime(watched.checkWriting, UNKNOWN),
  ])
  const gateway = watched.gateway()
  const damaged = watched.damaged()
  return {
    version: VERSION,
    isWell: database.isWell && disk.isWell && gateway.isWell,
    why: [
      ...(database.isWell ? [] : ['The database doesn’t answer.']),
      ...(gateway.isWell ? [] : [`Discord doesn’t tell its events: ${gateway.state}.`]),
      ...(disk.why === null ? [] : [disk.why]),
    ],
    database,
    disk,
    gateway,
    outbox,
    damaged: { count: damaged.length, items: damaged.map(({ kind, id }) => ({ kind, id })) },
    upSeconds: Math.round(process.uptime()),
  }
}

/** The result if the check takes too long: a busy database isn’t full. */
const UNKNOWN: WriteCheckResult = { isWell: true, why: null, freeBytes: null }

async function databaseOf({ db, kind }: Store): Promise<{ isWell: boolean; kind: string; ms: number }> {
  const began = performance.now()
  const isWell = await inTime(async () => {
    await db.$queryRaw`SELECT 1`
    return true
  }, false)
  return { isWell, kind, ms: Math.round(performance.now() - began) }
}

const waitingSchema = z.array(z.object({ waiting: z.number(), seconds: z.number().nullable() }))

/** Returns the number of waiting announcements, and the age of the oldest; null if the database doesn't answer. */
function outboxOf({ db }: Store): Promise<{ waiting: number; oldestSeconds: number } | null> {
  return inTime(async () => {
    const rows: unknown = await db.$queryRaw`
      SELECT count(*)::int AS waiting, extract(epoch FROM now() - min("createdAt"))::float8 AS seconds
      FROM "Outbox" WHERE status = 'waiting'`
    const { waiting = 0, seconds = 0 } = waitingSchema.parse(rows)[0] ?? {}
    return { waiting, oldestSeconds: Math.max(0, seconds ?? 0) }
  }, null)
}

const inTime = <T>(work: () => Promise<T>, otherwise: T): Promise<T> =>
  Promise.race([work().catch(() => otherwise), sleep(PATIENCE_MS, otherwise, { ref: false })])

/** Registers the metrics that are read at each request. */
function measure({ store, registry, gateway, checkWriting, damaged }: HealthSources): void {
  const registers = [registry]
  collectDefaultMetrics({ register: registry }) // The metrics of Node.js include event-loop lag, memory and CPU.
  new Gauge({
    name: 'lairkeeper_gateway_up',
    help: 'Whether Discord sends us its events.',
    registers,
    collect() {
      this.set(gateway().isWell ? 1 : 0)
    },
  })
  new Gauge({
    name: 'lairkeeper_shard_up',
    help: 'Whether Discord tells us the events of a shard; only shards of this process are listed.',
    labelNames: ['shard'],
    registers,
    collect() {
      this.reset()
      for (const { shard, isWell } of gateway().shards) this.set({ shard }, isWell ? 1 : 0)
    },
  })
  new Gauge({
    name: 'lairkeeper_shards_free',
    help: 'Shards that no process has, as far as this one knows: their servers are heard by nobody.',
    registers,
    collect() {
      this.set(gateway().free.length)
    },
  })
  new Counter({
    name: 'lairkeeper_statements_total',
    help: 'Statements that the database was given.',
    registers,
    collect() {
      this.reset()
      this.inc(store.statements.count)
    },
  })
  const age = new Gauge({
    name: 'lairkeeper_outbox_oldest_seconds',
    help: 'How long the oldest announcement has been waiting.',
    registers,
  })
  new Gauge({
    name: 'lairkeeper_outbox_waiting',
    help: 'Announcements that wait to be sent.',
    registers,
    async collect() {
      const outbox = await outboxOf(store)
      this.set(outbox?.waiting ?? Number.NaN)
      age.set(outbox?.oldestSeconds ?? Number.NaN)
    },
  })
  const latency = new Histogram({
    name: 'lairkeeper_database_seconds',
    help: 'How long the database takes to answer, asked at each look.',
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2],
    registers,
  })
  new Gauge({
    name: 'lairkeeper_database_up',
    help: 'Whether the database answers.',
    registers,
    async collect() {
      const { isWell, ms } = await databaseOf(store)
      latency.observe(ms / 1_000)
      this.set(isWell ? 1 : 0)
    },
  })
  new Gauge({
    name: 'lairkeeper_database_writes',
    help: 'Whether the database has room to write.',
    registers,
    async collect() {
      this.set((await inTime(checkWriting, UNKNOWN)).isWell ? 1 : 0)
    },
  })
  new Gauge({
    name: 'lairkeeper_damaged_items',
    help: 'Stored items that were met and can’t be read: each waits until it is repaired.',
    registers,
    collect() {
      this.set(damaged().length)
    },
  })
  measurePool(store, registers)
}

function measurePool({ pool }: Store, registers: Registry[]): void {
  if (!pool) return
  new Gauge({
    name: 'lairkeeper_database_pool',
    help: 'Connections to PostgreSQL, and who waits for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(pool())) this.set({ state }, count)
    },
  })
}
