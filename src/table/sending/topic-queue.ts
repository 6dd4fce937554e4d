/** A sender's queue of a topic, with the messages to send and the last question that was sent. */

import type { ChangeableMessage } from '../../store/outbox/lookups.ts'
import type { ClaimedOutboxMessage } from '../../store/outbox/outbox.ts'
import { type Topic, topicKey } from '../../store/outbox/topics.ts'

/** The kind of message that later announcements edit, which is a question. */
export const EDITED_MESSAGE_KIND = 'prompt'
/** The kinds of messages that aren't posted below the question, and so leave it the last message. */
export const KINDS_THAT_LEAVE_QUESTION_LAST: readonly string[] = ['lobby', 'own']

export class TopicQueue {
  readonly topic: Topic
  readonly sender: string
  /** The number of the last claimed message. All messages up to it have been sent or are in `waiting`. */
  last = 0
  waiting: ClaimedOutboxMessage[] = []
  /** Whether a task is sending messages of this queue. */
  isWorking = false
  /** Whether the queue waits for its turn. */
  isReady = false
  /** The latest message that later announcements edit; null if there is none, undefined while it isn't known. */
  #standing: ChangeableMessage | null | undefined
  readonly #wake: (queue: TopicQueue) => void

  constructor(topic: Topic, sender: string, wake: (queue: TopicQueue) => void) {
    this.topic = topic
    this.sender = sender
    this.#wake = wake
  }

  /** Adds claimed messages in their order. */
  take(messages: readonly ClaimedOutboxMessage[]): void {
    const [first] = messages
    if (first?.order !== this.last + 1) this.#standing = undefined
    this.last = messages.at(-1)?.order ?? this.last
    this.waiting.push(...messages)
    this.#wake(this)
  }

  /** Whether a message of one of these kinds waits after this one, as far as this process knows. */
  isFollowed({ order }: ClaimedOutboxMessage, kinds: readonly string[]): boolean {
    return this.waiting.some((one) => one.order > order && kinds.includes(one.kind))
  }

  /**
   * Returns the latest message that later announcements edit; null if there is none.
   * @param read queries the database if the message isn't known
   */
  async standing(read: () => Promise<ChangeableMessage | null>): Promise<ChangeableMessage | null> {
    if (this.#standing === undefined) this.#standing = await read()
    return this.#standing
  }

  /**
   * Updates the latest editable message after a message was sent. `messageId` is null when there was nothing to
   * send.
   */
  recordSent({ kind, payload }: ClaimedOutboxMessage, messageId: string | null): void {
    const now = this.#standing
    if (now === undefined || messageId === null) return
    if (now?.messageId === messageId) this.#standing = { ...now, payloads: [...now.payloads, payload] }
    else if (kind === EDITED_MESSAGE_KIND)
      this.#standing = { messageId, postedAt: performance.now(), isLast: true, payloads: [payload] }
    else if (now && !KINDS_THAT_LEAVE_QUESTION_LAST.includes(kind)) this.#standing = { ...now, isLast: false }
  }
}

/** The queues of this process' senders, by topic. */
const queues = new Map<string, TopicQueue>()
const MOST_QUEUES = 2_000

export const findTopicQueue = (topic: Topic): TopicQueue | null => queues.get(topicKey(topic)) ?? null

export const topicQueuesOfSender = (sender: string): TopicQueue[] =>
  [...queues.values()].filter((one) => one.sender === sender)

export function addTopicQueue(queue: TopicQueue): void {
  queues.set(topicKey(queue.topic), queue)
  const [oldest] = [...queues.values()].filter((one) => !one.isWorking && one.waiting.length === 0)
  if (queues.size > MOST_QUEUES && oldest) dropTopicQueue(oldest)
}

/** Drops a topic's queue. The process with the claim finds its waiting messages in the database again. */
export function dropTopicQueue(queue: TopicQueue): void {
  queue.waiting = []
  if (findTopicQueue(queue.topic) === queue) queues.delete(topicKey(queue.topic))
}
