/**
 * Sends announcements: each topic's messages in order, several topics at once. If more topics have messages, they
 * take turns, one message each. The announcements of an answer in this process arrive in memory, already claimed. All
 * others are found in the database. Sent messages are recorded a moment later, for all topics at once. After a crash
 * before that they are sent again, and Discord drops them by the nonce.
 */
import type { Store } from '../../store/database/open.ts'
import {
  type ClaimedOutboxMessage,
  claimNextMessages,
  freeClaimsOfDeadSenders,
  markSendAttemptFailed,
  markSentAndRenewClaims,
  releaseMessageClaims,
  renewMessageClaims,
  type SentMessage,
  type ServedShards,
} from '../../store/outbox/outbox.ts'
import { markSenderEnded, newSenderName } from '../../store/outbox/sender.ts'
import { type Topic, topicKey } from '../../store/outbox/topics.ts'
import { FairQueue } from '../fair-queueing/fair-turns.ts'
import { Signal } from '../fair-queueing/signal.ts'
import type { DeliverAnnouncement, OutboxOptions } from './contract.ts'
import { deliverMessage, loadTopicSubject, type TopicSubject } from './delivery.ts'
import {
  addTopicQueue,
  dropTopicQueue,
  EDITED_MESSAGE_KIND,
  findTopicQueue,
  TopicQueue,
  topicQueuesOfSender,
} from './topic-queue.ts'
import { UndeliverableError } from './undeliverable.ts'

const POLL_MS = 2_000
const TOPICS_AT_ONCE = 8
/** The most messages of a topic that are sent in a row before the topic's owner is read again. */
const MOST_IN_A_ROW = 10
const RENEW_MS = 10_000
const NOTE_MS = 1_000
const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 5 * 60_000

/** Returns the pause after a number of failures: a second, then twice as long each time, at most five minutes. */
const doubling = (failures: number): number => Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS)

const keyOf = ({ topic, order }: Pick<ClaimedOutboxMessage, 'topic' | 'order'>): string =>
  `${topicKey(topic)}/${order}`

/** A sent message that isn't recorded yet. `at` is the time of sending by `performance.now()`. */
type Unnoted = Omit<SentMessage, 'msAgo'> & { readonly at: number; readonly kind: string }

export class OutboxSender {
  readonly #signal = new Signal()
  readonly #name = newSenderName()
  readonly #busy = new Set<Promise<void>>()
  /** Topic queues with messages to send on which no task works. */
  readonly #ready = new FairQueue<TopicQueue>()
  /** Whether the database may have messages to send. */
  #isDue = true
  /** The time at which the database is queried again in any case, by `performance.now()`. */
  #lookAt = 0
  #isLooking = false
  /** Whether the database may have unclaimed messages after those that are being sent now. */
  #mayBeMore = false
  /** The sent messages that aren't recorded yet. */
  readonly #unnoted = new Map<string, Unnoted>()
  #noting: Promise<void> = Promise.resolve()
  /** The shards that this process served at the last query, as text. */
  #shards = 'not looked yet'
  readonly #store: Store
  readonly #deliver: DeliverAnnouncement
  readonly #options: OutboxOptions

  constructor(store: Store, deliver: DeliverAnnouncement, options: OutboxOptions) {
    this.#store = store
    this.#deliver = deliver
    this.#options = options
  }

  /** Signals that something was announced. */
  notify(): void {
    this.#isDue = true
    this.#signal.notify()
  }

  async run(): Promise<void> {
    const { signal } = this.#options
    const renewing = setInterval(() => void this.#renew(), RENEW_MS)
    while (!signal.aborted) {
      const queue = this.#isFull ? undefined : this.#ready.take()
      if (queue) this.#start(queue)
      else if (this.#mustLook) await this.#claim()
      else await this.#signal.wait(Math.max(0, this.#lookAt - performance.now()))
    }
    for (const queue of topicQueuesOfSender(this.#name)) if (!queue.isWorking) dropTopicQueue(queue)
    await Promise.all(this.#busy)
    clearInterval(renewing)
    await this.#note()
    for (const queue of topicQueuesOfSender(this.#name)) dropTopicQueue(queue)
    await this.#guarded(() => releaseMessageClaims(this.#store, this.#name), undefined)
    markSenderEnded(this.#name)
  }

  get #isFull(): boolean {
    return this.#busy.size >= (this.#options.topicsAtOnce ?? TOPICS_AT_ONCE)
  }

  get #mustLook(): boolean {
    return this.#isDue || performance.now() >= this.#lookAt
  }

  /** Whether all sending slots are used while another topic waits. */
  get #othersWait(): boolean {
    return this.#isFull && (this.#ready.size > 0 || this.#isLooking)
  }

  /**
   * Claims messages of the topics that have waited longest, also while all sending slots are used, so that these
   * topics get their turn.
   */
  async #claim(): Promise<void> {
    this.#isDue = false
    this.#isLooking = true
    this.#lookAt = performance.now() + (this.#options.pollMs ?? POLL_MS)
    this.#mayBeMore = true // This also notes messages that are being sent when this query ends.
    await this.#note()
    const ours = this.#options.ours?.()
    await this.#follow(ours)
    const wanted = { sender: this.#name, ours, held: this.#held, topics: TOPICS_AT_ONCE }
    const batch = await this.#guarded(() => claimNextMessages(this.#store, wanted), [])
    for (const messages of byTopic(batch)) this.#take(messages)
    this.#isLooking = false
    if (batch.length > 0) this.#isDue = true
    else if (this.#busy.size === 0) this.#mayBeMore = false
  }

  #take(messages: readonly ClaimedOutboxMessage[]): void {
    const [first] = messages
    if (first) this.#queueOf(first.topic).take(messages)
  }

  /**
   * Frees the claims of dead processes after this process got other shards, because the process that served them
   * before may have died.
   */
  async #follow(ours: ServedShards | undefined): Promise<void> {
    const shards = `${ours?.shards}`
    if (shards === this.#shards) return
    await this.#guarded(() => freeClaimsOfDeadSenders(this.#store), 0)
    this.#shards = shards
  }

  #queueOf(topic: Topic): TopicQueue {
    const known = findTopicQueue(topic)
    if (known?.sender === this.#name) return known
    const queue = new TopicQueue(topic, this.#name, (one) => this.#wake(one))
    addTopicQueue(queue)
    return queue
  }

  #wake(queue: TopicQueue): void {
    if (queue.isWorking || queue.isReady) return
    queue.isReady = true
    this.#ready.add(topicKey(queue.topic), queue)
    this.#signal.notify()
  }

  #start(queue: TopicQueue): void {
    queue.isReady = false
    queue.isWorking = true
    const job = this.#guarded(() => this.#sendSome(queue), undefined).then(() => {
      queue.isWorking = false
      this.#busy.delete(job)
      if (queue.waiting.length > 0) this.#wake(queue)
      else {
        this.#isDue ||= this.#mayBeMore
        this.#mayBeMore = false
      }
      this.#signal.notify()
    })
    this.#busy.add(job)
  }

  /** Sends messages of a queue, but only one if other topics wait for their turn. */
  async #sendSome(queue: TopicQueue): Promise<void> {
    try {
      const owner = await loadTopicSubject(this.#store.db, queue.topic)
      if (!owner) return dropTopicQueue(queue)
      for (let n = 0; n < MOST_IN_A_ROW; n++) {
        const [message] = queue.waiting
        if (!message || this.#options.signal.aborted || !(await this.#send(queue, message, owner))) return
        queue.waiting.shift()
        if (this.#othersWait) return
      }
    } catch (error) {
      dropTopicQueue(queue)
      throw error
    }
  }

  /** Sends a message. @returns whether the next message of the topic may follow */
  async #send(queue: TopicQueue, message: ClaimedOutboxMessage, owner: TopicSubject): Promise<boolean> {
    if (this.#unnoted.has(keyOf(message))) return true
    if (this.#hasUnnotedQuestion(message.topic)) await this.#note()
    const means = {
      ...this.#options,
      store: this.#store,
      deliver: this.#deliver,
      note: () => this.#note(),
    }
    try {
      const messageId = await deliverMessage(means, queue, message, owner)
      queue.recordSent(message, messageId)
      this.#sent({
        topic: message.topic,
        order: message.order,
        kind: message.kind,
        messageId,
        at: performance.now(),
      })
      return true
    } catch (error) {
      dropTopicQueue(queue)
      await this.#failed(message, error)
      return false
    }
  }

  /**
   * Whether a sent question of the topic isn't recorded yet. Later announcements edit it, and an edited question
   * couldn't be found again after a crash, so it is recorded first.
   */
  #hasUnnotedQuestion(topic: Topic): boolean {
    return [...this.#unnoted.values()].some(
      (one) =>
        one.kind === EDITED_MESSAGE_KIND && one.messageId !== null && topicKey(one.topic) === topicKey(topic),
    )
  }

  #sent(sent: Unnoted): void {
    if (this.#unnoted.size === 0) setTimeout(() => void this.#note(), NOTE_MS)
    this.#unnoted.set(keyOf(sent), sent)
  }

  /**
   * Records sent messages, one call after the other. When the returned promise resolves, all messages that were sent
   * before are recorded, if the database is reachable.
   */
  #note(): Promise<void> {
    this.#noting = this.#noting.then(() => this.#guarded(() => this.#noteAll(), undefined))
    return this.#noting
  }

  async #noteAll(): Promise<void> {
    const sent = [...this.#unnoted.values()]
    if (sent.length === 0) return
    try {
      const now = performance.now()
      const marks = sent.map(({ at, kind: _, ...one }): SentMessage => ({ ...one, msAgo: now - at }))
      const lost = new Set(await markSentAndRenewClaims(this.#store, this.#name, marks))
      for (const one of sent) this.#unnoted.delete(keyOf(one))
      for (const { topic } of sent) {
        const queue = findTopicQueue(topic)
        if (queue?.sender === this.#name && lost.has(topicKey(topic))) dropTopicQueue(queue)
      }
    } finally {
      if (this.#unnoted.size > 0) setTimeout(() => void this.#note(), FIRST_RETRY_MS).unref()
    }
  }

  /** Renews the claims of messages that wait here, so that other processes don't claim them. */
  async #renew(): Promise<void> {
    const held = this.#held
    if (held.length === 0) return
    await this.#guarded(() => renewMessageClaims(this.#store, held, this.#name), undefined)
  }

  /** The topics with messages that wait in this sender. */
  get #held(): Topic[] {
    return topicQueuesOfSender(this.#name).flatMap(({ topic, waiting: queue }) =>
      queue.length > 0 ? [topic] : [],
    )
  }

  async #failed(message: ClaimedOutboxMessage, error: unknown): Promise<void> {
    const { topic, attempts } = message
    const { onError, backoff = doubling } = this.#options
    onError?.(error, { topic: topicKey(topic), attempts: attempts + 1 })
    const wait = backoff(attempts + 1)
    const cause = error instanceof Error ? error.message : String(error)
    await this.#note()
    const retryMs = error instanceof UndeliverableError ? null : wait
    await markSendAttemptFailed(this.#store, { message, sender: this.#name }, cause, retryMs)
    setTimeout(() => this.notify(), wait + 1).unref()
  }

  /**
   * Runs work with the database. Reports an error of it and returns `otherwise`, because the sender tries again
   * later.
   */
  async #guarded<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await work()
    } catch (error) {
      this.#options.onError?.(error, null)
      return otherwise
    }
  }
}

/** Groups messages by topic. Topics and messages keep their order. */
function byTopic(messages: readonly ClaimedOutboxMessage[]): ClaimedOutboxMessage[][] {
  const topics = new Map<string, ClaimedOutboxMessage[]>()
  for (const message of messages) {
    const key = topicKey(message.topic)
    topics.set(key, [...(topics.get(key) ?? []), message])
  }
  return [...topics.values()]
}
