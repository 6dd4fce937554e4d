/**
 * Stores the announcements that are still to be sent. Each is written in the transaction that causes it, and sent
 * afterwards, in order within its topic, such as a raid. A sender claims a topic's next messages for a short time. If
 * it dies, another sender takes them over, and Discord drops a repeated message by its nonce.
 */
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Store, Transaction } from '../database/open.ts'
import { Prisma } from '../generated/client.ts'
import { isSenderGone, isSenderRunningHere } from './sender.ts'
import { type Topic, topicKey, topicSchema } from './topics.ts'

export type NewOutboxMessage = {
  readonly kind: string
  /** The channel or thread to which the message is sent. */
  readonly channelId: string
  /** The content as plain JSON. */
  readonly payload: unknown
}

const rowSchema = z.object({
  topic: topicSchema,
  order: z.number().int(),
  kind: z.string(),
  payload: z.unknown(),
  channelId: z.string(),
  nonce: z.string(),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
})
/** A message that a sender has claimed. */
export type ClaimedOutboxMessage = z.infer<typeof rowSchema> & {
  /**
   * When the message was added to the outbox, in milliseconds of `performance.now()`; null if no sender has claimed it
   * before.
   */
  readonly addedAtIfTriedBefore: number | null
}

/** A claimed row. `since` is the time since which its topic has waited. */
const claimedSchema = rowSchema.extend({ since: z.date(), addedMsAgo: z.number().nullable() })

/** The duration of a claim. It must be long enough for a few renewals. Every sent message renews the claim, too. */
export const CLAIM_DURATION_SQL = "interval '30 seconds'"
/** The length of a nonce. Discord accepts up to 25 characters. */
const NONCE_BYTES = 12

/**
 * Adds messages at the end of a topic's queue, in the given order. Another transaction that adds messages to the same
 * topic waits for this one.
 */
export async function addToOutbox(
  tx: Transaction,
  topic: Topic,
  messages: readonly NewOutboxMessage[],
): Promise<void> {
  if (messages.length === 0) return
  const rows = messages.map((message) => newOutboxRow(message))
  if ((await append(tx, topic, rows)) > 0) return
  await makeTopic(tx, topic)
  await append(tx, topic, rows)
}

/** Adds rows to an existing topic. Returns the number of added rows, which is 0 if the topic doesn't exist yet. */
async function append(tx: Transaction, topic: Topic, rows: readonly OutboxRow[]): Promise<number> {
  return tx.$executeRaw`
    WITH held AS (
      UPDATE "Topic" SET last = last + ${rows.length} WHERE key = ${topicKey(topic)}
      RETURNING key, last - ${rows.length} AS before)
    INSERT INTO "Outbox" (topic, "order", kind, "channelId", payload, "notBefore", nonce)
    SELECT held.key, held.before + m.position, m.entry->>'kind', m.entry->>'channelId', m.entry->'payload',
           now(), m.entry->>'nonce'
    FROM held, jsonb_array_elements(${JSON.stringify(rows)}::jsonb) WITH ORDINALITY AS m(entry, position)
    ORDER BY m.position`
}

/**
 * Creates a topic. Another transaction may create it at the same time. `ON CONFLICT (key) DO UPDATE` would then fail:
 * the topic's other columns are unique too, and PostgreSQL reports the conflict of the first index that it checks.
 */
async function makeTopic(tx: Transaction, topic: Topic): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "Topic" (key, "raidId", "warId", "playerId")
    VALUES (${topicKey(topic)}, ${idOf(topic, 'raid')}::uuid, ${idOf(topic, 'war')}::uuid, ${idOf(topic, 'person')})
    ON CONFLICT DO NOTHING`
}

type OutboxRow = ReturnType<typeof newOutboxRow>

/** Returns a row for a message, with a new nonce. */
export const newOutboxRow = ({ kind, channelId, payload }: NewOutboxMessage) => ({
  kind,
  channelId,
  payload,
  nonce: randomBytes(NONCE_BYTES).toString('hex'),
})

const idOf = ({ kind, id }: Topic, wanted: Topic['kind']): string | null => (kind === wanted ? id : null)

/** The shards of Discord's gateway that a process serves, and the total number of shards. */
export type ServedShards = { readonly count: number; readonly shards: readonly number[] }

type BatchOptions = {
  /** The sender that claims messages, from `newSenderName()`. */
  readonly sender: string
  /**
   * The shards of this process. Messages for servers of other shards are left to their processes for ten seconds. By
   * default all messages are claimed.
   */
  readonly ours?: ServedShards | undefined
  /** Topics of which the sender still has claimed messages. No further messages of these are claimed. */
  readonly held?: readonly Topic[]
  /** The maximum number of topics; by default 1. */
  readonly topics?: number
  /** The maximum number of messages of each topic; by default 10. */
  readonly limit?: number
  /** The milliseconds that a test adds to the database's clock. */
  readonly later?: number
}

/**
 * Claims the next messages of the topics that have waited longest. The list is empty when nothing is due. A topic's
 * waiting time starts when its earlier messages were sent, so that a long queue gets no more turns than a short one.
 * All times are the database's, since the clocks of processes may differ. Send a topic's messages one after the
 * other, record them by `markSentAndRenewClaims`, and stop at the first that fails with `markSendAttemptFailed`.
 *
 * The time grows with the number of waiting topics, not with the number of their messages: `IS NOT DISTINCT FROM`
 * prevents the planner from reading all waiting messages.
 * @returns the messages of the topic that has waited longest first, each topic's in order
 */
export async function claimNextMessages(
  store: Store,
  options: BatchOptions,
): Promise<ClaimedOutboxMessage[]> {
  const { sender, ours, held = [], topics = 1, limit = 10, later = 0 } = options
  const rows: unknown = await store.db.$queryRaw`
    WITH RECURSIVE clock AS (SELECT now() + ${later} * interval '1 millisecond' AS now),
    waiting AS (
      SELECT min(topic) AS topic FROM "Outbox" WHERE status = 'waiting'
      UNION ALL
      SELECT (SELECT min(o.topic) FROM "Outbox" o WHERE o.status = 'waiting' AND o.topic > waiting.topic)
      FROM waiting WHERE waiting.topic IS NOT NULL),
    first AS MATERIALIZED (
      SELECT head.id FROM waiting CROSS JOIN LATERAL (
        SELECT o.id FROM "Outbox" o WHERE o.status = 'waiting' AND o.topic = waiting.topic
        ORDER BY o."order" LIMIT 1) head),
    head AS (
      SELECT o.topic, greatest(o."notBefore", previous."sentAt") AS since FROM first JOIN "Outbox" o ON o.id = first.id
      LEFT JOIN "Outbox" previous ON previous.topic = o.topic AND previous."order" = o."order" - 1
      CROSS JOIN clock
      WHERE o.status IS NOT DISTINCT FROM 'waiting' AND ${isDue} AND ${isFree}
        AND o.topic <> ALL(${held.map(topicKey)}::text[]) AND NOT ${isOfLeftServer}
        ${ours ? ourTurn(ours) : Prisma.empty}
      ORDER BY since, o.id LIMIT ${topics} FOR UPDATE OF o SKIP LOCKED),
    run AS (
      SELECT next.*, head.since, clock.now FROM head CROSS JOIN clock CROSS JOIN LATERAL (
        SELECT o.id, o."triedAt" AS "triedBefore", bool_and(${isDue}) OVER (ORDER BY o."order") AS "isDue"
        FROM (SELECT * FROM "Outbox" WHERE topic = head.topic AND status = 'waiting'
              ORDER BY "order" LIMIT ${limit}) o) next
      WHERE next."isDue")
    UPDATE "Outbox" o SET "claimedBy" = ${sender}, "claimedUntil" = run.now + ${interval(CLAIM_DURATION_SQL)},
                        "triedAt" = coalesce(o."triedAt", run.now)
    FROM run WHERE o.id = run.id
    RETURNING o.topic, o."order", o.kind, o.payload, o."channelId", o.nonce, o.attempts, o."lastError", run.since,
              CASE WHEN run."triedBefore" IS NOT NULL
                   THEN 1000 * extract(epoch FROM run.now - o."createdAt")::float8 END AS "addedMsAgo"`
  const now = performance.now()
  return z
    .array(claimedSchema)
    .parse(rows)
    .sort((a, b) => a.since.getTime() - b.since.getTime() || a.order - b.order)
    .map(({ since: _, addedMsAgo, ...row }) => ({
      ...row,
      addedAtIfTriedBefore: addedMsAgo === null ? null : now - addedMsAgo,
    }))
}

/**
 * A message is due at once, or after a failed attempt when its wait is over. It is also due if the remaining wait is
 * longer than the original one, because then the database's clock was set back.
 */
const isDue = Prisma.sql`(o."waitMs" = 0 OR o."notBefore" <= clock.now
  OR o."notBefore" > clock.now + (o."waitMs" + 1000) * interval '1 millisecond')`

/**
 * Joins the raid, or the game of the companion, that a message is about. A message to one person names its
 * raid in its payload, because its topic is the person's.
 */
const ABOUT = Prisma.sql`
  FROM "Topic" t LEFT JOIN "War" w ON w.id = t."warId" LEFT JOIN "Raid" r ON r.id =
    coalesce(t."raidId", CASE WHEN t."playerId" IS NOT NULL THEN (o.payload->>'raidId')::uuid END)`

/** Whether the bot has left the server of a message. Such messages wait until the bot returns. */
const isOfLeftServer = Prisma.sql`EXISTS (
  SELECT 1 ${ABOUT} JOIN "Guild" g ON g.id = coalesce(r."guildId", w."guildId")
  WHERE t.key = o.topic AND g."leftAt" IS NOT NULL)`

/**
 * Whether a claim has ended. A claim that seems to last longer than twice its duration has ended too, because the
 * clock was set back.
 */
const isFree = Prisma.sql`(o."claimedUntil" IS NULL OR o."claimedUntil" <= clock.now
  OR o."claimedUntil" > clock.now + 2 * ${Prisma.raw(CLAIM_DURATION_SQL)})`

/** The time for which a due message is left to the process that serves the server's shard. */
const TO_THEMSELVES = "interval '10 seconds'"

/**
 * Whether this process serves the shard of a message's server. Discord assigns a server to a shard by the time in the
 * server's id.
 */
const ourTurn = ({ count, shards }: ServedShards): Prisma.Sql =>
  shards.length === count
    ? Prisma.empty
    : Prisma.sql`AND (o."notBefore" <= clock.now - ${interval(TO_THEMSELVES)} OR o."notBefore" > clock.now OR EXISTS (
        SELECT 1 ${ABOUT}
        WHERE t.key = o.topic
          AND ((coalesce(r."guildId", w."guildId")::bigint >> 22) % ${count}) = ANY(${[...shards]}::int[])))`

const interval = (text: string): Prisma.Sql => Prisma.raw(text)

/** A message that is on Discord, or that had no content to send. */
export type SentMessage = Pick<ClaimedOutboxMessage, 'topic' | 'order'> & {
  readonly messageId: string | null
  /** The number of milliseconds since the message was sent. */
  readonly msAgo: number
}

const MARK_SENT = `
WITH mark AS (
  SELECT m->>'topic' AS topic, (m->>'order')::int AS "order", m->>'messageId' AS "messageId",
         now() - (m->>'msAgo')::float8 * interval '1 millisecond' AS at
  FROM jsonb_array_elements($1::jsonb) AS m),
before AS (
  SELECT o.id, o."claimedBy", mark."messageId", mark.at FROM "Outbox" o JOIN mark USING (topic, "order")
  WHERE o.status = 'waiting' FOR UPDATE OF o),
noted AS (
  UPDATE "Outbox" o SET status = 'sent', "messageId" = before."messageId", "sentAt" = before.at,
                        attempts = attempts + 1, "claimedBy" = NULL, "claimedUntil" = NULL
  FROM before WHERE o.id = before.id
  RETURNING o.topic, o."order", before."claimedBy"),
renewed AS (
  UPDATE "Outbox" o SET "claimedUntil" = now() + ${CLAIM_DURATION_SQL}
  WHERE o.topic IN (SELECT topic FROM mark) AND o.status = 'waiting' AND o."claimedBy" = $2
    AND NOT EXISTS (SELECT 1 FROM mark WHERE mark.topic = o.topic AND mark."order" = o."order"))
SELECT DISTINCT mark.topic FROM mark LEFT JOIN noted USING (topic, "order")
WHERE noted."claimedBy" IS DISTINCT FROM $2`

const topicsSchema = z.array(z.object({ topic: z.string() }))

/**
 * Records messages of any topics as sent, and renews the claims on later messages.
 * @returns the keys of topics whose claims were lost: the sender must not send further messages of them
 */
export async function markSentAndRenewClaims(
  { prepared }: Store,
  sender: string,
  sent: readonly SentMessage[],
): Promise<string[]> {
  const marks = sent.map(({ topic, ...mark }) => ({ ...mark, topic: topicKey(topic) }))
  const { rows } = await prepared('what was sent', MARK_SENT, [JSON.stringify(marks), sender])
  return topicsSchema.parse(rows).map(({ topic }) => topic)
}

/** Renews the claims on messages of these topics, which wait in the sender's queue or for Discord. */
export async function renewMessageClaims(
  store: Store,
  topics: readonly Topic[],
  sender: string,
): Promise<void> {
  await store.db.$executeRaw`
    UPDATE "Outbox" SET "claimedUntil" = now() + ${interval(CLAIM_DURATION_SQL)}
    WHERE topic = ANY(${topics.map(topicKey)}::text[]) AND status = 'waiting' AND "claimedBy" = ${sender}`
}

/** Releases this sender's claims, so that others can send its messages at once. */
export async function releaseMessageClaims(store: Store, sender: string): Promise<void> {
  await store.db.outbox.updateMany({ where: { claimedBy: sender, status: 'waiting' }, data: FREE })
}

/**
 * Records a failed attempt. The message is tried again after this number of milliseconds; with null it is never sent.
 * In both cases the claim on later messages ends. Earlier sent messages must be recorded before.
 */
export async function markSendAttemptFailed(
  store: Store,
  { message, sender }: { readonly message: ClaimedOutboxMessage; readonly sender: string },
  error: string,
  retryMs: number | null,
): Promise<void> {
  const topic = topicKey(message.topic)
  await store.db.$executeRaw`
    UPDATE "Outbox" SET
      status = CASE WHEN "order" = ${message.order} AND ${retryMs === null} THEN 'dropped'::"OutboxStatus" ELSE status END,
      "notBefore" = CASE WHEN "order" = ${message.order} THEN now() + ${retryMs ?? 0} * interval '1 millisecond'
                         ELSE "notBefore" END,
      "waitMs" = CASE WHEN "order" = ${message.order} THEN ${Math.ceil(retryMs ?? 0)} ELSE "waitMs" END,
      "lastError" = CASE WHEN "order" = ${message.order} THEN ${error} ELSE "lastError" END,
      attempts = CASE WHEN "order" = ${message.order} THEN attempts + 1 ELSE attempts END,
      "triedAt" = CASE WHEN "order" = ${message.order} THEN "triedAt" END,
      "claimedBy" = NULL, "claimedUntil" = NULL
    WHERE topic = ${topic} AND status = 'waiting' AND "claimedBy" = ${sender}`
}

const FREE = { claimedBy: null, claimedUntil: null }

/**
 * Frees the claims of senders that were killed on this machine, so that nobody waits until the claims expire.
 * @returns the number of freed messages
 */
export async function freeClaimsOfDeadSenders(store: Store): Promise<number> {
  const claimed = await store.db.outbox.groupBy({ by: ['claimedBy'], where: { claimedBy: { not: null } } })
  const gone = claimed.flatMap(({ claimedBy }) => (claimedBy && isGone(store, claimedBy) ? [claimedBy] : []))
  const { count } = await store.db.outbox.updateMany({ where: { claimedBy: { in: gone } }, data: FREE })
  return count
}

/**
 * Whether a sender has ended. The embedded database has one process at a time, so every sender from before it was
 * opened has.
 */
const isGone = (store: Store, sender: string) =>
  store.kind === 'pglite' ? !isSenderRunningHere(sender) : isSenderGone(sender)
