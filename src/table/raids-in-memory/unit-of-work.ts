/**
 * The two implementations of `UnitOfWork`: one writes at once in a transaction, and one collects everything for a
 * single SQL statement.
 */

import { compressJson } from '../../store/database/compress.ts'
import type { Transaction } from '../../store/database/open.ts'
import type { NewOutboxMessage } from '../../store/outbox/outbox.ts'
import type { AnswerInputToStore } from '../../store/raids/answers.ts'
import { type NewInput, saveInputAndGame } from '../../store/raids/inputs.ts'
import { saveSeatInstructions } from '../../store/raids/seats.ts'
import { addAnnouncements, outboxMessagesOfAnnouncements } from '../announcing/announce.ts'
import type { Announcement } from '../model/announcement.ts'
import type { InputConsequences } from '../model/consequences.ts'
import type { SeatInstructionsRow, UnitOfWork } from '../model/locked-raid.ts'
import type { RaidInfo } from '../model/raid.ts'
import { afterTransaction } from '../transactions/after-transaction.ts'
import type { RecentInput } from './raid-cache.ts'

export const unitOfWorkInTransaction = (tx: Transaction): UnitOfWork => ({
  isCached: false,
  input: (input) => saveInputAndGame(tx, input),
  saveInstructions: (place, instructions) => saveSeatInstructions(tx, place, instructions),
  announce: (raid, announcements) => addAnnouncements(tx, raid, announcements),
  afterTransaction: (callback) => afterTransaction(tx, callback),
})

/** Returns a unit of work that also adds the inputs to `recent`. */
export const unitOfWorkThatRecordsInputs = (writes: UnitOfWork, recent: RecentInput[]): UnitOfWork => ({
  ...writes,
  input: (input, consequences) => {
    const { kind, seat, userId } = input
    recent.push({ kind, seat, userId, consequences })
    return writes.input(input, consequences)
  },
})

/** Collects the rows that one answer writes. */
export class BufferedWrites implements UnitOfWork {
  readonly isCached = true
  readonly inputs: AnswerInputToStore[] = []
  readonly recent: RecentInput[] = []
  readonly instructions = new Map<number, object>()
  readonly messages: NewOutboxMessage[] = []
  readonly callbacks: (() => void)[] = []

  /** Whether the cached game has already changed. */
  get isTouched(): boolean {
    return this.inputs.length > 0 || this.instructions.size > 0
  }

  async input(input: NewInput, consequences: InputConsequences): Promise<number> {
    const { raidId: _, version, state, ...rest } = input
    const { kind, seat, userId } = rest
    // The state is compressed now, because the game changes further.
    this.inputs.push({ ...rest, state: compressJson(state) })
    this.recent.push({ kind, seat, userId, consequences })
    return version + 1
  }

  async saveInstructions(
    { number }: SeatInstructionsRow,
    instructions: object,
  ): Promise<SeatInstructionsRow['orders']> {
    const kept: SeatInstructionsRow['orders'] = JSON.parse(JSON.stringify(instructions))
    this.instructions.set(number, instructions)
    return kept
  }

  async announce(raid: RaidInfo, announcements: readonly Announcement[]): Promise<void> {
    this.messages.push(...outboxMessagesOfAnnouncements(raid, announcements))
  }

  afterTransaction(callback: () => void): void {
    this.callbacks.push(callback)
  }
}
