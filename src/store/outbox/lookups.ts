/** What a topic has on Discord, and what still waits. */
import { z } from 'zod'
import type { Tx } from '../database/open.ts'
import { OutboxStatus } from '../generated/client.ts'
import type { OutboxMessage } from './outbox.ts'
import { type Topic, topicKey } from './topics.ts'

/** The id of the latest message of a kind that a topic has on Discord, such as its board; null without one. */
export async function lastSent(tx: Tx, topic: Topic, kind: string): Promise<string | null> {
  const found = await tx.outbox.findFirst({
    where: { topic: topicKey(topic), kind, status: 'sent', messageId: { not: null } },
    orderBy: { order: 'desc' },
    select: { messageId: true },
  })
  return found?.messageId ?? null
}

/** All payloads of a kind in a topic, sent or not, in order. */
export async function payloadsOf(tx: Tx, topic: Topic, kind: string): Promise<unknown[]> {
  const rows = await tx.outbox.findMany({
    where: { topic: topicKey(topic), kind },
    orderBy: { order: 'asc' },
    select: { payload: true },
  })
  return rows.map(({ payload }) => payload)
}

/** A message of a topic that later rows change, with everything that went into it, in order. */
export type ChangeableMessage = {
  readonly messageId: string
  /** The time at which it was posted, in milliseconds of `performance.now()`. */
  readonly postedAt: number
  /** Whether nothing of the topic was posted below the message. */
  readonly isLast: boolean
  readonly payloads: readonly unknown[]
}

/**
 * The latest message that a row of this kind went into, with every row that did.
 * @param aside kinds that are posted elsewhere
 */
export async function latestChangeable(
  tx: Tx,
  topic: Topic,
  kind: string,
  aside: readonly string[],
): Promise<ChangeableMessage | null> {
  const messageId = await lastSent(tx, topic, kind)
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

/** Whether a later row of the topic, of one of these kinds, is still to be sent. */
export async function hasLaterRow(
  tx: Tx,
  { topic, order }: Pick<OutboxMessage, 'topic' | 'order'>,
  kinds: readonly string[],
): Promise<boolean> {
  const next = await tx.outbox.findFirst({
    where: { topic: topicKey(topic), status: 'waiting', order: { gt: order }, kind: { in: [...kinds] } },
    select: { id: true },
  })
  return next !== null
}

/** Whether a message with such a payload waits that no sender has begun to send. */
export async function waitsUnclaimed(
  tx: Tx,
  topic: Topic,
  payload: { readonly path: string[]; readonly equals: string },
): Promise<boolean> {
  const where = { topic: topicKey(topic), status: OutboxStatus.waiting, claimedBy: null, payload }
  return (await tx.outbox.findFirst({ where, select: { id: true } })) !== null
}

/** Returns which of these Discord messages were recorded as sent for a topic. */
export async function notedMessages(tx: Tx, topic: Topic, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.outbox.findMany({
    where: { topic: topicKey(topic), messageId: { in: [...ids] } },
    select: { messageId: true },
  })
  return new Set(rows.flatMap(({ messageId }) => messageId ?? []))
}
