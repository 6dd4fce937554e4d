/**
 * Executes due actions at intervals: actions about absent players, pings before raids begin, reminders of the
 * companion, and the deletion of old data. All processes share the work, and each action is done once.
 */
import { z } from 'zod'
import { databaseClock } from '../../store/database/clock.ts'
import type { Store } from '../../store/database/open.ts'
import { openJobQueue } from '../../store/jobs.ts'
import type { Table } from '../contract.ts'
import type { LobbyStartingSoon } from '../lobby/contract.ts'
import { personSchema } from '../model/person.ts'
import type { WarReminder } from '../war/contract.ts'
import { SCHEDULER_JOB_QUEUES } from './job-queues.ts'
import { DUE_ACTION_KINDS, type DueAction } from './timetable.ts'

interface ClockOptions {
  /** The interval in seconds at which one of all processes looks for due actions; at most 600. */
  readonly lookSeconds?: number
  /** Replaces the database's clock, so that a test can let days pass. */
  readonly now?: () => Date
  readonly onError: (error: unknown) => void
}

/** The handle with which the process stops its one scheduler, which `startScheduler` has started. */
export interface RunningScheduler {
  /** Stops the scheduler after its running actions have finished. */
  stop(): Promise<void>
}

const LOOK_SECONDS = 60
const KEEP_SECONDS = 600

const dueSchema: z.ZodType<DueAction> = z.object({
  raidId: z.string(),
  prompt: z.number().int(),
  deed: z.enum(DUE_ACTION_KINDS),
  nth: z.number().int(),
  at: z.coerce.date(),
})

const soonSchema: z.ZodType<LobbyStartingSoon> = z.object({ raidId: z.string(), at: z.coerce.date() })

const reminderSchema: z.ZodType<WarReminder> = z.object({
  warId: z.string(),
  version: z.number().int(),
  person: personSchema,
  nth: z.number().int(),
  since: z.coerce.date(),
  at: z.coerce.date(),
})

/** Starts to look for due actions, first at once and then at intervals, until it is stopped. */
export async function startScheduler(
  {
    store,
    table,
  }: { store: Store; table: Pick<Table, 'absence' | 'lobbies' | 'privacy' | 'retention' | 'war'> },
  { lookSeconds = LOOK_SECONDS, now: given, onError }: ClockOptions,
): Promise<RunningScheduler> {
  const now = async () => (given ? given() : databaseClock(store.db))
  const jobs = await openJobQueue(store, {
    queues: Object.values(SCHEDULER_JOB_QUEUES),
    pollSeconds: lookSeconds,
    onError,
  })
  await jobs.work(SCHEDULER_JOB_QUEUES.attend, async (data) => {
    await table.absence.attend(dueSchema.parse(data), await now())
  })
  await jobs.work(SCHEDULER_JOB_QUEUES.gather, async (data) => {
    await table.lobbies.remind(soonSchema.parse(data), await now())
  })
  await jobs.work(SCHEDULER_JOB_QUEUES.remind, async (data) => {
    await table.war.remind(reminderSchema.parse(data), await now())
  })
  await jobs.work(SCHEDULER_JOB_QUEUES.look, async () => {
    const silent = await table.war.due(await now())
    await jobs.add(
      SCHEDULER_JOB_QUEUES.remind,
      silent.map((one) => ({ key: silentKey(one), data: one })),
    )
    const soon = await table.lobbies.due(await now())
    await jobs.add(
      SCHEDULER_JOB_QUEUES.gather,
      soon.map((one) => ({ key: `${one.raidId} ${one.at.toISOString()}`, data: one })),
    )
    const due = await table.absence.due(await now())
    await jobs.add(
      SCHEDULER_JOB_QUEUES.attend,
      due.map((one) => ({ key: keyOf(one), data: one })),
    )
  })
  await jobs.work(SCHEDULER_JOB_QUEUES.keep, async () => {
    await table.retention.processDueRows(await now())
    await table.privacy.completeForgetting()
  })
  const look = () => {
    jobs.addOnceIn(SCHEDULER_JOB_QUEUES.look, lookSeconds).catch(onError)
    jobs.addOnceIn(SCHEDULER_JOB_QUEUES.keep, KEEP_SECONDS).catch(onError)
  }
  const timer = setInterval(look, lookSeconds * 1_000)
  look()
  return {
    async stop() {
      clearInterval(timer)
      await jobs.stop()
    },
  }
}

const silentKey = ({ warId, version, person, nth }: WarReminder): string =>
  [warId, version, person.id, nth].join(' ')

const keyOf = ({ raidId, prompt, deed, nth, at }: DueAction): string =>
  [raidId, prompt, deed, nth, at.toISOString()].join(' ')
