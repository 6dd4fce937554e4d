/** Starts the bot: on Discord with a token, in the playground without. */
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import type { Logger } from 'pino'
import { commands } from '../commands/index.ts'
import { createPlanningPool, type PlanningPool } from './bots/planning-threads/pool.ts'
import { buildSearchIndex } from './cards/pool/search.ts'
import { type BotConfig, ConfigError, loadConfig } from './config.ts'
import { type Bot, createBot } from './discord/bot.ts'
import { CommandRegistrationError, ConnectError } from './discord/connection/connect-error.ts'
import { fetchRecommendedShardCount } from './discord/connection/gateway-advice.ts'
import { type BotMeters, createMeters } from './discord/observability/meters.ts'
import { type GatewayHealth, type HealthServer, type HealthSources, startHealthServer } from './health.ts'
import { createLogger } from './logging.ts'
import { PLAYGROUND_TOKEN } from './playground/settings.ts'
import { findOrStartPlayground, PlaygroundError, type RunningPlayground } from './playground-process.ts'
import { StoreError } from './store/database/errors.ts'
import { openStore } from './store/database/open.ts'
import { createWriteCheck } from './store/database/write-check.ts'
import { startScheduler } from './table/absence/scheduler.ts'
import { startPlanner } from './table/computers/thinking.ts'
import { watchCachedRaids } from './table/raids-in-memory/watch-cached-raids.ts'
import { damagedItems, setDamagedItemListener } from './table/stored/damaged-items.ts'
import { createTable } from './table/table.ts'
import { VERSION } from './version.ts'

/**
 * V8 lets the heap grow by only a tenth between two full garbage collections, because little of a raid's answers
 * stays in memory. With 500 people there was one every 1.4 seconds, in which everybody waited for about 40 ms. If the
 * heap may double, there is one in a quarter of a minute.
 */
setFlagsFromString('--heap-growing-percent=100')
/** V8 compiles thousands of functions in a bot's first minutes. A quarter of the usual inlining makes that faster. */
setFlagsFromString('--max-inlined-bytecode-size-cumulative=230')

/** The locks of the shards use one connection (`src/store/shards`). */
const SHARD_CONNECTIONS = 1

/** The running parts of the bot. The part that began last ends first. */
class Running {
  readonly #ends: (() => unknown)[] = []

  begun(end: () => unknown): void {
    this.#ends.unshift(end)
  }

  async end(): Promise<void> {
    for (const end of this.#ends.splice(0)) await end()
  }
}

async function run(config: BotConfig, log: Logger, meters: BotMeters, running: Running): Promise<void> {
  const onError = (error: unknown) => log.error({ err: error }, 'the upkeep of the embedded database failed')
  const onConnections = (sentence: string, isLow: boolean) => log[isLow ? 'warn' : 'info'](sentence)
  const { databasePool: pool } = config
  const store = await openStore({ ...config, pool, besides: SHARD_CONNECTIONS, onError, onConnections })
  running.begun(() => store.close())
  log.info({ version: VERSION, node: process.versions.node }, `Lairkeeper ${VERSION} starts`)
  let bot: Bot | null = null
  let { shardCount } = config
  const gateway = (): GatewayHealth => ({
    ...(bot?.gateway ?? NOT_YET),
    of: shardCount ?? 0,
    free: bot?.free ?? [],
  })
  const checkWriting = createWriteCheck(
    store,
    config.databaseUrl === undefined ? { dataDir: config.dataDir } : {},
  )
  setDamagedItemListener(({ kind, id }, error) =>
    log.error({ err: error, kind, id }, 'a stored item can’t be read, and waits for repair'),
  )
  const watched = { store, registry: meters.registry, gateway, checkWriting, damaged: damagedItems }
  const health = await healthFor(config, watched, log)
  running.begun(() => health?.close())
  const playground = await playgroundFor(config)
  running.begun(() => playground?.stop())
  const { playgroundSeed, sendsPerSecond, rates } = config
  const planningPool = poolFor(config, log)
  running.begun(() => planningPool?.close())
  const table = createTable(store, {
    planner: planningPool,
    limits: config.limits,
    timeZone: config.timeZone,
    keep: config.keep,
    ...(playgroundSeed === undefined ? {} : { newSeed: () => playgroundSeed }),
    onUnreadable: (error) =>
      log.error({ err: error, raid: error.raid }, 'a raid can’t be read, and waits for repair'),
  })
  const watching = new AbortController()
  void watchCachedRaids(store, watching.signal)
  running.begun(() => watching.abort())
  const where = playground ? { api: `${playground.url}/api` } : { guildId: config.discordGuildId }
  const token = config.discordToken ?? PLAYGROUND_TOKEN
  const count = shardCount ?? (await fetchRecommendedShardCount({ token, ...where }))
  shardCount = count
  const shards = { count, wanted: config.shards, databaseUrl: config.databaseUrl }
  const onWait = () => console.log(waiting(count))
  bot = createBot({
    store,
    table,
    commands,
    token,
    log,
    meters,
    sendsPerSecond,
    rates,
    shards,
    operator: config.operator,
    onWait,
    onClosed: (why) => void endBecause(why, running),
    ...where,
  })
  running.begun(bot.stop)
  await bot.start()
  const clock = await startScheduler(
    { store, table },
    { onError: (error) => log.error({ err: error }, 'a due task, such as a reminder, failed') },
  )
  running.begun(() => clock.stop())
  const thinking = startPlanner(table.computers, {
    pool: planningPool,
    paceMs: config.computers.paceMs,
    onError: (error) => log.error({ err: error }, 'an answer of a computer player failed'),
  })
  running.begun(() => thinking.stop())
  console.log(playground ? `Lairkeeper's playground: ${playground.url}` : 'Lairkeeper is on Discord.')
  for (const notice of [...config.notices, ...(playground?.notices ?? [])]) console.log(notice)
  buildSearchIndex()
}

/** Returns null if no threads are wanted. Then the plain player answers for all computer players. */
function poolFor({ computers: { threads } }: BotConfig, log: Logger): PlanningPool | null {
  const onError = (error: Error) => log.error({ err: error }, 'a planning thread failed')
  return threads === 0 ? null : createPlanningPool({ onError, ...(threads === undefined ? {} : { threads }) })
}

const NOT_YET = { isWell: false, state: 'standing by', pingMs: null, shards: [] }

const waiting = (shardCount: number): string =>
  shardCount === 1
    ? 'Lairkeeper stands by: another process is on Discord.'
    : 'Lairkeeper stands by: other processes have its shards of Discord.'

/** Opens /health; null if that fails, because the bot also works without /health. */
async function healthFor(
  { healthPort }: BotConfig,
  watched: HealthSources,
  log: Logger,
): Promise<HealthServer | null> {
  if (healthPort === undefined) return null
  try {
    const health = await startHealthServer(healthPort, watched)
    log.info({ port: health.port }, '/health and /metrics are available')
    return health
  } catch (error) {
    log.warn(
      { err: error, port: healthPort },
      '/health and /metrics are not available: set HEALTH_PORT to a free port',
    )
    return null
  }
}

async function playgroundFor(config: BotConfig): Promise<RunningPlayground | null> {
  if (config.discordToken !== undefined) return null
  const running = config.playgroundUrl?.replace(/\/$/, '')
  if (running !== undefined) return { url: running, notices: [], stop: async () => {} }
  return findOrStartPlayground(config.port, config.dataDir)
}

/** Finishes running answers and messages before the end, also during the start. A second signal ends at once. */
function endOnSignal(running: Running, log: Logger): void {
  let ending = false
  const end = async (signal: string) => {
    if (ending) process.exit(1)
    ending = true
    log.info({ signal }, 'ending')
    await running.end()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      end(signal).catch((error: unknown) => {
        log.error({ err: error }, 'the shutdown failed')
        process.exit(1)
      })
    })
}

/**
 * The time after which a process ends whose commands were refused, so that a fast supervisor doesn't repeat the start
 * at once.
 */
const PAUSE_AFTER_REFUSAL_MS = 10_000

/**
 * Ends the process after an error that can't be repaired, such as a closed session, so that a supervisor restarts it.
 */
async function endBecause(error: unknown, running: Running): Promise<void> {
  explain(error)
  await running.end().catch(explain)
  if (error instanceof CommandRegistrationError) await sleep(PAUSE_AFTER_REFUSAL_MS)
  process.exit(1)
}

/** Prints a sentence for a fault of the operator, and the stack of our own faults. */
function explain(error: unknown): void {
  const theirs = [ConfigError, StoreError, PlaygroundError, ConnectError]
  const isTheirs = theirs.some((kind) => error instanceof kind)
  console.error(isTheirs && error instanceof Error ? error.message : error)
}

const running = new Running()
try {
  const config = loadConfig()
  const meters = createMeters()
  const log = createLogger({ level: config.logLevel, onError: meters.failed })
  process.on('unhandledRejection', (error) =>
    log.error({ err: error }, 'a promise rejection was not handled'),
  )
  endOnSignal(running, log)
  await run(config, log, meters, running)
} catch (error) {
  await endBecause(error, running)
}
