/** A bot on an empty database, at a stand-in for Discord of its own, all in this process. */
import { type Logger, pino } from 'pino'
import { expect } from 'vitest'
import { commands } from '../../commands/index.ts'
import { type Bot, startBot } from '../../src/discord/bot.ts'
import {
  type GivenOptions,
  isEphemeral,
  messageOf,
  type PlaygroundClient,
  playgroundClient,
} from '../../src/playground/client.ts'
import { type Playground, startPlayground } from '../../src/playground/server.ts'
import { PLAYGROUND_TOKEN } from '../../src/playground/settings.ts'
import { openStore, type Store } from '../../src/store/open.ts'
import type { Table } from '../../src/table/contract.ts'
import { openTable } from '../../src/table/table.ts'
import { createEmptyDatabase, type EmptyDatabase, type KINDS } from '../databases.ts'

type Message = ReturnType<typeof messageOf>

interface Plan {
  kind?: (typeof KINDS)[number]
  /** Of each raid's cards; by chance unless told. */
  newSeed?: () => string
  /** How long the stand-in waits for a first answer: long by default, since several tests share the machine. */
  firstAnswerMs?: number
  log?: Logger
  /** The language of the server, and of everybody's Discord. */
  locale?: string
}

export class Evening {
  readonly store: Store
  readonly playground: Playground
  readonly discord: PlaygroundClient
  readonly table: Table
  readonly #database: EmptyDatabase
  readonly #log: Logger
  #bot: Bot | undefined

  private constructor(plan: Plan, database: EmptyDatabase, store: Store, playground: Playground) {
    this.#database = database
    this.#log = plan.log ?? pino({ level: process.env.LOG_LEVEL ?? 'silent' })
    this.store = store
    this.playground = playground
    this.discord = playgroundClient(playground.url)
    this.table = openTable(store, plan.newSeed ? { newSeed: plan.newSeed } : {})
  }

  static async open(plan: Plan = {}): Promise<Evening> {
    const database = await createEmptyDatabase(plan.kind ?? 'pglite')
    const store = await openStore(database.options)
    const playground = await startPlayground({
      firstAnswerMs: plan.firstAnswerMs ?? 60_000,
      ...(plan.locale === undefined ? {} : { locale: plan.locale }),
    })
    const evening = new Evening(plan, database, store, playground)
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
    })
  }

  /** What somebody is answered, which is for their eyes alone. */
  async told(name: string, command: string, options: GivenOptions = {}): Promise<Message> {
    const message = messageOf(await this.discord.as(name).slash(command, options))
    expect(isEphemeral(message)).toBe(true)
    return message
  }

  /** Who would rather read than look has their hands in words. */
  async readsHands(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      const { me } = await this.discord.as(name).state()
      await this.table.settings.changePerson({ id: me.id, name }, { hand: 'words' })
    }
  }

  /** The id of the first thread that there is, once there is one. */
  async firstThread(): Promise<string> {
    const opened = await this.discord.until(async () =>
      (await this.discord.as('Anna').state()).channels.find((channel) => channel.parent_id),
    )
    return opened.id
  }

  async stopBot(): Promise<void> {
    await this.#bot?.stop()
  }

  async close(): Promise<void> {
    await this.stopBot()
    const refusals = await this.discord.refusals()
    await this.playground.close()
    await this.store.close()
    await this.#database.drop()
    expect(refusals).toEqual([])
  }
}
