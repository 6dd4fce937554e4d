/** Three people at their browsers, a bot and a playground as processes, a database: all that a raid takes. */
import { rmSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { type PlaygroundClient, playgroundClient } from '../../src/playground/client.ts'
import type { WireMessage } from '../../src/playground/world/message-wire.ts'
import { createEmptyDatabase, type DatabaseKind, type EmptyDatabase } from '../databases.ts'
import { answer, promptAt } from './answering.ts'
import {
  type BotProcess,
  type BotSettings,
  endProcess,
  freePort,
  playgroundPid,
  startBotProcess,
} from './bot-process.ts'
import { launchBrowser, openAs, sendCommand, typeCommand, typeOption } from './browser.ts'
import { client, mouse } from './fingers.ts'
import type { Step, Typed } from './plan.ts'
import type { Story } from './story.ts'
import { Witness } from './witness.ts'

export const RAIDERS = ['Anna', 'Ben', 'Cleo'] as const
export type RaiderName = (typeof RAIDERS)[number]

interface Raider {
  name: RaiderName
  page: Page
  witness: Witness
}

export class RaidNight {
  readonly discord: PlaygroundClient
  readonly #settings: BotSettings
  readonly #database: EmptyDatabase
  readonly #playgroundPid: number
  readonly #browser: Browser
  #bot: BotProcess
  /** Sees what everybody sees. */
  readonly watcher: Witness
  readonly raiders: readonly Raider[]
  thread = ''
  /** Who was asked, in the order of the questions, and with which message. */
  readonly asked: { name: RaiderName; prompt: WireMessage }[] = []
  readonly complaints: string[] = []

  private constructor(parts: {
    settings: BotSettings
    database: EmptyDatabase
    browser: Browser
    bot: BotProcess
    watcher: Witness
    raiders: readonly Raider[]
  }) {
    this.discord = playgroundClient(parts.bot.url)
    this.#settings = parts.settings
    this.#database = parts.database
    this.#browser = parts.browser
    this.#bot = parts.bot
    this.#playgroundPid = playgroundPid(parts.settings.DATA_DIR)
    this.watcher = parts.watcher
    this.raiders = parts.raiders
  }

  static async open(kind: DatabaseKind, { seed }: Story): Promise<RaidNight> {
    const database = await createEmptyDatabase(kind)
    const settings = { ...database.env, PORT: `${await freePort()}`, PLAYGROUND_SEED: seed }
    const [bot, browser] = await Promise.all([startBotProcess(settings), launchBrowser()])
    const raiders: Raider[] = []
    for (const name of RAIDERS)
      raiders.push({
        name,
        page: await openAs(browser, bot.url, name),
        witness: await Witness.open(bot.url, name),
      })
    const watcher = await Witness.open(bot.url, 'Dora')
    const night = new RaidNight({ settings, database, browser, bot, watcher, raiders })
    night.#at(-1)
    return night
  }

  /** Ends every process that was started, and removes what they have written. */
  async close(): Promise<void> {
    for (const { witness } of [...this.raiders, { witness: this.watcher }]) witness.close()
    await this.#browser.close()
    await this.#bot.end()
    await endProcess(this.#playgroundPid)
    await this.#database.drop()
    rmSync(this.#settings.DATA_DIR, { recursive: true, force: true })
  }

  raider(seat: number): Raider {
    const raider = this.raiders[seat]
    if (!raider) throw new Error(`nobody sits in seat ${seat}`)
    return raider
  }

  /** The question that the next step answers. */
  question = (): Promise<WireMessage> => promptAt(this.watcher, this.asked.length)

  /** Makes a step of the plan as soon as its question is there. */
  async make({ at, moves, by }: Step): Promise<void> {
    const [move] = moves
    if (!move) throw new Error('a step without moves')
    const prompt = await this.question()
    const { name, page, witness } = this.raider(move.decision.seat)
    this.asked.push({ name, prompt })
    this.#at(at + moves.length - 1)
    if (typeof by === 'object') return typeIn(page, by)
    const fingers = by === 'browser' ? mouse(page) : client(this.discord.as(name).in(this.thread))
    return answer(prompt, witness, move, fingers)
  }

  #at(move: number): void {
    for (const { witness } of [...this.raiders, { witness: this.watcher }]) witness.move = move
  }

  async kill(): Promise<void> {
    await this.#bot.kill()
    this.complaints.push(...this.#bot.complaints)
  }

  /** With the same settings, so that it finds its database and its playground. */
  async startAgain(): Promise<void> {
    this.#bot = await startBotProcess(this.#settings)
    await this.discord.botOnline()
  }

  /** What the bot had to complain of in its log. */
  allComplaints = (): string[] => [...this.complaints, ...this.#bot.complaints]
}

async function typeIn(page: Page, { command, options }: Typed): Promise<void> {
  await typeCommand(page, command)
  for (const { name, typed, value } of options) await typeOption(page, name, typed, value)
  await sendCommand(page)
}
