/** Answers in a cached raid, whose game is in memory. All consequences are written by one SQL statement. */

import { UnknownCommitResultError } from '../../store/database/errors.ts'
import type { Store, Transaction } from '../../store/database/open.ts'
import { topicOfRaid } from '../../store/outbox/topics.ts'
import { writeAnswer } from '../../store/raids/answers.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import { Rejection } from '../model/rejection.ts'
import { raidInfoFromRow } from '../raid-loading/raid-info.ts'
import { findTopicQueue } from '../sending/topic-queue.ts'
import {
  type CachedRaid,
  evictRaid,
  MAX_RECENT_INPUTS,
  PROCESS_ID,
  withExclusiveCachedRaid,
} from './raid-cache.ts'
import { BufferedWrites } from './unit-of-work.ts'

/**
 * An error for work that must be done in a transaction, from the data in the database, because it reads or writes more
 * than an answer's own rows.
 */
class NeedsTransaction extends Error {
  override readonly name = 'NeedsTransaction'
}

interface Means {
  readonly store: Store
  /** Signals that something was announced. */
  readonly notify: () => void
}

/**
 * Runs work with a cached raid, and writes its consequences.
 * @returns the result of the work; null if a transaction is needed, because of the work or because the raid isn't
 * cached here any more
 */
export const runWithCachedGame = <T>(
  means: Means,
  raidId: string,
  work: (playing: LockedGame) => Promise<T>,
): Promise<T | null> =>
  withExclusiveCachedRaid(raidId, async (raid) => {
    const writes = new BufferedWrites()
    try {
      const done = await work(gameInMemory(raid, writes))
      await write(means, raid, writes)
      for (const callback of writes.callbacks) callback()
      return done
    } catch (error) {
      if (!(error instanceof Rejection) || writes.isTouched) evictRaid(raidId)
      if (error instanceof NeedsTransaction) return null
      throw error
    }
  })

function gameInMemory({ row, game, places, leader, cards }: CachedRaid, writes: BufferedWrites): LockedGame {
  return {
    get tx(): Transaction {
      throw new NeedsTransaction()
    },
    writes,
    row,
    raid: raidInfoFromRow(row, places, leader, cards),
    places,
    game,
    announced: game.decision?.id ?? null,
  }
}

/**
 * Writes the collected consequences of an answer. Its messages go to this process' sender of the raid's topic;
 * without one, a sender finds them in the database.
 * @throws NeedsTransaction if the answer was not written, or if the result is unknown and the interaction id will
 * show it
 * @throws UnknownCommitResultError if the result is unknown and there is no interaction id
 */
async function write({ store, notify }: Means, raid: CachedRaid, writes: BufferedWrites): Promise<void> {
  const { inputs, recent, instructions, messages } = writes
  const { id: raidId, version } = raid.row
  const queue = findTopicQueue(topicOfRaid(raidId))
  const answer = { raidId, version, ownerProcess: PROCESS_ID, inputs, orders: instructions, messages, queue }
  const written = await writeAnswer(store, answer).catch((error: unknown) => {
    if (inputs[0]?.interactionId) return null
    throw new UnknownCommitResultError(error)
  })
  if (!written) throw new NeedsTransaction()
  const { at, claimed } = written
  if (queue && claimed.length > 0) queue.take(claimed)
  else notify()
  raid.recent.push(...recent)
  raid.recent.splice(0, raid.recent.length - MAX_RECENT_INPUTS)
  if (inputs.length > 0)
    raid.row = { ...raid.row, version: version + inputs.length, updatedAt: at, lastInputAt: at }
}
