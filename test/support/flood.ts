/**
 * A bot at a stand-in for Discord with three senders: a raid with many waiting announcements, a person who opens
 * threads, and a quiet raid. Counts the requests that are sent while the quiet raid waits for its turn.
 */
import { pino } from 'pino'
import { commands } from '../../commands/index.ts'
import { type Bot, startBot } from '../../src/discord/bot.ts'
import { requestPurpose } from '../../src/discord/observability/meters.ts'
import { newPlaygroundClient, type PlaygroundClient } from '../../src/playground/client.ts'
import { type Playground, startPlayground } from '../../src/playground/server.ts'
import { PLAYGROUND_TOKEN } from '../../src/playground/settings.ts'
import { openStore, type Store } from '../../src/store/database/open.ts'
import { addAnnouncements } from '../../src/table/announcing/announce.ts'
import type { Announcement, Person, RaidInfo, Table } from '../../src/table/contract.ts'
import { requireAccepted } from '../../src/table/fixture.ts'
import { createTable } from '../../src/table/table.ts'
import { rawText, userText } from '../../src/texts/user-text.ts'
import { createDatabase, type DatabaseKind, type EmptyDatabase } from '../empty-database.ts'
import { ratesOfMachines } from './machine-speed.ts'

/** The owner of a request: "flood", "threads" or "quiet", or the channel in which the person has opened a raid. */
type Lane = string

interface SentRequest {
  readonly lane: Lane
  /** The time by the clock of this process, which only goes forward. */
  readonly at: number
}

/** How long an announcement of the quiet raid waited. */
export interface AnnouncementWait {
  readonly ms: number
  /** The owners of the requests that were sent in between, in order. */
  readonly others: readonly Lane[]
}

interface Plan {
  readonly kind: DatabaseKind
  readonly sendsPerSecond: number
  /** The number of raids of the person who opens threads. */
  readonly raids: number
}

/** Enough for the longest wait on a busy machine. */
const PATIENCE_MS = 120_000

export class Flood {
  /** The requests that count towards Discord's limit, in the order in which they were answered. */
  readonly sent: SentRequest[] = []
  readonly #database: EmptyDatabase
  readonly #store: Store
  readonly #table: Table
  readonly #playground: Playground
  readonly #discord: PlaygroundClient
  readonly #lanes = new Map<string, Lane>()
  /** The channels in which the person has opened raids: each raid shows its lobby there. */
  readonly #lobbies = new Set<string>()
  #onRequest = (): void => {}
  #bot: Bot | undefined
  #flooding!: RaidInfo
  #quiet!: RaidInfo
  #opener!: Person
  #isOver = false

  private constructor(database: EmptyDatabase, store: Store, playground: Playground) {
    this.#database = database
    this.#store = store
    this.#table = createTable(store)
    this.#playground = playground
    this.#discord = newPlaygroundClient(playground.url)
  }

  static async open({ kind, sendsPerSecond, raids }: Plan): Promise<Flood> {
    const database = await createDatabase(kind)
    const store = await openStore(database.options)
    const heard: { note?: (request: { method: string; path: string }) => void } = {}
    const playground = await startPlayground({ onRequest: (request) => heard.note?.(request) })
    const flood = new Flood(database, store, playground)
    heard.note = (request) => flood.#note(request)
    await flood.#begin(raids)
    flood.#bot = await startBot({
      store,
      table: flood.#table,
      commands,
      token: PLAYGROUND_TOKEN,
      api: playground.api,
      log: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
      sendsPerSecond,
      rates: ratesOfMachines,
    })
    flood.sent.length = 0
    return flood
  }

  /** Drops the announcements of the raids that begin here. */
  async #begin(raids: number): Promise<void> {
    const [opener, other] = this.#playground.world.users.filter(({ isBot }) => !isBot)
    if (!opener || !other) throw new Error('the stand-in has people')
    this.#opener = { id: opener.id, name: userText(opener.name) }
    const leader = { id: other.id, name: userText(other.name) }
    this.#flooding = await this.#lobby(leader, 'flood')
    this.#quiet = await this.#lobby(leader, 'quiet')
    for (let n = 0; n < raids; n++) {
      const { id } = await this.#lobby(this.#opener, 'threads')
      requireAccepted(await this.#table.join(id, this.#opener, 'horde-rogue'))
      requireAccepted(await this.#table.start(id, this.#opener))
    }
    await this.#store.db.outbox.deleteMany()
  }

  /** A text channel stands for its thread. */
  async #lobby(leader: Person, lane: Lane): Promise<RaidInfo> {
    const { world } = this.#playground
    const channelId = world.addTextChannel(`${lane}-${world.channels.size}`).id
    const threadId = world.addTextChannel(`${lane}-${world.channels.size}`).id
    for (const id of [channelId, threadId]) this.#lanes.set(id, lane)
    const at = { guildId: world.guildId, channelId }
    const raid = requireAccepted(await this.#table.create(at, leader, 'deadmines', 'novice'))
    await this.#table.setThread(raid.id, threadId)
    return { ...raid, threadId }
  }

  #note({ method, path }: { method: string; path: string }): void {
    const errand = requestPurpose({ method, path })
    if (errand === 'answer' || errand === 'by-token') return
    const [, channel = ''] = /^\/channels\/(\d+)/.exec(path) ?? []
    const isLobby = errand === 'change' && this.#lobbies.has(channel)
    const lane = isLobby ? channel : (this.#lanes.get(channel) ?? 'threads')
    this.sent.push({ lane, at: performance.now() })
    this.#onRequest()
  }

  /** Waits until a request is answered. No other request is running then, because requests have a pace. */
  async nextRequest(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#onRequest = resolve
    })
  }

  /** Adds this many announcements to the flooding raid. */
  async flood(lines: number): Promise<void> {
    const line: Announcement = { kind: 'awake', by: this.#flooding.leader }
    await this.#store.transaction((tx) => addAnnouncements(tx, this.#flooding, Array(lines).fill(line)))
  }

  /** Until the end, the person opens private threads in all their raids, closes them again, and opens raids. */
  openThreads(): Promise<unknown> {
    return Promise.all([this.#openPrivateThreads(), this.#openRaids()])
  }

  async #openPrivateThreads(): Promise<void> {
    for (let privateThread = true; !this.#isOver; privateThread = !privateThread) {
      requireAccepted(await this.#table.settings.changePerson(this.#opener, { privateThread }))
      await this.#until(async () => (await this.#waiting({ kind: 'own' })) === 0)
    }
  }

  async #openRaids(): Promise<void> {
    for (let n = 0; !this.#isOver; n++) {
      const channel = this.#playground.world.addTextChannel(`raids-of-one-${n}`).id
      this.#lobbies.add(channel)
      await this.#discord
        .as(rawText(this.#opener.name))
        .in(channel)
        .slash('raid create', { raid: 'deadmines', mode: 'novice' })
    }
  }

  /** Announces something in the quiet raid. Its wait begins at the commit. */
  async announceInQuietRaid(): Promise<AnnouncementWait> {
    const { id, leader } = this.#quiet
    requireAccepted(await this.#table.settings.changeRaid(id, { limitHours: 24 }, leader))
    const before = this.sent.length
    const began = performance.now()
    const isSent = () => this.sent.slice(before).findIndex(({ lane }) => lane === 'quiet')
    await this.#until(() => isSent() >= 0)
    const request = this.sent[before + isSent()]
    const others = this.sent.slice(before, before + isSent()).map(({ lane }) => lane)
    return { ms: (request?.at ?? 0) - began, others }
  }

  #waiting(which: { kind: string } | { topic: string }): Promise<number> {
    return this.#store.db.outbox.count({ where: { ...which, status: 'waiting' } })
  }

  /** The number of waiting announcements of the flooding raid. */
  get left(): Promise<number> {
    return this.#waiting({ topic: `raid:${this.#flooding.id}` })
  }

  /** The nonces of the flooding raid's messages, in Discord's order. */
  nonces(): string[] {
    const messages = this.#playground.world.messagesIn(this.#flooding.threadId ?? '')
    return messages.map(({ nonce }) => `${nonce}`)
  }

  /** The nonces of its announcements, in their order. */
  async announced(): Promise<string[]> {
    const rows = await this.#store.db.outbox.findMany({
      where: { topic: `raid:${this.#flooding.id}` },
      orderBy: { order: 'asc' },
    })
    return rows.map(({ nonce }) => nonce)
  }

  async #until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    const end = performance.now() + PATIENCE_MS
    while (!this.#isOver && !(await isSo())) {
      if (performance.now() > end) throw new Error('it takes too long')
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  async allSent(): Promise<void> {
    await this.#until(async () => (await this.left) === 0)
  }

  /** The maximum number of requests in any second. */
  get mostInASecond(): number {
    const times = this.sent.map(({ at }) => at)
    return Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + 1_000).length))
  }

  /** The number of requests of one of them. */
  count(lane: Lane): number {
    return this.sent.filter((one) => one.lane === lane).length
  }

  /** Stops the person who opens threads. */
  end(): void {
    this.#isOver = true
  }

  async close(): Promise<void> {
    this.end()
    await this.#bot?.stop()
    await this.#playground.close()
    await this.#store.close()
    await this.#database.drop()
  }
}
