/**
 * Stores an answer in a single statement, for a raid whose game is in this process's memory. It is stored completely
 * or not at all, and only if the raid's row still names this process and this version.
 */
import { z } from 'zod'
import { compressJson } from '../database/compress.ts'
import type { Store } from '../database/open.ts'
import {
  CLAIM_DURATION_SQL,
  type ClaimedOutboxMessage,
  type NewOutboxMessage,
  newOutboxRow,
} from '../outbox/outbox.ts'
import { type Topic, topicKey, topicOfRaid } from '../outbox/topics.ts'
import type { NewInput } from './inputs.ts'
import { INPUTS_BETWEEN_SNAPSHOT_PRUNES, MIN_SNAPSHOT_COUNT } from './snapshots.ts'

/** An input without the fields that all inputs of the answer share, and with the packed game after it. */
export type AnswerInputToStore = Omit<NewInput, 'raidId' | 'version' | 'at' | 'backTo' | 'state'> & {
  readonly state: Uint8Array
}

export type AnswerToStore = {
  readonly raidId: string
  /** The raid's version before the answer. */
  readonly version: number
  /** The process that must own the raid. */
  readonly ownerProcess: string
  readonly inputs: readonly AnswerInputToStore[]
  /** The changed instructions of seats, by seat number. */
  readonly orders: ReadonlyMap<number, object>
  readonly messages: readonly NewOutboxMessage[]
  /** The sender that can send the messages at once, because it knows the topic's messages up to the number `last`. */
  readonly queue: { readonly sender: string; readonly last: number } | null
}

/**
 * The statement that stores an answer. The games after the inputs are passed within the inputs, as base64. The
 * embedded database's client would write a parameter of bytes in hex, letter by letter, which took a third of the
 * statement's time.
 */
const STATEMENT = `
WITH held AS (
  UPDATE "Raid" SET version = $2::int + jsonb_array_length($4::jsonb),
                    state = coalesce(decode($4::jsonb->-1->>'state', 'base64'), state),
                    "updatedAt" = CASE WHEN $4::jsonb = '[]' THEN "updatedAt" ELSE now() END
  WHERE id = $1::uuid AND version = $2::int AND "heldBy" = $3
  RETURNING id, now() AS at),
taken AS (
  INSERT INTO "Input" ("raidId", seq, kind, seat, payload, events, "userId", "interactionId", at)
  SELECT held.id, $2::int + n, i->>'kind', (i->>'seat')::int, i->'payload', decode(i->>'events', 'base64'), i->>'userId',
         i->>'interactionId', held.at
  FROM held, jsonb_array_elements($4::jsonb) WITH ORDINALITY AS inputs(i, n)),
moments AS (
  INSERT INTO "Snapshot" ("raidId", seq, state)
  SELECT held.id, $2::int + n, decode(i->>'state', 'base64')
  FROM held, jsonb_array_elements($4::jsonb) WITH ORDINALITY AS inputs(i, n)),
forgotten AS (
  DELETE FROM "Snapshot" USING held WHERE $5::boolean AND "raidId" = held.id AND seq < (
    SELECT seq FROM "Snapshot" WHERE "raidId" = $1::uuid ORDER BY seq DESC OFFSET ${MIN_SNAPSHOT_COUNT - 1} LIMIT 1)),
ordered AS (
  UPDATE "Seat" SET orders = o->'orders' FROM held, jsonb_array_elements($6::jsonb) AS o
  WHERE "raidId" = held.id AND number = (o->>'number')::int),
topic AS (
  INSERT INTO "Topic" (key, last, "raidId") SELECT $7, jsonb_array_length($8::jsonb), held.id FROM held
  ON CONFLICT (key) DO UPDATE SET last = "Topic".last + excluded.last
  RETURNING key, last - jsonb_array_length($8::jsonb) AS before),
said AS (
  INSERT INTO "Outbox" (topic, "order", kind, "channelId", payload, nonce, "claimedBy", "claimedUntil", "triedAt")
  SELECT topic.key, topic.before + n, m->>'kind', m->>'channelId', m->'payload', m->>'nonce', claim.*
  FROM topic CROSS JOIN jsonb_array_elements($8::jsonb) WITH ORDINALITY AS messages(m, n)
  LEFT JOIN (SELECT $9::text, now() + ${CLAIM_DURATION_SQL}, now()) AS claim ON topic.before = $10::int)
SELECT held.at, topic.before FROM held, topic`

const rowsSchema = z.array(z.object({ at: z.date(), before: z.number().int() })).max(1)

type Written = {
  /** The time of the database's clock. */
  readonly at: Date
  /** The messages that were claimed for the named sender; empty if a sender must find them in the database. */
  readonly claimed: readonly ClaimedOutboxMessage[]
}

/**
 * Stores an answer.
 * @returns null if this process no longer owns the raid; then nothing was written
 * @throws the database's error, for example because the interaction was accepted before, or because the connection
 * was lost before the commit was confirmed
 */
export async function writeAnswer(
  { prepared }: Pick<Store, 'prepared'>,
  answer: AnswerToStore,
): Promise<Written | null> {
  const { raidId, version, ownerProcess, inputs, queue } = answer
  const topic = topicOfRaid(raidId)
  const last = queue?.last ?? null // The queue may grow while the answer is written.
  const messages = JSON.stringify(answer.messages.map((message) => newOutboxRow(message)))
  const { rows } = await prepared('an answer', STATEMENT, [
    raidId,
    version,
    ownerProcess,
    JSON.stringify(inputs.map(packed)),
    version % INPUTS_BETWEEN_SNAPSHOT_PRUNES >= (version + inputs.length) % INPUTS_BETWEEN_SNAPSHOT_PRUNES,
    JSON.stringify([...answer.orders].map(([number, orders]) => ({ number, orders }))),
    topicKey(topic),
    messages,
    queue?.sender ?? null,
    last,
  ])
  const [written] = rowsSchema.parse(rows)
  if (!written) return null
  const { at, before } = written
  return { at, claimed: before === last ? claimedOf(messages, topic, before) : [] }
}

const packed = ({ events, state, ...input }: AnswerInputToStore) => ({
  ...input,
  events: base64(compressJson(events)),
  state: base64(state),
})

const base64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64')

const messagesSchema = z.array(
  z.object({ kind: z.string(), channelId: z.string(), payload: z.unknown(), nonce: z.string() }),
)

/** Returns the new messages as claimed rows, like those that `claimNextMessages` reads from the database. */
const claimedOf = (messages: string, topic: Topic, before: number): ClaimedOutboxMessage[] =>
  messagesSchema.parse(JSON.parse(messages)).map((message, n) => ({
    ...message,
    topic,
    order: before + 1 + n,
    attempts: 0,
    lastError: null,
    addedAtIfTriedBefore: null,
  }))
