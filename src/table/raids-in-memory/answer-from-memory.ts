/** Answers in a cached raid. The game is in memory, and all consequences are written by one statement. */

import { UnknownCommitResult } from '../../store/database/errors.ts'
import type { Store, Tx } from '../../store/database/open.ts'
import { raidTopic } from '../../store/outbox/topics.ts'
import { writeAnswer } from '../../store/raids/answers.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import { Rejection } from '../model/rejection.ts'
import { raidInfoOf } from '../raid-loading/raid-info.ts'
import { queueOf } from '../sending/topic-queue.ts'
import { type CachedRaid, evict, MAX_RECENT_INPUTS, PROCESS_ID, withExclusive } from './raid-cache.ts'
import { BufferedWrites } from './unit-of-work.ts'

/**
 * An error for work that must be done in a transaction, from the data in the database, because it reads or writes more
 * than an answer's own rows.
 */
class NeedsTransaction extends Error {
  override readonly name = 'NeedsTransaction'
}

interface Kept {
  readonly store: Store
  /** Signals that something was announced. */
  readonly notify: () => void
}

/**
 * @param work handles the answer. If it needs a transaction, it runs again in one
 * @returns null if a transaction is needed, because of the work or because the raid isn't cached here any more
 */
export const answerFromMemory = <T>(
  kept: Kept,
  raidId: string,
  work: (playing: LockedGame) => Promise<T>,
): Promise<T | null> =>
  withExclusive(raidId, async (raid) => {
    const writes = new BufferedWrites()
    try {
      const done = await work(gameInMemory(raid, writes))
      await write(kept, raid, writes)
      return done
    } catch (error) {
      if (!(error instanceof Rejection) || writes.isTouched) evict(raidId)
      if (error instanceof NeedsTransaction) return null
      throw error
    }
  })

function gameInMemory({ row, game, places, leader, cards }: CachedRaid, writes: BufferedWrites): LockedGame {
  return {
    get tx(): Tx {
      throw new NeedsTransaction()
    },
    writes,
    row,
    raid: raidInfoOf(row, places, leader, cards),
    places,
    game,
    announced: game.decision?.id ?? null,
  }
}

/**
 * Writes the answer. Its messages go to this process' sender for the raid; without one, a sender finds them in the
 * database.
 * @throws NeedsTransaction if the answer was not written, or if the result is unknown and the interaction id will show it
 * @throws UnknownCommitResult if the result is unknown and there is no interaction id
 */
async function write({ store, notify }: Kept, raid: CachedRaid, writes: BufferedWrites): Promise<void> {
  const { inputs, recent, orders, messages } = writes
  const { id: raidId, version } = raid.row
  const queue = queueOf(raidTopic(raidId))
  const answer = { raidId, version, ownerProcess: PROCESS_ID, inputs, orders, messages, queue }
  const written = await writeAnswer(store, answer).catch((error: unknown) => {
    if (inputs[0]?.interactionId) return null
    throw new UnknownCommitResult(error)
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
