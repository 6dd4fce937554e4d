/** The bot: the table's voice on Discord. */
import { type Client, RESTEvents, Status } from 'discord.js'
import type { Logger } from 'pino'
import type { Store } from '../store/open.ts'
import type { Announcement, Table } from '../table/contract.ts'
import { type Deliver, type Delivery, runOutbox } from '../table/outbox.ts'
import type { Command } from './command.ts'
import { createClient, listen, logIn, registerCommands } from './connection/client.ts'
import { threadsOf } from './connection/threads.ts'
import { Underway, within } from './connection/underway.ts'
import type { Desk } from './desk.ts'
import { localesOf } from './languages/locales.ts'
import { translator } from './languages/translator.ts'
import { type About, about, concerning } from './operating/log-subject.ts'
import type { Meters } from './operating/meters.ts'
import { openStudio } from './pictures/studio.ts'
import { Chat } from './sending/chat.ts'
import { deliver } from './sending/deliver.ts'
import { OwnPanels } from './sending/own-panels.ts'
import { pace } from './sending/pace.ts'
import { RecentClicks } from './sending/recent-clicks.ts'
import { renewals } from './sending/renew.ts'
import { deliverWar } from './war/deliver.ts'
import { welcomes } from './welcome/welcome.ts'

interface BotOptions {
  readonly store: Store
  readonly table: Table
  readonly commands: readonly Command[]
  readonly token: string
  /** Another server than Discord's; absent: Discord. */
  readonly api?: string
  /** Where the commands are registered; absent: everywhere. */
  readonly guildId?: string | undefined
  /** How many of our requests that count towards Discord's limit may go out in a second; no limit unless told. */
  readonly sendsPerSecond?: number
  /**
   * Waits until this process may be the one that Discord tells its events. Until then it only sends what is announced.
   */
  readonly turn?: () => Promise<unknown>
  readonly log: Logger
  readonly meters?: Meters | undefined
}

/** Whoever restarts us waits ten seconds as a rule. What isn't sent is in the outbox, for who starts next. */
const PATIENCE_MS = { answers: 6_000, sending: 3_000 }

export interface Bot {
  readonly client: Client
  /** Finishes what is being answered and sent, as far as that doesn't take too long, and goes offline. */
  stop(): Promise<void>
}

/** Connects, registers the commands, answers interactions and sends what the table announces. */
export async function startBot(options: BotOptions): Promise<Bot> {
  const {
    store,
    table,
    commands,
    token,
    api,
    guildId,
    sendsPerSecond = Number.POSITIVE_INFINITY,
    turn,
    log,
    meters,
  } = options
  const client = createClient({ token, ...(api === undefined ? {} : { api }) })
  client.rest.setToken(token)
  if (meters) client.rest.on(RESTEvents.Response, meters.requested)
  const locales = localesOf(client)
  const threads = threadsOf(client.rest, log)
  const studio = openStudio({
    onError: (error) => log.error({ err: error }, 'a picture was not painted'),
    asker: () => about().user,
  })
  const desk: Desk = { table, threads, studio, log, meters }
  const spoken = translator(table.settings, locales.of)
  const clicks = new RecentClicks()
  const panels = new OwnPanels(client.rest, log)
  const chat = new Chat()
  const underway = new Underway()
  listen(client, { desk, commands, translator: spoken, clicks, panels, chat, underway })
  welcomes(client, log, spoken)
  const ending = new AbortController()
  const paced = pace(sendsPerSecond)
  const renew = renewals({ ...desk, panels, spoken })
  const sending = { rest: client.rest, table, threads, studio, log, clicks, renew, chat, pace: paced, spoken }
  const send: Deliver = async (announcement, to) => {
    const { kind } = announcement
    try {
      await locales.learn(to.raid.guildId)
      const id = await concerning(subjectOf(announcement, to), () => deliver(sending, announcement, to))
      meters?.announced(kind, 'sent')
      return id
    } catch (error) {
      meters?.announced(kind, 'failed')
      throw error
    }
  }
  const outbox = runOutbox({ store, table }, send, {
    signal: ending.signal,
    deliverWar: async (news, to) => {
      await locales.learn(to.war.guildId)
      return deliverWar(sending, news, to)
    },
    onError: (error, where) => log.error({ err: error, ...where }, 'an announcement was not sent'),
  })
  const stop = async () => {
    await underway.end(PATIENCE_MS.answers)
    ending.abort()
    await within(PATIENCE_MS.sending, outbox)
    await studio.close()
    await client.destroy()
  }
  try {
    await turn?.()
    await logIn(client, token)
    await registerCommands(client, commands, guildId)
  } catch (error) {
    await stop()
    throw error
  }
  return { client, stop }
}

/** What the log says of everything that is done to send it. */
const subjectOf = (announcement: Announcement, { raid }: Delivery): About => ({
  raid: raid.code,
  announcement: announcement.kind,
  ...('version' in announcement ? { version: announcement.version } : {}),
  ...('decision' in announcement ? { decision: announcement.decision } : {}),
})

/** How the connection to Discord is. */
export function gatewayOf({ client }: Bot): { isWell: boolean; state: string; pingMs: number | null } {
  const { status, ping } = client.ws
  const isWell = client.isReady() && status === Status.Ready
  return { isWell, state: Status[status] ?? `${status}`, pingMs: ping < 0 ? null : ping }
}
