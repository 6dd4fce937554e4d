/** A bot on an empty database, at its own stand-in for Discord, all in this process. */
import { type Logger, pino } from 'pino'
import { expect } from 'vitest'
import { commands } from '../../commands/index.ts'
import { personAskedBy } from '../../scripts/crowd/controls.ts'
import { createPlanningPool, type PlanningPool } from '../../src/bots/planning-threads/pool.ts'
import { type Bot, startBot } from '../../src/discord/bot.ts'
import type { AcknowledgeDelays } from '../../src/discord/delivery/recent-clicks.ts'
import type { RateLimitSettings } from '../../src/discord/interactions/interaction-rate-limits.ts'
import { createMeters } from '../../src/discord/observability/meters.ts'
import {
  isEphemeral,
  newPlaygroundClient,
  type PlaygroundClient,
  resultingMessage,
  type SlashOptionValues,
} from '../../src/playground/client.ts'
import { type Playground, startPlayground } from '../../src/playground/server.ts'
import { PLAYGROUND_TOKEN } from '../../src/playground/settings.ts'
import type { Store } from '../../src/store/database/open.ts'
import type { HintPlanner } from '../../src/table/computer-hints/contract.ts'
import { type RunningPlanner, startPlanner } from '../../src/table/computers/thinking.ts'
import type { RaidInfo, Table } from '../../src/table/contract.ts'
import { createTable } from '../../src/table/table.ts'
import type { UsageLimitsPerPerson } from '../../src/table/usage-limits/usage-limits.ts'
import { userText } from '../../src/texts/user-text.ts'
import type { DatabaseKind } from '../empty-database.ts'
import { type BorrowedStore, borrowStore } from '../shared-stores.ts'
import { ratesOfMachines } from './machine-speed.ts'
import { openQuestion } from './questions.ts'

type Message = ReturnType<typeof resultingMessage>

/** The wait for a picture, which takes long on a busy machine. */
const PICTURE_MS = 20_000

/** The wait for a first answer, because several tests share the machine. */
const PATIENCE_MS = 60_000

interface Plan {
  kind?: DatabaseKind
  /** The seed of each raid; random by default. */
  newSeed?: () => string
  log?: Logger
  /** For tests in which it matters whether the resulting edit is the answer to a click. */
  clickPatience?: AcknowledgeDelays
  /** Limits on what one person may have open; none by default. */
  limits?: UsageLimitsPerPerson
  /** Limits on how fast people may act; machine speed by default. */
  rates?: RateLimitSettings
  /** How long the stand-in waits for a first answer. */
  firstAnswerMs?: number
  /** The language of the server, and of everybody's Discord. */
  locale?: string
  /** Plans hints; by default nothing does. */
  planner?: HintPlanner
  /** The number of servers; by default 1. The second has the channel #raids-2. */
  guilds?: number
}

export class Evening {
  readonly store: Store
  readonly playground: Playground
  readonly discord: PlaygroundClient
  readonly table: Table
  readonly #borrowed: BorrowedStore
  readonly #log: Logger
  readonly #clickPatience: AcknowledgeDelays | undefined
  readonly #rates: RateLimitSettings
  readonly meters = createMeters()
  #bot: Bot | undefined
  #planning: { pool: PlanningPool; thinking: RunningPlanner } | undefined

  private constructor(plan: Plan, borrowed: BorrowedStore, playground: Playground) {
    const { store } = borrowed
    this.#borrowed = borrowed
    this.#clickPatience = plan.clickPatience
    this.#rates = plan.rates ?? ratesOfMachines
    this.#log = plan.log ?? pino({ level: process.env.LOG_LEVEL ?? 'silent' })
    this.store = store
    this.playground = playground
    this.discord = newPlaygroundClient(playground.url)
    const { newSeed, limits, planner = null } = plan
    this.table = createTable(store, { planner, ...(newSeed && { newSeed }), ...(limits && { limits }) })
  }

  static async open(plan: Plan = {}): Promise<Evening> {
    const borrowed = await borrowStore(plan.kind ?? 'pglite')
    const playground = await startPlayground({
      firstAnswerMs: plan.firstAnswerMs ?? PATIENCE_MS,
      ...(plan.locale === undefined ? {} : { locale: plan.locale }),
      ...(plan.guilds === undefined ? {} : { guilds: plan.guilds }),
    })
    const evening = new Evening(plan, borrowed, playground)
    await evening.startBot()
    return evening
  }

  async startBot(): Promise<void> {
    this.#bot = await startBot({
      store: this.store,
      table: this.table,
      commands,
      token: PLAYGROUND_TOKEN,
      api: this.playground.api,
      log: this.#log,
      soonMs: PICTURE_MS,
      clickPatience: this.#clickPatience,
      rates: this.#rates,
      meters: this.meters,
    })
    const onError = (error: unknown) =>
      this.#log.error({ err: error }, 'an answer of a computer player failed')
    const pool = createPlanningPool({ threads: 1, onError })
    this.#planning = { pool, thinking: startPlanner(this.table.computers, { pool, paceMs: 0, onError }) }
  }

  /** The address of its PostgreSQL; undefined for an embedded database. */
  get databaseUrl(): string | undefined {
    return this.#borrowed.databaseUrl
  }

  /** The private answer to a person. */
  async privateAnswer(name: string, command: string, options: SlashOptionValues = {}): Promise<Message> {
    const message = resultingMessage(await this.discord.as(name).slash(command, options))
    expect(isEphemeral(message)).toBe(true)
    return message
  }

  /** Sets this person's hands to words instead of pictures. */
  async readsHands(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      const { me } = await this.discord.as(name).state()
      await this.table.settings.changePerson({ id: me.id, name: userText(name) }, { hand: 'words' })
    }
  }

  /** The id of the first thread, once there is one. */
  async firstThread(): Promise<string> {
    const opened = await this.discord.until(async () =>
      (await this.discord.as('Anna').state()).channels.find((channel) => channel.parent_id),
    )
    return opened.id
  }

  /** The thread on a message, which has the message's id, once it exists. */
  async threadOn({ id }: Pick<Message, 'id'>): Promise<string> {
    await this.discord.until(async () =>
      (await this.discord.as('Anna').state()).channels.some((channel) => channel.id === id),
    )
    return id
  }

  /** The raid of that thread, as soon as the bot knows that the thread is open. */
  raidIn(threadId: string): Promise<RaidInfo> {
    return this.discord.until(() => this.table.find({ threadId }))
  }

  /**
   * The open question of a thread, and the asked person, or the first of several. People who were mentioned before
   * aren't among its pings.
   */
  question(thread: string, after?: Message): Promise<{ message: Message; name: string }> {
    const emil = this.discord.as('Emil').in(thread)
    return this.discord.until(async () => {
      const message = openQuestion(await emil.messages(), after)
      const id = message && (personAskedBy(message) ?? message.mentions[0]?.id)
      const name = id && (await emil.state()).users.find((one) => one.id === id)?.global_name
      return message && name ? { message, name } : null
    })
  }

  /** Waits until the outbox is empty, so that no message with an older state follows. */
  async allSent(): Promise<void> {
    const waiting = () => this.store.db.outbox.count({ where: { status: 'waiting' } })
    await this.discord.until(async () => (await waiting()) === 0)
  }

  async stopBot(): Promise<void> {
    const { thinking, pool } = this.#planning ?? {}
    await Promise.all([thinking?.stop(), pool?.close()])
    await this.#bot?.stop()
  }

  async close(): Promise<void> {
    await this.stopBot()
    const refusals = await this.discord.refusals()
    const added = (await this.discord.requests()).filter(addsToThread)
    await this.playground.close()
    await this.#borrowed.giveBack()
    expect(refusals).toEqual([])
    expect(added).toEqual([])
  }
}

/** Each such request posts a line in the thread. The bot mentions people instead. */
const addsToThread = ({ method, path }: { method: string; path: string }): boolean =>
  method === 'PUT' && path.includes('/thread-members/')
