/**
 * Sends what the table has announced: each topic's announcements in order, several topics at once. Any number of
 * processes may do this on one database. How an announcement becomes a message is the caller's.
 */
import type { Store, Tx } from '../store/open.ts'
import {
  freeDeadClaims,
  isFollowed,
  lastSent,
  markFailed,
  markSent,
  nextBatch,
  notedMessages,
  type OutboxMessage,
  renewClaims,
  standing,
} from '../store/outbox.ts'
import { senderName } from '../store/sender.ts'
import { type Topic, topicKey } from '../store/topics.ts'
import { Bell } from './bell.ts'
import type { Announcement, RaidCard, Table } from './contract.ts'
import { find } from './look.ts'
import { announcementFrom } from './stored/reading.ts'
import type { WarCard, WarNews } from './war/contract.ts'
import { warById } from './war/rows.ts'
import { warNewsFrom } from './war/stored/reading.ts'

type News = Extract<Announcement, { kind: 'news' }>
type Prompt = Extract<Announcement, { kind: 'prompt' }>

/** The message that asks, and what happened while it stood there, in order. */
export interface Asking {
  messageId: string
  since: Date
  /** Nothing of the raid was posted below it. */
  isLast: boolean
  prompt: Prompt
  /** All that was asked in it, the latest last. */
  prompts: Prompt[]
  news: News[]
}

async function asking(db: Tx, topic: Topic): Promise<Asking | null> {
  const found = await standing(db, topic, 'prompt', ['lobby', 'own'])
  if (!found) return null
  const told = found.payloads.map((payload) => announcementFrom(payload))
  const prompts = told.flatMap((one) => (one.kind === 'prompt' ? [one] : []))
  const prompt = prompts.at(-1)
  if (!prompt) return null
  const { messageId, since, isLast } = found
  const news = told.flatMap((one) => (one.kind === 'news' ? [one] : []))
  return { messageId, since, isLast, prompt, prompts, news }
}

/** Where an announcement goes. */
export interface Delivery {
  /** Whose topic it is, as it is now, which may be later than what is announced. */
  raid: RaidCard
  /** Where it was announced: the thread; or the channel, when there was no thread yet. */
  channelId: string
  /** The same at each attempt, 24 characters: Discord drops a second message with it when told to enforce it. */
  nonce: string
  /** When it was announced, if an earlier attempt may have reached Discord; null when this is the first. */
  triedSince: Date | null
  /** What hindered the last attempt; null when nothing did. */
  lastError: string | null
  /** Which of these messages are other announcements of the topic. */
  noted(messageIds: readonly string[]): Promise<ReadonlySet<string>>
  /** The topic's latest message of some kind, to be edited instead; null when none was sent. */
  lastMessage(kind: Announcement['kind']): Promise<string | null>
  /** The topic's last question, and what has been told in its message since; null when there was none. */
  asking(): Promise<Asking | null>
  /** Whether something of such a kind is to be announced after this: a question, or the end, unless named. */
  isFollowed(kinds?: readonly Announcement['kind'][]): Promise<boolean>
}

/**
 * Sends an announcement. What it throws is tried again later, for ever, and what comes after it waits.
 * @returns the message's id; null when there was nothing to send
 * @throws Undeliverable to give the announcement up for good
 */
export type Deliver = (announcement: Announcement, to: Delivery) => Promise<string | null>

/** Where news of the companion's go, and what they are. */
export type WarDelivery = Omit<Delivery, 'raid' | 'lastMessage' | 'asking' | 'isFollowed'> & { war: WarCard }
export type DeliverWar = (news: WarNews, to: WarDelivery) => Promise<string | null>

/** There is no use in trying again: the thread is gone, say. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable'
}

export interface OutboxOptions {
  /** Ends it: what is being sent is finished first. */
  readonly signal: AbortSignal
  /** Sends the companion's news. */
  readonly deliverWar?: DeliverWar
  /** Told of each failure; the announcement is tried again by itself. */
  readonly onError?: (error: unknown, where: { topic: string; attempts: number } | null) => void
  /** How often to look for what other processes have announced, and for retries. */
  readonly pollMs?: number
  /** How many topics are sent to at once. */
  readonly topicsAtOnce?: number
  /** How long to wait after that many failures in a row, in milliseconds. */
  readonly backoff?: (failures: number) => number
}

const POLL_MS = 2_000
const TOPICS_AT_ONCE = 8
const RENEW_MS = 10_000
const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 5 * 60_000

/** One second, then twice as long each time, five minutes at most. */
const doubling = (failures: number): number => Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS)

/** Sends until the signal ends it, woken by what this process commits and by a slow poll. Never rejects. */
export async function runOutbox(
  { store, table }: { store: Store; table: Pick<Table, 'onCommit'> },
  deliver: Deliver,
  options: OutboxOptions,
): Promise<void> {
  const sender = new Sender(store, deliver, options)
  const unsubscribe = table.onCommit(() => sender.bell.ring())
  const stop = () => sender.bell.ring()
  options.signal.addEventListener('abort', stop)
  await sender.run()
  options.signal.removeEventListener('abort', stop)
  unsubscribe()
}

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

class Sender {
  readonly bell = new Bell()
  readonly #name = senderName()
  readonly #busy = new Set<Promise<void>>()
  /** What is on Discord but could not be noted as sent. */
  readonly #delivered = new Map<bigint, string | null>()
  readonly #store: Store
  readonly #deliver: Deliver
  readonly #options: OutboxOptions

  constructor(store: Store, deliver: Deliver, options: OutboxOptions) {
    this.#store = store
    this.#deliver = deliver
    this.#options = options
  }

  async run(): Promise<void> {
    const { signal, pollMs = POLL_MS, topicsAtOnce = TOPICS_AT_ONCE } = this.#options
    await this.#guarded(() => freeDeadClaims(this.#store), 0)
    while (!signal.aborted) {
      if (this.#busy.size >= topicsAtOnce) await Promise.race(this.#busy)
      else if (!(await this.#startBatch())) await this.bell.wait(pollMs)
    }
    await Promise.all(this.#busy)
  }

  /** @returns whether there was one */
  async #startBatch(): Promise<boolean> {
    const batch = await this.#guarded(() => nextBatch(this.#store, { sender: this.#name }), [])
    if (batch.length === 0) return false
    const job = this.#guarded(() => this.#sendBatch(batch), undefined).then(() => {
      this.#busy.delete(job)
      this.bell.ring()
    })
    this.#busy.add(job)
    return true
  }

  async #sendBatch(batch: readonly OutboxMessage[]): Promise<void> {
    const owner = batch[0] && (await ownerOf(this.#store.db, batch[0].topic))
    if (!owner) return
    for (const message of batch) {
      if (this.#options.signal.aborted || !(await this.#send(message, owner))) return
    }
  }

  /** @returns whether the next one of the topic may follow */
  async #send(message: OutboxMessage, owner: Owner): Promise<boolean> {
    const sending = { message, sender: this.#name }
    const known = this.#delivered.get(message.id)
    try {
      const id = known === undefined ? await this.#deliverTo(message, owner) : known
      this.#delivered.set(message.id, id)
    } catch (error) {
      await this.#failed(message, error)
      return false
    }
    const ours = await markSent(this.#store, sending, this.#delivered.get(message.id) ?? null)
    this.#delivered.delete(message.id)
    return ours
  }

  async #deliverTo(message: OutboxMessage, owner: Owner): Promise<string | null> {
    const { topic, payload, channelId, nonce, lastError, triedBefore, createdAt } = message
    const { db } = this.#store
    const renewing = setInterval(() => void this.#renew(message), RENEW_MS)
    try {
      const place = {
        channelId,
        nonce,
        triedSince: triedBefore && createdAt,
        lastError,
        noted: (ids: readonly string[]) => notedMessages(db, topic, ids),
      }
      if (owner.kind === 'war') return await this.#tellWar(payload, { ...place, war: owner.war })
      return await this.#deliver(announcementFrom(payload), {
        ...place,
        raid: owner.raid,
        lastMessage: (kind) => lastSent(db, topic, kind),
        asking: () => asking(db, topic),
        isFollowed: (kinds = ['prompt', 'ended']) => isFollowed(db, message, kinds),
      })
    } finally {
      clearInterval(renewing)
    }
  }

  async #tellWar(payload: unknown, to: WarDelivery): Promise<string | null> {
    const { deliverWar } = this.#options
    if (!deliverWar) throw new Undeliverable('nobody here speaks for the companion')
    return deliverWar(warNewsFrom(payload), to)
  }

  #renew(message: OutboxMessage): Promise<void> {
    return this.#guarded(() => renewClaims(this.#store, { message, sender: this.#name }), undefined)
  }

  async #failed(message: OutboxMessage, error: unknown): Promise<void> {
    const { topic, attempts } = message
    const { onError, backoff = doubling } = this.#options
    onError?.(error, { topic: topicKey(topic), attempts: attempts + 1 })
    const wait = backoff(attempts + 1)
    const retryAt = error instanceof Undeliverable ? null : new Date(Date.now() + wait)
    const cause = error instanceof Error ? error.message : String(error)
    await markFailed(this.#store, { message, sender: this.#name }, cause, retryAt)
    setTimeout(() => this.bell.ring(), wait + 1).unref()
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
