/**
 * What is still to be announced. It is written in the transaction that makes it true, and sent afterwards, in
 * order within each topic, such as a raid. A sender claims a topic's next messages for a short time; if it dies,
 * another takes them over, and Discord drops a repeated message by its nonce.
 */
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { OutboxStatus } from './generated/client.ts'
import type { Store, Tx } from './open.ts'
import { senderIsGone } from './sender.ts'
import { type Topic, topicKey, topicShape } from './topics.ts'

type NewMessage = {
  readonly kind: string
  /** Where: a channel or thread. */
  readonly channelId: string
  /** What to announce, as plain JSON. */
  readonly payload: unknown
  /** Not earlier than this; at once by default. Later messages of the topic wait for it. */
  readonly notBefore?: Date
}

const rowSchema = z.object({
  id: z.bigint(),
  topic: topicShape,
  order: z.number().int(),
  kind: z.string(),
  payload: z.unknown(),
  channelId: z.string(),
  nonce: z.string(),
  status: z.enum(OutboxStatus),
  messageId: z.string().nullable(),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: z.date(),
  /** When a sender had it first; null when it was never sent before. */
  triedBefore: z.date().nullable(),
})
export type OutboxMessage = z.infer<typeof rowSchema>

/** A claim must outlast a few renewals; every message that is sent renews it too. */
const CLAIM_MS = 30_000
/** Discord takes up to 25 characters. */
const NONCE_BYTES = 12

/** Adds messages at the end of a topic's queue, in the given order. Whoever else adds some waits for this transaction. */
export async function enqueue(
  tx: Tx,
  topic: Topic,
  messages: readonly NewMessage[],
  now = new Date(),
): Promise<void> {
  if (messages.length === 0) return
  const rows = messages.map(({ kind, channelId, payload, notBefore = now }) => ({
    kind,
    channelId,
    payload,
    notBefore: notBefore.toISOString(),
    nonce: randomBytes(NONCE_BYTES).toString('hex'),
  }))
  await tx.$executeRaw`
    WITH held AS (
      INSERT INTO "Topic" (key, last, "raidId", "warId")
      VALUES (${topicKey(topic)}, ${rows.length}, ${idOf(topic, 'raid')}::uuid, ${idOf(topic, 'war')}::uuid)
      ON CONFLICT (key) DO UPDATE SET last = "Topic".last + ${rows.length}
      RETURNING key, last - ${rows.length} AS before)
    INSERT INTO "Outbox" (topic, "order", kind, "channelId", payload, "notBefore", nonce)
    SELECT held.key, held.before + m.position, m.entry->>'kind', m.entry->>'channelId', m.entry->'payload',
           (m.entry->>'notBefore')::timestamptz, m.entry->>'nonce'
    FROM held, jsonb_array_elements(${JSON.stringify(rows)}::jsonb) WITH ORDINALITY AS m(entry, position)
    ORDER BY m.position`
}

const idOf = ({ kind, id }: Topic, wanted: Topic['kind']): string | null => (kind === wanted ? id : null)

type BatchOptions = {
  /** Who claims: `senderName()`. */
  readonly sender: string
  /** At most so many messages; 10 unless told. */
  readonly limit?: number
  readonly now?: Date
}

/**
 * Claims the next messages of one topic whose turn it is, in their order; an empty list when nothing is due. Send
 * them one after the other, each followed by `markSent`, and stop at the first that fails with `markFailed`.
 */
export async function nextBatch(store: Store, options: BatchOptions): Promise<OutboxMessage[]> {
  const { sender, limit = 10, now = new Date() } = options
  const rows: unknown = await store.db.$queryRaw`
    WITH head AS (
      SELECT o.topic FROM "Outbox" o
      WHERE o.status = 'waiting' AND o."notBefore" <= ${now}
        AND (o."claimedUntil" IS NULL OR o."claimedUntil" <= ${now})
        AND NOT EXISTS (SELECT 1 FROM "Outbox" earlier WHERE earlier.topic = o.topic
                        AND earlier.status = 'waiting' AND earlier."order" < o."order")
      ORDER BY o."notBefore", o.id LIMIT 1 FOR UPDATE OF o SKIP LOCKED),
    run AS (
      SELECT o.id, o."triedAt" AS "triedBefore" FROM "Outbox" o JOIN head ON o.topic = head.topic
      WHERE o.status = 'waiting' AND NOT EXISTS (
        SELECT 1 FROM "Outbox" earlier
        WHERE earlier.topic = o.topic AND earlier.status = 'waiting'
          AND earlier."order" <= o."order" AND earlier."notBefore" > ${now})
      ORDER BY o."order" LIMIT ${limit})
    UPDATE "Outbox" o SET "claimedBy" = ${sender}, "claimedUntil" = ${claimEnd(now)},
                        "triedAt" = coalesce(o."triedAt", ${now})
    FROM run WHERE o.id = run.id RETURNING o.*, run."triedBefore"`
  return parse(rows).sort((a, b) => a.order - b.order)
}

const claimEnd = (now: Date) => new Date(now.getTime() + CLAIM_MS)
const parse = (rows: unknown) => z.array(rowSchema).parse(rows)

type Sending = { readonly message: OutboxMessage; readonly sender: string; readonly now?: Date }

/**
 * Notes that a message is on Discord and renews the claim on those after it.
 * @returns false when the claim was lost meanwhile: stop sending this batch
 */
export async function markSent(store: Store, sending: Sending, messageId: string | null): Promise<boolean> {
  const { message, sender, now = new Date() } = sending
  const rows: unknown = await store.db.$queryRaw`
    WITH before AS (SELECT id, "claimedBy" FROM "Outbox" WHERE id = ${message.id} FOR UPDATE),
    noted AS (
      UPDATE "Outbox" o SET status = 'sent', "messageId" = ${messageId}, "sentAt" = ${now}, attempts = attempts + 1,
                            "claimedBy" = NULL, "claimedUntil" = NULL
      FROM before WHERE o.id = before.id AND o.status = 'waiting'
      RETURNING before."claimedBy" = ${sender} AS owned),
    renewed AS (
      UPDATE "Outbox" SET "claimedUntil" = ${claimEnd(now)}
      WHERE topic = ${topicKey(message.topic)} AND status = 'waiting' AND "claimedBy" = ${sender}
        AND id <> ${message.id})
    SELECT owned FROM noted`
  return z.array(z.object({ owned: z.boolean().nullable() })).parse(rows)[0]?.owned === true
}

/** A send that takes long, since Discord makes us wait, keeps what was claimed. */
export async function renewClaims(
  store: Store,
  { message, sender, now = new Date() }: Sending,
): Promise<void> {
  await store.db.outbox.updateMany({
    where: theirs(message, sender),
    data: { claimedUntil: claimEnd(now) },
  })
}

/** Which of these messages of Discord's were noted as sent for a topic. */
export async function notedMessages(tx: Tx, topic: Topic, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.outbox.findMany({
    where: { topic: topicKey(topic), messageId: { in: [...ids] } },
    select: { messageId: true },
  })
  return new Set(rows.flatMap(({ messageId }) => messageId ?? []))
}

/**
 * Notes that a message could not be sent, to be tried again at `retryAt`; null gives it up for good. Either way the
 * claim on the messages after it ends, so that they wait their turn.
 */
export async function markFailed(
  store: Store,
  sending: Sending,
  error: string,
  retryAt: Date | null,
): Promise<void> {
  const { message, sender } = sending
  const fate = retryAt ? { notBefore: retryAt } : { status: OutboxStatus.dropped }
  await store.transaction(async (tx) => {
    const data = { ...fate, lastError: error, attempts: { increment: 1 }, ...FREE }
    await tx.outbox.updateMany({ where: { id: message.id, claimedBy: sender, status: 'waiting' }, data })
    await tx.outbox.updateMany({ where: theirs(message, sender), data: { ...FREE, triedAt: null } })
  })
}

const FREE = { claimedBy: null, claimedUntil: null }
const theirs = ({ topic }: OutboxMessage, sender: string) => ({
  topic: topicKey(topic),
  claimedBy: sender,
  status: OutboxStatus.waiting,
})

/**
 * Frees what a sender that was killed on this machine had claimed, so that a restart need not wait for the claims to
 * end. Call it once at the start.
 * @returns how many messages were freed
 */
export async function freeDeadClaims(store: Store): Promise<number> {
  const claimed = await store.db.outbox.groupBy({ by: ['claimedBy'], where: { claimedBy: { not: null } } })
  const gone = claimed.flatMap(({ claimedBy }) => (claimedBy && isGone(store, claimedBy) ? [claimedBy] : []))
  const { count } = await store.db.outbox.updateMany({ where: { claimedBy: { in: gone } }, data: FREE })
  return count
}

/** The embedded database has one process at a time, so whoever claimed before it was opened is gone. */
const isGone = (store: Store, sender: string) => store.kind === 'pglite' || senderIsGone(sender)

/** The id of the latest message of some kind that a topic has on Discord, such as its board; null without one. */
export async function lastSent(tx: Tx, topic: Topic, kind: string): Promise<string | null> {
  const found = await tx.outbox.findFirst({
    where: { topic: topicKey(topic), kind, status: 'sent', messageId: { not: null } },
    orderBy: { order: 'desc' },
    select: { messageId: true },
  })
  return found?.messageId ?? null
}

/** All that a topic has been told of some kind, sent or not, in order. */
export async function payloadsOf(tx: Tx, topic: Topic, kind: string): Promise<unknown[]> {
  const rows = await tx.outbox.findMany({
    where: { topic: topicKey(topic), kind },
    orderBy: { order: 'asc' },
    select: { payload: true },
  })
  return rows.map(({ payload }) => payload)
}

/** A message of a topic that later rows change: all that went into it, in order. */
type Standing = {
  readonly messageId: string
  readonly since: Date
  /** Nothing of the topic was posted below it. */
  readonly isLast: boolean
  readonly payloads: readonly unknown[]
}

/**
 * The latest message that a row of this kind went into, with every row that did.
 * @param aside kinds that are posted elsewhere
 */
export async function standing(
  tx: Tx,
  topic: Topic,
  kind: string,
  aside: readonly string[],
): Promise<Standing | null> {
  const messageId = await lastSent(tx, topic, kind)
  if (messageId === null) return null
  const sent = { topic: topicKey(topic), status: OutboxStatus.sent }
  const rows = await tx.outbox.findMany({
    where: { ...sent, messageId },
    orderBy: { order: 'asc' },
    select: { payload: true, sentAt: true, order: true },
  })
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
  return { messageId, since: rows[0]?.sentAt ?? new Date(0), isLast: below === null, payloads }
}

/** Whether a later row of the topic, of one of these kinds, is still to be sent. */
export async function isFollowed(
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

/** When the earliest waiting message that nobody has claimed is due; null when none waits. */
export async function nextDue(tx: Tx): Promise<Date | null> {
  const found = await tx.outbox.aggregate({ where: { status: 'waiting' }, _min: { notBefore: true } })
  return found._min.notBefore
}
