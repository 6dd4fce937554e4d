/** Builds and starts the bot, which sends the table's announcements to Discord, and answers interactions. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Store } from '../store/database/open.ts'
import { type ShardConfig, ShardKeeper } from '../store/shards/keeper.ts'
import type { Announcement, Table } from '../table/contract.ts'
import {
  type DeliverAnnouncement,
  type DeliveryDetails,
  runOutbox,
  type UpdatePrivateThread,
} from '../table/sending/outbox.ts'
import type { BotContext, BotOperator } from './bot-context.ts'
import type { Command } from './command.ts'
import { createBotRequests } from './connection/bot-requests.ts'
import { createClient } from './connection/client.ts'
import type { ConnectError } from './connection/connect-error.ts'
import { Gateway, type GatewayHealth } from './connection/gateway.ts'
import {
  fetchGatewayAdvice,
  type GatewaySessionLimit,
  msToWaitBeforeSession,
} from './connection/gateway-advice.ts'
import { registerListeners } from './connection/listeners.ts'
import { logIn } from './connection/login.ts'
import { clearCommandsOfOtherScopes, registerCommands } from './connection/registration.ts'
import { ServerMembership } from './connection/server-membership.ts'
import { createThreadService } from './connection/threads.ts'
import { deliverAnnouncement } from './delivery/deliver.ts'
import type { DeliveryContext } from './delivery/delivery.ts'
import { DiscordClock } from './delivery/discord-clock.ts'
import { requestsThatCheckMembership } from './delivery/left-server.ts'
import { MessagesBelowQuestion } from './delivery/messages-below.ts'
import { OpenPanels } from './delivery/open-panels.ts'
import { createPanelUpdater } from './delivery/panel-updater.ts'
import { PendingThreads } from './delivery/pending-threads.ts'
import { updatePrivateThread } from './delivery/private-threads.ts'
import { type AcknowledgeDelays, ClickTokens } from './delivery/recent-clicks.ts'
import { RecentThreadViewers } from './delivery/thread-viewers.ts'
import { InteractionRateLimits, type RateLimitSettings } from './interactions/interaction-rate-limits.ts'
import { WorkInFlight, waitForWorkWithTimeout } from './interactions/work-in-flight.ts'
import { createLanguageResolver } from './localization/language-resolver.ts'
import { createServerLocaleLookup } from './localization/locales.ts'
import { currentLogSubject, type LogSubject, withLogSubject } from './observability/log-subject.ts'
import type { BotMeters } from './observability/meters.ts'
import { createPictureRenderer } from './pictures/picture-renderer.ts'
import { deliverWarAnnouncement } from './war/deliver.ts'
import { registerServerGreeting } from './welcome/welcome.ts'

interface BotOptions {
  readonly store: Store
  readonly table: Table
  readonly commands: readonly Command[]
  readonly token: string
  /** The address of a server that replaces Discord's, such as the playground's. */
  readonly api?: string
  /** The server in which the commands are registered; by default everywhere. */
  readonly guildId?: string | undefined
  /** The limit of requests a second that count towards Discord's limit; by default no limit. */
  readonly sendsPerSecond?: number
  /** The rates at which one person, and one server, may act. */
  readonly rates: RateLimitSettings
  /** The shards whose events this process may receive; by default all. */
  readonly shards?: ShardConfig
  /**
   * Called if other processes have all wanted shards. Until one is free, the bot only sends announcements that others
   * leave.
   */
  readonly onWait?: () => void
  /** Called if Discord has ended a session for good, so that this process can't receive events any more. */
  readonly onClosed?: (why: ConnectError) => void
  readonly log: Logger
  /**
   * The time in ms that an answer waits for its picture; see `PictureRenderer.soonMs`. Tests wait without a limit.
   */
  readonly soonMs?: number
  /**
   * The times for which a click waits for the change of its message before it is acknowledged. Tests have no limit.
   */
  readonly clickPatience?: AcknowledgeDelays | undefined
  readonly meters?: BotMeters | undefined
  readonly operator?: BotOperator | undefined
}

/**
 * The longest waits during a shutdown, in ms. Programs that restart the bot usually wait ten seconds. Unsent
 * messages stay in the outbox for the next process.
 */
const PATIENCE_MS = { answers: 6_000, sending: 3_000 }

export interface Bot {
  readonly gateway: GatewayHealth
  /** The shards of Discord that no process has, as far as this one knows. */
  readonly free: readonly number[]
  /** Waits until Discord sends us the events of some shards. @throws ConnectError */
  start(): Promise<void>
  /** Finishes running answers and messages unless that takes too long, and goes offline. */
  stop(): Promise<void>
}

/** Connects, registers the commands, answers interactions and sends the table's announcements. */
export async function startBot(options: BotOptions): Promise<Bot> {
  const bot = createBot(options)
  try {
    await bot.start()
  } catch (error) {
    await bot.stop()
    throw error
  }
  return bot
}

const ALONE: ShardConfig = { count: 1, wanted: 'any' }

/**
 * Builds the bot. The bot immediately begins to send announcements that other processes have left in the
 * outbox. `start` connects it to Discord.
 */
export function createBot(options: BotOptions): Bot {
  const { store, table, commands, token, api, guildId, shards = ALONE, onWait, log, soonMs, meters } = options
  const closed = (why: ConnectError) => options.onClosed?.(why)
  const access = { token, ...(api === undefined ? {} : { api }) }
  const share = () => (ending.signal.aborted ? 1 : keeper.held.length / keeper.count)
  const { sendsPerSecond = Number.POSITIVE_INFINITY } = options
  const { rest, requests, count } = createBotRequests({ ...access, meters, sendsPerSecond, share })
  const membership = new ServerMembership({ store, rest: requests, log })
  const clock = new DiscordClock().follow(rest)
  const threads = createThreadService(requests, log)
  const studio = createPictureRenderer({
    onError: (error) => log.error({ err: error }, 'a picture was not painted'),
    asker: () => currentLogSubject().user,
    soonMs,
  })
  const pendingThreads = new PendingThreads()
  const context: BotContext = {
    table,
    threads,
    pendingThreads,
    studio,
    log,
    meters,
    operator: options.operator,
  }
  const locales = createServerLocaleLookup(rest, (id) => gateway.guild(id))
  const languages = createLanguageResolver(table.settings.recent, locales.of)
  const clicks = new ClickTokens(options.clickPatience)
  const openPanels = new OpenPanels(rest, log, (went) => meters?.renewed(went))
  const messagesBelow = new MessagesBelowQuestion()
  const viewers = new RecentThreadViewers()
  const inFlight = new WorkInFlight()
  const limits = new InteractionRateLimits(options.rates)
  const ending = new AbortController()
  const gateway = new Gateway({
    make: (shard) => {
      const client = createClient({ ...access, shard: { shard, count: keeper.count, mayIdentify } })
      count(client.rest)
      registerListeners(client, {
        context,
        commands,
        languages,
        clicks,
        panels: openPanels,
        messagesBelow,
        viewers,
        inFlight,
        limits,
      })
      registerServerGreeting(client, log, languages)
      membership.follow(client, { shard, count: keeper.count })
      return client
    },
    connect: async (client, shard, dropped) => {
      if (shard === FIRST_SHARD) await register()
      await waitForAnySession(shard, dropped)
      dropped.throwIfAborted()
      await logIn(client, { token, wantedShards, closed })
      await membership.record(client, { shard, count: keeper.count })
      log.info({ shard }, 'Discord sends us the events of a shard')
    },
  })
  let isUp = false
  const paceSession = async (shard: number, limit: GatewaySessionLimit, signal: AbortSignal) => {
    const waitMs = msToWaitBeforeSession(limit)
    if (waitMs > 0) log.warn({ shard, waitMs, left: limit.remaining }, FEW_SESSIONS)
    await sleep(waitMs, undefined, { signal })
  }
  /** discord.js fails to log in while no session is left. If the advice can't be read, the login reports why. */
  const waitForAnySession = async (shard: number, signal: AbortSignal) => {
    const advice = await fetchGatewayAdvice(rest).catch(() => null)
    if (advice?.session_start_limit.remaining === 0)
      await paceSession(shard, advice.session_start_limit, signal)
  }
  const mayIdentify = async (shard: number, signal: AbortSignal) => {
    const { session_start_limit: limit, shards: advised } = await fetchGatewayAdvice(rest)
    if (advised > keeper.count) log.warn({ advised, shards: keeper.count }, FEW_SHARDS)
    await paceSession(shard, limit, signal)
    await keeper.identifying.wait(shard, limit.max_concurrency, signal)
  }
  const wantedShards = () =>
    fetchGatewayAdvice(rest).then(
      ({ shards }) => shards,
      () => null,
    )
  const registration = { store, commands, guildId, log }
  /**
   * Registers the commands. A process that takes over a shard continues after an error, because they are usually
   * registered already.
   */
  const register = async () => {
    try {
      const id = await registerCommands(rest, registration)
      inFlight.add(clearCommandsOfOtherScopes(rest, id, registration, () => inFlight.isEnding))
    } catch (error) {
      if (!isUp) throw error
      log.error({ err: error }, 'the commands were not registered')
    }
  }
  const onError = (error: unknown, shard: number | null) =>
    log.error({ err: error, shard }, 'a shard of Discord could not be taken or kept')
  const keeper = new ShardKeeper({ ...shards, work: gateway, onWait, onError })
  const ours = () => ({ count: keeper.count, shards: keeper.held })
  const updatePanels = createPanelUpdater({ ...context, panels: openPanels, languages })
  const talk = { messagesBelow, viewers, languages }
  const common = { clock, table, pendingThreads, studio, log, clicks, updatePanels, ...talk }
  const hasLeft = (guildId: string) => membership.hasLeft(guildId)
  const sendingIn = (guildId: string): DeliveryContext => {
    const inServer = requestsThatCheckMembership(requests, guildId, hasLeft)
    return { ...common, rest: inServer, threads: createThreadService(inServer, log) }
  }
  const send: DeliverAnnouncement = async (announcement, to) => {
    await locales.learn(to.raid.guildId)
    const work = () => deliverAnnouncement(sendingIn(to.raid.guildId), announcement, to)
    return counted(meters, announcement.kind, () => withLogSubject(subjectOf(announcement, to), work))
  }
  const sendOwn: UpdatePrivateThread = async (personId, to) => {
    await locales.learn(to.raid.guildId)
    const subject = { raid: to.raid.code, user: personId, announcement: 'thread' }
    await counted(meters, 'thread', () =>
      withLogSubject(subject, () => updatePrivateThread(sendingIn(to.raid.guildId), personId, to)),
    )
  }
  const outbox = runOutbox({ store, table }, send, {
    signal: ending.signal,
    ours,
    deliverWar: async (news, to) => {
      await locales.learn(to.war.guildId)
      return withLogSubject({ war: to.war.code }, () =>
        deliverWarAnnouncement(sendingIn(to.war.guildId), news, to),
      )
    },
    updatePrivateThread: sendOwn,
    onError: (error, where) => log.error({ err: error, ...where }, 'an announcement was not sent'),
  })
  return {
    get gateway() {
      return gateway.state
    },
    get free() {
      return keeper.free
    },
    async start() {
      await keeper.start()
      isUp = true
    },
    async stop() {
      await inFlight.end(PATIENCE_MS.answers)
      ending.abort()
      // Other processes take over the shards while the last messages are sent.
      await waitForWorkWithTimeout(PATIENCE_MS.sending, Promise.all([keeper.stop(), outbox]))
      await studio.close()
      rest.clearHashSweeper()
      rest.clearHandlerSweeper()
    },
  }
}

const FEW_SHARDS = 'Discord advises more shards: raise SHARD_COUNT for all processes'
const FEW_SESSIONS = 'Discord lets the bot begin few sessions today, so the next one waits'

/** The shard whose process does the work that only one process must do. */
const FIRST_SHARD = 0

async function counted<T>(meters: BotMeters | undefined, kind: string, work: () => Promise<T>): Promise<T> {
  try {
    const done = await work()
    meters?.announced(kind, 'sent')
    return done
  } catch (error) {
    meters?.announced(kind, 'failed')
    throw error
  }
}

/** Returns the log fields of an announcement. */
const subjectOf = (announcement: Announcement, { raid }: DeliveryDetails): LogSubject => ({
  raid: raid.code,
  announcement: announcement.kind,
  ...('version' in announcement ? { version: announcement.version } : {}),
  ...('decision' in announcement ? { decision: announcement.decision } : {}),
})
