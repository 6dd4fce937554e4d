/** For tests of absence: a clock that is turned on by hand, so that days pass in milliseconds. */
import type { RaidCard, Table } from '../contract.ts'
import { HOUR } from './timetable.ts'

export class HandClock {
  #now = Date.now()

  readonly now = (): Date => new Date(this.#now)

  /** Lets time pass in steps of half an hour, or longer ones over days, and whatever comes due in the raid happens. */
  async pass(hours: number, table: Table, { id }: RaidCard): Promise<void> {
    const step = hours > 48 ? 8 : 0.5
    for (let left = hours; left > 0; left -= step) {
      this.#now += Math.min(left, step) * HOUR
      for (const due of await table.absence.due(this.now()))
        if (due.raidId === id) await table.absence.attend(due, this.now())
    }
  }
}
