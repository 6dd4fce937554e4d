/** What is done in a raid that is played: by one statement where it is held here, else in a transaction, after which it is. */
import { takenInteraction } from '../../store/inputs.ts'
import type { Store, Tx } from '../../store/open.ts'
import type { Rejected } from '../contract.ts'
import { orRejected, type Rejection } from '../rejection.ts'
import { type Playing, sitDown, toPlay } from '../sitting.ts'
import type { Write } from '../write.ts'
import { HOLDER, hold, letGo, reserve } from './held.ts'
import { quickly } from './quick.ts'

/** A click that is taken once, however often it comes. */
export interface Click<T> {
  readonly id: string
  /** What is said of one that had become this input already. */
  readonly again: (seq: number) => T
}

/** @param work may be done twice; it uses `playing.tx` for nothing that an answer doesn't write */
export type Played = <T extends object>(
  raidId: string,
  work: (playing: Playing) => Promise<T>,
  click?: Click<T> | null,
) => Promise<T | Rejected>

/** @param ring is told where something was announced that nobody has yet */
export const openPlayed =
  (store: Store, write: Write, ring: () => void, noted: (rejection: Rejection) => void): Played =>
  async (raidId, work, click = null) => {
    const quick = await orRejected(() => quickly({ store, ring }, raidId, work), noted)
    return quick ?? slowly(write, raidId, work, click)
  }

async function slowly<T extends object>(
  write: Write,
  raidId: string,
  work: (playing: Playing) => Promise<T>,
  click: Click<T> | null,
): Promise<T | Rejected> {
  let sat: Sat | null = null
  const done = await write(async (tx) => {
    sat = null
    const now = await sitAnew(tx, raidId, click)
    if ('before' in now) return now.before
    const result = await work(now.playing)
    sat = now
    return result
  }, click?.id)
  keep(raidId, sat)
  return done
}

interface Sat {
  playing: Playing
  ticket: symbol
}

async function sitAnew<T>(tx: Tx, raidId: string, click: Click<T> | null): Promise<Sat | { before: T }> {
  const sitting = await sitDown(tx, raidId, HOLDER)
  const ticket = reserve(raidId)
  const taken = click && (await takenInteraction(tx, click.id))
  if (taken) return { before: click.again(taken.seq) }
  return { playing: await toPlay(sitting), ticket }
}

/** From now on it is in memory here, while it goes on. */
function keep(raidId: string, sat: Sat | null): void {
  if (!sat || sat.playing.game.outcome) return letGo(raidId)
  const { row, raid, game, places } = sat.playing
  const { version, leader, cards } = raid
  const times = version > row.version ? { updatedAt: new Date(), lastInputAt: new Date() } : {}
  hold(sat.ticket, {
    row: { ...row, ...times, state: null, version },
    game,
    places,
    leader,
    cards,
    recent: [],
  })
}
