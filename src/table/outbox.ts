/**
 * Sends what the table has announced: each topic's announcements in order, several topics at once. Any number of
 * processes may do this on one database. How an announcement becomes a message is the caller's.
 */
import type { Store } from '../store/open.ts'
import type { Ours } from '../store/outbox.ts'
import type { Announcement, RaidCard, Table } from './contract.ts'
import { Sender } from './lines/sender.ts'

export { Undeliverable } from './lines/undeliverable.ts'

import type { WarCard, WarNews } from './war/contract.ts'

type News = Extract<Announcement, { kind: 'news' }>
type Prompt = Extract<Announcement, { kind: 'prompt' }>

/** The message that asks, and what happened while it stood there, in order. */
export interface Asking {
  messageId: string
  /** As `performance.now()` counts. */
  postedAt: number
  /** Nothing of the raid was posted below it. */
  isLast: boolean
  prompt: Prompt
  /** All that was asked in it, the latest last. */
  prompts: Prompt[]
  news: News[]
}

/** Where an announcement goes. */
export interface Delivery {
  /** Whose topic it is, as it is now, which may be later than what is announced. */
  raid: RaidCard
  /** Where it was announced: the thread; or the channel, when there was no thread yet. */
  channelId: string
  /** The same at each attempt, 24 characters: Discord drops a second message with it when told to enforce it. */
  nonce: string
  /** When it was announced, as `performance.now()` counts, if an earlier attempt may have reached Discord; null for the first. */
  triedAt: number | null
  /** How many attempts have failed. */
  attempts: number
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
export type WarDelivery = Omit<Delivery, 'raid' | 'lastMessage' | 'asking' | 'isFollowed'> & {
  war: WarCard
  /** The game's latest message; null when none was sent. */
  lastMessage(): Promise<string | null>
}
export type DeliverWar = (news: WarNews, to: WarDelivery) => Promise<string | null>

/** Where the private thread of one person in a raid goes. */
export type OwnDelivery = Omit<Delivery, 'lastMessage' | 'asking' | 'isFollowed'>
/** Brings it up to date, as the raid is now. */
export type DeliverOwn = (personId: string, to: OwnDelivery) => Promise<void>

export interface OutboxOptions {
  /** Ends it: what is being sent is finished first. */
  readonly signal: AbortSignal
  /** Sends the companion's news. */
  readonly deliverWar?: DeliverWar
  /** Brings private threads up to date. */
  readonly deliverOwn?: DeliverOwn
  /** The shards of Discord's gateway that this process has: it sends what concerns their servers, and what others leave. */
  readonly ours?: () => Ours
  /** Told of each failure; the announcement is tried again by itself. */
  readonly onError?: (error: unknown, where: { topic: string; attempts: number } | null) => void
  /** How often to look for what other processes have announced, and for retries. */
  readonly pollMs?: number
  /** How many topics are sent to at once. */
  readonly topicsAtOnce?: number
  /** How long to wait after that many failures in a row, in milliseconds. */
  readonly backoff?: (failures: number) => number
}

/** Sends until the signal ends it, woken by what this process commits and by a slow poll. Never rejects. */
export async function runOutbox(
  { store, table }: { store: Store; table: Pick<Table, 'onCommit'> },
  deliver: Deliver,
  options: OutboxOptions,
): Promise<void> {
  const sender = new Sender(store, deliver, options)
  const ring = () => sender.ring()
  const unsubscribe = table.onCommit(ring)
  options.signal.addEventListener('abort', ring)
  await sender.run()
  options.signal.removeEventListener('abort', ring)
  unsubscribe()
}
