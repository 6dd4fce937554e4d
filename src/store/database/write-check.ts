/** Checks whether the database can still write: its disk has space, and it isn't read-only. */
import { statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import { z } from 'zod'
import { describeError } from './errors.ts'
import type { Store } from './open.ts'
import { READ_ONLY_SQL_STATE } from './write-failures.ts'

export interface WriteCheckResult {
  readonly isWell: boolean
  /** The problem as a sentence; null if there is none. */
  readonly why: string | null
  /** The free space on the embedded database's disk; null for PostgreSQL, whose disk is elsewhere. */
  readonly freeBytes: number | null
}

interface SpaceOptions {
  /** The folder of the embedded database; absent for PostgreSQL. */
  readonly dataDir?: string | undefined
  readonly freeBytes?: (folder: string) => Promise<number>
  /** The time in milliseconds for which the result of a check without a problem is used again. */
  readonly holdsMs?: number
}

const HOLDS_MS = 60_000
/** The time in milliseconds after which a database with a problem is checked again. */
const AGAIN_MS = 5_000
const MB = 1024 * 1024
/** The minimum of free space. The embedded database keeps 64 MB of log, and upkeep needs space too. */
const LEAST_FREE = 128 * MB

/**
 * Returns a function that checks the database. It tries a write at most once a minute, and after a problem at most
 * once in five seconds. It reports a failed write of the bot at once, until another write is committed.
 */
export function createWriteCheck(store: Store, options: SpaceOptions = {}): () => Promise<WriteCheckResult> {
  const { holdsMs = HOLDS_MS } = options
  let known: Promise<WriteCheckResult> | null = null
  let until = 0
  let failure: Error | null = null
  const looked = (): Promise<WriteCheckResult> => {
    const now = performance.now()
    const isChanged = failure !== store.writes.failure
    if (known && now < until && !isChanged) return known
    failure = store.writes.failure
    until = now + holdsMs
    known = look(store, options).then((found) => {
      if (!found.isWell) until = Math.min(until, performance.now() + AGAIN_MS)
      return found
    })
    return known
  }
  return async () => {
    const found = await looked()
    const why = found.why ?? whyFailed(store.writes.failure)
    return { ...found, isWell: why === null, why }
  }
}

async function look(
  store: Store,
  { dataDir, freeBytes: ask = bytesFree }: SpaceOptions,
): Promise<WriteCheckResult> {
  const freeBytes = dataDir === undefined ? null : await ask(resolve(dataDir)).catch(() => null)
  const why = tooLittle(freeBytes) ?? (await whyNotWritten(store))
  return { isWell: why === null, why, freeBytes }
}

async function bytesFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const tooLittle = (free: number | null): string | null =>
  free === null || free >= LEAST_FREE
    ? null
    : `The disk of DATA_DIR is nearly full: ${Math.floor(free / MB)} MB are free, and the database needs ${LEAST_FREE / MB}. Free some space. Nothing is lost meanwhile.`

const READ_ONLY = 'The database is read-only, so no answer can be stored.'

const cantWrite = (error: unknown): string =>
  `The database can’t write: ${describeError(error)}. If its disk is full, free some space. Nothing is lost meanwhile.`

function whyFailed(failure: Error | null): string | null {
  if (failure === null) return null
  return 'code' in failure && failure.code === READ_ONLY_SQL_STATE ? READ_ONLY : cantWrite(failure)
}

const readOnlySchema = z.array(z.object({ readOnly: z.string() })).length(1)

/**
 * Tries a write. It sorts data that doesn't fit into a small memory, so that PostgreSQL writes a temporary file of
 * about 300 kB.
 */
async function whyNotWritten({ transaction }: Store): Promise<string | null> {
  try {
    const rows: unknown = await transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL work_mem = '64kB'`
      await tx.$queryRaw`
        SELECT count(*)::int FROM (SELECT md5(n::text) AS m FROM generate_series(1, 5000) n ORDER BY m OFFSET 1) sorted`
      return tx.$queryRaw`SELECT current_setting('transaction_read_only') AS "readOnly"`
    })
    const [{ readOnly } = { readOnly: '' }] = readOnlySchema.parse(rows)
    return readOnly === 'on' ? READ_ONLY : null
  } catch (error) {
    return cantWrite(error)
  }
}
