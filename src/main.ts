/** Starts the bot: on Discord with a token, in the playground without. */
import { type Logger, pino } from 'pino'
import { commands } from '../commands/index.ts'
import { type Config, ConfigError, loadConfig } from './config.ts'
import { type Bot, startBot } from './discord/bot.ts'
import { ConnectError } from './discord/client.ts'
import { PLAYGROUND_TOKEN } from './playground/settings.ts'
import { havePlayground, PlaygroundError, type RunningPlayground } from './playground-process.ts'
import { StoreError } from './store/errors.ts'
import { openStore, type Store } from './store/open.ts'
import { takeTurn } from './store/turn.ts'
import { type Clock, runClock } from './table/absence/clock.ts'
import { openTable } from './table/table.ts'

interface Running {
  bot: Bot
  clock: Clock
  store: Store
  playground: RunningPlayground | null
}

async function run(config: Config, log: Logger): Promise<Running> {
  const store = await openStore(config)
  let playground: RunningPlayground | null = null
  try {
    playground = await playgroundFor(config)
    const { playgroundSeed, sendsPerSecond } = config
    const table = openTable(store, playgroundSeed === undefined ? {} : { newSeed: () => playgroundSeed })
    const where = playground ? { api: `${playground.url}/api` } : { guildId: config.discordGuildId }
    const token = config.discordToken ?? PLAYGROUND_TOKEN
    const turn = () => turnOf(config, log)
    const bot = await startBot({ store, table, commands, token, log, sendsPerSecond, turn, ...where })
    const clock = await runClock(
      { store, table },
      { onError: (error) => log.error({ err: error }, 'a reminder or time limit was not seen to') },
    )
    console.log(playground ? `Lairkeeper's playground: ${playground.url}` : 'Lairkeeper is on Discord.')
    return { bot, clock, store, playground }
  } catch (error) {
    playground?.stop()
    await store.close()
    throw error
  }
}

/** Several processes may share a PostgreSQL; the embedded database lets in one alone. */
async function turnOf({ databaseUrl }: Config, log: Logger): Promise<void> {
  if (databaseUrl === undefined) return
  const onWait = () => console.log('Lairkeeper stands by: another process is on Discord.')
  const onLost = () => {
    log.fatal('another process is on Discord now; this one ends')
    process.exit(1)
  }
  await takeTurn(databaseUrl, { onWait, onLost })
}

async function playgroundFor(config: Config): Promise<RunningPlayground | null> {
  if (config.discordToken !== undefined) return null
  const running = config.playgroundUrl?.replace(/\/$/, '')
  if (running !== undefined) return { url: running, stop: () => {} }
  return havePlayground(config.port, config.dataDir)
}

/** What is being sent is finished first; a second signal ends at once. */
function endOnSignal({ bot, clock, store, playground }: Running, log: Logger): void {
  let ending = false
  const end = async (signal: string) => {
    if (ending) process.exit(1)
    ending = true
    log.info({ signal }, 'ending')
    await clock.stop()
    await bot.stop()
    await store.close()
    playground?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      end(signal).catch((error: unknown) => {
        log.error({ err: error }, 'the end went wrong')
        process.exit(1)
      })
    })
}

/** Faults of whoever runs it are told in a sentence; ours with where they come from. */
function explain(error: unknown): void {
  const theirs = [ConfigError, StoreError, PlaygroundError, ConnectError]
  const isTheirs = theirs.some((kind) => error instanceof kind)
  console.error(isTheirs && error instanceof Error ? error.message : error)
}

try {
  const config = loadConfig()
  const log = pino({ level: config.logLevel }, pino.destination(2))
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'something was not caught'))
  endOnSignal(await run(config, log), log)
} catch (error) {
  explain(error)
  process.exit(1)
}
