/** The stage of an evening in this process: an embedded database, the stand-in for Discord, the bot, and a journal. */
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { commands } from '../../commands/index.ts'
import { type Bot, startBot } from '../../src/discord/bot.ts'
import { handComponentIds } from '../../src/discord/hand/ids.ts'
import { newPlaygroundClient, type PlaygroundClient } from '../../src/playground/client.ts'
import { type Playground, startPlayground } from '../../src/playground/server.ts'
import { PLAYGROUND_TOKEN } from '../../src/playground/settings.ts'
import { type MessageJson, messageJson } from '../../src/playground/world/message-json.ts'
import type { Message, WorldEvent } from '../../src/playground/world/model.ts'
import { openStore, type Store } from '../../src/store/database/open.ts'
import type { Table } from '../../src/table/contract.ts'
import { createTable } from '../../src/table/table.ts'
import { createEmptyDatabase, type EmptyDatabase } from '../../test/empty-database.ts'
import type { StoredRaid } from '../../test/stored/file.ts'
import { goOn } from '../../test/stored/go-on.ts'
import { loadCards } from '../../test/stored/load.ts'
import { controlsOf } from '../../test/support/answering.ts'
import { ratesOfMachines } from '../../test/support/machine-speed.ts'
import { countsTowardsBotLimit, type JournalEntry, type ThreadPost } from './journal.ts'
import { messageLines } from './message-text.ts'
import { phoneHeightOf } from './phone.ts'

/** The longest time until the bot has sent an announcement. */
const SAID_MS = 20_000
const LOOK_MS = 15

export class EveningEnvironment {
  readonly journal: JournalEntry[] = []
  readonly discord: PlaygroundClient
  readonly url: string
  readonly table: Table
  /** The raid's thread. Nothing is recorded before there is one. */
  thread = ''
  readonly #database: EmptyDatabase
  readonly #store: Store
  readonly #playground: Playground
  readonly #bot: Bot
  #pingsSeen = 0

  private constructor(
    database: EmptyDatabase,
    { store, table, playground, bot }: { store: Store; table: Table; playground: Playground; bot: Bot },
  ) {
    this.#database = database
    this.#store = store
    this.table = table
    this.#playground = playground
    this.#bot = bot
    this.url = playground.url
    this.discord = newPlaygroundClient(playground.url)
    playground.world.onEvent((event) => this.#note(event))
  }

  static async open(seed: number): Promise<EveningEnvironment> {
    const database = await createEmptyDatabase('pglite')
    const store = await openStore(database.options)
    let stage: EveningEnvironment | null = null
    const onRequest = ({ path }: { path: string }) => stage?.noteRequest(path)
    const playground = await startPlayground({ onRequest, firstAnswerMs: 60_000 })
    const table = createTable(store, { newSeed: () => seed.toString(16).padStart(32, '0') })
    const { api } = playground
    const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' })
    const access = { token: PLAYGROUND_TOKEN, api }
    const bot = await startBot({ store, table, commands, ...access, rates: ratesOfMachines, log })
    stage = new EveningEnvironment(database, { store, table, playground, bot })
    return stage
  }

  /** Continues a stored raid in a separate channel. */
  async setUp(stored: StoredRaid): Promise<string> {
    const { raidId, channelId } = await goOn(this.#store, this.#playground.world, stored)
    this.thread = channelId
    return raidId
  }

  lend(cards: ReadonlyMap<string, unknown>): Promise<void> {
    return loadCards(this.#store, cards)
  }

  idOf(name: string): string {
    return this.#playground.world.findUser(name)?.id ?? ''
  }

  /** Returns the messages that a person sees in the thread, the newest first; with null those that everybody sees. */
  seenBy(personId: string | null): MessageJson[] {
    return this.#messages()
      .filter(({ visibleTo }) => visibleTo === null || visibleTo === personId)
      .map((message) => this.#wire(message))
      .reverse()
  }

  #messages(): Message[] {
    return this.#playground.world.messages.get(this.thread) ?? []
  }

  #wire(message: Message): MessageJson {
    return messageJson(this.#playground.world, this.#playground.url, message)
  }

  /** Waits until the bot has sent all announcements. */
  async settle(): Promise<void> {
    const end = Date.now() + SAID_MS
    while ((await this.#store.db.outbox.count({ where: { status: 'waiting' } })) > 0) {
      if (Date.now() > end) throw new Error('the bot has not sent all announcements in time')
      await sleep(LOOK_MS)
    }
  }

  /** Waits for the picture of the hand if the person has opened the hand: the picture comes after its text. */
  async handOf(personId: string): Promise<void> {
    const end = Date.now() + SAID_MS
    const isThere = () => {
      const hand = this.seenBy(personId).find((message) =>
        controlsOf(message).some(({ customId }) => handComponentIds.showAs.read(customId)),
      )
      return !hand || hand.attachments.length > 0 || hand.embeds.length > 0
    }
    while (!isThere() && Date.now() < end) await sleep(LOOK_MS)
  }

  /** Returns the ids of the clicks and commands that were answers of people, without answers of the autopilot. */
  async answersOf(raidId: string): Promise<string[]> {
    const where = { raidId, kind: 'answer', interactionId: { not: null }, userId: { not: null } }
    const rows = await this.#store.db.input.findMany({ where, select: { interactionId: true } })
    return rows.flatMap(({ interactionId }) => interactionId ?? [])
  }

  noteRequest(path: string): void {
    if (this.thread !== '') this.journal.push({ kind: 'request', isCounted: countsTowardsBotLimit(path) })
  }

  #note(event: WorldEvent): void {
    const { pings } = this.#playground.world
    const rung = pings.slice(this.#pingsSeen)
    this.#pingsSeen = pings.length
    if (this.thread === '') return
    this.#notePost(event)
    for (const { userId, messageId } of rung)
      this.journal.push({ kind: 'ping', person: userId, id: messageId })
  }

  #notePost(event: WorldEvent): void {
    if (event.kind !== 'messageCreated' && event.kind !== 'messageUpdated' && event.kind !== 'messageDeleted')
      return
    const { message } = event
    if (message.channelId !== this.thread || message.visibleTo !== null) return
    if (event.kind === 'messageDeleted') this.journal.push({ kind: 'deleted', id: message.id })
    else
      this.journal.push({
        kind: event.kind === 'messageCreated' ? 'posted' : 'changed',
        post: postOf(this.#wire(message)),
      })
  }

  async close(): Promise<void> {
    await this.#bot.stop()
    await this.#playground.close()
    await this.#store.close()
    await this.#database.drop()
  }
}

function postOf(message: MessageJson): ThreadPost {
  const text = messageLines(message).join('\n')
  const mentions = [...text.matchAll(/<@!?(\d+)>/g)].flatMap(([, id]) => id ?? [])
  return { id: message.id, mentions: [...new Set(mentions)], height: phoneHeightOf(message) }
}
