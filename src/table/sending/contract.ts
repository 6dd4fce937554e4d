/** The types of functions that deliver announcements, and of the data that they get. */
import type { ServedShards } from '../../store/outbox/outbox.ts'
import type { Announcement, NewsAnnouncement, PromptAnnouncement } from '../model/announcement.ts'
import type { RaidInfo } from '../model/raid.ts'
import type { WarAnnouncement, WarInfo } from '../war/contract.ts'

/** The message with the open question, and the events since it was posted, in order. */
export interface QuestionMessage {
  messageId: string
  /** The time at which the message was posted, in milliseconds of `performance.now()`. */
  postedAt: number
  /** Whether nothing of the raid was posted below the message. */
  isLast: boolean
  prompt: PromptAnnouncement
  /** All questions in the message, the latest last. */
  prompts: PromptAnnouncement[]
  news: NewsAnnouncement[]
}

/** The destination of an announcement, with the state of its topic. */
export interface DeliveryDetails {
  /** The raid of the topic, in its current state, which may be later than the announcement. */
  raid: RaidInfo
  /** The raid's thread when it was announced, or the channel if there was no thread yet. */
  channelId: string
  /**
   * The nonce of the message, which is the same at each attempt. With `enforce_nonce`, Discord drops a second
   * message with the same nonce. It has 24 characters.
   */
  nonce: string
  /**
   * When the message was added to the outbox, in milliseconds of `performance.now()`, if an earlier attempt may have
   * reached Discord. Null for the first attempt.
   */
  addedAtIfTriedBefore: number | null
  /** The number of failed attempts. */
  attempts: number
  /** The error of the last attempt, or null. */
  lastError: string | null
  /** Returns those of the given message ids that belong to other announcements of the topic. */
  noted(messageIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Returns the id of the topic's latest message of a kind, so that it can be edited; null when none was sent. */
  lastMessage(kind: Announcement['kind']): Promise<string | null>
  /** Returns the topic's message with the last question; null when there is none. */
  asking(): Promise<QuestionMessage | null>
  /** Whether an announcement of one of these kinds follows this one; by default a question or the end. */
  isFollowed(kinds?: readonly Announcement['kind'][]): Promise<boolean>
}

/**
 * A function that sends an announcement. If it throws, the announcement is tried again later without limit, and later
 * ones wait.
 * @returns the id of the message, or null when there was nothing to send
 * @throws UndeliverableError to give the announcement up for good
 */
export type DeliverAnnouncement = (announcement: Announcement, to: DeliveryDetails) => Promise<string | null>

/** The destination of news of the companion, with the game that they are about. */
export type WarDeliveryDetails = Omit<DeliveryDetails, 'raid' | 'lastMessage' | 'asking' | 'isFollowed'> & {
  war: WarInfo
  /** Returns the id of the game's latest message, or null when none was sent. */
  lastMessage(): Promise<string | null>
}
export type DeliverWarAnnouncement = (news: WarAnnouncement, to: WarDeliveryDetails) => Promise<string | null>

/** The destination of one person's private thread in a raid. */
export type PrivateThreadDeliveryDetails = Omit<DeliveryDetails, 'lastMessage' | 'asking' | 'isFollowed'>
/** A function that updates a person's private thread to the current state of the raid. */
export type UpdatePrivateThread = (personId: string, to: PrivateThreadDeliveryDetails) => Promise<void>

export interface OutboxOptions {
  /** Ends the loop. Messages that are being sent are finished first. */
  readonly signal: AbortSignal
  /** Sends an announcement of the companion. */
  readonly deliverWar?: DeliverWarAnnouncement
  /** Updates the private thread of one person. */
  readonly updatePrivateThread?: UpdatePrivateThread
  /**
   * Returns the shards of Discord's gateway that this process serves. The process sends the announcements of these
   * shards' servers at once, and other announcements only if no process has sent them for a while.
   */
  readonly ours?: () => ServedShards
  /** Receives each failure. `where` is null if the failure isn't about a message. */
  readonly onError?: (error: unknown, where: { topic: string; attempts: number } | null) => void
  /** The interval in milliseconds at which the database is searched for announcements. */
  readonly pollMs?: number
  /** The most topics whose messages are sent at the same time. */
  readonly topicsAtOnce?: number
  /** Returns the pause in milliseconds after a number of failures in a row. */
  readonly backoff?: (failures: number) => number
}
