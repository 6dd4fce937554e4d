/**
 * Jobs that all processes share; each is executed by one of them. pg-boss stores them in the same database, in a
 * separate schema. A job has a key. A second job with the same key isn't added until ten minutes after the end of the
 * first. If a process dies, the others execute its jobs.
 */
import { createHash } from 'node:crypto'
import PgBoss from 'pg-boss'
import { describeError, StoreError } from './database/errors.ts'
import { ADVISORY_LOCK_KEYS } from './database/locks.ts'
import type { RunSql, Store } from './database/open.ts'

interface Job {
  /** Identifies the job, so that it is added only once. */
  readonly key: string
  readonly data: object
}

export interface JobQueue {
  /**
   * Lets this process execute jobs of a queue, beside other processes. A job that throws is tried again. Even a job
   * that has succeeded may run again, because jobs are tried again together.
   */
  work(queue: string, work: (data: object) => Promise<void>): Promise<void>
  add(queue: string, jobs: readonly Job[]): Promise<void>
  /** Adds a job unless a process has added one in the present interval of `seconds`, which are at most ten minutes. */
  addOnceIn(queue: string, seconds: number): Promise<void>
  /** Takes no further jobs, and waits at most five seconds for the running ones. */
  stop(): Promise<void>
}

interface JobsOptions {
  readonly queues: readonly string[]
  /** The interval after which this process looks for jobs of other processes. */
  readonly pollSeconds: number
  /** The interval at which one of the processes looks for abandoned jobs. */
  readonly tidySeconds?: number
  readonly onError: (error: unknown) => void
}

/** The time limit of a job. A job that takes longer belongs to a process that died. */
const EXPIRE_SECONDS = 60
const RETRIES = 5
/** The delay doubles at each attempt. */
const RETRY_SECONDS = 1
/** The time after the end of a job during which its key can't be used again. */
const KEEP_SECONDS = 600
const FAREWELL_MS = 5_000
const AT_ONCE = 50

/**
 * Opens the job queue, and creates its tables if they are missing. Several processes may do so at the same
 * time.
 * @throws StoreError if they can't be created
 */
export async function openJobQueue(store: Store, options: JobsOptions): Promise<JobQueue> {
  const line = watched(store.sql)
  const boss = bossOf(line.sql, options)
  const begin = async () => {
    await boss.start()
    for (const queue of options.queues) await boss.createQueue(queue)
    await catchUp(line.sql)
  }
  // Processes that create tables at the same time would fail.
  await store
    .exclusively(ADVISORY_LOCK_KEYS.makingJobTables, (sql) => line.by(sql, begin))
    .catch((error: unknown) => {
      throw new StoreError(
        `The tables of pg-boss, in the schema pgboss, can't be created or used: ${describeError(error)}`,
      )
    })
  const workers = new Map<string, string>()
  /** Wakes the worker of a queue, so that this process doesn't wait for its next poll. */
  const wake = (queue: string) => boss.notifyWorker(workers.get(queue) ?? '')
  return {
    async work(queue, work) {
      const all = (jobs: PgBoss.Job<object>[]) => oneByOne(jobs, work)
      workers.set(queue, await boss.work<object>(queue, { batchSize: AT_ONCE }, all))
    },
    async add(queue, jobs) {
      if (jobs.length === 0) return
      await boss.insert(jobs.map(({ key, data }) => ({ id: idOf(key), name: queue, data })))
      wake(queue)
    },
    async addOnceIn(queue, seconds) {
      await catchUp(line.sql)
      if ((await boss.send(queue, {}, { singletonSeconds: seconds })) !== null) wake(queue)
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: FAREWELL_MS })
      await line.close()
    },
  }
}

function bossOf(sql: RunSql, { pollSeconds, tidySeconds = EXPIRE_SECONDS, onError }: JobsOptions): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: sql },
    schedule: false,
    pollingIntervalSeconds: pollSeconds,
    expireInSeconds: EXPIRE_SECONDS,
    maintenanceIntervalSeconds: tidySeconds,
    retryLimit: RETRIES,
    retryDelay: RETRY_SECONDS,
    retryBackoff: true,
    archiveCompletedAfterSeconds: KEEP_SECONDS,
    deleteAfterDays: 1,
  })
  boss.on('error', onError)
  return boss
}

/**
 * Corrects jobs with times in the future, which exist after the database's clock was set back: waiting jobs may begin
 * now, and begun or finished jobs get the present time. A failed job waits for less than two minutes.
 */
async function catchUp(sql: RunSql): Promise<void> {
  await sql(`
    UPDATE pgboss.job SET start_after = least(start_after, now()), started_on = least(started_on, now()),
                          completed_on = least(completed_on, now())
    WHERE start_after > now() + CASE WHEN retry_count = 0 THEN interval '1 second' ELSE interval '2 minutes' END
       OR started_on > now() + interval '1 second' OR completed_on > now() + interval '1 second'`)
}

/** Executes all jobs, even if one fails. After a failure, all of them are tried again together. */
async function oneByOne(jobs: readonly PgBoss.Job<object>[], work: (data: object) => Promise<void>) {
  const failures: unknown[] = []
  for (const { data } of jobs) await work(data).catch((error: unknown) => failures.push(error))
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} jobs failed: ${failures[0]}`)
}

/** Converts a key to a UUID, because pg-boss requires UUIDs as job ids. */
function idOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}

/**
 * Tracks pg-boss's queries, so that the database is closed only when all of them have ended. pg-boss itself doesn't
 * wait.
 */
function watched(usual: RunSql) {
  const asked = new Set<Promise<unknown>>()
  let current = usual
  let closed = false
  return {
    async sql(text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
      if (closed) return { rows: [] }
      const answer = current(text, values)
      const done = answer.finally(() => asked.delete(done)).catch(() => {})
      asked.add(done)
      return answer
    },
    /** Sends all queries to `sql` during the work. */
    async by(sql: RunSql, work: () => Promise<void>): Promise<void> {
      current = sql
      try {
        await work()
      } finally {
        current = usual
        await Promise.all(asked)
      }
    },
    async close() {
      closed = true
      await Promise.all(asked)
    },
  }
}
