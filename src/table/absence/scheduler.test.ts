import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { openStore, type Store, type StoreOptions } from '../../store/database/open.ts'
import {
  announcementsOf,
  answerOpenDecision,
  createStartedRaid,
  requireAccepted,
  type TestParty,
  tableWithFixedSeed,
} from '../fixture.ts'
import { createTable } from '../table.ts'
import { startScheduler } from './scheduler.ts'

const HOUR = 3_600_000

describeWithDatabase('the clock', (database) => {
  const running: (() => Promise<void>)[] = []
  const errors: unknown[] = []
  let hours = 0
  const now = () => new Date(Date.now() + hours * HOUR)

  type Made = { options: StoreOptions; store: Store }
  let made: Promise<Made> | undefined

  async function make(): Promise<Made> {
    const { options } = await database.another()
    return { options, store: await openStore(options) }
  }

  /** Returns a database in which no other test sends reminders. */
  const own = () => (made ??= make())
  const first = async () => (await own()).store

  /**
   * Starts a clock like that of another process. The embedded database allows only one process, so its clocks share
   * the store.
   */
  async function start(): Promise<() => Promise<void>> {
    const { options, store: shared } = await own()
    const store = database.kind === 'postgres' ? await openStore(options) : shared
    const table = createTable(store, { now })
    const clock = await startScheduler(
      { store, table },
      { lookSeconds: 1, now, onError: (e) => errors.push(e) },
    )
    const stop = async () => {
      running.splice(running.indexOf(stop), 1)
      await clock.stop()
      if (store !== shared) await store.close()
    }
    running.push(stop)
    return stop
  }

  async function reminders(party: TestParty): Promise<number[]> {
    const all = await announcementsOf(await first(), party)
    return all.flatMap((one) => (one.kind === 'reminder' ? [one.nth] : []))
  }

  async function until(look: () => Promise<boolean>): Promise<void> {
    for (let n = 0; n < 150 && !(await look()); n++) await sleep(100)
    expect(await look()).toBe(true)
  }

  afterEach(async () => {
    for (const stop of [...running]) await stop()
    await (await made)?.store.close()
    made = undefined
    hours = 0
    expect(errors.splice(0)).toEqual([])
  })

  it('of three processes on one database sends each reminder once, even when processes start and stop', async () => {
    const party = await createStartedRaid(tableWithFixedSeed(await first()))
    await Promise.all([start(), start(), start()])
    await sleep(1_500)
    expect(await reminders(party)).toEqual([])
    hours = 9
    await until(async () => (await reminders(party)).length > 0)
    await sleep(1_500)
    expect(await reminders(party)).toEqual([1])
    for (const stop of [...running]) await stop()
    hours = 18 // reminders are due, but no process runs
    await sleep(500)
    await Promise.all([start(), start()])
    await until(async () => (await reminders(party)).length > 1)
    await sleep(1_500)
    expect(await reminders(party)).toEqual([1, 2])
  }, 60_000)

  it('answers by default in a raid with a time limit, and continues with the players who answer', async () => {
    const table = tableWithFixedSeed(await first())
    const party = await createStartedRaid(table)
    requireAccepted(await table.settings.changeRaid(party.raid.id, { limitHours: 4 }))
    await start()
    hours = 3.5
    const told = async (kind: string) =>
      (await announcementsOf(await first(), party)).some((one) => one.kind === kind)
    await until(() => told('warning'))
    expect(await told('onBehalf')).toBe(false)
    hours = 5
    await until(() => told('onBehalf'))
    requireAccepted(await answerOpenDecision(party, ['keep']))
  }, 60_000)
})
