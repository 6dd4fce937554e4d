/**
 * Runs actions in a raid in play, by one SQL statement if the raid is cached here, otherwise in a transaction,
 * after which the raid is cached.
 */

import type { Store, Transaction } from '../../store/database/open.ts'
import { findInputOfInteraction } from '../../store/raids/inputs.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { Rejected } from '../model/rejection.ts'
import { catchRejection, type Rejection } from '../model/rejection.ts'
import { loadGameOfLockedRaid, lockRaid } from '../raid-loading/lock.ts'
import type { RunTransaction } from '../transactions/write.ts'
import { runWithCachedGame } from './answer-from-memory.ts'
import {
  cacheRaid,
  evictRaid,
  issueTicketForCaching,
  MAX_RECENT_INPUTS,
  PROCESS_ID,
  type RecentInput,
} from './raid-cache.ts'
import { unitOfWorkThatRecordsInputs } from './unit-of-work.ts'

/** A click that is executed once, however often it arrives. */
export interface IdempotentClick<T> {
  readonly id: string
  /** Builds the reply to a repeated click. @param seq the number of the input that the click has made */
  readonly again: (seq: number) => T
}

/**
 * Runs work with a locked or cached game.
 * @param work may run twice. In a cached raid its `tx` throws, and the work runs again in a transaction
 */
export type RunWithGame = <T extends object>(
  raidId: string,
  work: (playing: LockedGame) => Promise<T>,
  click?: IdempotentClick<T> | null,
) => Promise<T | Rejected>

/**
 * Builds the function that runs work with a raid's game.
 * @param notify is called when something was announced that no sender has received
 */
export const createRaidRunner =
  (
    store: Store,
    write: RunTransaction,
    notify: () => void,
    noted: (rejection: Rejection) => void,
  ): RunWithGame =>
  async (raidId, work, click = null) => {
    const answered = await catchRejection(() => runWithCachedGame({ store, notify }, raidId, work), noted)
    if (!answered) return answerInTransaction(write, raidId, work, click)
    return ('rejected' in answered && (await earlierReply(store, click))) || answered
  }

/**
 * Returns the reply to the same click if it was accepted before, which may be the reason why it is refused now;
 * otherwise null.
 */
async function earlierReply<T>({ db }: Store, click: IdempotentClick<T> | null): Promise<T | null> {
  const taken = click && (await findInputOfInteraction(db, click.id))
  return taken ? click.again(taken.seq) : null
}

async function answerInTransaction<T extends object>(
  write: RunTransaction,
  raidId: string,
  work: (playing: LockedGame) => Promise<T>,
  click: IdempotentClick<T> | null,
): Promise<T | Rejected> {
  let locked: LockedWithTicket | null = null
  const done = await write(
    async (tx) => {
      locked = null
      const now = await lockUnlessTaken(tx, raidId, click)
      if ('before' in now) return now.before
      const result = await work(now.playing)
      locked = now
      return result
    },
    { locks: raidId, interactionId: click?.id },
  )
  cacheOrEvict(raidId, locked)
  return done
}

interface LockedWithTicket {
  playing: LockedGame
  ticket: symbol
}

async function lockUnlessTaken<T>(
  tx: Transaction,
  raidId: string,
  click: IdempotentClick<T> | null,
): Promise<LockedWithTicket | { before: T }> {
  const locked = await lockRaid(tx, raidId, PROCESS_ID)
  const ticket = issueTicketForCaching(raidId)
  const taken = click && (await findInputOfInteraction(tx, click.id))
  if (taken) return { before: click.again(taken.seq) }
  return { playing: await loadGameOfLockedRaid(locked), ticket }
}

/**
 * Runs work that may begin a raid, in one transaction. After the commit the raid is cached here, so that its first
 * answers are as cheap as later ones.
 */
export async function runWorkThatBeginsRaid<T extends object>(
  write: RunTransaction,
  raidId: string,
  work: (tx: Transaction, begin: OnRaidBegin) => Promise<T>,
): Promise<T | Rejected> {
  const recent: RecentInput[] = []
  const locked: LockedWithTicket[] = []
  const done = await write(
    (tx) =>
      work(tx, (playing) => {
        locked.push({ playing, ticket: issueTicketForCaching(playing.raid.id) })
        return { ...playing, writes: unitOfWorkThatRecordsInputs(playing.writes, recent) }
      }),
    { locks: raidId },
  )
  for (const one of 'rejected' in done ? [] : locked) cacheOrEvict(one.playing.raid.id, one, recent)
  return done
}

/** A function that is called when a raid begins. @returns the locked game to which its first inputs are applied */
export type OnRaidBegin = (playing: LockedGame) => LockedGame

/** Caches a raid after an action if it is still being played, and evicts it otherwise. */
function cacheOrEvict(
  raidId: string,
  locked: LockedWithTicket | null,
  sinceItBegan: RecentInput[] | null = null,
): void {
  if (!locked || locked.playing.game.outcome) return evictRaid(raidId)
  const { row, raid, game, places } = locked.playing
  const { version, leader, cards, threadId } = raid
  const times = version > row.version ? { updatedAt: new Date(), lastInputAt: new Date() } : {}
  cacheRaid(locked.ticket, {
    row: { ...row, ...times, threadId, state: null, version },
    game,
    places,
    leader,
    cards,
    recent: sinceItBegan?.slice(-MAX_RECENT_INPUTS) ?? [],
    isWhole: sinceItBegan !== null,
  })
}
