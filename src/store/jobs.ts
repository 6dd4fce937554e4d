/**
 * Jobs that one of all processes does, kept by pg-boss in the same database, in a schema of its own. A job has a key:
 * with a key that is there already it is not added again. A process that dies leaves its jobs to the others.
 */
import { createHash } from 'node:crypto'
import PgBoss from 'pg-boss'
import { causeOf, StoreError } from './errors.ts'
import { LOCKS } from './locks.ts'
import type { Sql, Store } from './open.ts'

interface Job {
  /** Says what it is; the same one is added once. */
  readonly key: string
  readonly data: object
}

export interface Jobs {
  /** Does the jobs of a queue, in this process too. What it throws is tried again; so may be what was done already. */
  work(queue: string, work: (data: object) => Promise<void>): Promise<void>
  add(queue: string, jobs: readonly Job[]): Promise<void>
  /** Adds a job unless one was added in these seconds, by whichever process. At most ten minutes. */
  addOnceIn(queue: string, seconds: number): Promise<void>
  /** What is being done is finished first. */
  stop(): Promise<void>
}

interface JobsOptions {
  readonly queues: readonly string[]
  /** How often this process looks for what others have added. */
  readonly pollSeconds: number
  /** How often one of all processes looks for what was left behind. */
  readonly tidySeconds?: number
  readonly onError: (error: unknown) => void
}

/** A job that takes longer was left by a process that died. */
const EXPIRE_SECONDS = 60
const RETRIES = 5
/** Then twice as long each time. */
const RETRY_SECONDS = 1
/** A key is free again so long after its job was done. */
const KEEP_SECONDS = 600
const FAREWELL_MS = 5_000
const AT_ONCE = 50

/**
 * Makes its tables where they are missing; several processes may do so at once.
 * @throws StoreError where they can't be made
 */
export async function openJobs(store: Store, options: JobsOptions): Promise<Jobs> {
  const line = watched(store.sql)
  const boss = bossOf(line.sql, options)
  const begin = async () => {
    await boss.start()
    for (const queue of options.queues) await boss.createQueue(queue)
    await catchUp(line.sql)
  }
  // processes that make tables at the same time stumble over each other
  await store
    .exclusively(LOCKS.makingJobTables, (sql) => line.by(sql, begin))
    .catch((error: unknown) => {
      throw new StoreError(
        `The tables of pg-boss, in the schema pgboss, can't be made or used: ${causeOf(error)}`,
      )
    })
  const workers = new Map<string, string>()
  /** This process need not wait for its next look. */
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

function bossOf(sql: Sql, { pollSeconds, tidySeconds = EXPIRE_SECONDS, onError }: JobsOptions): PgBoss {
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
 * Brings back jobs that lie in the future, since the database's clock was set back: what was to begin begins, and what was
 * begun or done is so by now. All our jobs are to begin at once; one that failed waits for less than two minutes.
 */
async function catchUp(sql: Sql): Promise<void> {
  await sql(`
    UPDATE pgboss.job SET start_after = least(start_after, now()), started_on = least(started_on, now()),
                          completed_on = least(completed_on, now())
    WHERE start_after > now() + CASE WHEN retry_count = 0 THEN interval '1 second' ELSE interval '2 minutes' END
       OR started_on > now() + interval '1 second' OR completed_on > now() + interval '1 second'`)
}

/** One that fails doesn't hinder the others; with it all are tried again. */
async function oneByOne(jobs: readonly PgBoss.Job<object>[], work: (data: object) => Promise<void>) {
  const failures: unknown[] = []
  for (const { data } of jobs) await work(data).catch((error: unknown) => failures.push(error))
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} jobs failed: ${failures[0]}`)
}

/** A key as a uuid, which is what a job's id has to be. */
function idOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}

/** pg-boss doesn't wait for all that it has asked of the database; we do, before the database is closed. */
function watched(usual: Sql) {
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
    /** During the work everything is asked of `sql`. */
    async by(sql: Sql, work: () => Promise<void>): Promise<void> {
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
