/** The destinations of announcements, and the functions that deliver them. */
import type { ServedShards } from '../../store/outbox/outbox.ts'
import type { Announcement, News, Prompt } from '../model/announcement.ts'
import type { RaidInfo } from '../model/raid.ts'
import type { WarInfo, WarNews } from '../war/contract.ts'

/** The message with the open question, and the events since it was posted, in order. */
export interface QuestionMessage {
  messageId: string
  /** In milliseconds of `performance.now()`. */
  postedAt: number
  /** Whether nothing of the raid was posted below the message. */
  isLast: boolean
  prompt: Prompt
  /** All questions in the message, the latest last. */
  prompts: Prompt[]
  news: News[]
}

/** The destination of an announcement. */
export interface DeliveryTarget {
  /** The raid of the topic, in its current state, which may be later than the announcement. */
  raid: RaidInfo
  /** Where it was announced: the thread, or the channel if there was no thread yet. */
  channelId: string
  /**
   * Identical at each attempt, 24 characters. With `enforce_nonce`, Discord drops a second message with the same
   * nonce.
   */
  nonce: string
  /**
   * The time of the announcement in milliseconds of `performance.now()`, if an earlier attempt may have reached
   * Discord. Null for the first attempt.
   */
  triedAt: number | null
  /** The number of failed attempts. */
  attempts: number
  /** The error of the last attempt, or null. */
  lastError: string | null
  /** Returns which of these messages are other announcements of the topic. */
  noted(messageIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Returns the topic's latest message of a kind, so that it can be edited. Null when none was sent. */
  lastMessage(kind: Announcement['kind']): Promise<string | null>
  /** Returns the topic's last question with the news shown in its message since. Null when there was none. */
  asking(): Promise<QuestionMessage | null>
  /** Whether an announcement of one of these kinds follows this one. By default, a question or the end. */
  isFollowed(kinds?: readonly Announcement['kind'][]): Promise<boolean>
}

/**
 * Sends an announcement. If it throws, the announcement is tried again later without limit, and later ones wait.
 * @returns the message's id, or null when there was nothing to send
 * @throws Undeliverable to give the announcement up for good
 */
export type Deliver = (announcement: Announcement, to: DeliveryTarget) => Promise<string | null>

/** The destination of the companion's news, with its game. */
export type WarDeliveryTarget = Omit<DeliveryTarget, 'raid' | 'lastMessage' | 'asking' | 'isFollowed'> & {
  war: WarInfo
  /** Returns the game's latest message, or null when none was sent. */
  lastMessage(): Promise<string | null>
}
export type DeliverWar = (news: WarNews, to: WarDeliveryTarget) => Promise<string | null>

/** The destination of one person's private thread in a raid. */
export type PrivateThreadDestination = Omit<DeliveryTarget, 'lastMessage' | 'asking' | 'isFollowed'>
/** Updates the private thread to the current state of the raid. */
export type UpdatePrivateThread = (personId: string, to: PrivateThreadDestination) => Promise<void>

export interface OutboxOptions {
  /** Ends the loop. Messages that are being sent are finished first. */
  readonly signal: AbortSignal
  /** Sends the companion's news. */
  readonly deliverWar?: DeliverWar
  /** Updates private threads. */
  readonly updatePrivateThread?: UpdatePrivateThread
  /**
   * The shards of Discord's gateway that this process has. It sends the announcements of their servers, and those
   * that other processes leave.
   */
  readonly ours?: () => ServedShards
  /** Receives each failure. The announcement is tried again automatically. */
  readonly onError?: (error: unknown, where: { topic: string; attempts: number } | null) => void
  /** The interval for finding announcements of other processes, and for retries. */
  readonly pollMs?: number
  /** The number of topics to which messages are sent at once. */
  readonly topicsAtOnce?: number
  /** The pause after that many failures in a row, in milliseconds. */
  readonly backoff?: (failures: number) => number
}
