/** An answer in a raid that is held here: the game is in memory, and what comes of it is written as one statement. */
import { writeAnswer } from '../../store/answers.ts'
import { UnsureCommit } from '../../store/errors.ts'
import type { Store, Tx } from '../../store/open.ts'
import { raidTopic } from '../../store/topics.ts'
import { lineOf } from '../lines/line.ts'
import { raidCardOf } from '../raid-card.ts'
import { Rejection } from '../rejection.ts'
import type { Playing } from '../sitting.ts'
import { alone, HOLDER, type Holding, letGo, MOST_RECENT } from './held.ts'
import { Draft } from './pen.ts'

/** It must be done in a transaction, from what the database has: more is read or written than an answer's own rows. */
class Slowly extends Error {
  override readonly name = 'Slowly'
}

interface Kept {
  readonly store: Store
  /** Says that something was announced. */
  readonly ring: () => void
}

/**
 * @param work answers; it is done again in a transaction where it asks for one
 * @returns null where that is to be done: the raid isn't held here, or not any more
 */
export const quickly = <T>(
  kept: Kept,
  raidId: string,
  work: (playing: Playing) => Promise<T>,
): Promise<T | null> =>
  alone(raidId, async (raid) => {
    const draft = new Draft()
    try {
      const done = await work(playingOf(raid, draft))
      await write(kept, raid, draft)
      return done
    } catch (error) {
      if (!(error instanceof Rejection) || draft.isTouched) letGo(raidId)
      if (error instanceof Slowly) return null
      throw error
    }
  })

function playingOf({ row, game, places, leader, cards }: Holding, pen: Draft): Playing {
  return {
    get tx(): Tx {
      throw new Slowly()
    },
    pen,
    row,
    raid: raidCardOf(row, places, leader, cards),
    places,
    game,
    announced: game.decision?.id ?? null,
  }
}

/**
 * What is to be said goes to who speaks for the raid here, or is looked for in the database.
 * @throws Slowly also where it isn't known whether it was kept, and the interaction will tell; else UnsureCommit
 */
async function write({ store, ring }: Kept, raid: Holding, draft: Draft): Promise<void> {
  const { inputs, recent, orders, messages } = draft
  const { id: raidId, version } = raid.row
  const line = lineOf(raidTopic(raidId))
  const answer = { raidId, version, holder: HOLDER, inputs, orders, messages, line }
  const written = await writeAnswer(store, answer).catch((error: unknown) => {
    if (inputs[0]?.interactionId) return null
    throw new UnsureCommit(error)
  })
  if (!written) throw new Slowly()
  const { at, claimed } = written
  if (line && claimed.length > 0) line.take(claimed)
  else ring()
  raid.recent.push(...recent)
  raid.recent.splice(0, raid.recent.length - MOST_RECENT)
  if (inputs.length > 0)
    raid.row = { ...raid.row, version: version + inputs.length, updatedAt: at, lastInputAt: at }
}
