/**
 * Actions in a raid in play. They take one statement if the raid is cached here, otherwise a transaction, after which
 * the raid is cached.
 */

import type { Store, Tx } from '../../store/database/open.ts'
import { inputOfInteraction } from '../../store/raids/inputs.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { Rejected } from '../model/rejection.ts'
import { orRejected, type Rejection } from '../model/rejection.ts'
import { lockRaid, toLockedGame } from '../raid-loading/lock.ts'
import type { RunTransaction } from '../transactions/write.ts'
import { answerFromMemory } from './answer-from-memory.ts'
import {
  cacheRaid,
  evict,
  MAX_RECENT_INPUTS,
  PROCESS_ID,
  type RecentInput,
  reserveRaid,
} from './raid-cache.ts'
import { recordingInputs } from './unit-of-work.ts'

/** A click that is accepted once, however often it arrives. */
export interface IdempotentClick<T> {
  readonly id: string
  /** Builds the reply to a click that had become this input already. */
  readonly again: (seq: number) => T
}

/** @param work may run twice. It uses `playing.tx` only for rows that an answer writes */
export type RunWithGame = <T extends object>(
  raidId: string,
  work: (playing: LockedGame) => Promise<T>,
  click?: IdempotentClick<T> | null,
) => Promise<T | Rejected>

/** @param notify is called when something was announced that no sender has received */
export const createRaidRunner =
  (
    store: Store,
    write: RunTransaction,
    notify: () => void,
    noted: (rejection: Rejection) => void,
  ): RunWithGame =>
  async (raidId, work, click = null) => {
    const answered = await orRejected(() => answerFromMemory({ store, notify }, raidId, work), noted)
    if (!answered) return answerInTransaction(write, raidId, work, click)
    return ('rejected' in answered && (await saidBefore(store, click))) || answered
  }

/** Returns the earlier reply if the same click was accepted before, because that may be why it is refused now. */
async function saidBefore<T>({ db }: Store, click: IdempotentClick<T> | null): Promise<T | null> {
  const taken = click && (await inputOfInteraction(db, click.id))
  return taken ? click.again(taken.seq) : null
}

async function answerInTransaction<T extends object>(
  write: RunTransaction,
  raidId: string,
  work: (playing: LockedGame) => Promise<T>,
  click: IdempotentClick<T> | null,
): Promise<T | Rejected> {
  let sat: LockedWithTicket | null = null
  const done = await write(
    async (tx) => {
      sat = null
      const now = await lockUnlessTaken(tx, raidId, click)
      if ('before' in now) return now.before
      const result = await work(now.playing)
      sat = now
      return result
    },
    { locks: raidId, interactionId: click?.id },
  )
  keep(raidId, sat)
  return done
}

interface LockedWithTicket {
  playing: LockedGame
  ticket: symbol
}

async function lockUnlessTaken<T>(
  tx: Tx,
  raidId: string,
  click: IdempotentClick<T> | null,
): Promise<LockedWithTicket | { before: T }> {
  const locked = await lockRaid(tx, raidId, PROCESS_ID)
  const ticket = reserveRaid(raidId)
  const taken = click && (await inputOfInteraction(tx, click.id))
  if (taken) return { before: click.again(taken.seq) }
  return { playing: await toLockedGame(locked), ticket }
}

/**
 * Runs work that may begin a raid, in one transaction. After the commit the raid is cached here, so that its first
 * answers and looks are as cheap as all later ones.
 */
export async function runInNewRaid<T extends object>(
  write: RunTransaction,
  raidId: string,
  work: (tx: Tx, begin: OnBegin) => Promise<T>,
): Promise<T | Rejected> {
  const recent: RecentInput[] = []
  const sat: LockedWithTicket[] = []
  const done = await write(
    (tx) =>
      work(tx, (playing) => {
        sat.push({ playing, ticket: reserveRaid(playing.raid.id) })
        return { ...playing, writes: recordingInputs(playing.writes, recent) }
      }),
    { locks: raidId },
  )
  for (const one of 'rejected' in done ? [] : sat) keep(one.playing.raid.id, one, recent)
  return done
}

/** Called when a raid begins. @returns the raid into which its first inputs are put */
export type OnBegin = (playing: LockedGame) => LockedGame

/** Caches the raid while it is being played, and evicts it otherwise. */
function keep(raidId: string, sat: LockedWithTicket | null, sinceItBegan: RecentInput[] | null = null): void {
  if (!sat || sat.playing.game.outcome) return evict(raidId)
  const { row, raid, game, places } = sat.playing
  const { version, leader, cards, threadId } = raid
  const times = version > row.version ? { updatedAt: new Date(), lastInputAt: new Date() } : {}
  cacheRaid(sat.ticket, {
    row: { ...row, ...times, threadId, state: null, version },
    game,
    places,
    leader,
    cards,
    recent: sinceItBegan?.slice(-MAX_RECENT_INPUTS) ?? [],
    isWhole: sinceItBegan !== null,
  })
}
