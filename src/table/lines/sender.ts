/**
 * Sends what was announced: each topic's messages in order, several topics at once. What an answer of this process
 * announces comes by way of memory, claimed already; all else is looked for in the database. What was sent is noted a
 * moment later, for all topics at once: until then a crash has it said again, which Discord drops by the nonce.
 */
import type { Store, Tx } from '../../store/open.ts'
import {
  freeDeadClaims,
  isFollowed,
  lastSent,
  markFailed,
  markSent,
  nextBatch,
  notedMessages,
  type Ours,
  type OutboxMessage,
  releaseClaims,
  renewClaims,
  type Sent,
  standing,
} from '../../store/outbox.ts'
import { senderHasEnded, senderName } from '../../store/sender.ts'
import { type Topic, topicKey } from '../../store/topics.ts'
import { Bell } from '../bell.ts'
import type { RaidCard } from '../contract.ts'
import { find } from '../look.ts'
import type { Deliver, Delivery, OutboxOptions, WarDelivery } from '../outbox.ts'
import { announcementFrom } from '../stored/reading.ts'
import type { WarCard } from '../war/contract.ts'
import { warById } from '../war/rows.ts'
import { warNewsFrom } from '../war/stored/reading.ts'
import { askingIn } from './asking.ts'
import { ASIDE, addLine, dropLine, Line, lineOf, linesOf, STANDING } from './line.ts'
import { Undeliverable } from './undeliverable.ts'

const POLL_MS = 2_000
const TOPICS_AT_ONCE = 8
const RENEW_MS = 10_000
const NOTE_MS = 1_000
const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 5 * 60_000

/** One second, then twice as long each time, five minutes at most. */
const doubling = (failures: number): number => Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS)

/** Who has a place at which a topic is spoken of. */
type Owner = { kind: 'raid'; raid: RaidCard } | { kind: 'war'; war: WarCard }

async function ownerOf(db: Tx, { kind, id }: Topic): Promise<Owner | null> {
  if (kind === 'war') {
    const war = await warById(db, id)
    return war && { kind, war }
  }
  const raid = await find(db, { raidId: id })
  return raid && { kind, raid }
}

const keyOf = ({ topic, order }: Pick<OutboxMessage, 'topic' | 'order'>): string =>
  `${topicKey(topic)}/${order}`

export class Sender {
  readonly #bell = new Bell()
  readonly #name = senderName()
  readonly #busy = new Set<Promise<void>>()
  /** Lines with something to send that nobody works on. */
  readonly #ready: Line[] = []
  /** Something may be due in the database. */
  #isDue = true
  /** What waits behind what is being sent now wasn't claimed. */
  #mayBeMore = false
  /** What is on Discord and not noted yet. */
  readonly #unnoted = new Map<string, Sent>()
  #noting: Promise<void> = Promise.resolve()
  /** The shards that were ours at the last look. */
  #shards = 'not looked yet'
  readonly #store: Store
  readonly #deliver: Deliver
  readonly #options: OutboxOptions

  constructor(store: Store, deliver: Deliver, options: OutboxOptions) {
    this.#store = store
    this.#deliver = deliver
    this.#options = options
  }

  /** Something was announced. */
  ring(): void {
    this.#isDue = true
    this.#bell.ring()
  }

  async run(): Promise<void> {
    const { signal, pollMs = POLL_MS, topicsAtOnce = TOPICS_AT_ONCE } = this.#options
    while (!signal.aborted) {
      const line = this.#busy.size < topicsAtOnce ? this.#ready.shift() : undefined
      if (line) this.#start(line)
      else if (this.#busy.size >= topicsAtOnce) await Promise.race(this.#busy)
      else if (this.#isDue) await this.#claim()
      else this.#isDue = !(await this.#bell.wait(pollMs)) || this.#isDue
    }
    for (const line of linesOf(this.#name)) if (!line.isWorking) dropLine(line)
    await Promise.all(this.#busy)
    await this.#note()
    for (const line of linesOf(this.#name)) dropLine(line)
    await this.#guarded(() => releaseClaims(this.#store, this.#name), undefined)
    senderHasEnded(this.#name)
  }

  /** What is due of one topic. */
  async #claim(): Promise<void> {
    this.#isDue = false
    this.#mayBeMore = true // also behind what is sent by the time this has looked
    await this.#note()
    const ours = this.#options.ours?.()
    await this.#follow(ours)
    const batch = await this.#guarded(() => nextBatch(this.#store, { sender: this.#name, ours }), [])
    const [first] = batch
    if (!first && this.#busy.size === 0) this.#mayBeMore = false
    if (!first) return
    this.#isDue = true
    this.#lineOf(first.topic).take(batch)
  }

  /** Whoever had what is ours since may have died over it. */
  async #follow(ours: Ours | undefined): Promise<void> {
    const shards = `${ours?.shards}`
    if (shards === this.#shards) return
    await this.#guarded(() => freeDeadClaims(this.#store), 0)
    this.#shards = shards
  }

  #lineOf(topic: Topic): Line {
    const known = lineOf(topic)
    if (known?.sender === this.#name) return known
    const line = new Line(topic, this.#name, (one) => this.#wake(one))
    addLine(line)
    return line
  }

  #wake(line: Line): void {
    if (line.isWorking || this.#ready.includes(line)) return
    this.#ready.push(line)
    this.#bell.ring()
  }

  #start(line: Line): void {
    line.isWorking = true
    const job = this.#guarded(() => this.#sendAll(line), undefined).then(() => {
      line.isWorking = false
      this.#busy.delete(job)
      if (line.queue.length > 0) this.#wake(line)
      this.#isDue ||= this.#mayBeMore
      this.#mayBeMore = false
      this.#bell.ring()
    })
    this.#busy.add(job)
  }

  async #sendAll(line: Line): Promise<void> {
    const renewing = setInterval(() => void this.#renew(line), RENEW_MS)
    try {
      const owner = await ownerOf(this.#store.db, line.topic)
      if (!owner) return dropLine(line)
      for (const most = line.last; line.queue[0] && line.queue[0].order <= most; line.queue.shift())
        if (this.#options.signal.aborted || !(await this.#send(line, line.queue[0], owner))) return
    } catch (error) {
      dropLine(line)
      throw error
    } finally {
      clearInterval(renewing)
    }
  }

  /** @returns whether the next one of the topic may follow */
  async #send(line: Line, message: OutboxMessage, owner: Owner): Promise<boolean> {
    if (this.#unnoted.has(keyOf(message))) return true
    try {
      const messageId = await this.#deliverTo(line, message, owner)
      const at = new Date()
      line.said(message, messageId, at)
      this.#sent({ topic: message.topic, order: message.order, messageId, at })
      return true
    } catch (error) {
      dropLine(line)
      await this.#failed(message, error)
      return false
    }
  }

  async #deliverTo(line: Line, message: OutboxMessage, owner: Owner): Promise<string | null> {
    const { topic, payload, channelId, nonce, lastError, triedBefore, createdAt } = message
    const { db } = this.#store
    const noted = async <T>(read: () => Promise<T>): Promise<T> => {
      await this.#note()
      return read()
    }
    const place = {
      channelId,
      nonce,
      triedSince: triedBefore && createdAt,
      lastError,
      noted: (ids: readonly string[]) => noted(() => notedMessages(db, topic, ids)),
    }
    const lastMessage = (kind: string) => noted(() => lastSent(db, topic, kind))
    if (owner.kind === 'war')
      return this.#tellWar(payload, { ...place, war: owner.war, lastMessage: () => lastMessage('war') })
    const to: Delivery = {
      ...place,
      raid: owner.raid,
      lastMessage,
      asking: async () =>
        askingIn(await line.standing(() => noted(() => standing(db, topic, STANDING, ASIDE)))),
      isFollowed: async (kinds = ['prompt', 'ended']) =>
        line.isFollowed(message, kinds) || isFollowed(db, message, kinds),
    }
    return this.#deliver(announcementFrom(payload), to)
  }

  async #tellWar(payload: unknown, to: WarDelivery): Promise<string | null> {
    const { deliverWar } = this.#options
    if (!deliverWar) throw new Undeliverable('nobody here speaks for the companion')
    return deliverWar(warNewsFrom(payload), to)
  }

  #sent(sent: Sent): void {
    if (this.#unnoted.size === 0) setTimeout(() => void this.#note(), NOTE_MS)
    this.#unnoted.set(keyOf(sent), sent)
  }

  /** One after the other: whoever waits for it finds all that was sent before noted, if the database is there. */
  #note(): Promise<void> {
    this.#noting = this.#noting.then(() => this.#guarded(() => this.#noteAll(), undefined))
    return this.#noting
  }

  async #noteAll(): Promise<void> {
    const sent = [...this.#unnoted.values()]
    if (sent.length === 0) return
    try {
      const lost = new Set(await markSent(this.#store, this.#name, sent))
      for (const one of sent) this.#unnoted.delete(keyOf(one))
      for (const { topic } of sent) {
        const line = lineOf(topic)
        if (line?.sender === this.#name && lost.has(topicKey(topic))) dropLine(line)
      }
    } finally {
      if (this.#unnoted.size > 0) setTimeout(() => void this.#note(), FIRST_RETRY_MS).unref()
    }
  }

  #renew({ topic }: Line): Promise<void> {
    return this.#guarded(() => renewClaims(this.#store, topic, this.#name), undefined)
  }

  async #failed(message: OutboxMessage, error: unknown): Promise<void> {
    const { topic, attempts } = message
    const { onError, backoff = doubling } = this.#options
    onError?.(error, { topic: topicKey(topic), attempts: attempts + 1 })
    const wait = backoff(attempts + 1)
    const cause = error instanceof Error ? error.message : String(error)
    await this.#note()
    const retryMs = error instanceof Undeliverable ? null : wait
    await markFailed(this.#store, { message, sender: this.#name }, cause, retryMs)
    setTimeout(() => this.ring(), wait + 1).unref()
  }

  /** The database may be away for a while: then there is nothing to send, and we look again. */
  async #guarded<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await work()
    } catch (error) {
      this.#options.onError?.(error, null)
      return otherwise
    }
  }
}
