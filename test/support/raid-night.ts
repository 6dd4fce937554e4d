/** Three people at their browsers, a bot and a playground as processes, a database: all that a raid takes. */
import type { Browser, Page } from 'playwright-core'
import { type PlaygroundClient, playgroundClient } from '../../src/playground/client.ts'
import type { WireMessage } from '../../src/playground/world/message-wire.ts'
import { createEmptyDatabase, type DatabaseKind } from '../databases.ts'
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
import { client, counted, mouse } from './fingers.ts'
import type { Step, Typed } from './plan.ts'
import type { Story } from './story.ts'
import { Witness } from './witness.ts'

/** A busy machine takes its time; an answer that never comes is one after that, too. */
const ANSWERED_MS = 20_000

export const RAIDERS = ['Anna', 'Ben', 'Cleo'] as const
export type RaiderName = (typeof RAIDERS)[number]

interface Raider {
  name: RaiderName
  page: Page
  witness: Witness
}

export class RaidNight {
  readonly discord: PlaygroundClient
  readonly raiders: readonly Raider[]
  /** Sees what everybody sees. */
  readonly watcher: Witness
  thread = ''
  /** How often something was pressed for each step, by its first move. Typed commands are not among them. */
  readonly presses = new Map<number, number>()
  readonly #settings: BotSettings
  #bot: BotProcess
  #asked = 0
  readonly #troubles: string[] = []

  private constructor(settings: BotSettings, bot: BotProcess, raiders: readonly Raider[], watcher: Witness) {
    this.#settings = settings
    this.#bot = bot
    this.raiders = raiders
    this.watcher = watcher
    this.discord = playgroundClient(bot.url)
    this.#at(-1)
  }

  /** @param ends gets what ends each thing that is started, also when the rest then fails to start */
  static async open(kind: DatabaseKind, { seed }: Story, ends: Ends): Promise<RaidNight> {
    const database = await createEmptyDatabase(kind)
    ends.push(database.drop)
    const settings = { ...database.env, PORT: `${await freePort()}`, PLAYGROUND_SEED: seed }
    const bot = await startBotProcess(settings)
    const pid = playgroundPid(settings.DATA_DIR)
    ends.push(() => endProcess(pid))
    let night: RaidNight | null = null
    ends.push(() => (night ? night.#bot : bot).end())
    const browser = await launchBrowser()
    ends.push(() => browser.close())
    const watcher = await Witness.open(bot.url, 'Dora')
    ends.push(async () => watcher.close())
    night = new RaidNight(settings, bot, await sitDown(browser, bot.url, ends), watcher)
    return night
  }

  raider(seat: number): Raider {
    const raider = this.raiders[seat]
    if (!raider) throw new Error(`nobody sits in seat ${seat}`)
    return raider
  }

  /** The first raider types the command, all take their seats and open the raid's thread. */
  async begin(decks: readonly string[]): Promise<void> {
    const first = this.raider(0).page
    await typeCommand(first, 'raid create')
    await sendCommand(first)
    for (const [seat, { page, name }] of this.raiders.entries()) {
      await takeSeat(page, `${decks[seat]}`)
      await page.getByTestId('embed').getByText(name).first().waitFor()
    }
    await first.locator('button[data-label="Start"]').click()
    for (const { page } of this.raiders) await page.locator('#sidebar [data-testid=thread-link]').click()
    this.thread = (await this.question()).channel_id
  }

  /** The question that the next step answers. */
  question = (): Promise<WireMessage> => promptAt(this.watcher, this.#asked)

  /** Makes a step of the plan as soon as its question is there. */
  async make({ at, moves, by }: Step): Promise<void> {
    const [move, aim] = moves
    if (!move) throw new Error('a step without moves')
    const prompt = await this.question()
    const { name, page, witness } = this.raider(move.decision.seat)
    this.#asked += 1
    this.#at(at + moves.length - 1)
    if (typeof by === 'object') return typeIn(page, by)
    await this.#answered(0) // nobody presses again before seeing what came of the last press
    const person = this.discord.as(name).in(this.thread)
    const fingers = by === 'browser' ? mouse(page) : client(person, (why) => this.#troubles.push(why))
    const count = (presses: number) => this.presses.set(at, (this.presses.get(at) ?? 0) + presses)
    return answer(prompt, witness, [move, aim], counted(fingers, count))
  }

  #at(move: number): void {
    for (const { witness } of [...this.raiders, { witness: this.watcher }]) witness.move = move
  }

  /** The same, once the bot has answered whatever was pressed before. @returns how much that was */
  async settled(): Promise<number> {
    await this.question()
    return this.#answered(0)
  }

  /** Makes a step that takes only buttons, and waits until the bot has answered it: its news may come later. */
  async makeAndAwait(step: Step): Promise<void> {
    const before = await this.settled()
    await this.make(step)
    await this.#answered(before + (this.presses.get(step.at) ?? 1))
  }

  #answered(atLeast: number): Promise<number> {
    return this.discord.until(async () => {
      const all = await this.discord.interactions()
      const isDone = all.length >= atLeast && all.every(({ answeredAfterMs }) => answeredAfterMs !== null)
      return isDone && all.length
    }, ANSWERED_MS)
  }

  async kill(): Promise<void> {
    await this.#bot.kill()
    this.#troubles.push(...this.#bot.complaints)
  }

  /** With the same settings, so that it finds its database and its playground. */
  async startAgain(): Promise<void> {
    this.#bot = await startBotProcess(this.#settings)
    await this.discord.botOnline()
  }

  /** What the bot had to complain of in its log, and what people were not answered. */
  troubles = (): string[] => [...this.#troubles, ...this.#bot.complaints]
}

/** What ends something; the last thing that was started ends first. */
export type Ends = (() => Promise<void>)[]

export async function endAll(ends: Ends): Promise<void> {
  for (const end of ends.reverse()) await end()
}

async function sitDown(browser: Browser, url: string, ends: Ends): Promise<Raider[]> {
  const raiders: Raider[] = []
  for (const name of RAIDERS) {
    const witness = await Witness.open(url, name)
    ends.push(async () => witness.close())
    raiders.push({ name, page: await openAs(browser, url, name), witness })
  }
  return raiders
}

/** Opens the lobby's menu of starters and picks one; the menu closes when the lobby is told anew meanwhile. */
async function takeSeat(page: Page, deck: string): Promise<void> {
  const menu = page.getByTestId('select')
  const option = page.locator(`[data-testid=option][data-value="${deck}"]`)
  for (let tries = 0; tries < 5; tries++) {
    if (!(await option.isVisible())) await menu.click()
    const picked = await option.click({ timeout: 2_000 }).then(
      () => true,
      () => false,
    )
    if (picked) return
  }
  throw new Error(`the menu of starters never offers ${deck}`)
}

async function typeIn(page: Page, { command, options }: Typed): Promise<void> {
  await typeCommand(page, command)
  for (const { name, typed, value } of options) await typeOption(page, name, typed, value)
  await sendCommand(page)
}
