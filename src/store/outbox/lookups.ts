/** Finds the messages of a topic that are on Discord, and those that are still to be sent. */
import { z } from 'zod'
import type { Transaction } from '../database/open.ts'
import { OutboxStatus } from '../generated/client.ts'
import type { ClaimedOutboxMessage } from './outbox.ts'
import { type Topic, topicKey } from './topics.ts'

/**
 * Returns the id of the latest message of a kind that a topic has on Discord, such as its board; null if there is
 * none.
 */
export async function findLastSentMessageId(
  tx: Transaction,
  topic: Topic,
  kind: string,
): Promise<string | null> {
  const found = await tx.outbox.findFirst({
    where: { topic: topicKey(topic), kind, status: 'sent', messageId: { not: null } },
    orderBy: { order: 'desc' },
    select: { messageId: true },
  })
  return found?.messageId ?? null
}

/** Returns all payloads of a kind in a topic, sent or not, in order. */
export async function announcementPayloadsOf(
  tx: Transaction,
  topic: Topic,
  kind: string,
): Promise<unknown[]> {
  const rows = await tx.outbox.findMany({
    where: { topic: topicKey(topic), kind },
    orderBy: { order: 'asc' },
    select: { payload: true },
  })
  return rows.map(({ payload }) => payload)
}

/** A message of a topic that later announcements change, with all announcements that went into it, in order. */
export type ChangeableMessage = {
  readonly messageId: string
  /** The time of its posting, in milliseconds of `performance.now()`. */
  readonly postedAt: number
  /** Whether no other message of the topic was posted below it. */
  readonly isLast: boolean
  readonly payloads: readonly unknown[]
}

/**
 * Returns the latest message into which an announcement of this kind went, with all its announcements.
 * @param aside kinds that are posted elsewhere
 */
export async function findLatestChangeableMessage(
  tx: Transaction,
  topic: Topic,
  kind: string,
  aside: readonly string[],
): Promise<ChangeableMessage | null> {
  const messageId = await findLastSentMessageId(tx, topic, kind)
  if (messageId === null) return null
  const sent = { topic: topicKey(topic), status: OutboxStatus.sent }
  const found: unknown = await tx.$queryRaw`
    SELECT payload, "order", 1000 * extract(epoch FROM now() - "sentAt")::float8 AS "msAgo" FROM "Outbox"
    WHERE topic = ${topicKey(topic)} AND status = 'sent' AND "messageId" = ${messageId} ORDER BY "order"`
  const rows = standingRows.parse(found)
  const below = await tx.outbox.findFirst({
    where: {
      ...sent,
      order: { gt: rows[0]?.order ?? 0 },
      messageId: { not: messageId },
      kind: { notIn: [...aside] },
    },
    select: { id: true },
  })
  const payloads = rows.map(({ payload }) => payload)
  const postedAt = performance.now() - (rows[0]?.msAgo ?? Number.POSITIVE_INFINITY)
  return { messageId, postedAt, isLast: below === null, payloads }
}

const standingRows = z.array(
  z.object({ payload: z.unknown(), order: z.number().int(), msAgo: z.number().nullable() }),
)

/** Whether a later announcement of the topic, of one of these kinds, is still to be sent. */
export async function hasLaterUnsentAnnouncement(
  tx: Transaction,
  { topic, order }: Pick<ClaimedOutboxMessage, 'topic' | 'order'>,
  kinds: readonly string[],
): Promise<boolean> {
  const next = await tx.outbox.findFirst({
    where: { topic: topicKey(topic), status: 'waiting', order: { gt: order }, kind: { in: [...kinds] } },
    select: { id: true },
  })
  return next !== null
}

/** Whether a message with such a payload waits, and no sender has begun to send it. */
export async function hasUnclaimedMessage(
  tx: Transaction,
  topic: Topic,
  payload: { readonly path: string[]; readonly equals: string },
): Promise<boolean> {
  const where = { topic: topicKey(topic), status: OutboxStatus.waiting, claimedBy: null, payload }
  return (await tx.outbox.findFirst({ where, select: { id: true } })) !== null
}

/** Returns those of the given Discord message ids that are recorded as sent messages of a topic. */
export async function sentMessageIdsAmong(
  tx: Transaction,
  topic: Topic,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.outbox.findMany({
    where: { topic: topicKey(topic), messageId: { in: [...ids] } },
    select: { messageId: true },
  })
  return new Set(rows.flatMap(({ messageId }) => messageId ?? []))
}
