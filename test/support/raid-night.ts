/** Everything that a raid needs: people at their browsers, a bot and a playground as processes, and a database. */
import type { Page } from 'playwright-core'
import { freePort } from '../../scripts/crowd/free-port.ts'
import {
  buttonLabels,
  newPlaygroundClient,
  type PlaygroundClient,
  type PlaygroundPerson,
  resultingMessage,
} from '../../src/playground/client.ts'
import type { MessageJson } from '../../src/playground/world/message-json.ts'
import { texts } from '../../src/texts/texts.ts'
import { createDatabase, type DatabaseKind } from '../databases.ts'
import { answer, promptAt, wayOf } from './answering.ts'
import {
  type BotProcess,
  type BotSettings,
  endProcess,
  playgroundPid,
  startBotProcess,
} from './bot-process.ts'
import { launchBrowser, openAs, sendCommand, typeCommand, typeOption } from './browser.ts'
import { client, counted, mouse, patient, pickIn } from './fingers.ts'
import { insistOn } from './insisting.ts'
import type { Step, Typed } from './plan.ts'
import { asks } from './questions.ts'
import type { Story } from './story.ts'
import { textOf, Witness } from './witness.ts'

/** The wait for an answer on a busy machine. A missing answer is reported after it. */
const ANSWERED_MS = 30_000

/**
 * Controls that are gone by then are looked for again, because a Boss's question may change before the page shows it.
 */
const GONE_MS = 5_000

/** The pages of the people at the table. An unpainted page has no pictures, and takes clicks like any other. */
type Pages = 'painted' | 'unpainted' | 'none'

export const RAIDERS = ['Anna', 'Ben', 'Cleo'] as const

/** The people in the seats, and the spectator. */
export interface Cast {
  readonly raiders: readonly string[]
  /** The Boss player. */
  readonly boss?: string
  readonly watcher: string
}

const ORDINARY: Cast = { raiders: RAIDERS, watcher: 'Dora' }

/** The people at the table, in the order of the seats. */
interface Seated {
  name: string
  /** Their page; null if they act through the typed client alone. */
  page: Page | null
  witness: Witness
}

export class RaidNight {
  readonly discord: PlaygroundClient
  readonly raiders: readonly Seated[]
  /** A person who sees only public messages. */
  readonly watcher: Witness
  thread = ''
  /** The number of presses for each step, by its first move. Typed commands are not included. */
  readonly presses = new Map<number, number>()
  readonly #settings: BotSettings
  readonly #ids = new Map<string, string>()
  readonly #isBossRaid: boolean
  #bot: BotProcess
  #asked = 0
  readonly #troubles: string[] = []

  private constructor(
    settings: BotSettings,
    bot: BotProcess,
    raiders: readonly Seated[],
    { watcher, isBossRaid }: { watcher: Witness; isBossRaid: boolean },
  ) {
    this.#isBossRaid = isBossRaid
    this.#settings = settings
    this.#bot = bot
    this.raiders = raiders
    this.watcher = watcher
    this.discord = newPlaygroundClient(bot.url)
    this.#at(-1)
  }

  /** @param ends gets a function that ends each started thing, also if a later start fails */
  static async open(
    kind: DatabaseKind,
    { seed }: Story,
    ends: Ends,
    cast: Cast = ORDINARY,
    { pages = 'unpainted' }: { pages?: Pages } = {},
  ): Promise<RaidNight> {
    const database = await createDatabase(kind)
    ends.push(database.drop)
    const settings = { ...database.env, PORT: `${await freePort()}`, PLAYGROUND_SEED: seed }
    const bot = await startBotProcess(settings)
    const pid = playgroundPid(settings.DATA_DIR)
    ends.push(() => endProcess(pid))
    let night: RaidNight | null = null
    ends.push(() => (night ? night.#bot : bot).end())
    const isBossRaid = cast.boss !== undefined
    const isPainted = pages === 'painted'
    const browser = pages === 'none' ? null : await launchBrowser({ pictures: isPainted })
    const openPage = async (name: string) => browser && openAs(browser, bot.url, name, { isPainted })
    ends.push(async () => browser?.close())
    const watcher = await Witness.open(bot.url, cast.watcher)
    ends.push(async () => watcher.close())
    night = new RaidNight(settings, bot, await sitDown(openPage, bot.url, cast, ends), {
      watcher,
      isBossRaid,
    })
    const { users } = await night.discord.as(cast.watcher).state()
    for (const { id, global_name: name } of users) night.#ids.set(name ?? '', id)
    return night
  }

  raider(seat: number): Seated {
    const raider = this.raiders[seat]
    if (!raider) throw new Error(`nobody sits in seat ${seat}`)
    return raider
  }

  /** Their pages, without those of people who have none. */
  get pages(): Page[] {
    return this.raiders.flatMap(({ page }) => page ?? [])
  }

  pageOf(seat: number): Page {
    const { name, page } = this.raider(seat)
    if (!page) throw new Error(`${name} has no page`)
    return page
  }

  /** Waits until everybody at the table can read these words, also in their pages. */
  async everybodyReads(words: string): Promise<void> {
    const isIn = (one: MessageJson) => textOf(one).includes(words)
    for (const { witness } of this.raiders)
      await witness.until(`"${words}"`, () => [...witness.messages.values()].find(isIn))
    for (const page of this.pages) await page.getByText(words).first().waitFor()
  }

  /** The first raider opens a raid, and all take their seats, without pages. */
  async beginByClient(decks: readonly string[], raid: string): Promise<void> {
    const people = this.raiders.map(({ name }) => this.discord.as(name))
    const { id } = resultingMessage(await this.discord.as(this.raider(0).name).slash('raid create', { raid }))
    for (const [seat, person] of people.entries()) {
      const deck = decks[seat]
      resultingMessage(await (deck ? person.select(id, [deck]) : person.click(id, texts.boss.take)))
    }
    await people[0]?.click(id, 'Start')
    this.thread = (await this.question()).channel_id
  }

  /** The first raider types the command, all take their seats and open the raid's thread. */
  async begin(decks: readonly string[], raid?: { title: string; name: string }): Promise<void> {
    const first = this.pageOf(0)
    await typeCommand(first, 'raid create')
    const { title, name } = raid ?? { title: 'Deadmines', name: 'deadmines' }
    await typeOption(first, 'raid', title, name)
    if (!raid) await typeOption(first, 'mode', 'Novice', 'novice')
    await sendCommand(first)
    for (const [seat, { name: person }] of this.raiders.entries()) {
      const page = this.pageOf(seat)
      const deck = decks[seat]
      const shows = (name: string) => page.getByTestId('embed').getByText(name).first().waitFor()
      // a seat that is taken changes the menu, which closes if it is open
      for (const { name } of this.raiders.slice(0, seat)) await shows(name)
      if (deck !== undefined) await pickIn(page.locator('.select-box'), deck)
      else await page.locator(`button[data-label="${texts.boss.take}"]`).click()
      await shows(person)
    }
    await first.locator('button[data-label="Start"]').click()
    for (const page of this.pages) await page.locator('#sidebar [data-testid=thread-link]').click()
    this.thread = (await this.question()).channel_id
  }

  /**
   * The question that the next step answers. With a Boss there may be too many targets for one menu. Then a target is
   * a separate question, so questions aren't counted.
   */
  question = (): Promise<MessageJson> =>
    this.#isBossRaid
      ? this.watcher.until('a question', () => [...this.watcher.messages.values()].findLast(asks))
      : promptAt(this.watcher, this.#asked)

  /**
   * Returns the question for a step that passes, once it asks for that step and not for an earlier one of the same
   * person.
   */
  async passable({ moves: [move] }: Step): Promise<MessageJson> {
    const open = () => [...this.watcher.messages.values()].findLast(asks)
    const isIt = (one: MessageJson) =>
      move && wayOf(one, move) && /^(Pass|End turn)$/.test(`${buttonLabels(one)[0]}`)
    return this.watcher.until('a question to pass', () => [open()].find((one) => one && isIt(one)))
  }

  /** Makes a step of the plan as soon as its question is there. */
  async make({ at, until, moves, by }: Step): Promise<void> {
    const [move, aim] = moves
    if (!move) throw new Error('a step without moves')
    const { name, witness } = this.raider(move.decision.seat)
    if (this.#isBossRaid) return this.#insist({ at, until, moves, by })
    const prompt = await this.question()
    this.#asked += 1
    this.#at(until)
    if (typeof by === 'object') return typeIn(this.pageOf(move.decision.seat), by)
    await this.#answered(0) // nobody presses again before seeing the result of the last press
    const person = this.discord.as(name).in(this.thread)
    const fingers =
      by === 'browser'
        ? mouse(this.pageOf(move.decision.seat))
        : client(person, (why) => this.#troubles.push(why))
    const count = (presses: number) => this.presses.set(at, (this.presses.get(at) ?? 0) + presses)
    return answer(prompt, witness, [move, aim], counted(fingers, count))
  }

  async #insist({ at, until, moves, by }: Step): Promise<void> {
    const [move, aim] = moves
    if (!move) throw new Error('a step without moves')
    const { name, page, witness: own } = this.raider(move.decision.seat)
    const person = this.discord.as(name).in(this.thread)
    const asked = () => [...this.watcher.messages.values()].findLast(asks)
    const userId = this.#ids.get(name) ?? ''
    await this.watcher.until(`a question to ${name}`, () => asked()?.content.includes(userId) || undefined)
    this.#at(until)
    if (typeof by === 'object') return page ? typeIn(page, by) : sendTyped(person, by)
    const count = (presses: number) => this.presses.set(at, (this.presses.get(at) ?? 0) + presses)
    const fingers = counted(by === 'browser' && page ? mouse(page, GONE_MS) : patient(person), count)
    return insistOn({ own, userId, fingers, answered: () => this.#answered(0) }, [move, aim])
  }

  #at(move: number): void {
    for (const { witness } of [...this.raiders, { witness: this.watcher }]) witness.move = move
  }

  /** The same, once the bot has answered all earlier presses. @returns their number */
  async settled(): Promise<number> {
    await this.question()
    return this.#answered(0)
  }

  /** Makes a step that takes only buttons, and waits until the bot has answered it. Its news may come later. */
  async makeAndAwait(step: Step): Promise<void> {
    const before = await this.settled()
    await this.make(step)
    await this.#answered(before + (this.presses.get(step.at) ?? 1))
  }

  #answered(atLeast: number): Promise<number> {
    return this.discord.until(async () => {
      const { all, open, failed } = await this.discord.answers()
      if (failed > 0) throw new Error('the bot left a press unanswered')
      return all >= atLeast && open === 0 && all
    }, ANSWERED_MS)
  }

  async kill(): Promise<void> {
    await this.#bot.kill()
    this.#troubles.push(...this.#bot.complaints)
  }

  /** Starts it with the same settings, so that it finds its database and its playground. */
  async startAgain(): Promise<void> {
    this.#bot = await startBotProcess(this.#settings)
    await this.discord.botOnline()
  }

  /** The errors in the bot's log, and the unanswered interactions. */
  troubles = (): string[] => [...this.#troubles, ...this.#bot.complaints]
}

/** Functions that end things. The last started thing ends first. */
export type Ends = (() => Promise<void>)[]

export async function endAll(ends: Ends): Promise<void> {
  for (const end of ends.reverse()) await end()
}

async function sitDown(
  openPage: (name: string) => Promise<Page | null>,
  url: string,
  { raiders: names, boss }: Cast,
  ends: Ends,
): Promise<Seated[]> {
  const raiders: Seated[] = []
  for (const name of boss === undefined ? names : [...names, boss]) {
    const witness = await Witness.open(url, name)
    ends.push(async () => witness.close())
    raiders.push({ name, page: await openPage(name), witness })
  }
  return raiders
}

async function typeIn(page: Page, { command, options }: Typed): Promise<void> {
  await typeCommand(page, command)
  for (const { name, typed, value } of options) await typeOption(page, name, typed, value)
  await sendCommand(page)
}

/** Sends the command as a page does after the same words were typed. */
async function sendTyped(person: PlaygroundPerson, { command, options }: Typed): Promise<void> {
  const { outcome } = await person.slash(
    command,
    Object.fromEntries(options.map(({ name, value }) => [name, value])),
  )
  if (outcome.kind === 'failure') throw new Error(outcome.reason)
}
