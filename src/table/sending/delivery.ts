/** Passes a message of the outbox to the function that sends it, with the data of its topic. */
import type { Store, Transaction } from '../../store/database/open.ts'
import {
  findLastSentMessageId,
  findLatestChangeableMessage,
  hasLaterUnsentAnnouncement,
  sentMessageIdsAmong,
} from '../../store/outbox/lookups.ts'
import type { ClaimedOutboxMessage } from '../../store/outbox/outbox.ts'
import { type Topic, topicKey } from '../../store/outbox/topics.ts'
import type { RaidInfo } from '../model/raid.ts'
import { raidIdOfThreadUpdate } from '../private-threads/threads.ts'
import { readStoredItem } from '../stored/damaged-items.ts'
import { parseAnnouncement } from '../stored/parse-stored.ts'
import { findRaidInfo } from '../views/look.ts'
import type { WarInfo } from '../war/contract.ts'
import { findWarInfoById } from '../war/rows.ts'
import { parseWarAnnouncement } from '../war/stored/parse-stored.ts'
import type { DeliverAnnouncement, DeliveryDetails, OutboxOptions } from './contract.ts'
import { questionMessageFrom } from './question-message.ts'
import { EDITED_MESSAGE_KIND, KINDS_THAT_LEAVE_QUESTION_LAST, type TopicQueue } from './topic-queue.ts'
import { UndeliverableError } from './undeliverable.ts'

/** The raid, game or person that a topic's messages are about. */
export type TopicSubject =
  | { kind: 'raid'; raid: RaidInfo }
  | { kind: 'war'; war: WarInfo }
  | { kind: 'person'; id: string }

export async function loadTopicSubject(db: Transaction, { kind, id }: Topic): Promise<TopicSubject | null> {
  if (kind === 'person') return { kind, id }
  if (kind === 'war') {
    const war = await findWarInfoById(db, id)
    return war && { kind, war }
  }
  const raid = await findRaidInfo(db, { raidId: id })
  return raid && { kind, raid }
}

interface Means extends Pick<OutboxOptions, 'deliverWar' | 'updatePrivateThread'> {
  readonly store: Store
  readonly deliver: DeliverAnnouncement
  /** Records in the database which messages are on Discord. It is called before the database is queried for them. */
  readonly note: () => Promise<void>
}

/**
 * Sends a message of the outbox.
 * @returns its id on Discord, or null when there was nothing to send
 * @throws UndeliverableError if this process can't send such messages
 */
export function deliverMessage(
  means: Means,
  queue: TopicQueue,
  message: ClaimedOutboxMessage,
  owner: TopicSubject,
): Promise<string | null> {
  if (owner.kind === 'raid') return deliverRaid(means, queue, message, owner.raid)
  return owner.kind === 'war'
    ? deliverWar(means, message, owner.war)
    : updatePrivateThread(means, message, owner.id)
}

async function deliverRaid(
  means: Means,
  queue: TopicQueue,
  message: ClaimedOutboxMessage,
  raid: RaidInfo,
): Promise<string | null> {
  const { topic, payload } = message
  const { db } = means.store
  const to: DeliveryDetails = {
    ...placeOf(means, message),
    raid,
    lastMessage: (kind) => noted(means, () => findLastSentMessageId(db, topic, kind)),
    asking: async () =>
      questionMessageFrom(
        await queue.standing(() =>
          noted(means, () =>
            findLatestChangeableMessage(db, topic, EDITED_MESSAGE_KIND, KINDS_THAT_LEAVE_QUESTION_LAST),
          ),
        ),
      ),
    isFollowed: async (kinds = ['prompt', 'ended']) =>
      queue.isFollowed(message, kinds) || hasLaterUnsentAnnouncement(db, message, kinds),
  }
  const item = { kind: 'announcement', id: `${topicKey(topic)} ${message.order}`, name: '' } as const
  return means.deliver(
    readStoredItem(item, () => parseAnnouncement(payload)),
    to,
  )
}

async function deliverWar(means: Means, message: ClaimedOutboxMessage, war: WarInfo): Promise<string | null> {
  if (!means.deliverWar) throw new UndeliverableError('nobody here speaks for the companion')
  const { topic, payload } = message
  const lastMessage = () => noted(means, () => findLastSentMessageId(means.store.db, topic, 'war'))
  return means.deliverWar(parseWarAnnouncement(payload), { ...placeOf(means, message), war, lastMessage })
}

/** Updates a private thread, unless its raid was deleted. */
async function updatePrivateThread(
  means: Means,
  message: ClaimedOutboxMessage,
  personId: string,
): Promise<null> {
  if (!means.updatePrivateThread) throw new UndeliverableError('nobody here keeps private threads')
  const raidId = raidIdOfThreadUpdate(message.payload)
  const raid = raidId === null ? null : await findRaidInfo(means.store.db, { raidId })
  if (raid) await means.updatePrivateThread(personId, { ...placeOf(means, message), raid })
  return null
}

function placeOf(means: Means, message: ClaimedOutboxMessage) {
  const { topic, channelId, nonce, attempts, lastError, addedAtIfTriedBefore } = message
  return {
    channelId,
    nonce,
    attempts,
    addedAtIfTriedBefore,
    lastError,
    noted: (ids: readonly string[]) => noted(means, () => sentMessageIdsAmong(means.store.db, topic, ids)),
  }
}

async function noted<T>({ note }: Means, read: () => Promise<T>): Promise<T> {
  await note()
  return read()
}
