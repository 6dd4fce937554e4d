/** Stores private threads, and queues their updates. */
import { z } from 'zod'
import type { Store, Transaction } from '../../store/database/open.ts'
import { hasUnclaimedMessage } from '../../store/outbox/lookups.ts'
import { addToOutbox } from '../../store/outbox/outbox.ts'
import {
  deleteGivenUpThreads,
  deletePrivateThread,
  findPrivateThreadById,
  privateThreadsOfRaid,
  raidIdsInPlayOfPlayer,
  savePrivateThread,
} from '../../store/outbox/private-threads.ts'
import { topicOfPerson } from '../../store/outbox/topics.ts'
import { type SeatWithPlayer, seatsOfRaid } from '../../store/raids/seats.ts'
import { recordSeenSidesOfThreadReaders } from '../absence/seen-sides.ts'
import type { Person } from '../model/person.ts'
import { personFromRow } from '../model/person.ts'
import { withSchemaVersion } from '../stored/parse-stored.ts'
import type { RunTransaction } from '../transactions/write.ts'
import { mayOpenPrivateThread, type UsageLimitsPerPerson } from '../usage-limits/usage-limits.ts'
import { findRaidInfo } from '../views/look.ts'
import { wantsPrivateThreads } from './after-input.ts'
import type { PrivateThread, PrivateThreadService } from './contract.ts'

export function createPrivateThreadService(
  { db }: Store,
  write: RunTransaction,
  limits: UsageLimitsPerPerson,
): PrivateThreadService {
  const save = (raidId: string, playerId: string, known: Parameters<typeof savePrivateThread>[2]) =>
    savePrivateThread(db, { raidId, playerId }, known)
  return {
    of: (raidId) => of(db, raidId),
    mayOpen: (personId) => mayOpenPrivateThread(db, limits, personId),
    async queue(raidId) {
      await write((tx) => queueAll(tx, raidId))
    },
    readBy: (threadId, people) => readBy(db, threadId, people),
    opened: (raidId, personId, threadId) => save(raidId, personId, { threadId, messageId: null }),
    shown: (raidId, personId, messageId) => save(raidId, personId, { messageId }),
    giveUp: (raidId, personId) => save(raidId, personId, { threadId: null, messageId: null }),
    closed: (raidId, playerId) => deletePrivateThread(db, { raidId, playerId }),
  }
}

async function readBy(tx: Transaction, threadId: string, people: readonly string[]): Promise<void> {
  const own = await findPrivateThreadById(tx, threadId)
  if (own) await recordSeenSidesOfThreadReaders(tx, own.raidId, own.playerId, people)
}

async function of(tx: Transaction, raidId: string): Promise<PrivateThread[]> {
  const stored = await privateThreadsOfRaid(tx, raidId)
  const wanting = wantingIn(await seatsOfRaid(tx, raidId))
  const known = stored.map(({ person, threadId, messageId }) => ({
    person: personFromRow(person),
    isWanted: wanting.some(({ id }) => id === person.id),
    isGivenUp: threadId === null,
    threadId,
    messageId,
  }))
  const others = wanting.filter(({ id }) => !stored.some(({ person }) => person.id === id))
  return [...known, ...others.map((person) => ({ person, isWanted: true, isGivenUp: false, ...NOWHERE }))]
}

const NOWHERE = { threadId: null, messageId: null }

/** Returns the people of a raid who want a private thread, each once, even if they play several seats. */
function wantingIn(places: readonly SeatWithPlayer[]): Person[] {
  const wanting = places.filter(({ player }) => wantsPrivateThreads(player))
  return [...new Map(wanting.map(({ player }) => [player.id, personFromRow(player)])).values()]
}

/**
 * Queues updates of a person's private threads in all raids that they play, after they have changed whether they
 * want threads.
 */
export async function queueThreadUpdatesOfPerson(tx: Transaction, personId: string): Promise<void> {
  await deleteGivenUpThreads(tx, personId)
  for (const raidId of await raidIdsInPlayOfPlayer(tx, personId)) await queue(tx, raidId, [personId])
}

async function queueAll(tx: Transaction, raidId: string): Promise<{ queued: number }> {
  const people = (await of(tx, raidId)).map(({ person }) => person.id)
  await queue(tx, raidId, people.sort()) // Topics are locked in this order.
  return { queued: people.length }
}

/**
 * Queues updates of people's private threads in a raid, unless one is waiting already, because it will show the
 * raid's latest state.
 */
async function queue(tx: Transaction, raidId: string, people: readonly string[]): Promise<void> {
  const raid = await findRaidInfo(tx, { raidId })
  for (const personId of raid ? people : []) {
    const topic = topicOfPerson(personId)
    const payload = withSchemaVersion({ raidId })
    if (!raid || (await hasUnclaimedMessage(tx, topic, { path: ['raidId'], equals: raidId }))) continue
    await addToOutbox(tx, topic, [{ kind: 'own', channelId: raid.channelId, payload }])
  }
}

const queuedSchema = z.object({ raidId: z.string() })

/** Returns the id of the raid in a queued update of a private thread; null if it can't be read. */
export const raidIdOfThreadUpdate = (payload: unknown): string | null =>
  queuedSchema.safeParse(payload).data?.raidId ?? null
