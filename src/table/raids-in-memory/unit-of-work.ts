/** The ways to write the consequences of an input: at once in a transaction, or collected for a single statement. */

import { pack } from '../../store/database/compress.ts'
import type { Tx } from '../../store/database/open.ts'
import type { NewMessage } from '../../store/outbox/outbox.ts'
import type { AnsweredInput } from '../../store/raids/answers.ts'
import { type NewInput, saveInput } from '../../store/raids/inputs.ts'
import { saveSeatInstructions } from '../../store/raids/seats.ts'
import { announce, messagesOf } from '../announcing/announce.ts'
import type { Announcement } from '../model/announcement.ts'
import type { Consequences } from '../model/consequences.ts'
import type { StoredInstructions, UnitOfWork } from '../model/locked-raid.ts'
import type { RaidInfo } from '../model/raid.ts'
import type { RecentInput } from './raid-cache.ts'

export const unitOfWorkIn = (tx: Tx): UnitOfWork => ({
  isCached: false,
  input: (input) => saveInput(tx, input),
  saveInstructions: (place, orders) => saveSeatInstructions(tx, place, orders),
  announce: (raid, announcements) => announce(tx, raid, announcements),
})

/** Returns a writer that also records the inputs in `recent`. */
export const recordingInputs = (writes: UnitOfWork, recent: RecentInput[]): UnitOfWork => ({
  ...writes,
  input: (input, told) => {
    const { kind, seat, userId } = input
    recent.push({ kind, seat, userId, told })
    return writes.input(input, told)
  },
})

/** The collected writes of one answer. */
export class BufferedWrites implements UnitOfWork {
  readonly isCached = true
  readonly inputs: AnsweredInput[] = []
  readonly recent: RecentInput[] = []
  readonly orders = new Map<number, object>()
  readonly messages: NewMessage[] = []

  /** Whether the cached game has already changed. */
  get isTouched(): boolean {
    return this.inputs.length > 0 || this.orders.size > 0
  }

  async input(input: NewInput, told: Consequences): Promise<number> {
    const { raidId: _, version, state, ...rest } = input
    const { kind, seat, userId } = rest
    this.inputs.push({ ...rest, state: pack(state) }) // packed now, because the game changes further
    this.recent.push({ kind, seat, userId, told })
    return version + 1
  }

  async saveInstructions(
    { number }: StoredInstructions,
    orders: object,
  ): Promise<StoredInstructions['orders']> {
    const kept: StoredInstructions['orders'] = JSON.parse(JSON.stringify(orders))
    this.orders.set(number, orders)
    return kept
  }

  async announce(raid: RaidInfo, announcements: readonly Announcement[]): Promise<void> {
    this.messages.push(...messagesOf(raid, announcements))
  }
}
